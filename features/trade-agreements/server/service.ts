import 'server-only'
import { database, type Executor } from '@/lib/db/database'
import { sanitiseFields } from '@/lib/html/sanitise'
import { agreementWrite, countryAgreementWrite } from '../contract'
import { insertAgreements, insertCountryAgreements, listPublicAgreements } from './repository'

const htmlFields = ['content_eng', 'content_ara'] as const

/** Public agreements, the newest in force first. */
export async function listAgreements() {
  return listPublicAgreements(await database())
}

/** Writes agreements through the rules of every write: contract schema, then clean HTML. */
export async function importAgreements(db: Executor, records: unknown[]) {
  const checked = agreementWrite.array().parse(records)
  await insertAgreements(
    db,
    checked.map((record) => sanitiseFields(record, htmlFields)),
  )
}

/** Writes the pages of partner countries: contract schema, then clean HTML. */
export async function importCountryAgreements(db: Executor, records: unknown[]) {
  const checked = countryAgreementWrite.array().parse(records)
  await insertCountryAgreements(
    db,
    checked.map((record) => sanitiseFields(record, htmlFields)),
  )
}
