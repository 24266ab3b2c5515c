import { credentialPages } from '@/features/credentials/queries'
import { formPages } from '@/features/enquiries/rules'
import { eventPages } from '@/features/events/queries'
import { faqPages } from '@/features/faqs/rules'
import { institutionPages } from '@/features/institutions/queries'
import { newsPages } from '@/features/news/queries'
import { directoryListedPages } from '@/features/offers/directory/queries'
import { contentPages } from '@/features/pages/queries'
import { sponsorPages } from '@/features/sponsors/queries'
import { countryAgreementPages } from '@/features/trade-agreements/map/queries'
import { needsLogin } from '@/lib/auth/guarded-pages'
import { routes } from '@/lib/i18n/routes'
import { samePath } from '@/lib/seo/metadata'
import { lastChange, sitemapEntries } from '@/lib/seo/sitemap'
import './api/door'

export const dynamic = 'force-dynamic'

export default async function sitemap() {
  const [pages, news, ...records] = await Promise.all([
    contentPages(),
    newsPages(),
    sponsorPages(),
    institutionPages(),
    eventPages(),
    credentialPages(),
    countryAgreementPages(),
    directoryListedPages(),
  ])
  const content = pages.filter(({ paths }) => !needsLogin(paths.en))
  const home = { paths: samePath(routes.home()), changed: lastChange([...content, ...news]) }
  const views = [...faqPages(content), ...formPages(content)]
  return sitemapEntries([home, ...content, ...views, ...news, ...records.flat()])
}
