import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import { cleanRecords } from '@/lib/html/sanitise'
import { today } from '@/lib/i18n/today'
import { sponsorWrite } from '../contract'
import { findShownSponsor, insertSponsors, listShownSponsors } from './sponsors.sql'

/** Sponsors whose status is 1 and whose end date is later than today in the country. */
export async function listSponsors() {
  return listShownSponsors(await database(), today())
}

/** One sponsor that is shown today. Throws `not_found`, also for an expired one. */
export async function getSponsor(id: number) {
  const sponsor = await findShownSponsor(await database(), id, today())
  if (!sponsor) throw new Problem('not_found')
  return sponsor
}

/** Imports sponsors with the checks of every write: contract schema, then clean HTML. */
export async function importSponsors(db: Executor, records: unknown[]) {
  await insertSponsors(db, cleanRecords(sponsorWrite, records, ['TARIFF_ENG', 'TARIFF_ARA']))
}
