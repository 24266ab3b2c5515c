import 'server-only'
import { totalLimit } from '@/lib/api/paging'
import { columnPair } from '@/lib/bilingual/columns'
import { constantNumber } from '@/lib/db/checks'
import type { Executor } from '@/lib/db/database'
import { searchDocuments } from '@/lib/db/schema/search'
import { kindSign } from '@/lib/search/vector'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type SearchType, searchTypes } from '../kinds/contract'
import { isOfDirectory } from '../documents/rules'
import { resultLimit } from '../rules'

/** A search in the terms of the database. */
export interface SearchCriteria {
  /** A `tsquery` over all tokens of a record, and one over those of its titles. */
  tokens: string
  titles: string
  /** The same as `tokens`, with an unfinished word replaced by the words that start with it. */
  expanded: string
  /** The folded prefix of a title; '' for none. */
  name: string
  code: string | null
  audiences: readonly ('public' | 'user')[]
  /** Only records of these types; all without. */
  types?: readonly SearchType[] | undefined
  /** Records to leave out. */
  except?: readonly Place[]
}

/** The number of records that are read of each tier, ranked, and matched by name. */
export interface ReadLimits {
  tiers: readonly [number, number, number, number]
  ranked: number
  names: number
}

/** The number of hits ranked from a small set: almost nobody looks further. */
export const leading = 300

/** The limits of the leading hits; totals are exact up to `totalLimit`. */
export const searchReadLimits: ReadLimits = {
  tiers: [totalLimit + 1, 250, 1_500, totalLimit + 1],
  ranked: leading,
  names: 40,
}

/** The hits after the leading ones come from as many records as can be paged through. */
const maxResults = leading + resultLimit
export const furtherReadLimits: ReadLimits = {
  tiers: [maxResults, maxResults, maxResults, maxResults],
  ranked: maxResults,
  names: 40,
}

/** Suggestions are few, and requested at every letter. */
export const suggestionReadLimits: ReadLimits = {
  tiers: [100, 100, 100, 100],
  ranked: 100,
  names: 40,
}

/** At most this many names with the prefix are read before they are filtered. */
const nearNames = 100

const counted = z.object({ kind: z.enum(searchTypes), found: z.number() })
const place = z.object({ kind: z.enum(searchTypes), record_id: z.number() })

export type Place = z.infer<typeof place>

const row = z.object({
  counts: z.array(counted).nullable(),
  places: z.array(place).nullable(),
  /** The number of records read from tier 1 and tier 2. */
  sample: z.coerce.number(),
  wider: z.coerce.number(),
})

export type Found = z.infer<typeof row>

const lastLetter = '\u{10ffff}'

/**
 * The best records of a search, counted by kind. Every set is limited before it is ranked: all
 * editorial records are read, directory records tier by tier until there are enough, and titles with
 * the prefix come from their own index. A word in a million records therefore costs as much as a word
 * in a thousand. The large tiers are searched for whole words: a prefix match would read all words
 * with that prefix before the first record.
 */
export async function selectFound(
  db: Executor,
  criteria: SearchCriteria,
  limits: ReadLimits,
  { limit, offset }: { limit: number; offset: number },
): Promise<Found> {
  const { name, code, except = [] } = criteria
  const tokens = sql`${withTypes(criteria, criteria.tokens)}::tsquery`
  const expanded = sql`${withTypes(criteria, criteria.expanded)}::tsquery`
  const seen = inArray(searchDocuments.audience, [...criteria.audiences])
  const { kind, record_id, english_name, arabic_name } = searchDocuments
  const fit = fitOf(criteria)
  const { types = searchTypes } = criteria
  // Tiers without any of the types are not read, nor is their index.
  const limitOf = (number: 0 | 1 | 2 | 3) =>
    types.some((type) => isOfDirectory(type) === number > 0) ? limits.tiers[number] : 0
  const tier = (number: 0 | 1 | 2 | 3, when?: SQL) => sql`
    select ${kind}, ${record_id}, ${fit} as fit from ${searchDocuments}
    where ${searchDocuments.tier} = ${constantNumber(number)}
      and ${searchDocuments.words} @@ ${number < 2 ? tokens : expanded}
      and ${seen} ${when ? sql`and ${when}` : sql``}
    limit ${limitOf(number)}::int`
  const few = (set: SQL, number: 1 | 2) =>
    sql`(select count(*) from ${set}) < ${limitOf(number)}::int`
  const begins = (column: PgColumn) => sql`(
    select kind, record_id, fit from (
      select ${kind}, ${record_id}, ${fit} as fit, ${column} as name,
        ts_match_vq(${searchDocuments.words}, ${tokens}) and ${seen} as wanted
      from ${searchDocuments}
      where ${name} <> '' and ${column} >= ${name} and ${column} < ${name + lastLetter}
      order by ${column} limit ${nearNames}::int) near
    where wanted order by name limit ${limits.names}::int)`
  const { rows } = await db.execute(sql`
    with sample as materialized (${tier(1)}),
    wider as materialized (${tier(2, few(sql`sample`, 1))}),
    found as materialized (
      (${tier(0)}) union all select * from sample union all select * from wider union all
      (${tier(3, sql`${few(sql`sample`, 1)} and ${few(sql`wider`, 2)}`)})
    ),
    chosen as (
      select kind, record_id, max(fit) as fit from (
        (select * from found order by fit desc, record_id, kind limit ${limits.ranked}::int)
        union all ${begins(english_name)} union all ${begins(arabic_name)}
      ) every ${except.length > 0 ? sql`where ${noneOf(except)}` : sql``} group by kind, record_id
    ),
    ranked as (
      select ${kind} as kind, ${record_id} as record_id,
        fit + ${scoreOf({ name, code, tokens })} as score, ${searchDocuments.date} as date
      from chosen join ${searchDocuments}
        on ${and(eq(kind, sql`chosen.kind`), eq(record_id, sql`chosen.record_id`))}
      order by score desc, date desc nulls last, kind, record_id
      limit ${limit}::int offset ${offset}::int
    )
    select
      (select json_agg(json_build_object('kind', kind, 'found', found)) from (
        select kind, count(*)::int as found from found group by kind) counted) as counts,
      (select json_agg(json_build_object('kind', kind, 'record_id', record_id)
        order by score desc, date desc nulls last, kind, record_id) from ranked) as places,
      (select count(*) from sample) as sample, (select count(*) from wider) as wider`)
  return row.parse(rows[0])
}

function withTypes({ types }: SearchCriteria, tokens: string): string {
  if (!types) return tokens
  return `(${tokens}) & (${types.map((type) => `'${kindSign}${type}'`).join(' | ')})`
}

function noneOf(places: readonly Place[]): SQL {
  return sql`not exists (
    select from json_to_recordset(${JSON.stringify(places)}::json)
      as except_for (kind text, record_id int)
    where except_for.kind = every.kind and except_for.record_id = every.record_id)`
}

/** The cheap part of the score: the weight of the kind, and the share of the title that matches. */
function fitOf({ name, titles }: SearchCriteria): SQL {
  const { english_name, arabic_name, weight } = searchDocuments
  const shortest = sql`greatest(1, least(nullif(length(${english_name}), 0), nullif(length(${arabic_name}), 0)))`
  return sql`(${weight} + case when ts_match_vq(${searchDocuments.words}, ${titles}::tsquery)
    then 3 + least(1.0, length(${name})::real / ${shortest}) else 0 end)`
}

/** The rest of the score: an equal title, a title with the prefix, a code, and the text rank. */
function scoreOf({ name, code, tokens }: { name: string; code: string | null; tokens: SQL }): SQL {
  const { english_name, arabic_name, codes } = searchDocuments
  return sql`case
      when ${name} <> '' and ${name} in (${english_name}, ${arabic_name}) then 6
      when ${name} <> '' and (starts_with(${english_name}, ${name}) or starts_with(${arabic_name}, ${name})) then 3
      else 0 end
    + case when ${code}::text = any(${codes}) then 8 else 0 end
    + 2 * ts_rank('{0.1, 0.2, 0.5, 1}', ${searchDocuments.words}, ${tokens})`
}

/** Reads documents in the order of their places. */
export async function selectDocuments(db: Executor, places: readonly Place[]) {
  if (places.length === 0) return []
  const { kind, record_id } = searchDocuments
  const documents = await db
    .select({
      kind: sql<SearchType>`${kind}`,
      record_id,
      ...columnPair(searchDocuments, 'title'),
      ...columnPair(searchDocuments, 'text'),
      paths: {
        en: searchDocuments.english_path,
        ar: searchDocuments.arabic_path,
      },
      date: searchDocuments.date,
    })
    .from(searchDocuments)
    .where(or(...places.map((at) => and(eq(kind, at.kind), eq(record_id, at.record_id)))))
  return places.flatMap(
    (at) => documents.find((one) => one.kind === at.kind && one.record_id === at.record_id) ?? [],
  )
}
