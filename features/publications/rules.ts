import type { Publication } from './contract'

/** The fields of a publication that a search covers: its title. */
export const searchedFields = ['DESCRIPTION'] as const

/** The portal's own entry for the global market is first in the country list. */
const pinnedCountry = 'GMK'

/** Countries with the pinned one first; the others keep their order. */
export function withPinnedFirst<C extends { code_3: string }>(countries: readonly C[]): C[] {
  const isPinned = ({ code_3 }: C) => code_3 === pinnedCountry
  return [...countries.filter(isPinned), ...countries.filter((country) => !isPinned(country))]
}

/** Whether a member may read a publication, or gets the notice for premium members. */
export function mayDownload({ for_vip }: Publication, isVip: boolean): boolean {
  return for_vip !== 1 || isVip
}
