import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { columnsOf } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { inYears, withIds } from '@/lib/db/filters'
import { mentions } from '@/lib/db/mentions'
import { publicRecords } from '@/lib/db/public-records'
import { countries } from '@/lib/db/schema/geography'
import { publicationIndustries, publications } from '@/lib/db/schema/publications'
import { industries } from '@/lib/db/schema/sectors'
import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { publicationList } from '../contract'
import { searchedFields } from '../rules'

export type PublicationRow = Awaited<ReturnType<typeof listedPublications.rows>>[number]
export type SectorRow = Awaited<ReturnType<typeof selectSectorsOf>>[number]

const isPublic = eq(publications.status, 1)

function filter({ q, country, industry, year }: QueryOf<typeof publicationList>, db: Executor) {
  const about = withIds(publicationIndustries.industry_id, industry)
  const inSectors = () =>
    db.select({ id: publicationIndustries.publication_id }).from(publicationIndustries).where(about)
  return and(
    withIds(publications.country_id, country),
    about && inArray(publications.id, inSectors()),
    inYears(publications.date_start, year),
    mentions(columnsOf(publications, searchedFields), q),
  )
}

export const listedPublications = publicRecords({
  key: publications.id,
  select: (db) =>
    db
      .select({ publication: publications, country: countries })
      .from(publications)
      .innerJoin(countries, eq(countries.id, publications.country_id))
      .$dynamic(),
  isPublic,
  filter,
  order: () => [desc(publications.date_start), desc(publications.id)],
})

const yearOf = sql<string>`to_char(${publications.date_start}, 'YYYY')`

const sector = { ...getTableColumns(industries), id: industries.iid }

/** The sectors of some publications. */
export async function selectSectorsOf(db: Executor, ids: readonly number[]) {
  return db
    .select({ publication_id: publicationIndustries.publication_id, sector })
    .from(publicationIndustries)
    .innerJoin(industries, eq(industries.iid, publicationIndustries.industry_id))
    .where(inArray(publicationIndustries.publication_id, [...ids]))
    .orderBy(asc(industries.iid))
}

/** How many publications are listed, and the month of the newest. */
export async function selectTotals(db: Executor) {
  const newest = sql<string | null>`to_char(max(${publications.date_start}), 'YYYY-MM')`
  const [totals] = await db.select({ total: count(), newest }).from(publications).where(isPublic)
  return totals ?? { total: 0, newest: null }
}

/** How many publications are listed of each country and sector, most first, and of each year. */
export async function selectCounts(db: Executor) {
  const most = desc(count())
  const places = await db
    .select({ ...getTableColumns(countries), count: count() })
    .from(publications)
    .innerJoin(countries, eq(countries.id, publications.country_id))
    .where(isPublic)
    .groupBy(countries.id)
    .orderBy(most, asc(countries.id))
  const sectors = await db
    .select({ ...sector, count: count() })
    .from(publicationIndustries)
    .innerJoin(publications, eq(publications.id, publicationIndustries.publication_id))
    .innerJoin(industries, eq(industries.iid, publicationIndustries.industry_id))
    .where(isPublic)
    .groupBy(industries.iid)
    .orderBy(most, asc(industries.iid))
  const years = await db
    .select({ year: yearOf, count: count() })
    .from(publications)
    .where(isPublic)
    .groupBy(yearOf)
    .orderBy(desc(yearOf))
  return { countries: places, sectors, years }
}

/** Countries, sectors and years, newest first, of which publications are listed. */
export async function selectChoices(db: Executor) {
  const places = db.select({ id: publications.country_id }).from(publications).where(isPublic)
  const subjects = db
    .select({ id: publicationIndustries.industry_id })
    .from(publicationIndustries)
    .innerJoin(publications, eq(publications.id, publicationIndustries.publication_id))
    .where(isPublic)
  const years = await db
    .selectDistinct({ year: yearOf })
    .from(publications)
    .where(isPublic)
    .orderBy(desc(yearOf))
  return {
    countries: await db
      .select()
      .from(countries)
      .where(inArray(countries.id, places))
      .orderBy(asc(countries.id)),
    sectors: await db
      .select(sector)
      .from(industries)
      .where(inArray(industries.iid, subjects))
      .orderBy(asc(industries.iid)),
    years: years.map(({ year }) => year),
  }
}
