import type { Agreement } from './contract'

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
