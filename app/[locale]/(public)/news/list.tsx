import { NewsListPage, newsListMetadata } from '@/features/news/components/news-list-page'
import { newsViews } from '@/features/news/search-params'
import { listPages } from '../list-pages'

export const newsList = listPages({
  parse: newsViews.parse,
  metadata: ({ locale, siteName, state }) => newsListMetadata(locale, siteName, state),
  render: async ({ locale, state }) => <NewsListPage locale={locale} state={state} />,
})
