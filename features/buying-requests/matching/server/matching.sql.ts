import 'server-only'
import { columnPair, columnsOf } from '@/lib/bilingual/columns'
import { bilingualPair } from '@/lib/bilingual/pair'
import { type MatchReason, matchReasons } from '@/lib/db/codes/buying-requests'
import { constantNumber } from '@/lib/db/checks'
import type { Executor } from '@/lib/db/database'
import { buyingRequestMatches, buyingRequests } from '@/lib/db/schema/buying-requests'
import {
  companies,
  companyCountries,
  companyIndustries,
  companyVersions,
} from '@/lib/db/schema/companies'
import { products, productVersions } from '@/lib/db/schema/offers'
import { searchDocuments } from '@/lib/db/schema/search'
import { industryChapters } from '@/lib/db/schema/sectors'
import { kindSign } from '@/lib/search/vector'
import {
  and,
  asc,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { leastScore, matchLimit, reasonWeights } from '../rules'

/** What companies are matched with; what is not known is null. */
export interface Wanted {
  /** The id of the request or enquiry, with which the lot between equal companies is drawn. */
  lot?: number | undefined
  hs_code: string | null
  industry_id: number | null
  market_id: number | null
  /** A `tsquery` over search documents. */
  tokens: string | null
}

/** Companies with public products of the chapter, and how near these are. */
function offering(code: string): SQL {
  const chapter = code.slice(0, 2)
  return sql`
    select ${products.company_id} as company_id,
      bool_or(${productVersions.hs_code} = ${code}) as subheading,
      bool_or(left(${productVersions.hs_code}, 4) = ${code.slice(0, 4)}) as heading,
      true as chapter, false as sector, false as text
    from ${productVersions} join ${products} on ${products.id} = ${productVersions.product_id}
    where ${productVersions.edition} = 'public' and ${products.deleted_at} is null
      and ${productVersions.hs_code} >= ${`${chapter}0000`}
      and ${productVersions.hs_code} <= ${`${chapter}9999`}
    group by ${products.company_id}`
}

const ofSector = (sectors: SQL) => sql`
  select distinct ${companyIndustries.company_id}, false, false, false, true, false
  from ${companyIndustries}
  where ${companyIndustries.edition} = 'public' and ${companyIndustries.offer} = 'products'
    and ${companyIndustries.industry_id} in (${sectors})`

const sectorsOf = (chapter: string) => sql`
  select ${industryChapters.industry_id} from ${industryChapters}
  where ${industryChapters.chapter} = ${chapter}`

/** Companies whose own text, or a product of whom, has the words. */
function mentioning(tokens: string): SQL {
  const ofKind = (kind: string) => sql`${`(${tokens}) & '${kindSign}${kind}'`}::tsquery`
  return sql`
    select ${searchDocuments.record_id}, false, false, false, false, true
    from ${searchDocuments}
    where ${searchDocuments.kind} = 'companies' and search_documents.words @@ ${ofKind('companies')}
    union all
    select ${products.company_id}, false, false, false, false, true
    from ${searchDocuments} join ${products} on ${products.id} = ${searchDocuments.record_id}
    where ${searchDocuments.kind} = 'products' and search_documents.words @@ ${ofKind('products')}`
}

function candidates({ hs_code, industry_id, tokens }: Wanted): SQL | null {
  const ways = [
    ...(hs_code === null ? [] : [offering(hs_code), ofSector(sectorsOf(hs_code.slice(0, 2)))]),
    ...(industry_id === null ? [] : [ofSector(sql`${industry_id}::int`)]),
    ...(tokens === null ? [] : [mentioning(tokens)]),
  ]
  return ways.length === 0 ? null : sql.join(ways, sql` union all `)
}

/** Decides between equal scores: no company is the last for every request. */
const drawn = (lot: SQL | PgColumn) => sql`md5(${lot} || ' ' || company_id)`

const weight = (reason: MatchReason) => constantNumber(reasonWeights[reason])

/**
 * The companies that fit, the best first: one statement, whose every part an index serves. Of the
 * three reasons of the HS code only the nearest counts.
 */
function ranked(wanted: Wanted): SQL | null {
  const found = candidates(wanted)
  if (!found) return null
  const market =
    wanted.market_id === null
      ? sql`false`
      : sql`exists (select from ${companyCountries}
          where ${companyCountries.edition} = 'public'
            and ${companyCountries.country_id} = ${wanted.market_id}
            and ${companyCountries.company_id} = found.company_id)`
  return sql`
    with candidates (company_id, subheading, heading, chapter, sector, text) as (${found}),
    found as (
      select company_id, bool_or(subheading) as subheading, bool_or(heading) as heading,
        bool_or(chapter) as chapter, bool_or(sector) as sector, bool_or(text) as text
      from candidates group by company_id),
    judged as (
      select found.*, ${market} as market from found
      join ${companies} on ${companies.id} = found.company_id
      where ${companies.approved_at} is not null and ${companies.deleted_at} is null),
    scored as (
      select company_id,
        case when subheading then ${weight('subheading')} when heading then ${weight('heading')}
          when chapter then ${weight('chapter')} else 0 end
        + case when sector then ${weight('sector')} else 0 end
        + case when market then ${weight('market')} else 0 end
        + case when text then ${weight('text')} else 0 end as score,
        array_remove(array[
          case when subheading then 'subheading' when heading then 'heading'
            when chapter then 'chapter' end,
          case when sector then 'sector' end,
          case when market then 'market' end,
          case when text then 'text' end], null) as reasons
      from judged)
    select company_id, score, reasons from scored
    where score >= ${constantNumber(leastScore)}
    order by score desc, ${drawn(sql`${wanted.lot ?? 0}::int`)}, company_id
    limit ${constantNumber(matchLimit)}`
}

const rankedRow = z.object({
  company_id: z.number(),
  score: z.number(),
  reasons: z.array(z.enum(matchReasons)),
})

export type RankedRow = z.infer<typeof rankedRow>

/** The companies that fit, the best first. */
export async function selectRanked(db: Executor, wanted: Wanted): Promise<RankedRow[]> {
  const statement = ranked(wanted)
  if (!statement) return []
  const { rows } = await db.execute(statement)
  return rankedRow.array().parse(rows)
}

/** Replaces the matches of a request, with their reasons; returns how many companies are new. */
export async function writeMatches(db: Executor, id: number, rows: readonly RankedRow[]) {
  const { request_id, company_id } = buyingRequestMatches
  const fitting = rows.map((row) => row.company_id)
  await db
    .delete(buyingRequestMatches)
    .where(and(eq(request_id, id), notInArray(company_id, fitting)))
  await db
    .update(buyingRequests)
    .set({ matched_at: sql`now()` })
    .where(eq(buyingRequests.id, id))
  if (rows.length === 0) return 0
  const written = await db
    .insert(buyingRequestMatches)
    .values(rows.map((row) => ({ ...row, request_id: id })))
    .onConflictDoUpdate({
      target: [request_id, company_id],
      set: {
        score: sql`excluded.score`,
        reasons: sql`excluded.reasons`,
      },
    })
    // A row that was inserted, not changed, has no transaction that ended it.
    .returning({ is_new: sql<boolean>`xmax = 0` })
  return written.filter(({ is_new }) => is_new).length
}

/** The codes of records that staff have approved as their owner saved them. */
const approved = 20

/** When an approved company or product last changed, by the indexes of the work lists. */
const lastChange = sql`greatest(
  (select max(${companies.updated_at}) from ${companies} where ${companies.status} = ${constantNumber(approved)}),
  (select max(${products.updated_at}) from ${products} where ${products.status} = ${constantNumber(approved)}))`

/**
 * The open request that was compared with the companies the longest ago, before one of them changed;
 * locked until the transaction ends.
 */
export async function lockStale(db: Executor, day: string) {
  const { id, hs_code, market_id, state, deadline, matched_at } = buyingRequests
  const [found] = await db
    .select({ id, hs_code, market_id, ...columnPair(buyingRequests, 'product') })
    .from(buyingRequests)
    .where(
      and(
        sql`${state} = 'open'`,
        gte(deadline, day),
        or(isNull(matched_at), sql`${matched_at} < ${lastChange}`),
      ),
    )
    .orderBy(sql`${matched_at} nulls first`, asc(id))
    .limit(1)
    .for('update', { skipLocked: true })
  return found
}

/** The kept matches of a request, the best first. */
export async function selectMatches(db: Executor, requestId: number) {
  const { company_id, score, reasons } = buyingRequestMatches
  return db
    .select({ company_id, score, reasons })
    .from(buyingRequestMatches)
    .where(eq(buyingRequestMatches.request_id, requestId))
    .orderBy(desc(score), drawn(buyingRequestMatches.request_id), asc(company_id))
}

const [english, arabic] = columnsOf(companyVersions, ['company_registered_name'])

/** The public names of companies. */
export async function selectCompanyNames(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({
      id: companyVersions.company_id,
      ...bilingualPair('name', {
        en: sql<string>`coalesce(${english}, '')`,
        ar: sql<string>`coalesce(${arabic}, '')`,
      }),
    })
    .from(companyVersions)
    .where(
      sql`${companyVersions.edition} = 'public' and ${inArray(companyVersions.company_id, [...ids])}`,
    )
}
