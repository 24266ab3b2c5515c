import 'server-only'
import type { Database } from '@/lib/db/database'
import { isHeading, unfinishedWord, withPrefixMatches } from '@/lib/search/query'
import { countEach, isOfDirectory, sampleShare } from '../rules/kind-weights'
import { searchTypes, type SearchType } from '../kinds/contract'
import type { HitSource } from './search.mapper'
import { selectCounts, selectFound, selectSuggested, type Counted } from './search.sql'
import { prefixMatches } from './spelling'
import { matterQuery, scoringOf, titledQuery, setsQuery } from '../rules/scoring'
import { requiredOf, type Mode } from '../rules/weighing'
import type { Understood } from './understanding'
import type { Tokens } from './criteria.sql'

type Range = { limit: number; offset: number }

export interface SearchRequest {
  isMember: boolean
  types?: readonly SearchType[] | undefined
  range: Range
  /** Searches titles only, without counting. */
  namesOnly?: boolean
}

/** The records of a page, and the number of all by type. */
export interface Matches {
  documents: readonly HitSource[]
  counts: Record<SearchType, number>
}

export const isFound = (answer: Matches) => answer.documents.length > 0 || sumOf(answer) > 0

export const sumOf = (
  { counts }: Pick<Matches, 'counts'>,
  types: readonly SearchType[] = searchTypes,
): number => types.reduce((sum, type) => sum + counts[type], 0)

/** Records that have everything that a search means, most of it, or any of it. */
export async function findMatches(
  db: Database,
  understood: Understood,
  { isMember, types, range, namesOnly = false }: SearchRequest,
  mode: Mode,
): Promise<Matches> {
  const { search } = understood
  const inTitles = namesOnly && search.code === null
  const tokens = tokensOf(mode === 'one' ? finished(understood) : understood, mode, inTitles)
  const prefix = mode === 'any' || mode === 'one' ? null : unfinishedWord(search)
  const expanded =
    prefix === null
      ? tokens
      : tokensOf(withExpansions(understood, await prefixMatches(db, prefix)), mode, inTitles)
  const { name, code } = search
  const titled = titledQuery(finished(understood))
  const criteria = {
    tokens,
    expanded,
    titled,
    matter: matterQuery(finished(understood)),
    name,
    code,
    isMember,
    ...scoringOf(understood),
  }
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

/** The search without beginnings of words: one concept alone is found by whole words and codes. */
function finished(understood: Understood): Understood {
  if (understood.concepts.length < 2) return understood
  const concepts = understood.concepts.map((concept) => ({
    ...concept,
    terms: concept.terms.map((term) =>
      isHeading(term.word) ? term : { ...term, beginning: null },
    ),
  }))
  return { ...understood, concepts }
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
export const noMatches: Matches = { documents: [], counts: countsOf() }
