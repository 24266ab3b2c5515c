import { textsOf } from '@/lib/bilingual/in-locale'
import { mentions } from '@/lib/i18n/fold'
import type { Publication, PublicationChoices } from './contract'
import type { PublicationState } from './search-params'

/** The texts of a publication that a search looks into: its title. */
export const searchedFields = ['DESCRIPTION'] as const

/** The portal's own entry for the whole world's market stands first in the country list. */
const pinnedCountry = 'GMK'

/** Countries with the pinned one first; the others keep their order. */
export function withPinnedFirst<C extends { code_3: string }>(countries: readonly C[]): C[] {
  const isPinned = ({ code_3 }: C) => code_3 === pinnedCountry
  return [...countries.filter(isPinned), ...countries.filter((country) => !isPinned(country))]
}

/** Whether filters mean this publication, where the provider does not filter. */
export function matchesPublication(
  publication: Publication,
  { q, country, industry, year }: PublicationState['filters'],
): boolean {
  const texts = searchedFields.flatMap((field) => Object.values(textsOf(publication, field)))
  const among = (chosen: readonly string[], values: readonly (string | number)[]) =>
    chosen.length === 0 || values.some((value) => chosen.includes(String(value)))
  return (
    among(country, [publication.country_id]) &&
    among(industry, publication.industry) &&
    among(year, [publication.year]) &&
    mentions(texts, q[0] ?? '')
  )
}

/** What the filters offer, from all publications, where the provider has no such call. */
export function choicesIn(
  publications: readonly Publication[],
  countries: PublicationChoices['countries'],
): PublicationChoices {
  const found = new Set(publications.map(({ country_id }) => country_id))
  const sectors = new Map(publications.flatMap((one) => one.sectors.map((s) => [s.id, s])))
  const years = new Set(publications.map(({ year }) => year))
  return {
    countries: countries.filter(({ id }) => found.has(id)),
    sectors: [...sectors.values()],
    years: [...years].toSorted().toReversed(),
  }
}

/** Whether a member reads a publication, or is told that it is for premium members. */
export function mayDownload({ for_vip }: Publication, isVip: boolean): boolean {
  return for_vip !== 1 || isVip
}
