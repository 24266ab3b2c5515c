import { MarketTabs } from '@/features/pages/components/market-tabs'
import { PublicationCatalogue } from '@/features/publications/components/publication-catalogue'
import { catalogueNumbers } from '@/features/publications/queries'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { entryPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

/** The publications have the address and the metadata of the page. */
const publications = entryPage({
  Content: async ({ locale, path }) => {
    const [site, numbers] = await Promise.all([siteSettings(), catalogueNumbers()])
    const supportEmail = inLocale(site, 'support_email', locale)
    return (
      <>
        <MarketTabs {...{ locale, path }} current={1} />
        <PublicationCatalogue {...{ locale, path, supportEmail, numbers }} />
      </>
    )
  },
})

export const { generateMetadata } = publications

export default publications.Page
