import 'server-only'
import { kindSign } from '@/lib/search/vector'
import { sql } from 'drizzle-orm'
import { tierKinds } from '../rules/kind-weights'
import { type SearchType, searchTypes } from '../kinds/contract'
import type { Scoring } from '../rules/scoring'

/** A `tsquery` over all tokens of a record, and one over those of its titles. */
export interface Tokens {
  anywhere: string
  titles: string
}

/** A search in the terms of the database. */
export interface SearchCriteria {
  tokens: Tokens
  /** The same, with an unfinished word replaced by the words that start with it. */
  expanded: Tokens
  /** The folded prefix of a title; '' for none. */
  name: string
  /** Editorial records with one of the concepts in their titles are candidates too. */
  titled: string
  /** What a search with a place is about, in titles or subjects of sellers; nothing without a place. */
  matter: string
  code: string | null
  /** Whether records for members are found too. */
  isMember: boolean
  /** Only records of these types; all without. */
  types?: readonly SearchType[] | undefined
}

/** A search with what its results are ranked by. */
export type RankedCriteria = SearchCriteria & Scoring

const lastLetter = '\u{10ffff}'
const { placeholder } = sql

/**
 * The table `given` with the values of a search. Read from there they are hidden from the planner: it
 * would otherwise make a plan for each, and for a frequent word read a partition from end to end,
 * starting anywhere, so that the pages of a search would not fit together.
 */
export const given = sql`given as materialized (select
  ${placeholder('anywhere')}::tsquery as anywhere,
  ${placeholder('titles')}::tsquery as titles,
  ${placeholder('rest_anywhere')}::tsquery as rest_anywhere,
  ${placeholder('rest_titles')}::tsquery as rest_titles,
  ${placeholder('titled')}::tsquery as titled,
  ${placeholder('matter')}::tsquery as matter,
  ${placeholder('name')}::text as name,
  ${placeholder('name_end')}::text as name_end,
  ${placeholder('code')}::text as code,
  ${placeholder('audiences')}::text[] as audiences,
  ${placeholder('types')}::text[] as types,
  ${placeholder('weights')}::real[] as weights,
  ${placeholder('matters')}::boolean[] as matters,
  ${placeholder('of_market')}::boolean as of_market,
  ${placeholder('typed_title')}::text[]::tsquery[] as typed_title,
  ${placeholder('typed_subject')}::text[]::tsquery[] as typed_subject,
  ${placeholder('typed_anywhere')}::text[]::tsquery[] as typed_anywhere,
  ${placeholder('other_title')}::text[]::tsquery[] as other_title,
  ${placeholder('other_subject')}::text[]::tsquery[] as other_subject,
  ${placeholder('other_anywhere')}::text[]::tsquery[] as other_anywhere,
  ${placeholder('related_title')}::text[]::tsquery[] as related_title,
  ${placeholder('related_subject')}::text[]::tsquery[] as related_subject,
  ${placeholder('related_anywhere')}::text[]::tsquery[] as related_anywhere,
  ${placeholder('phrase')}::tsquery as phrase,
  ${placeholder('kinds')}::text[] as kinds,
  ${placeholder('kind_weight')}::real as kind_weight,
  ${placeholder('listed')}::text[] as listed,
  ${placeholder('explaining')}::text[] as explaining,
  ${placeholder('lists')}::text[] as lists,
  ${placeholder('length')}::int as length,
  ${placeholder('start')}::int as start)`

/** Each value, as a statement reads it. */
export const value = {
  anywhere: sql`(select anywhere from given)`,
  titles: sql`(select titles from given)`,
  rest_anywhere: sql`(select rest_anywhere from given)`,
  rest_titles: sql`(select rest_titles from given)`,
  titled: sql`(select given.titled from given)`,
  matter: sql`(select given.matter from given)`,
  name: sql`(select given.name from given)`,
  name_end: sql`(select name_end from given)`,
  code: sql`(select code from given)`,
  audiences: sql`(select audiences from given)`,
  types: sql`(select types from given)`,
  of_market: sql`(select of_market from given)`,
  phrase: sql`(select phrase from given)`,
  kinds: sql`(select kinds from given)`,
  kind_weight: sql`(select kind_weight from given)`,
  listed: sql`(select listed from given)`,
  explaining: sql`(select explaining from given)`,
  lists: sql`(select lists from given)`,
  length: sql`(select length from given)`,
  start: sql`(select start from given)`,
} as const

/** The values of a search and of a page of its hits, for `given`. */
export function valuesOf(
  criteria: RankedCriteria,
  { limit, offset }: { limit: number; offset: number } = { limit: 0, offset: 0 },
) {
  const { tokens, expanded, titled, matter, name, code, isMember, types = searchTypes } = criteria
  const {
    weights,
    matters,
    of_market,
    typed,
    others,
    related,
    phrase,
    kinds,
    kind_weight,
    listed,
    explaining,
    lists,
  } = criteria
  const wanted = tierKinds[2].filter((kind) => types.includes(kind))
  const signs = wanted.map((kind) => `'${kindSign}${kind}'`).join(' | ')
  const ofTypes = (query: string) =>
    wanted.length > 0 && wanted.length < tierKinds[2].length ? `(${query}) & (${signs})` : query
  return {
    ...tokens,
    rest_anywhere: ofTypes(expanded.anywhere),
    rest_titles: ofTypes(expanded.titles),
    titled,
    matter,
    name,
    name_end: name + lastLetter,
    code,
    audiences: isMember ? ['public', 'user'] : ['public'],
    types,
    weights,
    matters,
    of_market,
    typed_title: typed.title,
    typed_subject: typed.subject,
    typed_anywhere: typed.anywhere,
    other_title: others.title,
    other_subject: others.subject,
    other_anywhere: others.anywhere,
    related_title: related.title,
    related_subject: related.subject,
    related_anywhere: related.anywhere,
    phrase,
    kinds,
    kind_weight,
    listed,
    explaining,
    lists,
    length: limit,
    start: offset,
  }
}

export const name = value.name
