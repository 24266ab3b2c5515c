import { type SearchType, searchTypes } from '../kinds/contract'

/** The rank weight of each kind, from 0 to 1, added to the score of the match. */
export const kindWeights: Readonly<Record<SearchType, number>> = {
  pages: 0.8,
  guide: 0.6,
  trades: 0.9,
  agreements: 0.45,
  exports: 0.5,
  companies: 0.5,
  questions: 0.45,
  experts: 0.4,
  statistics: 0.4,
  products: 0.4,
  services: 0.35,
  events: 0.3,
  publications: 0.3,
  credentials: 0.25,
  barriers: 0.25,
  requests: 0.3,
  news: 0.5,
}

/** What counts of statistics: figures themselves, before pictures of them and long texts about them. */
const dataWeights: Readonly<Record<string, number>> = { infographics: -0.2, studies: -0.4 }

/** The rank weight of a record. */
export const weightOf = (kind: SearchType, { data_type }: { data_type?: unknown }): number =>
  kindWeights[kind] + (typeof data_type === 'string' ? (dataWeights[data_type] ?? 0) : 0)

/** The kinds of directory records, of which there may be a million. */
const directoryKinds: readonly SearchType[] = ['companies', 'products', 'services']

export function isOfDirectory(kind: SearchType): boolean {
  return directoryKinds.includes(kind)
}

/** The share of the directory's records in the sample. */
export const sampleShare = 1 / 64

/** The factor of Knuth's multiplicative hash. */
const scatter = 2_654_435_761
const places = 2 ** 32

export type Tier = 0 | 1 | 2

/**
 * The tier of a record: 0 for editorial records, 1 for a random sample of the directory, 2 for the
 * rest of it. A word that is frequent in the sample is frequent in the directory.
 */
export function tierOf(kind: SearchType, id: number): Tier {
  if (!isOfDirectory(kind)) return 0
  const seed = id + searchTypes.indexOf(kind) * 1_000_003
  const place = Number((BigInt(seed) * BigInt(scatter)) % BigInt(places)) / places
  return place < sampleShare ? 1 : 2
}

/** The tiers in the order in which they are searched, with the kinds of their records. */
export const tierKinds: Readonly<Record<Tier, readonly SearchType[]>> = {
  0: searchTypes.filter((kind) => !isOfDirectory(kind)),
  1: directoryKinds,
  2: directoryKinds,
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
    questions: count('questions'),
    guide: count('guide'),
    statistics: count('statistics'),
    credentials: count('credentials'),
    barriers: count('barriers'),
    requests: count('requests'),
  }
}
