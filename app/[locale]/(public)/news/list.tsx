import { NewsListPage, newsListMetadata } from '@/features/news/components/news-list-page'
import { newsListShape } from '@/features/news/search-params'
import { listPages } from '../page-factories'

export const newsList = listPages({
  parse: newsListShape.parse,
  metadata: ({ locale, siteName, state }) => newsListMetadata(locale, siteName, state),
  render: async ({ locale, state }) => <NewsListPage locale={locale} state={state} />,
})
