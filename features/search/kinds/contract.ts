/**
 * The types of records in the order of the filters (spec part 3, 'Global search'): `trades` are the
 * treaties of the list of trade agreements, `agreements` the pages of partner countries, `exports`
 * the institutions that support exporters. `questions` are those of the FAQ pages, `guide` the steps
 * of the export guide, `requests` what buyers want to buy. The samples of the directory follow from this order: new types are added last.
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
  'questions',
  'guide',
  'statistics',
  'credentials',
  'barriers',
  'requests',
] as const

export type SearchType = (typeof searchTypes)[number]

/** The page ids of lists whose records have no page of their own (spec part 3, 'Global search'). */
export const listPages = {
  events: 90,
  credentials: 91,
  questions: 100,
  guide: 120,
  publications: 130,
  exports: 150,
  contact: 190,
} as const

/**
 * Where the numbers of documents of `pages` begin that are no menu entries: pages that no menu holds,
 * offices, and what markets give outside the list of agreements.
 */
export const pageNumbers = {
  fixed: 2_000_000_000,
  offices: 2_010_000_000,
  schemes: 2_020_000_000,
} as const

/** The default page size, and the maximum number of suggestions. */
export const searchPageSize = 10
export const suggestionLimit = 8
