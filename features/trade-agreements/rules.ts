import { textsOf } from '@/lib/bilingual/in-locale'
import { mentions } from '@/lib/i18n/fold'
import type { DateSort } from '@/lib/api/list-state'
import type { Agreement } from './contract'
import type { AgreementState } from './search-params'

/** The texts of an agreement that a search looks into. */
export const searchedFields = [
  'title',
  'kind',
  'subtitle',
  'origin_rule',
  'proof_of_origin',
  'content',
  'keywords',
] as const

/** Whether filters mean this agreement, where the provider does not filter. */
export function matchesAgreement(
  agreement: Agreement,
  { q, country, status }: AgreementState['filters'],
): boolean {
  const texts = searchedFields.flatMap((field) => Object.values(textsOf(agreement, field)))
  return (
    country.every((code) => agreement.country_codes.includes(code)) &&
    (status.length === 0 || status.includes(agreement.legal_status ?? '')) &&
    mentions(texts, q[0] ?? '')
  )
}

/** Agreements in the order asked for; a provider sends the newest in force first. */
export function orderAgreements(agreements: Agreement[], sort: DateSort | ''): Agreement[] {
  if (sort !== 'date-asc') return agreements
  const dated = agreements.filter(({ in_force }) => in_force !== null)
  return [...dated.toReversed(), ...agreements.filter(({ in_force }) => in_force === null)]
}

/** Codes of all partner countries of some agreements. */
export function partnerCodes(agreements: readonly Agreement[]): string[] {
  return [...new Set(agreements.flatMap(({ country_codes }) => country_codes))]
}

/** The key under which messages name a scope; data know scopes in English only. */
export function scopeKey(scope: string): string {
  return scope
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
