import { localePath } from '@/lib/routing/routes'
import { withFallback } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import { allFaqs } from '../queries'
import { exporterFaqPageId } from '../rules'
import { FaqSection } from './faq-section'

interface HomeFaqProps {
  locale: Locale
  /** Returns the address of a page by its id, in the language, without prefix. */
  addressOf: (pageId: number) => string
}

/** Loads and shows the questions on the home page. */
export async function HomeFaq({ locale, addressOf }: HomeFaqProps) {
  const moreHref = localePath(locale, addressOf(exporterFaqPageId))
  return <FaqSection locale={locale} faqs={await withFallback(allFaqs(), [])} moreHref={moreHref} />
}
