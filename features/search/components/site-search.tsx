import type { Locale } from '@/lib/i18n/locale'
import { HeaderSearch } from './header-search'
import { useSearchTexts } from './search-texts'

/** The search in the header of every page, with its texts. */
export function SiteSearch({ locale }: { locale: Locale }) {
  return <HeaderSearch locale={locale} texts={useSearchTexts(locale)} />
}
