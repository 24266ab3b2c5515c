import { NewsItemPage } from '@/features/news/components/news-item-page'
import { newsItem } from '@/features/news/queries'
import { newsHead } from '@/features/news/rules'
import { recordPage } from '../../page-factories'

export const revalidate = 600

export const generateStaticParams = () => []

const page = recordPage({
  find: newsItem,
  head: newsHead,
  render: async ({ locale, found, siteName }) => (
    <NewsItemPage locale={locale} item={found} siteName={siteName} />
  ),
})

export const { generateMetadata } = page

export default page.Page
