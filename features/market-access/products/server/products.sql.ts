import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { companies } from '@/lib/db/schema/companies'
import { hsChapters, hsHeadings, hsSections, hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { hsCorrelations } from '@/lib/db/schema/market-data'
import { products, productVersions } from '@/lib/db/schema/offers'
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'

const named = <Table extends typeof hsSections | typeof hsChapters | typeof hsHeadings>(
  table: Table,
) => ({ code: table.code, ...columnPair(table, 'name') })

export async function selectSections(db: Executor) {
  return db.select(named(hsSections)).from(hsSections).orderBy(asc(hsSections.position))
}

export async function findSection(db: Executor, code: string) {
  const [section] = await db
    .select(named(hsSections))
    .from(hsSections)
    .where(eq(hsSections.code, code))
  return section
}

export async function findChapter(db: Executor, code: string) {
  const [row] = await db
    .select({ node: named(hsChapters), section: named(hsSections) })
    .from(hsChapters)
    .innerJoin(hsSections, eq(hsSections.code, hsChapters.section))
    .where(and(eq(hsChapters.code, code), eq(hsChapters.reserved, false)))
  return row
}

export async function findHeading(db: Executor, code: string) {
  const [row] = await db
    .select({ node: named(hsHeadings), chapter: named(hsChapters), section: named(hsSections) })
    .from(hsHeadings)
    .innerJoin(hsChapters, eq(hsChapters.code, hsHeadings.chapter))
    .innerJoin(hsSections, eq(hsSections.code, hsChapters.section))
    .where(eq(hsHeadings.code, code))
  return row
}

/** The chapters of a section that are in use. */
export async function selectChapters(db: Executor, section: string) {
  return db
    .select(named(hsChapters))
    .from(hsChapters)
    .where(and(eq(hsChapters.section, section), eq(hsChapters.reserved, false)))
    .orderBy(asc(hsChapters.code))
}

export async function selectHeadings(db: Executor, chapter: string) {
  return db
    .select(named(hsHeadings))
    .from(hsHeadings)
    .where(eq(hsHeadings.chapter, chapter))
    .orderBy(asc(hsHeadings.code))
}

export async function selectSubheadings(db: Executor, heading: string) {
  return db
    .select({ code: hsSubheadings.code, ...columnPair(hsSubheadings, 'name') })
    .from(hsSubheadings)
    .where(eq(hsSubheadings.heading, heading))
    .orderBy(asc(hsSubheadings.code))
}

/** What became of an older code, by the newest edition that has it first. */
export async function selectSuccessors(db: Executor, code: string) {
  return db
    .select({ edition: hsCorrelations.edition, hs6: hsCorrelations.hs6 })
    .from(hsCorrelations)
    .where(eq(hsCorrelations.old_code, code))
    .orderBy(desc(hsCorrelations.edition), asc(hsCorrelations.hs6))
}

/** The older codes of an edition from which codes of today come. */
export async function selectPredecessors(db: Executor, edition: number, codes: readonly string[]) {
  return db
    .select({ old_code: hsCorrelations.old_code })
    .from(hsCorrelations)
    .where(and(eq(hsCorrelations.edition, edition), inArray(hsCorrelations.hs6, [...codes])))
}

/** The subheadings of the products that the public sees, each once. */
export async function selectOfferedCodes(db: Executor): Promise<string[]> {
  const rows = await db
    .selectDistinct({ code: productVersions.hs_code })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.product_id))
    .innerJoin(companies, eq(companies.id, products.company_id))
    .where(
      and(
        sql`${productVersions.edition} = 'public'`,
        isNotNull(companies.approved_at),
        isNull(companies.deleted_at),
      ),
    )
    .orderBy(asc(productVersions.hs_code))
  return rows.map(({ code }) => code)
}
