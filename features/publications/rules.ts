import type { Publication } from './contract'

/** The fields of a publication that a search covers: its title. */
export const searchedFields = ['DESCRIPTION'] as const

/** The portal's own entry for the global market is first in the country list. */
const pinnedCountry = 'GMK'

/** Whether a country is the portal's entry for all of them. */
export function isGlobalMarket({ code_3 }: { code_3?: string | undefined }): boolean {
  return code_3 === pinnedCountry
}

/** Countries with the pinned one first; the others keep their order. */
export function withPinnedFirst<C extends { code_3: string }>(countries: readonly C[]): C[] {
  const others = countries.filter((country) => !isGlobalMarket(country))
  return [...countries.filter(isGlobalMarket), ...others]
}

/** Whether a member may read a publication, or gets the notice for premium members. */
export function mayDownload({ for_vip }: Publication, isVip: boolean): boolean {
  return for_vip !== 1 || isVip
}
