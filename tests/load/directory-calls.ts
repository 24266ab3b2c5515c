/** A word of one name in four hundred, and a company with many products (`directory-records.ts`). */
const word = 'word7'
const largest = 1_000

const lists = [
  'international-buyers?',
  `international-buyers?q=${word}&`,
  'international-buyers?industry=1&',
  'international-buyers?service=14&',
  'international-buyers?country=400&',
  'international-buyers?governorate=1&',
  'international-buyers?industry=1&governorate=1&',
  'local-buyers?',
  'products_by_sub_ind_id/101?',
  'services_by_sub_ind_id/1401?',
  `company-offers/${largest}?`,
  `company-offers/${largest}?type=products&`,
  `company-offers/${largest}?industry=1&`,
  `company-offers/${largest}?sub=101&`,
  `products/${largest}?`,
] as const

const pageOf = (list: string, page: number) => `${list}page=${page}&per_page=9`

/** The calls behind every list and filter of the directory: their first, 100th and 1,000th page. */
export const directoryCalls = lists.map((list) => ({
  first: pageOf(list, 1),
  pages: [1, 100, 1_000].map((page) => pageOf(list, page)),
}))
