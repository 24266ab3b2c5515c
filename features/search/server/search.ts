import 'server-only'
import { pageOf } from '@/lib/api/paging'
import { valuesOf } from '@/lib/api/list-query'
import type { CallContext } from '@/lib/api/route'
import type { Actor } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { database, type Database } from '@/lib/db/database'
import type { Locale } from '@/lib/i18n/locale'
import { readSearch } from '@/lib/search/query'
import { noteSearch } from '../search-log/server/search-log'
import type { SearchAnswer, Suggestion } from '../contract'
import { countEach } from '../rules/kind-weights'
import { searchPageSize, type SearchType, searchTypes, suggestionLimit } from '../kinds/contract'
import {
  findMatches,
  isFound,
  noMatches,
  sumOf,
  type Matches,
  type SearchRequest,
} from './matching'
import { asCorrected, resultLimit } from '../rules'
import { correctionOf } from './spelling'
import { matchedBy } from '../rules/matched'
import { nearestLists, withOtherWords } from '../rules/scoring'
import { isLoose } from '../rules/weighing'
import { matchesOfEach, understand, type Understood } from './understanding'
import { toHit, toSuggestion, type HitSource } from './search.mapper'
import { selectLists } from './search.sql'

interface SearchQuery {
  q: string
  locale?: Locale | undefined
  types?: string | undefined
  page?: number | undefined
  exact?: 'true' | 'false' | undefined
  per_page?: number | undefined
}

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
  const counts = withShown(found)
  const least = documents.length > 0 ? offset + documents.length : 0
  const total = Math.max(sumOf({ counts }, types), least)
  if (understood.search.terms.length > 0 && (query.page ?? 1) === 1)
    noteSearch(db, query.q, sumOf(found) > 0)
  const locale = query.locale ?? context.locale
  const shown = withOtherWords(understood)
  const page = pageOf(
    {
      data: documents.map((one) => ({
        ...toHit(one, shown, locale),
        matched: matchedIn(one, understood, locale),
      })),
      total,
    },
    query,
    searchPageSize,
  )
  return {
    ...page,
    counts,
    ...(found.corrected !== undefined && { corrected: found.corrected }),
    ...(found.suggestion !== undefined && { suggestion: found.suggestion }),
    ...(found.fewer !== undefined && { fewer: found.fewer }),
    ...(found.lists !== undefined && {
      lists: found.lists.map((one) => toSuggestion(one, locale)),
    }),
  }
}

/** The counts of the types; a few results that are shown next to the matches count too. */
const withShown = ({ counts, documents }: Matches) =>
  countEach((type) => Math.max(counts[type], documents.filter(({ kind }) => kind === type).length))

/** Where and how a document matches. */
function matchedIn(document: HitSource, { concepts, search }: Understood, locale: Locale) {
  return matchedBy(concepts, {
    titles: Object.values(textsOf(document, 'title')),
    texts: Object.values(textsOf(document, 'text')),
    code: search.code !== null,
    locale,
  })
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

/** A folded text in the spelling of what every visitor finds for it; null where that is nothing. */
export async function spelledAsFound(
  db: Database,
  folded: string,
  locale: Locale,
): Promise<string | null> {
  const { documents, understood } = await bestMatches(db, folded, {
    isMember: false,
    range: { limit: searchPageSize, offset: 0 },
    isExact: true,
  })
  if (documents.length === 0) return null
  const shown = withOtherWords(understood)
  const hits = documents.map((one) => toHit(one, shown, locale))
  return asCorrected(folded, hits)
}

const typesIn = (list: string | undefined): SearchType[] | undefined => {
  const requested = valuesOf(list)
  const types = requested && searchTypes.filter((type) => requested.includes(type))
  return types?.length === searchTypes.length ? undefined : types
}

interface Request extends SearchRequest {
  /** Nothing is corrected. */
  isExact: boolean
}

interface Answered extends Matches {
  /** What was searched: the typed or the corrected text. */
  understood: Understood
  corrected?: string
  suggestion?: string
  fewer?: { q: string; total: number }[]
  lists?: readonly HitSource[]
}

/** With fewer results than this that have everything, those with the greater part are added. */
const enough = 20

async function bestMatches(db: Database, typed: string, request: Request): Promise<Answered> {
  const search = readSearch(typed)
  const understood = await understand(db, search, typed)
  if (search.terms.length === 0) return { ...noMatches, understood }
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
    ...(!request.namesOnly && !isFound(found) && (await insteadOf(db, understood))),
  }
}

/**
 * Matches of all concepts; with few of them, also of most; with few of these, also of one; without
 * any, of any word. A search for strange things finds what has all of it.
 */
async function inModes(db: Database, understood: Understood, request: Request): Promise<Matches> {
  if (understood.isStrange) return findMatches(db, understood, request, 'all')
  if (request.namesOnly === true || !isLoose(understood)) {
    const all = await findMatches(db, understood, request, 'all')
    const isEnough = request.namesOnly ? all.documents.length > 0 : sumOf(all) >= enough
    if (isEnough) return all
  }
  const most = await findMatches(db, understood, request, 'most')
  if (request.namesOnly || sumOf(most) >= enough) return most
  const one = await findMatches(db, understood, request, 'one')
  return isFound(one) ? one : findMatches(db, understood, request, 'any')
}

/** What a search that finds nothing offers: searches with fewer words, and the nearest lists. */
async function insteadOf(db: Database, understood: Understood) {
  const [fewer, lists] = await Promise.all([
    fewerWords(db, understood),
    selectLists(db, nearestLists),
  ])
  return { fewer, lists }
}

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
