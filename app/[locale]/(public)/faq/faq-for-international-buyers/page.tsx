import { BuyerGroups } from '@/features/faqs/components/buyer-groups'
import { buyerFaqs } from '@/features/faqs/queries'
import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'

export const revalidate = 600

type Props = PageProps<'/[locale]/faq/faq-for-international-buyers'>

export async function generateMetadata({ params }: Props) {
  const [locale, site] = [localeOf((await params).locale), await siteSettings()]
  return entryPageMetadata(locale, routes.buyersFaq(), inLocale(site, 'name', locale))
}

export default async function Page({ params }: Props) {
  const [locale, faqs] = [localeOf((await params).locale), await buyerFaqs()]
  return (
    <EntryPage locale={locale} path={routes.buyersFaq()} feedback={PageFeedback}>
      <BuyerGroups locale={locale} faqs={faqs} />
    </EntryPage>
  )
}
