/**
 * Page ids whose page is an application of its own: the folder that serves it. The address stays
 * `/pages/{id}-{slug}`; next.config leads it there (spec/decisions.md section 2).
 */
export const applicationPages = {
  100: 'faq-for-exporters',
  120: 'export-guide',
  130: 'market-tabs',
  140: 'readiness-assessment',
  170: 'jordan-key-trade-players',
  190: 'contact-us',
  800: 'report-your-case',
  810: 'fta-map',
} as const satisfies Record<number, string>

/** The tabs of the FAQ for exporters in their address, `?tab=financing`; the first is the default. */
export const faqTabs = [
  'freight-and-logistic',
  'financing',
  'legal-and-regulatory-requirements',
  'all',
] as const

export type FaqTabName = (typeof faqTabs)[number]

/** Application pages that are a list, served as the lists below. */
export const applicationLists = {
  90: {
    folder: 'international-events',
    filters: ['q', 'country', 'type', 'mode', 'industry', 'year', 'sort'],
  },
  91: { folder: 'credential-list', filters: ['q', 'type', 'country', 'year'] },
  150: { folder: 'support-institutions', filters: ['q', 'type', 'mode', 'governorate'] },
  160: {
    folder: 'international-buyers',
    filters: ['q', 'industry', 'service', 'country', 'governorate'],
  },
} as const satisfies Record<number, { folder: string; filters: readonly string[] }>

/** A segment that varies: its form in a pattern of Next, and whether a segment has it. */
interface Parameter {
  form: string
  has: (segment: string) => boolean
}

const number: Parameter = { form: '\\d+', has: (segment) => /^\d+$/.test(segment) }
const offer: Parameter = {
  form: 'products|services',
  has: (segment) => /^(?:products|services)$/i.test(segment),
}

interface ListRoom {
  /** The address before its parameters, and the folder that serves it where that is another one. */
  base: string
  folder?: string
  /** The parameters at the end of the address, by name. */
  parameters?: Readonly<Record<string, Parameter>>
  filters: readonly string[]
}

/** The segment that names a page by its id: `150-institutions`. */
const recordOf = (id: string | number) => `${id}(?:-[^/]*)?`

/**
 * Lists with an address of their own. The list and its pages (`?page=n` alone) are cached; a view
 * with one of its filters is rendered for the request, with a nonce policy.
 */
const listRooms: readonly ListRoom[] = [
  { base: '/news', filters: ['sort'] },
  { base: '/pool-of-experts', filters: ['q', 'expert'] },
  {
    base: '/local-events',
    filters: ['q', 'country', 'type', 'mode', 'industry', 'year', 'sort'],
  },
  { base: '/free-trade-agreements', filters: ['q', 'country', 'status', 'sort'] },
  {
    base: '/buyers',
    parameters: { id: number },
    filters: ['type', 'industry', 'service', 'sub'],
  },
  {
    base: '/local-buyers',
    parameters: { type: offer, sector: number, sub: number },
    filters: [],
  },
  ...Object.entries(applicationLists).map(([id, { folder, filters }]) => ({
    base: '/pages',
    folder: `/${folder}`,
    parameters: {
      record: {
        form: recordOf(id),
        has: (segment: string) => /^\d+(?=-|$)/.exec(segment)?.[0] === id,
      },
    },
    filters,
  })),
]

/** The address of a list as a pattern of Next, and the folder that serves it. */
function placesOf({ base, folder = base, parameters = {} }: ListRoom) {
  const named = Object.entries(parameters)
  const pattern = named.map(([name, { form }]) => `/:${name}(${form})`).join('')
  const names = named.map(([name]) => `/:${name}`).join('')
  return {
    address: base + pattern,
    folder: folder + names,
    /** The folder's own address, with the forms of its parameters. */
    hidden: folder + pattern,
    /** The public address with the values that the pattern found. */
    target: base + names,
  }
}

/** The list at an unprefixed path, in any case. */
function roomAt(path: string): ListRoom | undefined {
  return listRooms.find(({ base, parameters = {} }) => {
    const forms = Object.values(parameters)
    const segments = path.slice(base.length).split('/').slice(1)
    return (
      path.slice(0, base.length).toLowerCase() === base &&
      segments.length === forms.length &&
      forms.every(({ has }, index) => has(segments[index] ?? '')) &&
      (path[base.length] ?? '/') === '/'
    )
  })
}

/** Every filter key of every list: what the matcher of middleware must name. */
export const filterKeys = [...new Set(listRooms.flatMap(({ filters }) => filters))]

/** Whether a request asks for a filtered view of a list. */
export function isFilteredView(pathname: string, search: URLSearchParams): boolean {
  const room = roomAt(pathname.replace(/^\/ar(?=\/)/, ''))
  return room?.filters.some((key) => search.has(key)) ?? false
}

/** Next's own key, by which browsers tell pages from their data. */
const ownKey = '_rsc'

/** What application pages and others read from their query. */
const pageKeys: readonly { pattern: RegExp; keys: readonly string[] }[] = [
  { pattern: /^\/pages\/100(?:-|$)/, keys: ['tab', 'page'] },
  { pattern: /^\/pages\/130(?:-|$)/, keys: ['tab'] },
  { pattern: /^\/search(?:\/|$)/, keys: ['q', 'type', 'page'] },
  { pattern: /^\/auth\/login$/, keys: ['redirect'] },
  { pattern: /^\/sitemap\.xml$/, keys: ['part'] },
  { pattern: /^\/profile\/user-enquiries$/, keys: ['q', 'status', 'sort', 'page'] },
]

/** The keys a page reads (a cached one holds nothing else), and the one spelling of its path. */
export function readsOf(path: string): { path: string; keys: readonly string[] } {
  const [prefix, own] = /^\/ar(?=\/)/.test(path) ? ['/ar', path.slice(3)] : ['', path]
  const room = roomAt(own)
  if (room) {
    const spelled = room.parameters ? own : room.base
    return { path: `${prefix}${spelled}`, keys: ['page', ...room.filters, ownKey] }
  }
  const keys = pageKeys.find(({ pattern }) => pattern.test(own))?.keys ?? []
  return { path, keys: [...keys, ownKey] }
}

const query = (key: string, value?: string) => ({
  type: 'query' as const,
  key,
  ...(value && { value }),
})
const pageNumber = query('page', '(?<page>\\d{1,6})')
/**
 * The tabs of market information by their number, in their order (spec/decisions.md section 2):
 * publications (also without a number), data centre, interactive data, studies, matchmaking.
 */
export const marketTabOrder = [1, 4, 5, 2, 3] as const
export type MarketTab = (typeof marketTabOrder)[number]

const otherTab = query('tab', '(?<tab>[2-5])')
const tabName = query('tab', `(?<tab>${faqTabs.join('|')})`)

interface RoomRewrite {
  source: string
  has?: ReturnType<typeof query>[]
  destination: string
}

/** What stands before every address, once the unprefixed ones have got their language. */
const language = '/:locale(en|ar)'

/** From public addresses behind their language to the folders that serve them. */
export function roomRewrites(): RoomRewrite[] {
  return [
    ...listRooms.flatMap((room) => {
      const { address, folder: served } = placesOf(room)
      const [source, folder] = [`${language}${address}`, `/:locale${served}`]
      return [
        ...room.filters.map((key) => ({
          source,
          has: [query(key)],
          destination: `${folder}/filtered`,
        })),
        { source, has: [pageNumber], destination: `${folder}/pages/:page` },
        { source, destination: `${folder}/pages/1` },
      ]
    }),
    ...Object.entries(applicationPages).flatMap(([id, folder]): RoomRewrite[] => {
      const source = `${language}/pages/:record(${recordOf(id)})`
      const destination = `/:locale/${folder}/:record`
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
  ]
}

/** The folders have no addresses: whoever asks for one is led to the public address. */
export function roomRedirects() {
  const own = listRooms.filter(({ folder }) => folder === undefined)
  const plain = own.filter(({ parameters }) => !parameters).map(({ base }) => base.slice(1))
  const lists = Object.values(applicationLists).map(({ folder }) => folder)
  const record = ':record(\\d+(?:-[^/]*)?)'
  const hidden = [
    { hidden: `/:list(${plain.join('|')})`, target: '/:list' },
    ...own.filter(({ parameters }) => parameters).map(placesOf),
    { hidden: `/:folder(${lists.join('|')})/${record}`, target: '/pages/:record' },
  ]
  return ['', '/ar'].flatMap((prefix) => [
    ...hidden.flatMap(({ hidden: folder, target }) => [
      {
        source: `${prefix}${folder}/pages/:page(\\d+)`,
        destination: `${prefix}${target}?page=:page`,
        permanent: true,
      },
      { source: `${prefix}${folder}/filtered`, destination: `${prefix}${target}`, permanent: true },
    ]),
    {
      source: `${prefix}/:folder(${Object.values(applicationPages).join('|')})/${record}/:rest*`,
      destination: `${prefix}/pages/:record`,
      permanent: true,
    },
  ])
}
