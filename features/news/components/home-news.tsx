import { call } from '@/lib/api/call'
import { withFallback } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import { homeNews } from '../contract'
import { LatestNews } from './latest-news'

/** Loads and shows the newest items on the home page. */
export async function HomeNews({ locale }: { locale: Locale }) {
  return <LatestNews locale={locale} items={await withFallback(call(homeNews), [])} />
}
