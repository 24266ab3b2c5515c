/** Where news for followers come from; `publications` are only counted, since members alone read them. */
export const followSources = [
  'news',
  'publications',
  'companies',
  'products',
  'services',
  'statistics',
  'agreements',
  'countries',
  'events',
  'markets',
  'requests',
  'barriers',
] as const

export type FollowSource = (typeof followSources)[number]

/** A source whose records have a line of their own. */
export type ShownSource = Exclude<FollowSource, 'publications'>
