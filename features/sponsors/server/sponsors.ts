import 'server-only'
import { today } from '@/lib/i18n/today'
import { sponsorsOn } from './sponsors.sql'

/** Sponsors whose status is 1 and whose end date is later than today in the country. */
export async function listSponsors() {
  return sponsorsOn(today()).rows({})
}

/** One sponsor that is shown today. Throws `not_found`, also for an expired one. */
export async function getSponsor(id: number) {
  return sponsorsOn(today()).get(id)
}
