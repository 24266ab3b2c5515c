import { ComparisonPage } from '@/features/market-access/comparison/components/comparison-page'
import { comparisonAt } from '@/features/market-access/comparison/queries'
import { comparisonHead } from '@/features/market-access/comparison/rules'
import { getTranslations } from 'next-intl/server'
import { marketPage } from '../../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = marketPage({
  segments: ({ hs }: { locale: string; hs: string }) => ['products', hs, 'compare'],
  find: ([, hs = '']) => comparisonAt(hs),
  head: async (comparison, locale) =>
    comparisonHead(comparison, locale, await getTranslations('marketComparison')),
  render: async (comparison, locale) => <ComparisonPage locale={locale} comparison={comparison} />,
})

export const { generateMetadata } = page

export default page.Page
