import { FaqAudiences } from '@/features/faqs/components/faq-audiences'
import { allFaqs } from '@/features/faqs/queries'
import { exporterFaqPageId } from '@/features/faqs/rules'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { menuEntries } from '@/features/pages/queries'
import { pageAddress } from '@/features/pages/rules'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'

export const revalidate = 600

type Props = PageProps<'/[locale]/faq'>

export async function generateMetadata({ params }: Props) {
  const [locale, site] = [localeOf((await params).locale), await siteSettings()]
  return entryPageMetadata(locale, routes.faq(), inLocale(site, 'name', locale))
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale)
  const [entries, faqs] = await Promise.all([menuEntries(), allFaqs()])
  const exporterPath = pageAddress(entries, exporterFaqPageId, locale)
  return (
    <EntryPage locale={locale} path={routes.faq()} feedback={PageFeedback}>
      <FaqAudiences locale={locale} faqs={faqs} exporterPath={exporterPath} />
    </EntryPage>
  )
}
