import { type SearchType, searchTypes } from '../kinds/contract'

/** The rank weight of each kind, from 0 to 1, added to the score of the match. */
export const kindWeights: Readonly<Record<SearchType, number>> = {
  pages: 0.8,
  trades: 0.5,
  agreements: 0.45,
  exports: 0.5,
  companies: 0.5,
  experts: 0.4,
  products: 0.4,
  services: 0.35,
  events: 0.3,
  publications: 0.3,
  news: 0.2,
}

/** The kinds of directory records, of which there may be a million. */
const directoryKinds: readonly SearchType[] = ['companies', 'products', 'services']

export function isOfDirectory(kind: SearchType): boolean {
  return directoryKinds.includes(kind)
}

/** The share of the directory's records in tier 1, and in tiers 1 and 2 together. */
export const tierShares = { first: 1 / 64, second: 9 / 64 } as const

/** The factor of Knuth's multiplicative hash. */
const scatter = 2_654_435_761
const places = 2 ** 32

/**
 * The tier of a record: 0 for editorial records, 1 to 3 for the directory. A tier is a random sample
 * of the directory, so that a word that is frequent in one tier is frequent in all.
 */
export function tierOf(kind: SearchType, id: number): 0 | 1 | 2 | 3 {
  if (!isOfDirectory(kind)) return 0
  const seed = id + searchTypes.indexOf(kind) * 1_000_003
  const place = Number((BigInt(seed) * BigInt(scatter)) % BigInt(places)) / places
  if (place < tierShares.first) return 1
  return place < tierShares.second ? 2 : 3
}

/** The result of `count` for each type. */
export function countEach(count: (type: SearchType) => number): Record<SearchType, number> {
  return {
    pages: count('pages'),
    events: count('events'),
    trades: count('trades'),
    agreements: count('agreements'),
    exports: count('exports'),
    publications: count('publications'),
    companies: count('companies'),
    experts: count('experts'),
    products: count('products'),
    services: count('services'),
    news: count('news'),
  }
}
