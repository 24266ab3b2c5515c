import { formPages } from '@/features/enquiries/rules'
import { faqPages } from '@/features/faqs/rules'
import { newsPages } from '@/features/news/queries'
import { contentPages } from '@/features/pages/queries'
import { sponsorPages } from '@/features/sponsors/queries'
import { needsLogin } from '@/lib/auth/guarded-pages'
import { routes } from '@/lib/i18n/routes'
import { samePath } from '@/lib/seo/metadata'
import { lastChange, sitemapEntries } from '@/lib/seo/sitemap'
import './api/door'

export const dynamic = 'force-dynamic'

export default async function sitemap() {
  const loads = [contentPages(), newsPages(), sponsorPages()] as const
  const [pages, news, sponsors] = await Promise.all(loads)
  const content = pages.filter(({ paths }) => !needsLogin(paths.en))
  const home = { paths: samePath(routes.home()), changed: lastChange([...content, ...news]) }
  const views = [...faqPages(content), ...formPages(content)]
  return sitemapEntries([home, ...content, ...views, ...news, ...sponsors])
}
