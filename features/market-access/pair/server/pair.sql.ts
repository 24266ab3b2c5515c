import 'server-only'
import { homeCountry } from '@/lib/country/home'
import type { RowRange } from '@/lib/api/paging'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { companies, companyCountries } from '@/lib/db/schema/companies'
import { countries } from '@/lib/db/schema/geography'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { unansweredPairs } from '@/lib/db/schema/market-access'
import { marketPublished, tradeFlows } from '@/lib/db/schema/market-data'
import { products, productVersions } from '@/lib/db/schema/offers'
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { union, type PgColumn } from 'drizzle-orm/pg-core'

const isPublic = (edition: PgColumn) => sql`${edition} = 'public'`

/** Counts that a pair was asked for and no tariff is on file. */
export async function countUnanswered(
  db: Executor,
  pair: { country_code: string; hs6: string; month: string },
) {
  const { country_code, hs6, month } = unansweredPairs
  await db
    .insert(unansweredPairs)
    .values(pair)
    .onConflictDoUpdate({
      target: [country_code, hs6, month],
      set: { count: sql`${unansweredPairs.count} + 1` },
    })
}

/**
 * Pairs of a market and a product: what public companies offer in the countries in which they
 * operate, and what the country exports. Each once, in the order of their codes.
 */
function listedPairs(db: Executor) {
  const offered = db
    .select({ iso2: sql<string>`${countries.code_2}`.as('iso2'), hs6: productVersions.hs_code })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.product_id))
    .innerJoin(companies, eq(companies.id, products.company_id))
    .innerJoin(
      companyCountries,
      and(eq(companyCountries.company_id, companies.id), isPublic(companyCountries.edition)),
    )
    .innerJoin(countries, eq(countries.id, companyCountries.country_id))
    .where(
      and(
        isPublic(productVersions.edition),
        isNotNull(companies.approved_at),
        isNull(companies.deleted_at),
        isNotNull(countries.code_2),
        ne(countries.code_2, homeCountry.code),
      ),
    )
  const exported = db
    .select({ iso2: sql<string>`${tradeFlows.partner}`.as('iso2'), hs6: tradeFlows.hs6 })
    .from(marketPublished)
    .innerJoin(tradeFlows, eq(tradeFlows.version_id, marketPublished.version_id))
    .innerJoin(countries, eq(countries.code_2, tradeFlows.partner))
    .where(and(eq(tradeFlows.reporter, homeCountry.code), eq(tradeFlows.flow, 'export')))
  return union(offered, exported).as('pairs')
}

export async function selectPairs(db: Executor, { limit, offset }: RowRange) {
  const pairs = listedPairs(db)
  return db
    .select({
      iso2: pairs.iso2,
      code: hsSubheadings.code,
      ...columnPair(hsSubheadings, 'name'),
    })
    .from(pairs)
    .innerJoin(hsSubheadings, eq(hsSubheadings.code, pairs.hs6))
    .orderBy(asc(pairs.iso2), asc(pairs.hs6))
    .limit(limit)
    .offset(offset)
}

export async function countPairs(db: Executor): Promise<number> {
  const pairs = listedPairs(db)
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(pairs)
    .innerJoin(hsSubheadings, eq(hsSubheadings.code, pairs.hs6))
  return found?.count ?? 0
}
