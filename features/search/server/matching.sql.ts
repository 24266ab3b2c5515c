import 'server-only'
import { constantNumber, constantText } from '@/lib/db/checks'
import { sql, type SQL } from 'drizzle-orm'
import { name, value, type SearchCriteria, type Tokens } from './criteria.sql'
import { type Tier, tierKinds } from '../rules/kind-weights'
import { isList } from './understanding.sql'

const tiers: readonly Tier[] = [0, 1, 2]
const restTokens = { anywhere: value.rest_anywhere, titles: value.rest_titles }

const isSeen = sql`audience = any(${value.audiences}::text[])`
const isOfTypes = sql`kind = any(${value.types}::text[])`

/** What a search reads: tiers with records of its types, and whether these have others too. */
export interface Scope {
  tiers: readonly Tier[]
  isFiltered: boolean
}

export const scopeOf = ({ types }: SearchCriteria): Scope => ({
  tiers: tiers.filter((tier) => tierKinds[tier].some((kind) => !types || types.includes(kind))),
  isFiltered: types !== undefined,
})

interface Reading {
  columns: SQL
  limit: number
  within?: keyof Tokens
  when?: SQL
  isFiltered: boolean
}

/**
 * Records of a tier with the tokens, in the order in which they are stored. Types are a filter, but in
 * the rest of the directory tokens of the search, since it is too large to read others with them.
 */
function matches(
  tier: Tier,
  { columns, limit, within = 'anywhere', when = sql`true`, isFiltered }: Reading,
): SQL {
  const tokens = (tier === 2 ? restTokens : value)[within]
  return sql`(select ${columns} from search_documents
    where tier = ${constantNumber(tier)} and words @@ ${tokens} and ${isSeen} and ${when}
      and ${isFiltered && tier !== 2 ? isOfTypes : sql`true`}
    limit ${constantNumber(limit)})`
}

/** The matches of a tier up to a limit, and of each kind as an object. */
function countTier(tier: Tier, limit: number, isFiltered: boolean, when?: SQL): SQL {
  const ofKinds = tierKinds[tier].map((kind) => {
    const name = constantText(kind)
    return sql`${name}, count(*) filter (where kind = ${name})`
  })
  return sql`(select count(*) as found, json_build_object(${sql.join(ofKinds, sql`, `)}) as counts
    from ${matches(tier, { columns: sql`kind`, limit, isFiltered, when })} matches)`
}

/** The table `sampled`: matches in the sample of the directory. */
export function sampledOf({ tiers: searched, isFiltered }: Scope, limit: number): SQL {
  const none = sql`(select 0 as found, null::json as counts)`
  return sql`sampled as materialized ${searched.includes(1) ? countTier(1, limit, isFiltered) : none}`
}

/** Editorial records are written by hand: all are counted, of every type at once. */
const editorialLimit = 100_000

/** The matches of each tier by kind, as an array; of the rest up to a limit and on a condition. */
export function countsOf({ tiers: searched, isFiltered }: Scope, limit: number, rest: SQL): SQL {
  const counts = {
    0: sql`(select counts from ${countTier(0, editorialLimit, false)} editorial)`,
    1: sql`(select counts from sampled)`,
    2: sql`(select counts from ${countTier(2, limit, isFiltered, rest)} rest)`,
  }
  const read = searched.map((tier) => counts[tier])
  return sql`json_build_array(${sql.join(read, sql`, `)})`
}

const place = sql`tier, kind, record_id`

/** The cheap part of the score: the weight of the kind, and the share of the title that matches. */
const titleFit = sql`weight + 3 + least(1.0, length(${name})::real
  / greatest(1, least(nullif(length(english_name), 0), nullif(length(arabic_name), 0))))`

/** Of records with the tokens anywhere, those of the types that a search asks for come first. */
const textFit = sql`weight + case when kind = any(${value.kinds}::text[])
  or kind = any(${value.explaining}::text[]) then 1 else 0 end`

interface Candidates {
  scope: Scope
  /** Records read of each tier. */
  limit: number
  /** So many records with the tokens in their titles are enough; null reads no others. */
  enough: number | null
  /** The condition on which the rest of the directory is read for tokens anywhere. */
  rest: SQL
  /** The same for tokens in titles. */
  restOfTitles?: SQL
}

/** A table of candidates, its part with the tokens in titles, and that of the sample of these. */
export const likely = { all: sql`likely`, titled: sql`likely_titled`, sampled: sql`likely_sampled` }
export const further = {
  all: sql`further`,
  titled: sql`further_titled`,
  sampled: sql`further_sampled`,
}

/** A table of records with the tokens in their titles or, without enough of them, anywhere. */
export function candidates(
  { all, titled, sampled }: typeof likely,
  { scope: { tiers: searched, isFiltered }, limit, enough, rest, restOfTitles = rest }: Candidates,
): SQL {
  const read = (tier: Tier, within: keyof Tokens, when?: SQL) => {
    const columns = sql`${place}, ${within === 'titles' ? titleFit : textFit} as fit`
    return matches(tier, { columns, limit, within, when, isFiltered })
  }
  const few = sql`(select count(*) from ${titled}) < ${constantNumber(enough ?? 0)}`
  const ofTitles = {
    0: read(0, 'titles'),
    1: sql`(select * from ${sampled})`,
    2: read(2, 'titles', restOfTitles),
  }
  const others = searched.map((tier) =>
    read(tier, 'anywhere', tier === 2 ? sql`${few} and ${rest}` : few),
  )
  const sample = sql`${sampled} as materialized ${read(1, 'titles')},`
  return sql`${searched.includes(1) ? sample : sql``}
    ${titled} as materialized (${unionAll(searched.map((tier) => ofTitles[tier]))}),
    ${all} as materialized (
      ${unionAll([sql`select * from ${titled}`, ...(enough === null ? [] : others)])})`
}

const unionAll = (sets: readonly SQL[]) => sql.join([...sets], sql` union all `)

/** Whether a table of candidates has fewer than these with the tokens in titles of the sample. */
export const fewSampledTitles = (
  { tiers: searched }: Scope,
  { sampled }: typeof likely,
  limit: number,
) =>
  searched.includes(1)
    ? sql`(select count(*) from ${sampled}) < ${constantNumber(limit)}`
    : sql`true`

/** Whether fewer records of the sample match than this. */
export const fewSampled = ({ isFiltered }: Scope, limit: number) =>
  sql`(select count(*) from ${matches(1, { columns: sql`kind`, limit, isFiltered })} sample)
    < ${constantNumber(limit)}`

/** Names with the prefix: read, and of these matched. */
const names = { read: constantNumber(100), matched: constantNumber(40) }

/** Records whose title starts with the name, from the index of titles in a language. */
const namesakesIn = (column: SQL) => sql`(
  select ${place}, fit from (
    select ${place}, ${titleFit} as fit, ${column} as name,
      ${isSeen} and ${isOfTypes} and ts_match_vq(words, ${value.titles}) as is_match
    from search_documents
    where ${name} <> '' and ${column} >= ${name} and ${column} < ${value.name_end}
    order by ${column} limit ${names.read}
  ) near where is_match order by name limit ${names.matched})`

const listed = constantNumber(20)

const titled = constantNumber(200)

/** Goods of a search with a place, whose sellers need not name the place. */
const ofMatter = constantNumber(30)

const withMatter = (tier: Tier, when = sql`true`) => sql`
  select ${place}, ${titleFit} as fit from search_documents
  where tier = ${constantNumber(tier)} and words @@ ${value.matter} and ${isSeen} and ${isOfTypes}
    and ${when} limit ${ofMatter}`

/** The sellers of the goods, from the rest of the directory where its sample has few. */
export const sellers = sql`sellers as materialized (
  with sampled as materialized (${withMatter(1)})
  select * from sampled union all (${withMatter(2, sql`(select count(*) from sampled) < ${ofMatter}`)}))`

/**
 * Editorial records with one of the concepts in their titles, the pages that list the kinds that a
 * search asks for, and the latest records of these kinds.
 */
export const editorial = sql`(
    select ${place}, weight as fit from search_documents
    where tier = 0 and words @@ ${value.titled} and ${isSeen} and ${isOfTypes} limit ${titled}
  ) union all (
    select ${place}, weight from search_documents
    where tier = 0 and kind = 'pages' and ${isSeen} and ${isOfTypes}
      and ${isList}
  ) union all (
    select ${place}, weight from search_documents
    where tier = 0 and kind = any(${value.listed}::text[]) and ${isSeen} and ${isOfTypes}
    order by date desc nulls last, kind, record_id limit ${listed}
  )`

export const namesakes = unionAll([sql`english_name`, sql`arabic_name`].map(namesakesIn))
