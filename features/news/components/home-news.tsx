import { withFallback } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import { latestNews } from '../queries'
import { LatestNews } from './latest-news'

/** The newest items on the home page with what they load. */
export async function HomeNews({ locale }: { locale: Locale }) {
  return <LatestNews locale={locale} items={await withFallback(latestNews(), [])} />
}
