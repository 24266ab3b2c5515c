import { call } from '@/lib/api/call'
import { whenNotFound } from '@/lib/api/fallback'
import { routes, samePath } from '@/lib/routing/routes'
import { today } from '@/lib/i18n/today'
import type { ListedPage } from '@/lib/seo/sitemap'
import { sponsorDetail, sponsorList, type Sponsor } from './contract'
import { isShownSponsor } from './rules'

/** The sponsors shown today, also when the cached answer is from yesterday. */
export async function shownSponsors(): Promise<Sponsor[]> {
  const day = today()
  return (await call(sponsorList)).filter((sponsor) => isShownSponsor(sponsor, day))
}

/** One sponsor, or null when there is none or it is not shown today. */
export async function shownSponsor(id: number): Promise<Sponsor | null> {
  const sponsor = await whenNotFound(call(sponsorDetail, { params: { id } }), () => null)
  return sponsor && isShownSponsor(sponsor, today()) ? sponsor : null
}

/** Every sponsor shown today as a page of the sitemap, without the time of its last change. */
export async function sponsorPages(): Promise<ListedPage[]> {
  return (await shownSponsors()).map(({ id }) => ({
    paths: samePath(routes.sponsor(id)),
    changed: null,
  }))
}
