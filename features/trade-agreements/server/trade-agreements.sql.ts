import 'server-only'
import type { DateSort } from '@/lib/api/list-state'
import { columnsOf } from '@/lib/bilingual/columns'
import { countUpTo } from '@/lib/db/count'
import type { Executor } from '@/lib/db/database'
import { mentions } from '@/lib/db/mentions'
import {
  agreementCountries,
  agreements,
  countryAgreementParts,
  countryAgreements,
} from '@/lib/db/schema/agreements'
import { countries } from '@/lib/db/schema/geography'
import { and, asc, desc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm'
import { searchedFields } from '../rules'

export interface AgreementFilters {
  search?: string | undefined
  /** ISO alpha-2 codes of partners, and legal statuses; any of these. */
  countries?: string[] | undefined
  statuses?: string[] | undefined
}

/** Codes of an agreement's partner countries, as one column of its row. */
function countryCodes(db: Executor) {
  const codes = db
    .select({ code: agreementCountries.country_code })
    .from(agreementCountries)
    .where(eq(agreementCountries.agreement_id, agreements.id))
    .orderBy(asc(agreementCountries.country_code))
  return sql<string[]>`array(${codes})`
}

/** Agreements that have a partner country of this kind. */
function withPartner(db: Executor, partner: SQL | undefined) {
  const found = db
    .select({ id: agreementCountries.agreement_id })
    .from(agreementCountries)
    .innerJoin(countries, eq(countries.code_2, agreementCountries.country_code))
    .where(partner)
  return inArray(agreements.id, found)
}

/** The search covers an agreement and the names of its partner countries. */
function mentioned(db: Executor, search: string) {
  const names = mentions(columnsOf(countries, ['name']), search)
  return or(
    mentions(columnsOf(agreements, searchedFields), search),
    names && withPartner(db, names),
  )
}

function publicAgreements(db: Executor, filters: AgreementFilters) {
  return and(
    eq(agreements.status, 1),
    filters.countries && withPartner(db, inArray(countries.code_2, filters.countries)),
    filters.statuses && inArray(sql`${agreements.legal_status}`, filters.statuses),
    filters.search === undefined ? undefined : mentioned(db, filters.search),
  )
}

export async function selectPublicAgreements(
  db: Executor,
  {
    limit,
    offset,
    sort,
    ...filters
  }: AgreementFilters & { limit: number; offset: number; sort?: DateSort | undefined },
) {
  const order =
    sort === 'date-asc'
      ? [sql`${agreements.in_force} asc nulls last`, asc(agreements.id)]
      : [sql`${agreements.in_force} desc nulls last`, desc(agreements.id)]
  return db
    .select({ ...getTableColumns(agreements), country_codes: countryCodes(db) })
    .from(agreements)
    .where(publicAgreements(db, filters))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

export async function countPublicAgreements(db: Executor, filters: AgreementFilters) {
  return countUpTo(db, agreements, publicAgreements(db, filters))
}

/** The agreements with partner countries, for the map and their pages. */
function countryPages(db: Executor) {
  const parts = db
    .select({ id: countryAgreementParts.agreement_id })
    .from(countryAgreementParts)
    .where(eq(countryAgreementParts.country_agreement_id, countryAgreements.id))
    .orderBy(asc(countryAgreementParts.agreement_id))
  const { country_id: _country, ...columns } = getTableColumns(countryAgreements)
  return db
    .select({
      ...columns,
      country_code: sql<string>`coalesce(${countries.code_2}, ${countries.code_3})`,
      agreement_ids: sql<number[]>`array(${parts})`,
    })
    .from(countryAgreements)
    .innerJoin(countries, eq(countries.id, countryAgreements.country_id))
}

export async function selectCountryAgreements(db: Executor) {
  return countryPages(db).where(eq(countryAgreements.visible, 1)).orderBy(asc(countryAgreements.id))
}

export async function findCountryAgreement(db: Executor, id: number) {
  const [found] = await countryPages(db)
    .where(and(eq(countryAgreements.visible, 1), eq(countryAgreements.id, id)))
    .limit(1)
  return found
}
