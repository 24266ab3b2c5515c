import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { idsOf } from '@/lib/api/list-query'
import { totalLimit } from '@/lib/api/paging'
import { columnPair } from '@/lib/bilingual/columns'
import { constantText } from '@/lib/db/checks'
import type { Executor } from '@/lib/db/database'
import { oncePerDatabase } from '@/lib/db/once-per-database'
import {
  companies,
  companyCertificates,
  companyCountries,
  companyIndustries,
  companySubIndustries,
  companyVersions,
} from '@/lib/db/schema/companies'
import { companyChecks } from '@/lib/db/schema/company-checks'
import { matchesTokens } from '@/lib/db/search-vector'
import { timeZone } from '@/lib/i18n/locale'
import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { PublicCertificate } from '../../certificates/contract'
import type { Checked } from '../../verification/contract'
import type { companyList } from '../contract'

/** The filters of the call, and where the companies sit. */
export type CompanyFilters = Omit<QueryOf<typeof companyList>, 'page' | 'per_page'> & {
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

/** The ids by which public companies can be filtered, each once. */
export async function selectUsedIds(db: Executor) {
  const ofOffers = (offer: 'products' | 'services') =>
    db
      .selectDistinct({ id: companyIndustries.industry_id })
      .from(companyIndustries)
      .where(and(isPublicEdition(companyIndustries.edition), eq(companyIndustries.offer, offer)))
  const [products, services, countries, governorates] = await Promise.all([
    ofOffers('products'),
    ofOffers('services'),
    db
      .selectDistinct({ id: companyCountries.country_id })
      .from(companyCountries)
      .where(isPublicEdition(companyCountries.edition)),
    db
      .selectDistinct({ id: companyVersions.governorates })
      .from(companyVersions)
      .where(isPublicEdition(companyVersions.edition)),
  ])
  return { products, services, countries, governorates }
}

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
  const { q, locationType } = filters
  const [products, services] = [idsOf(filters.industry), idsOf(filters.service)]
  const [countries, governorates] = [idsOf(filters.country), idsOf(filters.governorate)]
  const textMatch = q === undefined ? undefined : matchesTokens(companyVersions.search, q)
  const sets = [
    textMatch && versionsWhere(textMatch),
    products && industriesWhere('products', products),
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

/**
 * The newest companies of a view, and their total, counted to one past the limit up to which totals
 * are exact. One walk through an index returns both: a far page lies within what is counted.
 */
export async function selectCompanies(
  db: Executor,
  { limit, offset, day, ...filters }: CompanyFilters & Range & { day: string },
) {
  const { table, id, where } = meeting(db, filters)
  const walked = db
    .select({ id: sql<number>`${id}`.as('found_id') })
    .from(table)
    .where(where)
    .orderBy(desc(id))
    .limit(Math.max(totalLimit + 1, offset + limit))
    .as('walked')
  const [found] = await db
    .select({
      total: sql<number>`count(*)::int`,
      ids: sql<
        number[] | null
      >`(array_agg(${walked.id}))[${offset + 1}::int:${offset + limit}::int]`,
    })
    .from(walked)
  const ids = found?.ids ?? []
  const rows = ids.length === 0 ? [] : await companiesByIds(db).execute({ ids, day })
  return { companies: rows, total: found?.total ?? 0 }
}

/** Prepared, since planning its lists of sectors and countries takes longer than reading them. */
const companiesByIds = oncePerDatabase((db) =>
  db
    .select({ ...wire(db, sql`${sql.placeholder('day')}::date`), ...withoutContacts })
    .from(companies)
    .innerJoin(companyVersions, publicVersion)
    .where(and(sql`${companies.id} = any(${sql.placeholder('ids')}::int[])`, isShownCompany))
    .orderBy(desc(companies.id))
    .prepare('companies_by_ids'),
)

/** No list is a source of addresses; the call of one company has them. */
const withoutContacts = { phone_number: sql<string>`''`, e_mail: sql<string>`''` }

const publicVersion = and(
  eq(companyVersions.company_id, companies.id),
  isPublicEdition(companyVersions.edition),
)

/** A public company with what is valid on a day. */
export async function findCompany(db: Executor, id: number, day: string) {
  const [company] = await db
    .select(wire(db, sql`${day}::date`))
    .from(companies)
    .innerJoin(companyVersions, publicVersion)
    .where(and(eq(companies.id, id), isShownCompany))
    .limit(1)
  return company
}

/** The day of a check in the country, `YYYY-MM-DD`. */
const checkDay = sql`to_char(${companyChecks.checked_at} at time zone ${constantText(timeZone)}, 'YYYY-MM-DD')`

type ListTable =
  | typeof companyIndustries
  | typeof companySubIndustries
  | typeof companyCountries
  | typeof companyCertificates

/** A public company in its wire format, with the certificates that are valid on a day. */
function wire(db: Executor, day: SQL) {
  const arrayOf = <Value>(
    table: ListTable,
    column: PgColumn,
    { order = column, where }: { order?: PgColumn; where?: SQL } = {},
  ) => {
    const { company_id, edition } = table
    const rows = db
      .select({ value: column })
      .from(table)
      .where(and(eq(company_id, companies.id), isPublicEdition(edition), where))
      .orderBy(asc(order))
    return sql<Value[]>`array(${rows})`
  }
  const sectorsOf = (offer: 'products' | 'services') =>
    arrayOf<number>(companyIndustries, companyIndustries.industry_id, {
      where: eq(companyIndustries.offer, offer),
    })
  const subSectorsOf = (offer: 'products' | 'services') =>
    arrayOf<number>(companySubIndustries, companySubIndustries.sub_industry_id, {
      where: eq(companySubIndustries.offer, offer),
    })
  const { title, position, valid_from: from, valid_until: until, is_public } = companyCertificates
  const isShown = sql`${is_public} and coalesce(${from} <= ${day}, true) and coalesce(${until} >= ${day}, true)`
  const certificates = db
    .select({
      all: sql`jsonb_agg(jsonb_build_object('title', ${title}, 'valid_from', ${from}, 'valid_until', ${until}) order by ${position})`,
    })
    .from(companyCertificates)
    .where(
      and(
        eq(companyCertificates.company_id, companies.id),
        isPublicEdition(companyCertificates.edition),
        isShown,
      ),
    )
  const checks = db
    .select({
      all: sql`jsonb_agg(jsonb_build_object('fact', ${companyChecks.fact}, 'on', ${checkDay}))`,
    })
    .from(companyChecks)
    .where(eq(companyChecks.company_id, companies.id))
  return {
    id: companies.id,
    updated_at: companies.approved_at,
    ...columnPair(companyVersions, 'company_registered_name', 'bare'),
    ...columnPair(companyVersions, 'company_trading_name', 'bare'),
    status: sql<number>`20`,
    logo: companyVersions.logo,
    image: companyVersions.image,
    ...columnPair(companyVersions, 'image_alt'),
    image_focus_x: companyVersions.image_focus_x,
    image_focus_y: companyVersions.image_focus_y,
    ...columnPair(companyVersions, 'description'),
    type_of_company: companyVersions.type_of_company,
    founded: companyVersions.founded,
    phone_number: companyVersions.phone_number,
    website_url: companyVersions.website_url,
    e_mail: companyVersions.e_mail,
    location_type_id: companyVersions.location_type_id,
    governorates: companyVersions.governorates,
    location_country_id: companyVersions.location_country_id,
    industry_information_for_products: sectorsOf('products'),
    industry_information_for_services: sectorsOf('services'),
    sub_industries_for_products: subSectorsOf('products'),
    sub_industries_for_services: subSectorsOf('services'),
    countries_of_operations: arrayOf<number>(companyCountries, companyCountries.country_id),
    certificates: arrayOf<string>(companyCertificates, title, { order: position, where: isShown }),
    public_certificates: sql<PublicCertificate[]>`coalesce((${certificates}), '[]')`,
    registration_number: companyVersions.registration_number,
    employees: companyVersions.employees,
    languages: companyVersions.languages,
    ...columnPair(companyVersions, 'capacity'),
    verified: sql<Checked[]>`coalesce((${checks}), '[]')`,
  }
}
