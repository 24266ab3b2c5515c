import type { CompanyDetails } from '../contract'
import type { Attachment } from '../my-company/contract'
import { certificateLimit } from '../registration/contract'
import { isPairing } from '../registration/rules'
import type { Validity } from './contract'

/** How many days before its last one the owner is reminded of a certificate. */
export const reminderDays = 30

/** Whether a certificate is valid on a day, `YYYY-MM-DD`; without dates it is. */
export function isValidOn(
  { valid_from: from, valid_until: until }: Validity,
  day: string,
): boolean {
  return (!from || from <= day) && (!until || until >= day)
}

type StoredCertificate = CompanyDetails['certificates'][number]

/** A certificate after the change: a stored one, or one with a new file. */
export type CertificateSource = Omit<StoredCertificate, 'file'> &
  ({ file: string } | { index: number })

/** The title and days of a certificate; what the form does not say stays as it was stored. */
function factsAsked(one: Attachment, { valid_from, valid_until, is_public }: StoredFacts) {
  return {
    title: one.title,
    valid_from: one.valid_from === undefined ? valid_from : one.valid_from,
    valid_until: one.valid_until === undefined ? valid_until : one.valid_until,
    is_public: one.is_public ?? is_public,
  }
}

type StoredFacts = Pick<StoredCertificate, 'valid_from' | 'valid_until' | 'is_public'>

const noFacts: StoredFacts = { valid_from: null, valid_until: null, is_public: true }

/**
 * The requested certificates of a form. A kept one must be the company's own, occur once and have a
 * file; a new one must have an uploaded file. Null when they do not match.
 */
export function certificatesAsked(
  requested: readonly Attachment[],
  stored: readonly StoredCertificate[],
  files: number,
): CertificateSource[] | null {
  const fresh = requested.filter((one) => one.is_new)
  if (requested.length > certificateLimit || !isPairing(fresh, files)) return null
  const left = stored.map((one, place) => ({ ...one, id: place + 1 }))
  const sources: CertificateSource[] = []
  for (const one of requested) {
    if (one.is_new) {
      sources.push({ ...factsAsked(one, noFacts), index: one.file_index })
      continue
    }
    const place = left.findIndex(({ id, file }) =>
      one.id === undefined ? file !== null && file === one.file : id === one.id,
    )
    const [kept] = place === -1 ? [] : left.splice(place, 1)
    if (!kept || kept.file === null) return null
    sources.push({ ...factsAsked(one, kept), file: kept.file })
  }
  return sources
}
