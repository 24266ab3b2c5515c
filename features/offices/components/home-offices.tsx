import type { Locale } from '@/lib/i18n/locale'
import { officeList } from '../queries'
import { OfficesSection } from './offices-section'

interface HomeOfficesProps {
  locale: Locale
  /** The address of the Contact Us page in the language. */
  contactPage: string
}

/** The offices block of the home page with what it loads. */
export async function HomeOffices({ locale, contactPage }: HomeOfficesProps) {
  return <OfficesSection locale={locale} offices={await officeList()} contactPage={contactPage} />
}
