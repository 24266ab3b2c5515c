import 'server-only'
import { pageOf } from '@/lib/api/paging'
import { valuesOf } from '@/lib/api/list-query'
import type { CallContext } from '@/lib/api/route'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/database'
import type { Locale } from '@/lib/i18n/locale'
import {
  readSearch,
  withPrefixMatches,
  tsqueryOf,
  unfinishedWord,
  type Search,
} from '@/lib/search/query'
import { noteSearch } from '../search-log/server/service'
import type { SearchAnswer, Suggestion } from '../contract'
import { searchPageSize, type SearchType, searchTypes, suggestionLimit } from '../kinds/contract'
import { countEach, isOfDirectory, tierShares } from '../documents/rules'
import { resultLimit } from '../rules'
import { corrected, prefixMatches } from '../spelling/server/service'
import { toHit, toSuggestion } from './mapper'
import {
  furtherReadLimits,
  leading,
  selectDocuments,
  selectFound,
  suggestionReadLimits,
  searchReadLimits,
  type Found,
  type SearchCriteria,
  type Place,
  type ReadLimits,
} from './repository'

interface SearchQuery {
  q: string
  locale?: Locale | undefined
  types?: string | undefined
  page?: number | undefined
  per_page?: number | undefined
}

type Range = { limit: number; offset: number }

/** The audiences of a caller: publications are for members (spec part 1 section 2.7). */
const audiencesFor = ({ userId }: Actor): SearchCriteria['audiences'] =>
  userId === null ? ['public'] : ['public', 'user']

/**
 * Finds everything that mentions a text in either language, best first. Without a match for all
 * words it corrects mistyped ones, and then matches any of the words. No typed text makes it fail: a
 * text without words finds nothing.
 */
export async function findEverywhere(
  query: SearchQuery,
  context: CallContext,
): Promise<SearchAnswer> {
  const per_page = query.per_page ?? searchPageSize
  const offset = ((query.page ?? 1) - 1) * per_page
  const range = {
    limit: Math.max(0, Math.min(per_page, resultLimit - offset)),
    offset: Math.min(offset, resultLimit),
  }
  const requested = readSearch(query.q)
  const types = typesIn(query.types)
  const db = await database()
  const found = await bestMatches(db, requested, {
    audiences: audiencesFor(context.actor),
    types,
    range,
    limits: searchReadLimits,
  })
  const locale = query.locale ?? context.locale
  const documents = await selectDocuments(db, found.places)
  const least = documents.length > 0 ? offset + documents.length : 0
  const total = Math.max(sumOf(found, types), least)
  if (requested.terms.length > 0 && (query.page ?? 1) === 1)
    noteSearch(db, query.q, sumOf(found) > 0)
  const page = pageOf(
    { data: documents.map((one) => toHit(one, found.search, locale)), total },
    query,
    searchPageSize,
  )
  return {
    ...page,
    counts: found.counts,
    ...(found.search.name !== requested.name && { corrected: found.search.name }),
  }
}

/** Up to eight records whose names have a word that starts with the text. */
export async function suggest(
  query: Pick<SearchQuery, 'q' | 'locale'>,
  context: CallContext,
): Promise<Suggestion[]> {
  const db = await database()
  const locale = query.locale ?? context.locale
  const { places } = await bestMatches(db, readSearch(query.q), {
    audiences: audiencesFor(context.actor),
    range: { limit: suggestionLimit, offset: 0 },
    limits: suggestionReadLimits,
    namesOnly: true,
  })
  const documents = await selectDocuments(db, places)
  return documents.map((one) => toSuggestion(one, locale))
}

const typesIn = (list: string | undefined): SearchType[] | undefined => {
  const requested = valuesOf(list)
  const types = requested && searchTypes.filter((type) => requested.includes(type))
  return types?.length === searchTypes.length ? undefined : types
}

interface SearchRequest {
  audiences: SearchCriteria['audiences']
  types?: readonly SearchType[] | undefined
  range: Range
  limits: ReadLimits
  /** Searches titles only. */
  namesOnly?: boolean
}

interface Answered {
  /** The search with these results: the requested or the corrected one. */
  search: Search
  places: readonly Place[]
  counts: Record<SearchType, number>
}

async function bestMatches(
  db: Database,
  requested: Search,
  request: SearchRequest,
): Promise<Answered> {
  const found = await find(db, requested, request)
  if (requested.terms.length === 0 || sumOf(found) > 0) return found
  const search = await corrected(db, requested)
  const again = search === requested ? found : await find(db, search, request)
  if (sumOf(again) > 0 || search.terms.length === 1 || request.namesOnly) return again
  return find(db, search, request, '|')
}

const sumOf = (
  { counts }: Pick<Answered, 'counts'>,
  types: readonly SearchType[] = searchTypes,
): number => types.reduce((sum, type) => sum + counts[type], 0)

async function find(
  db: Database,
  search: Search,
  { audiences, types, range, limits, namesOnly = false }: SearchRequest,
  join: '&' | '|' = '&',
): Promise<Answered> {
  const inTitles = namesOnly && search.code === null
  const titles = tsqueryOf(search, { join, titles: true })
  const tokens = inTitles ? titles : tsqueryOf(search, { join })
  if (tokens === null || titles === null) return { search, places: [], counts: countsOf() }
  const prefix = join === '&' ? unfinishedWord(search) : null
  const expanded =
    prefix === null
      ? tokens
      : (tsqueryOf(withPrefixMatches(search, await prefixMatches(db, prefix)), {
          titles: inTitles,
        }) ?? tokens)
  const { name, code } = search
  const criteria = { tokens, titles, expanded, name, code, audiences }
  const leadingRange = { limit: Math.min(range.offset + range.limit, leading), offset: 0 }
  const others = types && searchTypes.filter((type) => !types.includes(type))
  const [found, foundOthers] = await Promise.all([
    selectFound(db, { ...criteria, types }, limits, leadingRange),
    others && selectFound(db, { ...criteria, types: others }, limits, { limit: 0, offset: 0 }),
  ])
  const [ownCounts, otherCounts] = [countsOf(found), countsOf(foundOthers)]
  const counts = countEach((type) => ownCounts[type] + otherCounts[type])
  const first = found.places ?? []
  const shown = first.slice(range.offset)
  const missing = Math.min(range.limit, sumOf({ counts }, types) - range.offset) - shown.length
  if (missing <= 0) return { search, places: shown, counts }
  const { places } = await selectFound(
    db,
    { ...criteria, types, except: first },
    furtherReadLimits,
    {
      limit: missing,
      offset: Math.max(0, range.offset - first.length),
    },
  )
  return { search, places: [...shown, ...(places ?? [])], counts }
}

/** The number of results of each kind; of the directory an estimate from a sample where there are many. */
function countsOf(found?: Found): Record<SearchType, number> {
  const share = found ? shareOf(found) : 1
  return countEach((type) => {
    const counted = found?.counts?.find(({ kind }) => kind === type)?.found ?? 0
    return Math.round(isOfDirectory(type) ? counted / share : counted)
  })
}

/** The share of the directory that the query read. */
function shareOf({ sample, wider }: Found): number {
  const [, first, second] = searchReadLimits.tiers
  if (sample >= first) return tierShares.first
  return wider >= second ? tierShares.second : 1
}
