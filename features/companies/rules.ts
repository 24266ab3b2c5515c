import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, valueOfPair } from '@/lib/bilingual/pair'
import { fileKeyOf } from '@/lib/files/names'
import { isArabicText } from '@/lib/i18n/fold'
import type { CompanyDetails } from './contract'

/** The names that the form of a company asks for in both languages. */
type NameField =
  'company_registered_name' | 'company_trading_name' | 'person_first_name' | 'person_last_name'

/** Names as a form sends them; the Arabic ones may be missing. */
type TypedNames = Readonly<
  Record<NameField, string> & Partial<Record<`${NameField}_ara`, string | undefined>>
>

/**
 * A name in both languages as it was typed. One in Arabic letters is the Arabic name too where none
 * was typed; a form without the Arabic name keeps the stored one.
 */
export function nameTyped<Field extends NameField>(
  field: Field,
  typed: TypedNames,
  stored: object = {},
) {
  const en: string = typed[field]
  const sent: string | undefined = valueOfPair(typed, field, 'ar', 'bare')
  const ar = isArabicText(en) ? sent || en : (sent ?? textsOf(stored, field).ar)
  return bilingualPair(field, { en, ar }, 'bare')
}

/** All names of a stored company. */
export function namesIn(company: object) {
  const both = <Field extends NameField>(field: Field) =>
    bilingualPair(field, textsOf(company, field), 'bare')
  return {
    ...both('company_registered_name'),
    ...both('company_trading_name'),
    ...both('person_first_name'),
    ...both('person_last_name'),
  }
}

/** All names of a company as they were typed. */
export function namesTyped(typed: TypedNames, stored?: object) {
  return {
    ...nameTyped('company_registered_name', typed, stored),
    ...nameTyped('company_trading_name', typed, stored),
    ...nameTyped('person_first_name', typed, stored),
    ...nameTyped('person_last_name', typed, stored),
  }
}

/** The keys of the stored files that versions of a company name. */
export function filesOf(versions: readonly (CompanyDetails | undefined)[]): string[] {
  const addresses = versions.flatMap((details) => {
    if (!details) return []
    const { logo, image, company_profile_pdf, certificates } = details
    return [logo, image, company_profile_pdf, ...certificates.map(({ file }) => file)]
  })
  return addresses.flatMap((address) => fileKeyOf(address ?? '') ?? [])
}

/** The fields in which one version of a company differs from another. */
export function changedFields(before: CompanyDetails, after: CompanyDetails): string[] {
  const now = new Map<string, unknown>(Object.entries(after))
  return Object.entries(before)
    .filter(([field, was]) => JSON.stringify(was) !== JSON.stringify(now.get(field)))
    .map(([field]) => field)
}
