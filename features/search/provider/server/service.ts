import 'server-only'
import { askProvider } from '@/features/accounts/provider/server/service'
import { allMenuEntries } from '@/features/pages/contract'
import { valuesOf } from '@/lib/api/list-query'
import { everyRecord, pageFrom, type Page } from '@/lib/api/paging'
import type { Endpoint } from '@/lib/api/endpoint'
import { orWhenMissing } from '@/lib/api/fallback'
import type { CallContext } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import type { Locale } from '@/lib/i18n/locale'
import { readSearch } from '@/lib/search/query'
import { processWide } from '@/lib/settings/process-wide'
import type { z } from 'zod'
import {
  searchAll,
  searchPageSize,
  searchSuggestions,
  suggestionLimit,
  type SearchAnswer,
  type Suggestion,
} from '../../contract'
import {
  agreementsDataset,
  companiesDataset,
  eventsDataset,
  expertsDataset,
  exportsDataset,
  newsDataset,
  publicationsDataset,
} from '../../datasets/contract'
import { countEach } from '../../documents/rules'
import { toHit, toSuggestion } from '../../server/mapper'
import { correctedBy, matching, type KeptRecord } from '../rules'
import { datasetFields, toPages, toRecords } from './mapper'

interface Query {
  q: string
  locale?: Locale | undefined
  types?: string | undefined
  page?: number | undefined
  per_page?: number | undefined
}

/**
 * The search of a portal on an existing provider: the provider's own where it has one, else over
 * the seven datasets and the menus, filtered here and kept for five minutes (spec/decisions.md
 * section 3).
 */
export function findAtProvider(query: Query, context: CallContext): Promise<SearchAnswer> {
  return orWhenMissing(ask(searchAll, { query }, context), async () => {
    const { found, search, corrected } = await mostLike(query.q, context)
    const asked = valuesOf(query.types)
    const counts = countEach((type) => found.filter(({ kind }) => kind === type).length)
    const chosen = asked ? found.filter(({ kind }) => asked.includes(kind)) : found
    const size = { page: query.page ?? 1, per_page: query.per_page ?? searchPageSize }
    const { data, ...page }: Page<KeptRecord> = pageFrom(chosen, size)
    const locale = query.locale ?? context.locale
    return {
      ...page,
      data: data.map((record) => toHit(record, search, locale)),
      counts,
      ...(corrected && { corrected: search.name }),
    }
  })
}

/** The same for suggestions: names that have words which begin so. */
export function suggestAtProvider(query: Query, context: CallContext): Promise<Suggestion[]> {
  return orWhenMissing(ask(searchSuggestions, { query }, context), async () => {
    const { found } = await mostLike(query.q, context)
    const locale = query.locale ?? context.locale
    return found.slice(0, suggestionLimit).map((record) => toSuggestion(record, locale))
  })
}

async function mostLike(q: string, context: CallContext) {
  const records = await recordsFor(context)
  const search = readSearch(q)
  const found = matching(records, search)
  if (found.length > 0 || search.terms.length === 0) return { found, search, corrected: false }
  const other = correctedBy(records, search)
  return { found: matching(records, other), search: other, corrected: other !== search }
}

async function ask<Response extends z.ZodType>(
  endpoint: Endpoint & { response: Response },
  input: object,
  context: CallContext,
): Promise<z.output<Response>> {
  return endpoint.response.parse(await askProvider(endpoint, input, context))
}

const keptMs = 300_000

interface Kept {
  until: number
  records: Promise<KeptRecord[]>
}

const kept = () => processWide('provider-search', () => new Map<string, Kept>())

function keep(name: string, load: () => Promise<KeptRecord[]>): Promise<KeptRecord[]> {
  const before = kept().get(name)
  if (before && before.until > Date.now()) return before.records
  const records = load()
  kept().set(name, { until: Date.now() + keptMs, records })
  records.catch(() => kept().delete(name))
  return records
}

/** Records a caller may find; publications are for members, whoever of them asked first. */
async function recordsFor(context: CallContext): Promise<KeptRecord[]> {
  const visitor = { ...context, actor: anonymous }
  const open = await keep('open', () => openRecords(visitor))
  if (context.actor.userId === null) return open
  const publications = await keep('publications', async () =>
    toRecords(
      'publications',
      await dataset(publicationsDataset, context),
      datasetFields.publications,
    ),
  )
  return [...open, ...publications]
}

const openDatasets = [
  ['events', eventsDataset],
  ['trades', agreementsDataset],
  ['exports', exportsDataset],
  ['companies', companiesDataset],
  ['experts', expertsDataset],
  ['news', newsDataset],
] as const

async function openRecords(context: CallContext): Promise<KeptRecord[]> {
  const pages = orWhenMissing(ask(allMenuEntries, {}, context), () => [])
  const datasets = openDatasets.map(async ([kind, endpoint]) =>
    toRecords(kind, await dataset(endpoint, context), datasetFields[kind]),
  )
  return [toPages(await pages), ...(await Promise.all(datasets))].flat()
}

type Dataset = (typeof openDatasets)[number][1] | typeof publicationsDataset

/** What every dataset answers, whatever else its records carry. */
type DatasetResponse = z.ZodType<{ id: number }[] | Page<{ id: number }>>

/** Every record of a dataset; none of one that the provider does not know. */
function dataset(endpoint: Dataset, context: CallContext): Promise<{ id: number }[]> {
  const asked = everyRecord((query) => ask<DatasetResponse>(endpoint, { query }, context))
  return orWhenMissing(asked, () => [])
}
