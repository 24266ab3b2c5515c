import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { hsChapters, hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { tariffRates } from '@/lib/db/schema/market-data'
import { companies } from '@/lib/db/schema/companies'
import { products, productVersions } from '@/lib/db/schema/offers'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'

const isFree = sql`${tariffRates.preference} in ('free', 'free_derived') and not ${tariffRates.entry_price}`
const isFreeForAll = sql`coalesce(${tariffRates.mfn_max}, 1) = 0 and ${tariffRates.mfn_other} = '{}' and not ${tariffRates.entry_price}`

const countWhere = (condition: typeof isFree) =>
  sql<number>`(count(*) filter (where ${condition}))::int`

/** Duties of a version of a tariff by chapter. */
export async function selectChapterDuties(db: Executor, version: number) {
  return db
    .select({
      chapter: { code: hsChapters.code, ...columnPair(hsChapters, 'name') },
      subheadings: sql<number>`count(*)::int`,
      mfn_free: countWhere(isFreeForAll),
      free: countWhere(isFree),
      free_for_all: countWhere(sql`${isFree} and ${isFreeForAll}`),
      free_derived: countWhere(
        sql`${isFree} and ${tariffRates.preference} = 'free_derived' and not (${isFreeForAll})`,
      ),
      mfn_max: sql<string | null>`max(${tariffRates.mfn_max})`,
    })
    .from(tariffRates)
    .innerJoin(hsChapters, sql`${hsChapters.code} = left(${tariffRates.hs6}, 2)`)
    .where(eq(tariffRates.version_id, version))
    .groupBy(hsChapters.code)
    .orderBy(asc(hsChapters.code))
}

export type ChapterRow = Awaited<ReturnType<typeof selectChapterDuties>>[number]

/** Products that public companies offer, those with the most offers first. */
export async function selectOffered(db: Executor, limit: number) {
  return db
    .select({ code: hsSubheadings.code, ...columnPair(hsSubheadings, 'name') })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.product_id))
    .innerJoin(companies, eq(companies.id, products.company_id))
    .innerJoin(hsSubheadings, eq(hsSubheadings.code, productVersions.hs_code))
    .where(
      and(
        sql`${productVersions.edition} = 'public'`,
        isNotNull(companies.approved_at),
        isNull(companies.deleted_at),
      ),
    )
    .groupBy(hsSubheadings.code)
    .orderBy(desc(sql`count(*)`), asc(hsSubheadings.code))
    .limit(limit)
}
