import { HomeHero } from '@/features/home/components/home-hero'
import { ServiceTiles } from '@/features/home/components/service-tiles'
import { homeSlides, serviceBlocks } from '@/features/home/queries'
import { LatestNews } from '@/features/news/components/latest-news'
import { latestNews } from '@/features/news/queries'
import { taskAddresses } from '@/features/pages/components/missing-page'
import { menuEntries } from '@/features/pages/queries'
import { SiteData } from '@/features/site/components/site-data'
import { siteSettings } from '@/features/site/queries'
import { siteHead } from '@/features/site/rules'
import { localeOf } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/i18n/routes'
import { pageMetadata, samePath } from '@/lib/seo/metadata'

export const revalidate = 900

type Props = PageProps<'/[locale]'>

export async function generateMetadata({ params }: Props) {
  const [locale, site] = [localeOf((await params).locale), await siteSettings()]
  return pageMetadata({ locale, ...siteHead(site, locale), paths: samePath(routes.home()) })
}

export default async function Page({ params }: Props) {
  const locale = localeOf((await params).locale)
  const blocks = [homeSlides(), serviceBlocks(), latestNews(), menuEntries()] as const
  const [[slide], tiles, news, entries] = await Promise.all(blocks)
  const action = localePath(locale, taskAddresses(entries, locale).startExporting)
  return (
    <>
      <SiteData locale={locale} />
      {slide && <HomeHero locale={locale} slide={slide} href={action} />}
      <ServiceTiles locale={locale} blocks={tiles} />
      <LatestNews locale={locale} items={news} />
    </>
  )
}
