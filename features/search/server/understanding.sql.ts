import 'server-only'
import { constantNumber } from '@/lib/db/checks'
import type { Executor } from '@/lib/db/database'
import { name, value } from './criteria.sql'
import { searchDocuments, searchTokens } from '@/lib/db/schema/search'
import { inArray, sql } from 'drizzle-orm'

/** Matches are counted up to so many in a tier; more are frequent all the same. */
const countLimit = constantNumber(3_000)

/** What is in no sampled record is in few of the rest. */
const restLimit = constantNumber(50)

/**
 * The number of matches of each `tsquery` among editorial records and the sample of the directory;
 * where there are none, in the rest of it.
 */
export async function countMatches(db: Executor, queries: readonly string[]) {
  const inTier = (tier: number, limit = countLimit) =>
    sql`(select count(*)::int from (select from ${searchDocuments}
      where tier = ${constantNumber(tier)} and words @@ asked.query limit ${limit}) found)`
  const { rows } = await db.execute<{ found: number }>(sql`
    select case when sampled > 0 then sampled else ${inTier(2, restLimit)} end as found
    from unnest(${sql.param([...queries])}::text[]) with ordinality typed (query, place),
      lateral (select typed.query::tsquery as query) asked,
      lateral (select ${inTier(0)} + ${inTier(1)} as sampled) counted
    order by place`)
  return rows.map(({ found }) => found)
}

/** The number of editorial records and of records in the sample of the directory. */
export async function countRecords(db: Executor): Promise<number> {
  return db.$count(searchDocuments, inArray(searchDocuments.tier, [0, 1]))
}

const soundsAtOnce = 40

/** The tokens of records that sound like each of these (see `soundOf`). */
export async function selectSounds(db: Executor, sounds: readonly string[]) {
  return db
    .select({ word: searchTokens.word, sound: searchTokens.sound })
    .from(searchTokens)
    .where(inArray(searchTokens.sound, [...sounds]))
    .orderBy(searchTokens.word)
    .limit(soundsAtOnce * sounds.length)
}

/**
 * The concepts of a search, a row each. What a record is about outweighs where a word occurs: a word
 * counts in a title, less in its subjects, little in its text; another word for it a little less.
 */
export const concepts = sql`concepts as materialized (
  select concept.* from given, unnest(weights, matters, typed_title, typed_subject, typed_anywhere,
    other_title, other_subject, other_anywhere, related_title, related_subject, related_anywhere)
    as concept (weight, is_matter, typed_title, typed_subject, typed_anywhere,
      other_title, other_subject, other_anywhere,
      related_title, related_subject, related_anywhere))`

/** Titles, subjects and codes of a record alone: small, and read once. */
export const headed = sql`lateral (select ts_filter(words, '{a,b}') as head offset 0) headed`

/** Answers, descriptions of people and institutions and names in charts are short: what they say, they are about. */
const inText = sql`case when kind in ('questions', 'experts', 'exports', 'statistics') then 0.5 else 0.25 end`

/** How fully a record has a concept. */
const fit = sql`case
    when head @@ typed_title then 1
    when head @@ other_title then 0.85
    when head @@ related_title then 0.7
    when head @@ typed_subject then 0.6
    when head @@ other_subject then 0.45
    when head @@ related_subject then 0.4
    when words @@ typed_anywhere then ${inText}
    when words @@ other_anywhere then 0.8 * ${inText}
    when words @@ related_anywhere then 0.6 * ${inText}
    else 0 end`

const isSeller = sql`kind in ('companies', 'products', 'services')`

/** How much of the matter of the search a record has, from 0 to 1; null where it has no matter. */
const matterFit = sql`sum(weight * fit) filter (where is_matter)
  / nullif(sum(weight) filter (where is_matter), 0)`

/** Records of a market that are about one thing; treaties, publications and events serve all goods. */
const isOfOneThing = sql`kind in ('credentials', 'experts', 'requests', 'statistics')`

/** What a record keeps of the rest of the search, as far as it does not have the matter: it is about other goods. */
const elsewhere = sql`case
    when ${isSeller} and ${value.of_market}
      then 0.3 + 0.7 * least(1, coalesce(${matterFit}, 1) / 0.6)
    when ${isSeller} then case when ${matterFit} = 0 then 0.3 else 1 end
    when ${isOfOneThing} and ${value.of_market} and ${matterFit} = 0 then 0.5
    else 1 end`

/** The share of the meaning of the search that a record has, from 0 to 1. */
const coverage = sql`(select coalesce(sum(weight * fit) filter (where is_matter), 0)
    + coalesce(sum(weight * fit) filter (where not is_matter), 0) * ${elsewhere}
  from concepts, lateral (select ${fit} as fit) fitting)`

/** Whether a page lists what a search asks for; a part of a page is no list. */
export const isList = sql`english_path like any(${value.lists}::text[]) and english_path not like '%?%'`

/** The score of a record, whatever found it. */
export const score = sql`weight + 12 * ${coverage}
  + case when head @@ ${value.titles} then least(1.0, length(${name})::real
    / greatest(1, least(nullif(length(english_name), 0), nullif(length(arabic_name), 0)))) else 0 end
  + case
    when ${name} <> '' and ${name} in (english_name, arabic_name) then 6
    when ${name} <> '' and (starts_with(english_name, ${name}) or starts_with(arabic_name, ${name})) then 2
    else 0 end
  + case when kind = any(${value.kinds}::text[]) then 2.5 + 4 * ${value.kind_weight} else 0 end
  + case when kind = any(${value.explaining}::text[])
    then case kind when 'statistics' then 3 else 1.5 end else 0 end
  + case when kind = 'pages' and ${isList}
    then 3 + 10 * ${value.kind_weight} else 0 end
  + case when head @@ ${value.phrase} then 1 else 0 end
  + case when ${value.code} = any(codes) then 8 else 0 end
  + case when kind = 'trades' and ${value.of_market} then 0.5 else 0 end
  + ts_rank('{0.1, 0.2, 0.5, 1}', words, ${value.anywhere})
  + least(0.25, 15 * ts_rank('{1, 1, 1, 1}', words, ${value.anywhere}, 2))`
