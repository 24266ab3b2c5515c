import { newsPages } from '@/features/news/queries'
import { contentPages } from '@/features/pages/queries'
import { sitemapEntries } from '@/lib/seo/sitemap'
import './api/door'

export const dynamic = 'force-dynamic'

export default async function sitemap() {
  const lists = await Promise.all([contentPages(), newsPages()])
  return sitemapEntries(lists.flat())
}
