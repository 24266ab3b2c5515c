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
import { countEach, isOfDirectory, sampleShare } from '../documents/rules'
import type { Tokens } from '../matching/server/repository'
import { resultLimit } from '../rules'
import { corrected, prefixMatches } from '../spelling/server/service'
import { toHit, toSuggestion, type HitSource } from './mapper'
import { selectCounts, selectFound, selectSuggested, type Counted } from './repository'

interface SearchQuery {
  q: string
  locale?: Locale | undefined
  types?: string | undefined
  page?: number | undefined
  per_page?: number | undefined
}

type Range = { limit: number; offset: number }

/** Publications are for members (spec part 1 section 2.7). */
const isMember = ({ userId }: Actor) => userId !== null

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
    isMember: isMember(context.actor),
    types,
    range,
  })
  const locale = query.locale ?? context.locale
  const { documents } = found
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
  const { documents } = await bestMatches(db, readSearch(query.q), {
    isMember: isMember(context.actor),
    range: { limit: suggestionLimit, offset: 0 },
    namesOnly: true,
  })
  return documents.map((one) => toSuggestion(one, locale))
}

const typesIn = (list: string | undefined): SearchType[] | undefined => {
  const requested = valuesOf(list)
  const types = requested && searchTypes.filter((type) => requested.includes(type))
  return types?.length === searchTypes.length ? undefined : types
}

interface SearchRequest {
  isMember: boolean
  types?: readonly SearchType[] | undefined
  range: Range
  /** Searches titles only, without counting. */
  namesOnly?: boolean
}

interface Answered {
  /** The search with these results: the requested or the corrected one. */
  search: Search
  documents: readonly HitSource[]
  counts: Record<SearchType, number>
}

async function bestMatches(
  db: Database,
  requested: Search,
  request: SearchRequest,
): Promise<Answered> {
  const found = await find(db, requested, request)
  if (requested.terms.length === 0 || isFound(found)) return found
  const search = await corrected(db, requested)
  const again = search === requested ? found : await find(db, search, request)
  if (isFound(again) || search.terms.length === 1 || request.namesOnly) return again
  return find(db, search, request, '|')
}

const isFound = (answer: Answered) => answer.documents.length > 0 || sumOf(answer) > 0

const sumOf = (
  { counts }: Pick<Answered, 'counts'>,
  types: readonly SearchType[] = searchTypes,
): number => types.reduce((sum, type) => sum + counts[type], 0)

async function find(
  db: Database,
  search: Search,
  { isMember, types, range, namesOnly = false }: SearchRequest,
  join: '&' | '|' = '&',
): Promise<Answered> {
  const inTitles = namesOnly && search.code === null
  const tokens = tokensOf(search, join, inTitles)
  if (tokens === null) return { search, documents: [], counts: countsOf() }
  const prefix = join === '&' ? unfinishedWord(search) : null
  const expanded =
    prefix === null
      ? tokens
      : (tokensOf(withPrefixMatches(search, await prefixMatches(db, prefix)), join, inTitles) ??
        tokens)
  const { name, code } = search
  const criteria = { tokens, expanded, name, code, isMember }
  if (namesOnly) {
    const found = await selectSuggested(db, criteria, range.limit)
    return { search, documents: found.documents ?? [], counts: countsOf() }
  }
  const others = types && othersThan(types)
  const [found, foundOthers] = await Promise.all([
    selectFound(db, { ...criteria, types }, range),
    others?.length ? selectCounts(db, { ...criteria, types: others }) : undefined,
  ])
  const [own, other] = [countsOf(found), countsOf(foundOthers)]
  return {
    search,
    documents: found.documents ?? [],
    counts: countEach((type) => own[type] + other[type]),
  }
}

function tokensOf(search: Search, join: '&' | '|', inTitles: boolean): Tokens | null {
  const titles = tsqueryOf(search, { join, titles: true })
  const anywhere = inTitles ? titles : tsqueryOf(search, { join })
  return anywhere === null || titles === null ? null : { anywhere, titles }
}

/** The types that a search of these does not count: editorial ones are counted all at once. */
function othersThan(types: readonly SearchType[]): SearchType[] {
  const isEditorialCounted = types.some((type) => !isOfDirectory(type))
  return searchTypes.filter(
    (type) => !types.includes(type) && (isOfDirectory(type) || !isEditorialCounted),
  )
}

/** The number of results of each kind; of the directory an estimate where only its sample was read. */
function countsOf({ counts, is_whole }: Counted = noCounts): Record<SearchType, number> {
  return countEach((type) => {
    const sum = counts.reduce((all, part) => all + (part?.[type] ?? 0), 0)
    return isOfDirectory(type) && !is_whole ? Math.round(sum / sampleShare) : sum
  })
}

const noCounts: Counted = { counts: [], is_whole: true }
