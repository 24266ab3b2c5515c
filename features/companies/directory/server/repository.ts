import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import {
  companies,
  companyCertificates,
  companyCountries,
  companyIndustries,
  companySubIndustries,
  companyVersions,
} from '@/lib/db/schema/companies'
import { matchesTokens } from '@/lib/db/search-vector'
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

export interface CompanyFilters {
  search?: string | undefined
  /** Several ids of a filter match any of them. */
  industries?: number[] | undefined
  services?: number[] | undefined
  countries?: number[] | undefined
  governorates?: number[] | undefined
  locationType?: number | undefined
}

type Range = { limit: number; offset: number }

/** The public edition, as a constant, so that partial indexes serve it. */
const isPublicEdition = (edition: PgColumn) => sql`${edition} = 'public'`

/**
 * An approved company that was not deleted, even if a newer version waits or was refused:
 * `approved_at` belongs to the public version.
 */
export const isShownCompany = and(isNotNull(companies.approved_at), isNull(companies.deleted_at))

/** A set of companies that an index returns in the order of ids. */
interface Found {
  table: PgTable
  id: PgColumn
  where: SQL | undefined
  /** Whether a company may occur more than once. */
  repeats?: boolean
}

const among = (column: PgColumn, ids: readonly number[]) =>
  ids.length === 1 ? eq(column, ids[0]) : inArray(column, [...ids])

const versionsWhere = (condition?: SQL): Found => ({
  table: companyVersions,
  id: companyVersions.company_id,
  where: and(isPublicEdition(companyVersions.edition), condition),
})

const industriesWhere = (offer: 'products' | 'services', ids: number[]): Found => ({
  table: companyIndustries,
  id: companyIndustries.company_id,
  where: and(
    isPublicEdition(companyIndustries.edition),
    eq(companyIndustries.offer, offer),
    among(companyIndustries.industry_id, ids),
  ),
  repeats: ids.length > 1,
})

/** One set for each filter; the database decides in which order to intersect them. */
function setsOf(filters: CompanyFilters): [Found, ...Found[]] {
  const { search, industries, services, countries, governorates, locationType } = filters
  const textMatch = search === undefined ? undefined : matchesTokens(companyVersions.search, search)
  const sets = [
    textMatch && versionsWhere(textMatch),
    industries && industriesWhere('products', industries),
    services && industriesWhere('services', services),
    countries && {
      table: companyCountries,
      id: companyCountries.company_id,
      where: and(
        isPublicEdition(companyCountries.edition),
        among(companyCountries.country_id, countries),
      ),
      repeats: countries.length > 1,
    },
    governorates && versionsWhere(among(companyVersions.governorates, governorates)),
    locationType && versionsWhere(eq(companyVersions.location_type_id, locationType)),
  ]
  const given: Found[] = sets.filter((set) => typeof set === 'object')
  const lead = given.find(({ repeats }) => !repeats) ?? versionsWhere()
  return [lead, ...given.filter((set) => set !== lead)]
}

/** The leading set, and the condition that its companies are in all others. */
function meeting(db: Executor, filters: CompanyFilters) {
  const [lead, ...others] = setsOf(filters)
  const inOthers = others.map((set) =>
    inArray(lead.id, db.select({ id: set.id }).from(set.table).where(set.where)),
  )
  return { ...lead, where: and(lead.where, ...inOthers) }
}

/** The newest companies of a view; an index-only scan finds the page. */
export async function selectCompanies(
  db: Executor,
  { limit, offset, ...filters }: CompanyFilters & Range,
) {
  const { table, id, where } = meeting(db, filters)
  const page = db
    .select({ id: sql<number>`${id}`.as('found_id') })
    .from(table)
    .where(where)
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset)
    .as('page')
  return db
    .select(wire(db))
    .from(page)
    .innerJoin(companies, and(eq(companies.id, page.id), isShownCompany))
    .innerJoin(companyVersions, publicVersion)
    .orderBy(desc(companies.id))
}

/** Companies of a view, counted to one past the limit up to which totals are exact. */
export async function countCompanies(db: Executor, filters: CompanyFilters) {
  const { table, where } = meeting(db, filters)
  return countUpTo(db, table, where)
}

const publicVersion = and(
  eq(companyVersions.company_id, companies.id),
  isPublicEdition(companyVersions.edition),
)

export async function findCompany(db: Executor, id: number) {
  const [company] = await db
    .select(wire(db))
    .from(companies)
    .innerJoin(companyVersions, publicVersion)
    .where(and(eq(companies.id, id), isShownCompany))
    .limit(1)
  return company
}

/** A public company in its wire format. */
function wire(db: Executor) {
  return {
    id: companies.id,
    updated_at: companies.approved_at,
    ...columnPair(companyVersions, 'company_registered_name', 'bare'),
    company_trading_name: companyVersions.company_trading_name,
    status: sql<number>`20`,
    logo: companyVersions.logo,
    ...columnPair(companyVersions, 'description'),
    type_of_company: companyVersions.type_of_company,
    founded: companyVersions.founded,
    phone_number: companyVersions.phone_number,
    website_url: companyVersions.website_url,
    e_mail: companyVersions.e_mail,
    location_type_id: companyVersions.location_type_id,
    governorates: companyVersions.governorates,
    location_country_id: companyVersions.location_country_id,
    industry_information_for_products: industriesOf(db, 'products'),
    industry_information_for_services: industriesOf(db, 'services'),
    sub_industries_for_products: subIndustriesOf(db, 'products'),
    sub_industries_for_services: subIndustriesOf(db, 'services'),
    countries_of_operations: countriesOf(db),
    certificates: certificatesOf(db),
  }
}

function industriesOf(db: Executor, offer: 'products' | 'services') {
  const { company_id, edition, industry_id } = companyIndustries
  const rows = db
    .select({ id: industry_id })
    .from(companyIndustries)
    .where(
      and(
        eq(company_id, companies.id),
        isPublicEdition(edition),
        eq(companyIndustries.offer, offer),
      ),
    )
    .orderBy(asc(industry_id))
  return sql<number[]>`array(${rows})`
}

function subIndustriesOf(db: Executor, offer: 'products' | 'services') {
  const { company_id, edition, sub_industry_id } = companySubIndustries
  const rows = db
    .select({ id: sub_industry_id })
    .from(companySubIndustries)
    .where(
      and(
        eq(company_id, companies.id),
        isPublicEdition(edition),
        eq(companySubIndustries.offer, offer),
      ),
    )
    .orderBy(asc(sub_industry_id))
  return sql<number[]>`array(${rows})`
}

function countriesOf(db: Executor) {
  const { company_id, edition, country_id } = companyCountries
  const rows = db
    .select({ id: country_id })
    .from(companyCountries)
    .where(and(eq(company_id, companies.id), isPublicEdition(edition)))
    .orderBy(asc(country_id))
  return sql<number[]>`array(${rows})`
}

function certificatesOf(db: Executor) {
  const { company_id, edition, position, title } = companyCertificates
  const rows = db
    .select({ title })
    .from(companyCertificates)
    .where(and(eq(company_id, companies.id), isPublicEdition(edition)))
    .orderBy(asc(position))
  return sql<string[]>`array(${rows})`
}
