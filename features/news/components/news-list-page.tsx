import { PageBanner } from '@/components/banner/page-banner'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { newsPage } from '../queries'
import { newsListShape, type NewsListState } from '../search-params'
import { NewsList } from './news-list'

/** The page of the news list: its banner, and the view that the address names. */
export async function NewsListPage({ locale, state }: { locale: Locale; state: NewsListState }) {
  const [news, t] = await Promise.all([newsPage(state), getTranslations('news')])
  await sendNotFoundPastEnd(state.page, news.data)
  return (
    <>
      <PageBanner
        locale={locale}
        seed={newsBannerSeed}
        steps={[{ title: t('short') }]}
        title={t('title')}
        lead={<p>{t('lead')}</p>}
      />
      <NewsList locale={locale} state={state} news={news} />
    </>
  )
}

const newsBannerSeed = 120

/** The metadata of the list; a page has its own canonical address, a sort order has that of the list. */
export async function newsListMetadata(
  locale: Locale,
  siteName: string,
  state: NewsListState,
): Promise<Metadata> {
  const t = await getTranslations('news')
  const query = newsListShape.write({ ...state, sort: 'date-desc' })
  const metadata = pageMetadata({
    locale,
    siteName,
    title: state.page > 1 ? t('titlePage', { page: state.page }) : t('title'),
    description: t('lead'),
    paths: samePath(`${routes.news()}${query}`),
  })
  const feed = { 'application/rss+xml': [{ url: routes.newsFeed(), title: t('feed') }] }
  return { ...metadata, alternates: { ...metadata.alternates, types: feed } }
}
