import { newsPages } from '@/features/news/queries'
import { contentPages } from '@/features/pages/queries'
import { routes } from '@/lib/i18n/routes'
import { samePath } from '@/lib/seo/metadata'
import { lastChange, sitemapEntries } from '@/lib/seo/sitemap'
import './api/door'

export const dynamic = 'force-dynamic'

export default async function sitemap() {
  const [content, news] = await Promise.all([contentPages(), newsPages()])
  const home = { paths: samePath(routes.home()), changed: lastChange([...content, ...news]) }
  return sitemapEntries([home, ...content, ...news])
}
