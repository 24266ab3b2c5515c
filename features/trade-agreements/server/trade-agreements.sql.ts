import 'server-only'
import type { QueryOf } from '@/lib/api/endpoint'
import { valuesOf } from '@/lib/api/list-query'
import { columnsOf } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { mentions } from '@/lib/db/mentions'
import { publicRecords } from '@/lib/db/public-records'
import {
  agreementCountries,
  agreements,
  countryAgreementParts,
  countryAgreements,
} from '@/lib/db/schema/agreements'
import { countries } from '@/lib/db/schema/geography'
import { and, asc, desc, eq, getTableColumns, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { agreementList } from '../contract'
import { searchedFields } from '../rules'

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
function mentioned(db: Executor, search: string | undefined) {
  const names = mentions(columnsOf(countries, ['name']), search)
  return or(
    mentions(columnsOf(agreements, searchedFields), search),
    names && withPartner(db, names),
  )
}

export const publicAgreements = publicRecords({
  key: agreements.id,
  select: (db) =>
    db
      .select({ ...getTableColumns(agreements), country_codes: countryCodes(db) })
      .from(agreements)
      .$dynamic(),
  isPublic: eq(agreements.status, 1),
  filter: ({ q, country, status }: QueryOf<typeof agreementList>, db) => {
    const [partners, statuses] = [valuesOf(country), valuesOf(status)]
    return and(
      partners && withPartner(db, inArray(countries.code_2, partners)),
      statuses && inArray(sql`${agreements.legal_status}`, statuses),
      mentioned(db, q),
    )
  },
  order: ({ sort }) =>
    sort === 'date-asc'
      ? [sql`${agreements.in_force} asc nulls last`, asc(agreements.id)]
      : [sql`${agreements.in_force} desc nulls last`, desc(agreements.id)],
})

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

export const visibleCountryPages = publicRecords({
  key: countryAgreements.id,
  select: (db) => countryPages(db).$dynamic(),
  isPublic: eq(countryAgreements.visible, 1),
  order: () => [asc(countryAgreements.id)],
})
