import { PageBanner } from '@/components/banner/page-banner'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { newsArticle } from '@/lib/seo/structured-data'
import { absoluteUrl } from '@/lib/routing/site-url'
import { getTranslations } from 'next-intl/server'
import type { NewsItem } from '../contract'
import { relatedNews } from '../queries'
import { newsHead } from '../rules'
import { NewsArticle } from './news-article'
import { RelatedNews } from './related-news'

interface NewsItemPageProps {
  locale: Locale
  item: NewsItem
  siteName: string
}

/** The page of a news item: banner with title and date, body, related items. */
export async function NewsItemPage({ locale, item, siteName }: NewsItemPageProps) {
  const [related, t] = await Promise.all([relatedNews(item), getTranslations('news')])
  const { title, description, paths } = newsHead(item, locale)
  const article = {
    locale,
    path: paths[locale],
    headline: title,
    description,
    image: item.image,
    published: item.news_date,
    modified: item.updated_at ?? item.news_date,
    publisher: siteName,
  }
  return (
    <>
      <JsonLd data={newsArticle(article)} />
      <PageBanner
        locale={locale}
        seed={item.id}
        steps={[{ title: t('short'), href: localePath(locale, routes.news()) }, { title }]}
        title={<Bilingual of={item} field="DESCRIPTION" locale={locale} />}
        lead={<time dateTime={item.news_date}>{formatDate(item.news_date, locale)}</time>}
      />
      <NewsArticle
        locale={locale}
        item={item}
        url={absoluteUrl(locale, paths[locale])}
        related={<RelatedNews locale={locale} items={related} />}
      />
    </>
  )
}
