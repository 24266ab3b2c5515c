import { BarrierPage, barrierMetadata } from '@/features/enquiries/components/barrier-page'
import { barrierAudienceOf } from '@/features/enquiries/rules'
import { EnquirySection } from '@/features/enquiries/submission/components/enquiry-section'
import { enquiryForm } from '@/features/enquiries/submission/queries'
import { contactPageId } from '@/features/offices/rules'
import { MissingPage, missingMetadata } from '@/features/pages/components/missing-page'
import { menuEntries } from '@/features/pages/queries'
import { pageAddress, resolveAddress } from '@/features/pages/rules'
import { siteSettings } from '@/features/site/queries'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/i18n/routes'

export const revalidate = 600
export const generateStaticParams = () => []

type Props = PageProps<'/[locale]/reporting-trade-barriers/[audience]'>

async function read({ params }: Props) {
  const [{ locale: given, audience: segment }, entries] = await Promise.all([params, menuEntries()])
  const [locale, audience] = [localeOf(given), barrierAudienceOf(segment)]
  const above = resolveAddress(entries, routes.tradeBarriers(), locale)
  const found = above.kind === 'page' && audience && { locale, audience, above: above.entry }
  return { locale, entries, found }
}

export async function generateMetadata(props: Props) {
  const { found } = await read(props)
  return found ? barrierMetadata({ ...found, site: await siteSettings() }) : missingMetadata()
}

export default async function Page(props: Props) {
  const { locale, entries, found } = await read(props)
  if (!found) return <MissingPage locale={locale} entries={entries} />
  const [form, site] = await Promise.all([enquiryForm('barriers', locale), siteSettings()])
  const contactPath = pageAddress(entries, contactPageId, locale)
  return (
    <BarrierPage {...found}>
      <EnquirySection {...{ locale, site, contactPath }} {...form} />
    </BarrierPage>
  )
}
