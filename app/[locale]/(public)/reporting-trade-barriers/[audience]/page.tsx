import { KnownBarriersPart } from '@/features/barriers/components/known-barriers-part'
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
  const [given, entries, site] = await Promise.all([params, menuEntries(), siteSettings()])
  const [locale, audience] = [localeOf(given.locale), barrierAudienceOf(given.audience)]
  const above = resolveAddress(entries, routes.tradeBarriers(), locale)
  const found = above.kind === 'page' && audience && { locale, audience, above: above.entry }
  return { locale, entries, site, found }
}

export async function generateMetadata(props: Props) {
  const { site, found } = await read(props)
  return found ? barrierMetadata({ ...found, site }) : notFoundMetadata()
}

export default async function Page(props: Props) {
  const { locale, entries, site, found } = await read(props)
  if (!found) return <NotFoundResponse locale={locale} />
  const form = { locale, site, contactPath: pageAddress(entries, contactPageId, locale) }
  return (
    <BarrierPage {...found}>
      <EnquiryPart {...form} kind="barriers" known={<KnownBarriersPart locale={locale} />} />
    </BarrierPage>
  )
}
