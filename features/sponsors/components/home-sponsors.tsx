import { withFallback } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import { shownSponsors } from '../queries'
import { SponsorsSlider } from './sponsors-slider'

/** The sponsors of the home page with what they load. */
export async function HomeSponsors({ locale }: { locale: Locale }) {
  return <SponsorsSlider locale={locale} sponsors={await withFallback(shownSponsors(), [])} />
}
