import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { isArabicText } from '@/lib/i18n/fold'
import type { CompanyDetails } from '../contract'
import { certificateLimit } from '../registration/contract'
import { isPairing } from '../registration/rules'
import type { Attachment } from './contract'

/** A certificate that a company has. */
export interface StoredCertificate {
  title: string
  file: string | null
}

/** A certificate as it is from then on: one that is there already, or with one of the new files. */
export type CertificateSource = { title: string; file: string } | { title: string; index: number }

/**
 * The certificates that a form asks for. A kept one is one of the company's own, each once, and
 * has a file; a new one has one of the files that came. Null where they do not match.
 */
export function certificatesAsked(
  asked: readonly Attachment[],
  stored: readonly StoredCertificate[],
  files: number,
): CertificateSource[] | null {
  const fresh = asked.filter((one) => one.is_new)
  if (asked.length > certificateLimit || !isPairing(fresh, files)) return null
  const left = stored.map((one, place) => ({ ...one, id: place + 1 }))
  const sources: CertificateSource[] = []
  for (const one of asked) {
    if (one.is_new) {
      sources.push({ title: one.title, index: one.file_index })
      continue
    }
    const place = left.findIndex(({ id, file }) =>
      one.id === undefined ? file !== null && file === one.file : id === one.id,
    )
    const [kept] = place === -1 ? [] : left.splice(place, 1)
    if (!kept || kept.file === null) return null
    sources.push({ title: one.title, file: kept.file })
  }
  return sources
}

/** A name that was typed once: one in Arabic letters is the Arabic name too, another one leaves that. */
export function renamed<Field extends string>(before: object, field: Field, typed: string) {
  const ar = isArabicText(typed) ? typed : textsOf(before, field).ar
  return bilingualPair(field, { en: typed, ar }, 'bare')
}

/** The fields in which one version of a company differs from another. */
export function changedFields(before: CompanyDetails, after: CompanyDetails): string[] {
  const now = new Map<string, unknown>(Object.entries(after))
  return Object.entries(before)
    .filter(([field, was]) => JSON.stringify(was) !== JSON.stringify(now.get(field)))
    .map(([field]) => field)
}
