import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { findShownSponsor, listShownSponsors } from './sponsors.sql'

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
