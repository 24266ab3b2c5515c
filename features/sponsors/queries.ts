import { call } from '@/lib/api/call'
import { today } from '@/lib/i18n/today'
import { sponsorDetail, sponsorList } from './contract'
import { isShownSponsor } from './rules'

/** Sponsors shown today, also from a provider that lists all. */
export async function shownSponsors() {
  const sponsors = await call(sponsorList)
  const day = today()
  return sponsors.filter((sponsor) => isShownSponsor(sponsor, day))
}

export function sponsor(id: number) {
  return call(sponsorDetail, { params: { id } })
}
