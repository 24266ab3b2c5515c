import 'server-only'
import { constantNumber } from '@/lib/db/checks'
import { kindSign } from '@/lib/search/vector'
import { sql, type SQL } from 'drizzle-orm'
import { type SearchType, searchTypes } from '../../kinds/contract'
import { type Tier, tierKinds } from '../../documents/rules'

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
  code: string | null
  /** Whether records for members are found too. */
  isMember: boolean
  /** Only records of these types; all without. */
  types?: readonly SearchType[] | undefined
}

interface Reading {
  columns: SQL
  limit: number
  within?: keyof Tokens
  when?: SQL
}

/**
 * The records of a tier with the tokens, at most as many as the limit; null where no type of the tier
 * is searched. The tokens are hidden from the planner, which would read a partition from end to end
 * for a frequent word, from anywhere in it, so that pages of hits would differ.
 */
function matches(
  { types = searchTypes, tokens, expanded, isMember }: SearchCriteria,
  tier: Tier,
  { columns, limit, within = 'anywhere', when }: Reading,
): SQL | null {
  const kinds = tierKinds[tier]
  const wanted = kinds.filter((kind) => types.includes(kind))
  if (wanted.length === 0) return null
  const all = (tier === 2 ? expanded : tokens)[within]
  const signs = wanted.map((kind) => `'${kindSign}${kind}'`).join(' | ')
  const query = wanted.length === kinds.length ? all : `(${all}) & (${signs})`
  return sql`(select ${columns} from search_documents
    where tier = ${constantNumber(tier)} and words @@ (select ${query}::tsquery)
      ${seenBy(isMember)} ${when ? sql`and ${when}` : sql``} limit ${limit}::int)`
}

const seenBy = (isMember: boolean) => (isMember ? sql`` : sql`and audience = 'public'`)

/** All rows of several sets; of none, where there are no sets. */
function allOf(sets: readonly (SQL | null)[], columns: SQL): SQL {
  const given = sets.filter((set) => set !== null)
  return given.length > 0 ? sql.join(given, sql` union all `) : sql`select ${columns} where false`
}

/** Counts the matches of a tier by kind. */
function countTier(criteria: SearchCriteria, tier: Tier, limit: number, when?: SQL): SQL | null {
  const read = matches(criteria, tier, { columns: sql`kind`, limit, when })
  return read && sql`(select kind, count(*)::int as found from ${read} matches group by kind)`
}

const noCount = sql`null::text as kind, 0 as found`

/**
 * The tables `sampled`, matches in the sample by kind, and `scope`: whether these are fewer than
 * `frequent`, so that the rest of the directory is read too.
 */
export function scopeOf(criteria: SearchCriteria, frequent: number): SQL {
  return sql`sampled as materialized (${allOf([countTier(criteria, 1, frequent)], noCount)}),
    scope as materialized (
      select coalesce(sum(found), 0) < ${frequent}::int as is_whole from sampled)`
}

const restInScope = sql`(select is_whole from scope)`

/** The counts of all tiers in scope as a value; each tier is counted up to the limit. */
export function countsOf(criteria: SearchCriteria, limit: number): SQL {
  const read = [
    sql`(select * from sampled)`,
    countTier(criteria, 0, limit),
    countTier(criteria, 2, limit, restInScope),
  ]
  return sql`(select json_agg(counted) from (${allOf(read, noCount)}) counted)`
}

const place = sql`tier, kind, record_id`

/** The cheap part of the score: the weight of the kind, and the share of the title that matches. */
const titleFit = (name: string) => sql`weight + 3 + least(1.0, length(${name})::real
  / greatest(1, least(nullif(length(english_name), 0), nullif(length(arabic_name), 0))))`

interface Candidates {
  /** Records read of each tier. */
  limit: number
  /** So many records with the tokens in their titles are enough. */
  enough: number
}

/** A table of records with the tokens in their titles or, without enough of them, anywhere. */
export function candidates(
  criteria: SearchCriteria,
  name: string,
  { limit, enough }: Candidates,
  rest: SQL = restInScope,
): SQL {
  const titled = sql.identifier(`${name}_titled`)
  const few = sql`(select count(*) from ${titled}) < ${enough}::int`
  const fit = titleFit(criteria.name)
  const read = (within: keyof Tokens, of: SQL, when?: SQL) => {
    const reading = { columns: sql`${place}, ${of} as fit`, limit, within }
    return [
      matches(criteria, 0, { ...reading, when }),
      matches(criteria, 1, { ...reading, when }),
      matches(criteria, 2, { ...reading, when: when ? sql`${when} and ${rest}` : rest }),
    ]
  }
  const isTitleSearch = criteria.tokens.anywhere === criteria.tokens.titles
  const untitled = isTitleSearch ? [] : read('anywhere', sql`weight`, few)
  const columns = sql`${place}, weight as fit from search_documents`
  return sql`${titled} as materialized (${allOf(read('titles', fit), columns)}),
    ${sql.identifier(name)} as materialized (
      ${allOf([sql`(select * from ${titled})`, ...untitled], columns)})`
}

/** Whether fewer records of the sample match than can be paged through. */
export function fewSampled(criteria: SearchCriteria, limit: number): SQL {
  const sampled = matches(criteria, 1, { columns: sql`kind`, limit })
  return sampled ? sql`(select count(*) from ${sampled} sampled) < ${limit}::int` : sql`true`
}

/** Names with the prefix: read, and of these matched. */
const names = { read: 100, matched: 40 }
const lastLetter = '\u{10ffff}'

/** Records whose title starts with the name, from the index of titles in either language. */
export function namesakes(criteria: SearchCriteria): SQL {
  const { name, tokens, types, isMember } = criteria
  if (name === '') return sql``
  const ofTypes = types ? sql`and kind = any(${sql.param([...types])}::text[])` : sql``
  const inColumn = (column: SQL) => sql`union all (
    select ${place}, fit from (
      select ${place}, ${titleFit(name)} as fit, ${column} as name,
        ts_match_vq(words, ${tokens.titles}::tsquery) ${seenBy(isMember)} ${ofTypes} as is_match
      from search_documents
      where ${column} >= ${name} and ${column} < ${name + lastLetter}
      order by ${column} limit ${names.read}::int
    ) near where is_match order by name limit ${names.matched}::int)`
  return sql`${inColumn(sql`english_name`)} ${inColumn(sql`arabic_name`)}`
}

/** The rest of the score: an equal title, a title with the prefix, a code, and the text rank. */
export function scoreOf({ name, code, tokens }: SearchCriteria): SQL {
  return sql`case
      when ${name} <> '' and ${name} in (english_name, arabic_name) then 6
      when ${name} <> '' and (starts_with(english_name, ${name}) or starts_with(arabic_name, ${name})) then 3
      else 0 end
    + case when ${code}::text = any(codes) then 8 else 0 end
    + 2 * ts_rank('{0.1, 0.2, 0.5, 1}', words, ${tokens.anywhere}::tsquery)`
}
