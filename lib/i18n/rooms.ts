/**
 * Page ids whose page is an application of its own: the folder that serves it. The address stays
 * `/pages/{id}-{slug}`; next.config leads it there (spec/decisions.md section 2).
 */
export const applicationPages = {
  100: 'faq-for-exporters',
  120: 'export-guide',
  130: 'market-information',
  140: 'readiness-assessment',
  150: 'support-institutions',
  160: 'international-buyers',
  190: 'contact-us',
  800: 'report-your-case',
} as const satisfies Record<number, string>

/** The tabs of the FAQ for exporters in their address, `?tab=financing`; the first is the default. */
export const faqTabs = [
  'freight-and-logistic',
  'financing',
  'legal-and-regulatory-requirements',
  'all',
] as const

export type FaqTabName = (typeof faqTabs)[number]

/**
 * Lists with an address of their own. The list and its pages (`?page=n` alone) are cached; a view
 * with one of its filters is rendered for the request, with a nonce policy.
 */
const listRooms: readonly { address: string; filters: readonly string[] }[] = [
  { address: '/news', filters: ['sort'] },
  { address: '/pool-of-experts', filters: ['q', 'expert'] },
  { address: '/free-trade-agreements', filters: ['q', 'country', 'status', 'sort'] },
]

/** Every filter key of every list: what the matcher of middleware must name. */
export const filterKeys = [...new Set(listRooms.flatMap(({ filters }) => filters))]

/** Whether a request asks for a filtered view of a list. */
export function isFilteredView(pathname: string, search: URLSearchParams): boolean {
  const path = pathname.replace(/^\/ar(?=\/)/, '')
  const room = listRooms.find(({ address }) => address === path)
  return room?.filters.some((key) => search.has(key)) ?? false
}

/** Next's own key, by which browsers tell pages from their data. */
const ownKey = '_rsc'

/** What application pages and others read from their query. */
const pageKeys: readonly { pattern: RegExp; keys: readonly string[] }[] = [
  { pattern: /^\/pages\/100(?:-|$)/, keys: ['tab', 'page'] },
  { pattern: /^\/pages\/130(?:-|$)/, keys: ['tab'] },
  { pattern: /^\/search(?:\/|$)/, keys: ['q'] },
  { pattern: /^\/auth\/login$/, keys: ['redirect'] },
  { pattern: /^\/profile\/user-enquiries$/, keys: ['q', 'status', 'sort', 'page'] },
]

/**
 * What the page at a path reads from its query, so that a cached page holds nothing else; and the
 * path in the one spelling under which a room is known.
 */
export function readsOf(path: string): { path: string; keys: readonly string[] } {
  const [prefix, own] = /^\/ar(?=\/)/.test(path) ? ['/ar', path.slice(3)] : ['', path]
  const room = listRooms.find(({ address }) => address === own.toLowerCase())
  if (room) {
    return { path: `${prefix}${room.address}`, keys: ['page', ...room.filters, ownKey] }
  }
  const keys = pageKeys.find(({ pattern }) => pattern.test(own))?.keys ?? []
  return { path, keys: [...keys, ownKey] }
}

const languages = [
  { prefix: '', locale: 'en' },
  { prefix: '/ar', locale: 'ar' },
] as const

const query = (key: string, value?: string) => ({
  type: 'query' as const,
  key,
  ...(value && { value }),
})
const pageNumber = query('page', '(?<page>\\d{1,6})')
/**
 * The tabs of market information by their number in the address, in their order on the page
 * (spec/decisions.md section 2): publications, data centre, interactive data, market studies,
 * matchmaking. Without a number it shows the publications.
 */
export const marketTabOrder = [1, 4, 5, 2, 3] as const

export type MarketTab = (typeof marketTabOrder)[number]

const otherTab = query('tab', '(?<tab>[2-5])')
const tabName = query('tab', `(?<tab>${faqTabs.join('|')})`)

interface RoomRewrite {
  source: string
  has?: ReturnType<typeof query>[]
  missing?: ReturnType<typeof query>[]
  destination: string
}

/** From the public addresses of rooms to the folders that serve them. */
export function roomRewrites(): RoomRewrite[] {
  return languages.flatMap(({ prefix, locale }): RoomRewrite[] => [
    ...listRooms.flatMap(({ address, filters }) => {
      const [source, folder] = [`${prefix}${address}`, `/${locale}${address}`]
      return [
        ...filters.map((key) => ({ source, has: [query(key)], destination: `${folder}/filtered` })),
        { source, has: [pageNumber], destination: `${folder}/pages/:page` },
        { source, destination: `${folder}/pages/1` },
      ]
    }),
    ...Object.entries(applicationPages).flatMap(([id, folder]): RoomRewrite[] => {
      const source = `${prefix}/pages/:record(${id}(?:-[^/]*)?)`
      const destination = `/${locale}/${folder}/:record`
      if (folder === applicationPages[130]) {
        return [
          { source, has: [otherTab], destination: `${destination}/:tab` },
          { source, destination },
        ]
      }
      if (folder !== applicationPages[100]) return [{ source, destination }]
      return [
        { source, has: [tabName, pageNumber], destination: `${destination}/:tab/:page` },
        { source, has: [tabName], destination: `${destination}/:tab/1` },
        { source, destination: `${destination}/${faqTabs[0]}/1` },
      ]
    }),
  ])
}

/** The folders have no addresses: whoever asks for one is led to the public address. */
export function roomRedirects() {
  return languages.flatMap(({ prefix }) => [
    ...listRooms.flatMap(({ address }) => [
      {
        source: `${prefix}${address}/pages/:page(\\d+)`,
        destination: `${prefix}${address}?page=:page`,
        permanent: true,
      },
      {
        source: `${prefix}${address}/filtered`,
        destination: `${prefix}${address}`,
        permanent: true,
      },
    ]),
    ...Object.entries(applicationPages).map(([id, folder]) => ({
      source: `${prefix}/${folder}/:record(${id}(?:-[^/]*)?)/:rest*`,
      destination: `${prefix}/pages/:record`,
      permanent: true,
    })),
  ])
}
