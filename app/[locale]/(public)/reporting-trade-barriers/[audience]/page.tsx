import { BarrierPage, barrierMetadata } from '@/features/enquiries/components/barrier-page'
import { barrierAudienceOf } from '@/features/enquiries/rules'
import { EnquiryPart } from '@/features/enquiries/submission/components/enquiry-part'
import { contactPageId } from '@/features/offices/contract'
import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { menuEntries } from '@/features/pages/queries'
import { pageAddress, resolveAddress } from '@/features/pages/rules'
import { siteSettings } from '@/features/site/queries'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'

export const revalidate = 600
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/reporting-trade-barriers/[audience]'>

async function read({ params }: Props) {
  const [given, entries] = await Promise.all([params, menuEntries()])
  const [locale, audience] = [localeOf(given.locale), barrierAudienceOf(given.audience)]
  const above = resolveAddress(entries, routes.tradeBarriers(), locale)
  const found = above.kind === 'page' && audience && { locale, audience, above: above.entry }
  return { locale, entries, found }
}

export async function generateMetadata(props: Props) {
  const { found } = await read(props)
  return found ? barrierMetadata({ ...found, site: await siteSettings() }) : notFoundMetadata()
}

export default async function Page(props: Props) {
  const { locale, entries, found } = await read(props)
  if (!found) return <NotFoundResponse locale={locale} />
  const site = await siteSettings()
  const contactPath = pageAddress(entries, contactPageId, locale)
  return (
    <BarrierPage {...found}>
      <EnquiryPart {...{ locale, site, contactPath }} kind="barriers" />
    </BarrierPage>
  )
}
