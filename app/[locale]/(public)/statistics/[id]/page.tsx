import { NotFoundResponse, notFoundMetadata } from '@/features/pages/components/not-found-response'
import { RedirectResponse } from '@/features/pages/components/redirect-response'
import { pagePath } from '@/features/pages/queries'
import { siteSettings } from '@/features/site/queries'
import { StatisticPage } from '@/features/trade-statistics/published/components/statistic-page'
import { publishedStatistic } from '@/features/trade-statistics/published/queries'
import { marketInformationPageId, statisticHead } from '@/features/trade-statistics/published/rules'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { decodeSegment } from '@/lib/routing/decoded-segment'
import { localePath } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 600

export const generateStaticParams = () => []

type Props = { params: Promise<{ locale: string; id: string }> }

async function read({ params }: Props) {
  const given = await params
  const [locale, segment] = [localeOf(given.locale), decodeSegment(given.id)]
  const [found, site] = await Promise.all([publishedStatistic(segment), siteSettings()])
  return { locale, segment, found, siteName: inLocale(site, 'name', locale) }
}

export async function generateMetadata(props: Props) {
  const { locale, found, siteName } = await read(props)
  if (!found) return notFoundMetadata()
  return pageMetadata({ locale, siteName, ...statisticHead(found, locale) })
}

export default async function Page(props: Props) {
  const { locale, segment, found, siteName } = await read(props)
  if (!found) return <NotFoundResponse locale={locale} />
  const path = statisticHead(found, locale).paths[locale]
  if (!path.endsWith(`/${segment}`)) return <RedirectResponse href={localePath(locale, path)} />
  const parentPath = await pagePath(marketInformationPageId, locale)
  return <StatisticPage locale={locale} found={found} siteName={siteName} parentPath={parentPath} />
}
