import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { companies, companyCountries, companyVersions } from '@/lib/db/schema/companies'
import { eventIndustries, events } from '@/lib/db/schema/events'
import { poolEntries } from '@/lib/db/schema/experts'
import { countries } from '@/lib/db/schema/geography'
import { institutions } from '@/lib/db/schema/institutions'
import { news, newsIndustries } from '@/lib/db/schema/news'
import { products, productVersions } from '@/lib/db/schema/offers'
import { searchDocuments } from '@/lib/db/schema/search'
import { publicationIndustries, publications } from '@/lib/db/schema/publications'
import { industries, industryChapters } from '@/lib/db/schema/sectors'
import { readSearch, tsqueryOf } from '@/lib/search/query'
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What records are sought for: countries of the market, and the heading and sectors of the product. */
export interface Subject {
  countryIds: readonly number[]
  /** Names of the market, and of the sectors of the product. */
  names: readonly string[]
  hs: string | undefined
  sectors: readonly number[]
  onlyOfSectors?: boolean
}

const isPublic = (edition: PgColumn) => sql`${edition} = 'public'`
const isShownCompany = and(isNotNull(companies.approved_at), isNull(companies.deleted_at))

/** Whether a list holds the column's value; undefined for an empty list. */
const among = (column: PgColumn, ids: readonly number[]) =>
  ids.length === 0 ? undefined : inArray(column, [...ids])

/** A condition as a number to sort by: rows that meet it are first. */
const first = (condition: SQL | undefined) => desc(sql`coalesce(${condition ?? sql`false`}, false)`)

const headingOf = (hs: string) => `${hs.slice(0, 4)}%`

/** The sectors of a chapter, with their names. */
export async function selectSectors(db: Executor, chapter: string) {
  return db
    .select({ id: industries.iid, ...columnPair(industries, 'name') })
    .from(industryChapters)
    .innerJoin(industries, eq(industries.iid, industryChapters.industry_id))
    .where(eq(industryChapters.chapter, chapter))
    .orderBy(asc(industries.iid))
}

/** Companies that operate in some countries. */
const operatingThere = (db: Executor, { countryIds }: Subject) =>
  countryIds.length === 0
    ? undefined
    : inArray(
        companies.id,
        db
          .select({ id: companyCountries.company_id })
          .from(companyCountries)
          .where(
            and(isPublic(companyCountries.edition), among(companyCountries.country_id, countryIds)),
          ),
      )

/** Companies that offer a product of the heading. */
const offering = (db: Executor, hs: string) =>
  inArray(
    companies.id,
    db
      .select({ id: products.company_id })
      .from(productVersions)
      .innerJoin(products, eq(products.id, productVersions.product_id))
      .where(
        and(
          isPublic(productVersions.edition),
          sql`${productVersions.hs_code} like ${headingOf(hs)}`,
        ),
      ),
  )

/** Public companies that offer the product, those in the market first; without one, those in the market. */
export async function selectCompanies(db: Executor, subject: Subject, limit: number) {
  const isThere = operatingThere(db, subject)
  const condition = subject.hs === undefined ? isThere : offering(db, subject.hs)
  if (!condition) return []
  return db
    .select({
      id: companies.id,
      ...columnPair(companyVersions, 'company_registered_name', 'bare'),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(companies)
    .innerJoin(
      companyVersions,
      and(eq(companyVersions.company_id, companies.id), isPublic(companyVersions.edition)),
    )
    .where(and(isShownCompany, condition))
    .orderBy(first(isThere), desc(companies.id))
    .limit(limit)
}

/** Whether a public company offers a product of the heading. */
export async function isOffered(db: Executor, hs: string): Promise<boolean> {
  return (await db.$count(companies, and(isShownCompany, offering(db, hs)))) > 0
}

/** Public products of the heading of public companies, those of the subheading first. */
export async function selectOffers(db: Executor, hs: string, limit: number) {
  return db
    .select({
      id: products.id,
      company_id: products.company_id,
      hs_code: productVersions.hs_code,
      ...columnPair(productVersions, 'name'),
      ...columnPair(companyVersions, 'company_registered_name', 'bare'),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.product_id))
    .innerJoin(companies, eq(companies.id, products.company_id))
    .innerJoin(
      companyVersions,
      and(eq(companyVersions.company_id, companies.id), isPublic(companyVersions.edition)),
    )
    .where(
      and(
        isPublic(productVersions.edition),
        isShownCompany,
        isNull(products.deleted_at),
        sql`${productVersions.hs_code} like ${headingOf(hs)}`,
      ),
    )
    .orderBy(first(eq(productVersions.hs_code, hs)), desc(products.id))
    .limit(limit)
}

const anyOf = (conditions: readonly (SQL | undefined)[]) => or(...conditions) ?? sql`false`

/** Events to come in the market or for the sectors of the product. */
export async function selectEvents(db: Executor, subject: Subject, today: string, limit: number) {
  const isThere = among(events.country_id, subject.countryIds)
  const isOfSector = ofSectors(db, sectorsOf.events, events.id, subject.sectors)
  const ofEvent = db.select().from(eventIndustries).where(eq(eventIndustries.event_id, events.id))
  const isOfAll = subject.onlyOfSectors && isOfSector && sql`not exists ${ofEvent}`
  const isPlace = isThere && isOfAll ? and(isThere, isOfAll) : isThere
  return db
    .select({
      id: events.id,
      ...columnPair(events, 'name'),
      date_start: events.date_start,
      country: { ...columnPair(countries, 'name') },
    })
    .from(events)
    .innerJoin(countries, eq(countries.id, events.country_id))
    .where(and(gte(events.date_end, today), anyOf([isPlace, isOfSector])))
    .orderBy(first(isThere), asc(events.date_start), asc(events.id))
    .limit(limit)
}

/** Records of the sectors, by the table that joins them. */
function ofSectors(
  db: Executor,
  { joined, industry }: { joined: PgColumn; industry: PgColumn },
  id: PgColumn,
  sectors: readonly number[],
): SQL | undefined {
  const condition = among(industry, sectors)
  return condition && inArray(id, db.select({ id: joined }).from(joined.table).where(condition))
}

const sectorsOf = {
  events: { joined: eventIndustries.event_id, industry: eventIndustries.industry_id },
  news: { joined: newsIndustries.news_id, industry: newsIndustries.industry_id },
  publications: {
    joined: publicationIndustries.publication_id,
    industry: publicationIndustries.industry_id,
  },
}

/** Public bodies by their ids, in the order of the ids. */
export async function selectBodies(db: Executor, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: institutions.id, ...columnPair(institutions, 'name') })
    .from(institutions)
    .where(and(eq(institutions.status, 1), inArray(institutions.id, [...ids])))
    .orderBy(asc(institutions.id))
}

/** Ids of records whose search document has every part of one of the names, from its index. */
function namedAmong(
  db: Executor,
  kind: 'experts' | 'news',
  { names }: Subject,
  { titles = false } = {},
) {
  // A blank after a name: its end is not the start of a longer one.
  const queries = names.flatMap((name) => tsqueryOf(readSearch(`${name} `), { titles }) ?? [])
  const query = queries.map((one) => `(${one})`).join(' | ')
  return db
    .select({ id: searchDocuments.record_id })
    .from(searchDocuments)
    .where(
      and(
        eq(searchDocuments.tier, 0),
        eq(searchDocuments.kind, kind),
        sql`words @@ ${query}::tsquery`,
      ),
    )
}

export async function selectExperts(db: Executor, subject: Subject, limit: number) {
  return db
    .select({
      id: poolEntries.id,
      ...columnPair(poolEntries, 'FULL_NAME', 'bare'),
      ...columnPair(poolEntries, 'field'),
    })
    .from(poolEntries)
    .where(
      and(eq(poolEntries.status, 1), inArray(poolEntries.id, namedAmong(db, 'experts', subject))),
    )
    .orderBy(asc(poolEntries.id))
    .limit(limit)
}

/** News since a day whose title names the market or a sector, or which is for a sector of the product. */
export async function selectNews(db: Executor, subject: Subject, since: string, limit: number) {
  const isNamed = inArray(news.id, namedAmong(db, 'news', subject, { titles: true }))
  const isOfSector = ofSectors(db, sectorsOf.news, news.id, subject.sectors)
  return db
    .select({ id: news.id, ...columnPair(news, 'DESCRIPTION', 'upper'), news_date: news.news_date })
    .from(news)
    .where(and(eq(news.status, 1), gte(news.news_date, since), anyOf([isNamed, isOfSector])))
    .orderBy(first(isNamed), desc(news.news_date), desc(news.id))
    .limit(limit)
}

/** How many publications members find on the market or the sectors, and the newest month of them. */
export async function countPublications(db: Executor, { countryIds, sectors }: Subject) {
  const isThere = among(publications.country_id, countryIds)
  const isOfSector = ofSectors(db, sectorsOf.publications, publications.id, sectors)
  const [found] = await db
    .select({
      total: sql<number>`count(*)::int`,
      newest: sql<string | null>`to_char(max(${publications.date_start}), 'YYYY-MM')`,
    })
    .from(publications)
    .where(and(eq(publications.status, 1), anyOf([isThere, isOfSector])))
  return found ?? { total: 0, newest: null }
}
