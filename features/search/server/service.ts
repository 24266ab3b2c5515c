import 'server-only'
import { pageOf } from '@/lib/api/paging'
import { valuesOf } from '@/lib/api/list-query'
import type { CallContext } from '@/lib/api/route'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/database'
import type { Locale } from '@/lib/i18n/locale'
import { readSearch, withPrefixMatches, unfinishedWord } from '@/lib/search/query'
import { noteSearch } from '../search-log/server/service'
import type { SearchAnswer, Suggestion } from '../contract'
import { searchPageSize, type SearchType, searchTypes, suggestionLimit } from '../kinds/contract'
import { countEach, isOfDirectory, sampleShare } from '../documents/rules'
import type { Tokens } from '../matching/server/repository'
import { resultLimit } from '../rules'
import { correctionOf, prefixMatches } from '../spelling/server/service'
import { scoringOf, setsQuery, withOtherWords } from '../understanding/queries'
import { isLoose, requiredOf, type Mode } from '../understanding/rules'
import { matchesOfEach, understand, type Understood } from '../understanding/server/service'
import { toHit, toSuggestion, type HitSource } from './mapper'
import { selectCounts, selectFound, selectSuggested, type Counted } from './repository'

interface SearchQuery {
  q: string
  locale?: Locale | undefined
  types?: string | undefined
  page?: number | undefined
  exact?: 'true' | 'false' | undefined
  per_page?: number | undefined
}

type Range = { limit: number; offset: number }

/** Publications are for members (spec part 1 section 2.7). */
const isMember = ({ userId }: Actor) => userId !== null

/**
 * Finds everything that a text means in either language, best first: what has all that it names,
 * then what has the greater part of it, rare words counting more than frequent ones. A word that
 * nothing knows is corrected. No typed text makes it fail: a text without words finds nothing.
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
  const types = typesIn(query.types)
  const db = await database()
  const found = await bestMatches(db, query.q, {
    isMember: isMember(context.actor),
    types,
    range,
    isExact: query.exact === 'true',
  })
  const { documents, understood } = found
  const least = documents.length > 0 ? offset + documents.length : 0
  const total = Math.max(sumOf(found, types), least)
  if (understood.search.terms.length > 0 && (query.page ?? 1) === 1)
    noteSearch(db, query.q, sumOf(found) > 0)
  const locale = query.locale ?? context.locale
  const shown = withOtherWords(understood)
  const page = pageOf(
    { data: documents.map((one) => toHit(one, shown, locale)), total },
    query,
    searchPageSize,
  )
  return {
    ...page,
    counts: found.counts,
    ...(found.corrected !== undefined && { corrected: found.corrected }),
    ...(found.suggestion !== undefined && { suggestion: found.suggestion }),
    ...(found.fewer !== undefined && { fewer: found.fewer }),
  }
}

/** Up to eight records whose names have a word that starts with the text, or mean the same. */
export async function suggest(
  query: Pick<SearchQuery, 'q' | 'locale'>,
  context: CallContext,
): Promise<Suggestion[]> {
  const db = await database()
  const locale = query.locale ?? context.locale
  const { documents } = await bestMatches(db, query.q, {
    isMember: isMember(context.actor),
    range: { limit: suggestionLimit, offset: 0 },
    namesOnly: true,
    isExact: false,
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
  /** Nothing is corrected. */
  isExact: boolean
}

interface Matches {
  documents: readonly HitSource[]
  counts: Record<SearchType, number>
}

interface Answered extends Matches {
  /** What was searched: the typed or the corrected text. */
  understood: Understood
  corrected?: string
  suggestion?: string
  fewer?: { q: string; total: number }[]
}

/** With fewer results than this that have everything, those with the greater part are added. */
const enough = 8

async function bestMatches(db: Database, typed: string, request: SearchRequest): Promise<Answered> {
  const search = readSearch(typed)
  const understood = await understand(db, search, typed)
  if (search.terms.length === 0) return { ...none, understood }
  const other = await correctionOf(db, typed, understood.unknown)
  if (other?.isSure && !request.isExact) {
    const corrected = await understand(db, readSearch(other.text), other.text)
    const found = await inModes(db, corrected, request)
    if (isFound(found)) return { ...found, understood: corrected, corrected: other.text }
  }
  const found = await inModes(db, understood, request)
  return {
    ...found,
    understood,
    ...(other !== null && { suggestion: other.text }),
    ...(!request.namesOnly && !isFound(found) && { fewer: await fewerWords(db, understood) }),
  }
}

/** Matches of all concepts; with few of them, also of most; without any, of one. */
async function inModes(db: Database, understood: Understood, request: SearchRequest): Promise<Matches> {
  const all = await find(db, understood, request, 'all')
  const found = request.namesOnly ? all.documents.length : sumOf(all)
  const isEnough = request.namesOnly ? found > 0 : found >= enough && !isLoose(understood)
  if (isEnough) return all
  const most = await find(db, understood, request, 'most')
  if (isFound(most) || request.namesOnly) return most
  return find(db, understood, request, 'any')
}

const isFound = (answer: Matches) => answer.documents.length > 0 || sumOf(answer) > 0

const sumOf = (
  { counts }: Pick<Matches, 'counts'>,
  types: readonly SearchType[] = searchTypes,
): number => types.reduce((sum, type) => sum + counts[type], 0)

const fewerLimit = 3

/** What single concepts of a search would find, for one that finds nothing. */
async function fewerWords(db: Database, { concepts, search }: Understood) {
  if (concepts.length < 2 && search.phrases.length + search.excluded.length === 0) return []
  const found = await matchesOfEach(db, concepts)
  return found
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, fewerLimit)
    .map(({ q, total }) => ({ q, total }))
}

async function find(
  db: Database,
  understood: Understood,
  { isMember, types, range, namesOnly = false }: SearchRequest,
  mode: Mode,
): Promise<Matches> {
  const { search } = understood
  const inTitles = namesOnly && search.code === null
  const tokens = tokensOf(understood, mode, inTitles)
  const prefix = mode === 'any' ? null : unfinishedWord(search)
  const expanded =
    prefix === null
      ? tokens
      : tokensOf(withExpansions(understood, await prefixMatches(db, prefix)), mode, inTitles)
  const { name, code } = search
  const criteria = { tokens, expanded, name, code, isMember, ...scoringOf(understood) }
  if (namesOnly) {
    const found = await selectSuggested(db, criteria, range.limit)
    return { documents: found.documents ?? [], counts: countsOf() }
  }
  const others = types && othersThan(types)
  const [found, foundOthers] = await Promise.all([
    selectFound(db, { ...criteria, types }, range),
    others?.length ? selectCounts(db, { ...criteria, types: others }) : undefined,
  ])
  const [own, other] = [countsOf(found), countsOf(foundOthers)]
  return {
    documents: found.documents ?? [],
    counts: countEach((type) => own[type] + other[type]),
  }
}

function tokensOf({ concepts, search }: Understood, mode: Mode, inTitles: boolean): Tokens {
  const sets = requiredOf(concepts, mode)
  const titles = setsQuery(concepts, sets, { search, titles: true })
  return { titles, anywhere: inTitles ? titles : setsQuery(concepts, sets, { search }) }
}

/** The search with its unfinished last word replaced by the words that start with it. */
function withExpansions(understood: Understood, completions: readonly string[]): Understood {
  const { terms } = withPrefixMatches(understood.search, completions)
  const [before, after] = [understood.search.terms.at(-1), terms.at(-1)]
  const concepts = understood.concepts.map((concept) => ({
    ...concept,
    terms: concept.terms.map((term) => (term === before && after ? after : term)),
  }))
  return { ...understood, concepts }
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
const none: Matches = { documents: [], counts: countsOf() }
