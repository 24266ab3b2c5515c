import { MarketTabs } from '@/features/pages/components/market-tabs'
import { PublicationCatalogue } from '@/features/publications/components/publication-catalogue'
import { catalogueNumbers } from '@/features/publications/queries'
import { supportEmail } from '@/features/site/contract'
import { siteSettings } from '@/features/site/queries'
import { entryPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

/** The publications have the address and the metadata of the page. */
const publications = entryPage({
  Content: async ({ locale, path }) => {
    const [site, numbers] = await Promise.all([siteSettings(), catalogueNumbers()])
    return (
      <>
        <MarketTabs locale={locale} path={path} current={1} />
        <PublicationCatalogue
          locale={locale}
          path={path}
          numbers={numbers}
          supportEmail={supportEmail(site, locale)}
        />
      </>
    )
  },
})

export const { generateMetadata } = publications

export default publications.Page
