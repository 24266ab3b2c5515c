import 'server-only'
import { allMenuEntries } from '@/features/pages/contract'
import { whenNotFound } from '@/lib/api/fallback'
import type { Stances } from '@/lib/api/feature'
import { valuesOf } from '@/lib/api/list-query'
import { everyRecord, pageFrom, pageLimit, type Page } from '@/lib/api/paging'
import type { Provider } from '@/lib/api/upstream/adapter'
import { askProvider } from '@/lib/api/upstream/provider'
import { listFromTable } from '@/lib/api/upstream/table-list'
import { anonymous } from '@/lib/auth/actor'
import { readSearch } from '@/lib/search/query'
import { processWide } from '@/lib/settings/process-wide'
import type { z } from 'zod'
import type { MenuEntry } from '@/features/pages/contract'
import { textsOf } from '@/lib/bilingual/in-locale'
import { plainText } from '@/lib/html/plain-text'
import { entryAddress } from '@/lib/routing/entry-address'
import { locales, type Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { slugOf } from '@/lib/i18n/slug'
import type * as searchCalls from '../contract'
import { searchAll, searchSuggestions } from '../contract'
import { datasetTables } from '../datasets/server/datasets.provider'
import { countEach } from '../rules/kind-weights'
import { searchPageSize, suggestionLimit } from '../kinds/contract'
import { toHit, toSuggestion } from './search.mapper'
import {
  correctedBy,
  matching,
  type SearchableRecord,
  searchableRecord,
} from '../rules/record-search'
import type { SearchType } from '../kinds/contract'

const inBoth = (make: (locale: Locale) => string): Record<Locale, string> => ({
  en: make('en'),
  ar: make('ar'),
})

const inPlain = (record: object, field: string) => {
  const texts = textsOf(record, field)
  return inBoth((locale) => plainText(texts[locale]))
}

/** The titles of a record; a single name without language counts for both languages. */
function titlesOf(record: object, field: string): Record<Locale, string> {
  const found = textsOf(record, field)
  const bare = Object.entries(record).find(([name]) => name === field)?.[1]
  const only = typeof bare === 'string' ? bare : ''
  return found.en || found.ar ? found : { en: only, ar: '' }
}

/** The address of a list filtered by the name of a record (spec part 3, 'Global search'). */
const inList = (address: string) => (titles: Record<Locale, string>) =>
  inBoth((locale) => {
    const title = titles[locale] || titles.en || titles.ar
    return `${address}?${new URLSearchParams({ q: title })}`
  })

interface Fields {
  title: string
  text?: string
  paths: (titles: Record<Locale, string>, id: number) => Record<Locale, string>
}

const eventLists = {
  local: inList(routes.localEvents()),
  international: inList(routes.applicationPage('90')),
}

/** The records of one dataset. */
function toRecords(
  kind: SearchType,
  records: readonly { id: number; location_type?: string }[],
  { title, text, paths }: Fields,
): SearchableRecord[] {
  return records.map((record) => {
    const titles = titlesOf(record, title)
    const texts = text === undefined ? { en: '', ar: '' } : inPlain(record, text)
    const list = record.location_type === 'Local event' ? 'local' : 'international'
    const found = kind === 'events' ? eventLists[list](titles) : paths(titles, record.id)
    return searchableRecord({ kind, record_id: record.id, titles, texts, paths: found })
  })
}

/** The addresses of the records of each dataset, and the fields that are searched. */
const datasetFields = {
  events: { title: 'name', text: 'description', paths: eventLists.international },
  trades: { title: 'DESCRIPTION', text: 'TARIFF', paths: inList(routes.freeTradeAgreements()) },
  exports: { title: 'name', text: 'description', paths: inList(routes.applicationPage('150')) },
  publications: {
    title: 'DESCRIPTION',
    text: 'TARIFF',
    paths: inList(routes.applicationPage('130')),
  },
  companies: {
    title: 'company_registered_name',
    paths: (_, id) => inBoth(() => routes.company(id)),
  },
  experts: { title: 'FULL_NAME', text: 'DESCRIPTION', paths: inList(routes.poolOfExperts()) },
  news: {
    title: 'DESCRIPTION',
    text: 'TARIFF',
    paths: (titles, id) => inBoth(() => routes.newsItem(id, slugOf(titles.en || titles.ar))),
  },
} as const satisfies Partial<Record<SearchType, Fields>>

/** The pages of a provider's menus, without aliases and external links. */
function toPages(entries: readonly MenuEntry[]): SearchableRecord[] {
  return entries
    .filter((entry) => entry.alias_of === null && textsOf(entry, 'link').en === '')
    .map((entry) =>
      searchableRecord({
        kind: 'pages',
        record_id: entry.id,
        titles: textsOf(entry, 'title'),
        texts: inPlain(entry, 'content'),
        paths: {
          en: entryAddress(entry, locales[0]),
          ar: entryAddress(entry, locales[1]),
        },
      }),
    )
}

/**
 * Calls the search of the provider where it has one, else searches its seven datasets and its menus,
 * which are cached for five minutes (spec/decisions.md section 3).
 */
export const searchAtProvider = {
  searchAll: ({ query }, provider) =>
    whenNotFound(provider.ask(searchAll, { query }), async () => {
      const { found, search, corrected } = await bestMatches(
        query.q,
        provider,
        query.exact === 'true',
      )
      const wanted = valuesOf(query.types)
      const counts = countEach((type) => found.filter(({ kind }) => kind === type).length)
      const chosen = wanted ? found.filter(({ kind }) => wanted.includes(kind)) : found
      const size = { page: query.page ?? 1, per_page: query.per_page ?? searchPageSize }
      const { data, ...page }: Page<SearchableRecord> = pageFrom(chosen, size)
      const locale = query.locale ?? provider.context.locale
      return {
        ...page,
        data: data.map((record) => toHit(record, search, locale)),
        counts,
        ...(corrected && { corrected: search.name }),
      }
    }),
  searchSuggestions: ({ query }, provider) =>
    whenNotFound(provider.ask(searchSuggestions, { query }), async () => {
      const { found } = await bestMatches(query.q, provider)
      const locale = query.locale ?? provider.context.locale
      return found.slice(0, suggestionLimit).map((record) => toSuggestion(record, locale))
    }),
} satisfies Partial<Stances<typeof searchCalls>>

async function bestMatches(q: string, provider: Provider, isExact = false) {
  const records = await recordsFor(provider)
  const search = readSearch(q)
  const found = matching(records, search)
  if (found.length > 0 || isExact || search.terms.length === 0) {
    return { found, search, corrected: false }
  }
  const other = correctedBy(records, search)
  return { found: matching(records, other), search: other, corrected: other !== search }
}

const cacheMs = 300_000

interface CacheEntry {
  until: number
  records: Promise<SearchableRecord[]>
}

const cache = () => processWide('provider-search', () => new Map<string, CacheEntry>())

function cached(
  name: string,
  load: () => Promise<SearchableRecord[]>,
): Promise<SearchableRecord[]> {
  const before = cache().get(name)
  if (before && before.until > Date.now()) return before.records
  const records = load()
  cache().set(name, { until: Date.now() + cacheMs, records })
  records.catch(() => cache().delete(name))
  return records
}

/** The records a caller may find; publications are for members, who share one cached copy. */
async function recordsFor(provider: Provider): Promise<SearchableRecord[]> {
  const open = await cached('open', () => openRecords(provider))
  if (provider.context.actor.userId === null) return open
  const publications = await cached('publications', () => dataset('publications', provider.context))
  return [...open, ...publications]
}

const openDatasets = ['events', 'trades', 'exports', 'companies', 'experts', 'news'] as const

/** The public records, loaded as a visitor. */
async function openRecords({ call, context }: Provider): Promise<SearchableRecord[]> {
  const visitor = { ...context, actor: anonymous }
  const pages = whenNotFound(call(allMenuEntries, {}), () => [])
  const datasets = openDatasets.map((kind) => dataset(kind, visitor))
  return [toPages(await pages), ...(await Promise.all(datasets))].flat()
}

/** The part of the answer that all datasets have in common. */
type Answer = { id: number }[] | Page<{ id: number }>

/** Loads all records of a dataset; none where the provider does not have it. */
async function dataset(
  kind: keyof typeof datasetTables,
  context: Provider['context'],
): Promise<SearchableRecord[]> {
  const { response, ...table } = datasetTables[kind]
  const schema: z.ZodType<Answer> = response
  const ask = async (query: object) => {
    const input = { query }
    const answer = schema.parse(await askProvider({ ...table, response }, input, context))
    return listFromTable(answer, query, { pageSize: pageLimit })
  }
  const records = await whenNotFound(everyRecord(ask), () => [])
  return toRecords(kind, records, datasetFields[kind])
}
