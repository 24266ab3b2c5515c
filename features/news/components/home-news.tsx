import { withFallback } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import { call } from '@/lib/api/call'
import { LatestNews } from './latest-news'
import { homeNews } from '../contract'

/** Loads and shows the newest items on the home page. */
export async function HomeNews({ locale }: { locale: Locale }) {
  return <LatestNews locale={locale} items={await withFallback(call(homeNews), [])} />
}
