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
import type * as searchCalls from '../contract'
import { searchAll, searchSuggestions } from '../contract'
import { datasetTables } from '../datasets/server/datasets.provider'
import { countEach } from '../rules/search-documents'
import { searchPageSize, suggestionLimit } from '../kinds/contract'
import { toHit, toSuggestion } from './search.mapper'
import { correctedBy, matching, type SearchableRecord } from '../rules/provider'
import { datasetFields, toPages, toRecords } from './provider.mapper'

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
