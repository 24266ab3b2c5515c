import { HomeHero } from '@/features/home/components/home-hero'
import { ServiceTiles } from '@/features/home/components/service-tiles'
import { homeSlides, serviceBlocks } from '@/features/home/queries'
import { LatestNews } from '@/features/news/components/latest-news'
import { latestNews } from '@/features/news/queries'
import { taskAddresses } from '@/features/pages/components/missing-page'
import { menuEntries } from '@/features/pages/queries'
import { SiteData } from '@/features/site/components/site-data'
import { siteSettings, socialAccounts } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/i18n/routes'
import { pageMetadata, samePath } from '@/lib/seo/metadata'

export const revalidate = 900

type Props = PageProps<'/[locale]'>

export async function generateMetadata({ params }: Props) {
  const [locale, site] = [localeOf((await params).locale), await siteSettings()]
  const [siteName, description] = [inLocale(site, 'name', locale), inLocale(site, 'description', locale)]
  return pageMetadata({ locale, siteName, description, paths: samePath(routes.home()) })
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale)
  const [slides, blocks, news, entries, site, social] = await Promise.all([
    homeSlides(),
    serviceBlocks(),
    latestNews(),
    menuEntries(),
    siteSettings(),
    socialAccounts(),
  ])
  const action = localePath(locale, taskAddresses(entries, locale).startExporting)
  return (
    <>
      <SiteData locale={locale} site={site} social={social} />
      {slides.slice(0, 1).map((slide) => (
        <HomeHero key={slide.id} locale={locale} slide={slide} href={action} />
      ))}
      <ServiceTiles locale={locale} blocks={blocks} />
      <LatestNews locale={locale} items={news} />
    </>
  )
}
