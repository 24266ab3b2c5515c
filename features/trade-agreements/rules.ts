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

/** Codes of all partner countries of some agreements. */
export function partnerCodes(agreements: readonly Agreement[]): string[] {
  return [...new Set(agreements.flatMap(({ country_codes }) => country_codes))]
}

/** The message key of a scope, which data have in English only. */
export function scopeKey(scope: string): string {
  return scope
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
