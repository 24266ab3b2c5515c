import { headImage, inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import { writtenLink } from '@/lib/i18n/written-link'
import type { Sponsor } from './contract'

/**
 * A sponsor is shown only while its status is 1 and its end date is later than today (spec part 1
 * section 2.3). `today` is `YYYY-MM-DD` in the portal's time zone.
 */
export function isShownSponsor(
  sponsor: Pick<Sponsor, 'status' | 'date_end'>,
  today: string,
): boolean {
  return sponsor.status === 1 && sponsor.date_end > today
}

/** The number of slides and the movement of the slider at each window width (spec part 1 section 2.3). */
export const sponsorViews = {
  shown: 3,
  scroll: 1,
  speedMs: 700,
  narrower: [
    { below: 1024, shown: 4, scroll: 2, speedMs: 700 },
    { below: 800, shown: 3, scroll: 2, speedMs: 500 },
    { below: 600, shown: 2, scroll: 1, speedMs: 300 },
    { below: 447, shown: 1, scroll: 1, speedMs: 300 },
  ],
} as const

/** The web address of a sponsor's site, or null. */
export function sponsorSite(sponsor: Sponsor, locale: Locale): string | null {
  const link = writtenLink(inLocale(sponsor, 'link', locale), locale)
  return link?.external ? link.href : null
}

/** The metadata of a sponsor's page; its address is the same in both languages. */
export function sponsorHead(sponsor: Sponsor, locale: Locale) {
  return {
    title: inLocale(sponsor, 'DESCRIPTION', locale),
    description: inLocale(sponsor, 'meta_description', locale),
    paths: samePath(routes.sponsor(sponsor.id)),
    ...headImage(sponsor, locale),
  }
}
