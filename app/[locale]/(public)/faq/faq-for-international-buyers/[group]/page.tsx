import { BuyerFaqPage, buyerFaqMetadata } from '@/features/faqs/components/buyer-faq-page'
import { buyerGroupFaqs } from '@/features/faqs/queries'
import { buyerGroupOf } from '@/features/faqs/rules'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { RelatedEntries } from '@/features/pages/components/related-entries'
import { contactPageId } from '@/features/offices/contract'
import { menuEntries } from '@/features/pages/queries'
import { pageAddress, relatedEntries, resolveAddress } from '@/features/pages/rules'
import { siteSettings } from '@/features/site/queries'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'

export const revalidate = 600
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/faq/faq-for-international-buyers/[group]'>

async function read({ params }: Props) {
  const [{ locale: given, group: segment }, entries] = await Promise.all([params, menuEntries()])
  const [locale, group] = [localeOf(given), buyerGroupOf(segment)]
  const above = resolveAddress(entries, routes.buyersFaq(), locale)
  const found = above.kind === 'page' && group && { locale, group, above: above.entry }
  return { locale, entries, found }
}

export async function generateMetadata(props: Props) {
  const { found } = await read(props)
  return found ? buyerFaqMetadata({ ...found, site: await siteSettings() }) : notFoundMetadata()
}

export default async function Page(props: Props) {
  const { locale, entries, found } = await read(props)
  if (!found) return <NotFoundResponse locale={locale} />
  const contactPath = pageAddress(entries, contactPageId, locale)
  return (
    <BuyerFaqPage {...found} faqs={await buyerGroupFaqs(found.group)} contactPath={contactPath}>
      <RelatedEntries locale={locale} entries={relatedEntries(found.above, entries)} />
    </BuyerFaqPage>
  )
}
