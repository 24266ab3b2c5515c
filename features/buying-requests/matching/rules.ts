import { matchReasons, type MatchReason } from '@/lib/db/codes/buying-requests'
import { readSearch, tsqueryOf } from '@/lib/search/query'

/**
 * How much each reason counts: the same goods before similar ones, goods before a sector, and the
 * market and the words of the text between two companies that are otherwise alike.
 */
export const reasonWeights: Readonly<Record<MatchReason, number>> = {
  subheading: 100,
  heading: 60,
  chapter: 30,
  sector: 10,
  market: 20,
  text: 40,
}

/** The least score at which a company fits: a sector alone, or a market alone, says too little. */
export const leastScore = 30

/** How many companies a request is matched with. */
export const matchLimit = 200

/** The reasons in their order, the strongest first. */
export function orderedReasons(reasons: readonly MatchReason[]): MatchReason[] {
  return matchReasons.filter((one) => reasons.includes(one))
}

/**
 * The words of a text as a search of documents: two neighbouring words must be in one, since a single
 * one of several ('fresh', 'natural') is in very many. Null for a text without words.
 */
export function tokensQuery(...texts: readonly string[]): string | null {
  const queries = texts.flatMap((text) => {
    // The stop behind the text says that its last word is complete.
    const { terms } = readSearch(`${text}.`)
    const pairs = terms.length < 2 ? [terms] : terms.slice(1).map((term, at) => [terms[at], term])
    return pairs.flatMap(
      (pair) => tsqueryOf({ terms: pair.filter((one) => one !== undefined) }) ?? [],
    )
  })
  return queries.length === 0 ? null : queries.map((query) => `(${query})`).join(' | ')
}
