import { withFallback } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import { shownSponsors } from '../queries'
import { SponsorsSlider } from './sponsors-slider'

/** Loads and shows the sponsors of the home page. */
export async function HomeSponsors({ locale }: { locale: Locale }) {
  return <SponsorsSlider locale={locale} sponsors={await withFallback(shownSponsors(), [])} />
}
