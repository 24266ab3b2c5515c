import type { Locale } from '@/lib/i18n/locale'
import { LazyHeaderSearch } from './lazy-header-search'
import { useSearchTexts } from './search-texts'

/** The search in the header of every page, with its texts. */
export function SiteSearch({ locale }: { locale: Locale }) {
  return <LazyHeaderSearch locale={locale} texts={useSearchTexts(locale)} />
}
