import type { Agreement } from './contract'

/** The fields of an agreement that a search covers. */
export const searchedFields = [
  'title',
  'kind',
  'subtitle',
  'origin_rule',
  'proof_of_origin',
  'content',
  'keywords',
] as const

/** The values of an agreement that the filters of the list are compared with. */
export const filterValues = {
  country: ({ country_codes }: Agreement) => country_codes,
  status: ({ legal_status }: Agreement) => [legal_status],
}

/** The message key of a scope, which data have in English only. */
export function scopeKey(scope: string): string {
  return scope
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
