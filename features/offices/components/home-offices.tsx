import { call } from '@/lib/api/call'
import { withFallback } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { contactPageId, contactUs } from '../contract'
import { OfficesSection } from './offices-section'

interface HomeOfficesProps {
  locale: Locale
  /** The address of a page by its id, in the language, without prefix. */
  addressOf: (pageId: number) => string
}

/** Loads and shows the offices on the home page. */
export async function HomeOffices({ locale, addressOf }: HomeOfficesProps) {
  const contactPage = localePath(locale, addressOf(contactPageId))
  return (
    <OfficesSection
      locale={locale}
      offices={await withFallback(call(contactUs), [])}
      contactPage={contactPage}
    />
  )
}
