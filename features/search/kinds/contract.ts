/**
 * The types of records in the order of the filters (spec part 3, 'Global search'): `trades` are the
 * treaties of the list of trade agreements, `agreements` the pages of partner countries, `exports`
 * the institutions that support exporters.
 */
export const searchTypes = [
  'pages',
  'events',
  'trades',
  'agreements',
  'exports',
  'publications',
  'companies',
  'experts',
  'products',
  'services',
  'news',
] as const

export type SearchType = (typeof searchTypes)[number]

/** The default page size, and the maximum number of suggestions. */
export const searchPageSize = 10
export const suggestionLimit = 8
