import { SiteData } from '@/features/site/components/site-data'
import { siteSettings } from '@/features/site/queries'
import { siteHead } from '@/features/site/rules'
import { localeOf } from '@/lib/i18n/locale'
import { routes } from '@/lib/i18n/routes'
import { pageMetadata, samePath } from '@/lib/seo/metadata'
import { HomeBlocks } from './home-blocks'

export const revalidate = 600

type Props = PageProps<'/[locale]'>

export async function generateMetadata({ params }: Props) {
  const [locale, site] = [localeOf((await params).locale), await siteSettings()]
  return pageMetadata({ locale, ...siteHead(site, locale), paths: samePath(routes.home()) })
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale)
  return (
    <>
      <SiteData locale={locale} />
      <HomeBlocks locale={locale} />
    </>
  )
}
