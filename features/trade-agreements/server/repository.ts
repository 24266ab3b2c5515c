import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import {
  agreementCountries,
  agreements,
  countryAgreementParts,
  countryAgreements,
} from '@/lib/db/schema/agreements'
import { asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { AgreementWrite, CountryAgreementWrite } from '../contract'

/** Codes of an agreement's partner countries, as one column of its row. */
function countryCodes(db: Executor) {
  const codes = db
    .select({ code: agreementCountries.country_code })
    .from(agreementCountries)
    .where(eq(agreementCountries.agreement_id, agreements.id))
    .orderBy(asc(agreementCountries.country_code))
  return sql<string[]>`array(${codes})`
}

export async function listPublicAgreements(db: Executor) {
  return db
    .select({ ...getTableColumns(agreements), country_codes: countryCodes(db) })
    .from(agreements)
    .where(eq(agreements.status, 1))
    .orderBy(sql`${agreements.in_force} desc nulls last`, desc(agreements.id))
}

export async function insertAgreements(db: Executor, records: AgreementWrite[]) {
  await insertAll(db, agreements, records)
  await insertAll(
    db,
    agreementCountries,
    records.flatMap(({ id, country_codes }) =>
      country_codes.map((country_code) => ({ agreement_id: id, country_code })),
    ),
  )
  await raiseIdentity(db, agreements)
}

export async function insertCountryAgreements(db: Executor, records: CountryAgreementWrite[]) {
  await insertAll(db, countryAgreements, records)
  await insertAll(
    db,
    countryAgreementParts,
    records.flatMap(({ id, agreement_ids }) =>
      agreement_ids.map((agreement_id) => ({ country_agreement_id: id, agreement_id })),
    ),
  )
  await raiseIdentity(db, countryAgreements)
}
