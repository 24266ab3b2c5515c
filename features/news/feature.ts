import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { newsAtProvider } from './server/news.provider'
import { getNews, listHomeNews, listNews } from './server/news'

export const newsFeature: Feature = {
  name: 'news',
  calls: [
    ...calls(contract, newsAtProvider, {
      newsList: ({ query }) => listNews(query),
      homeNews: () => listHomeNews(),
      newsDetail: ({ params }) => getNews(params.id),
    }),
  ],
  siteMap: () => import('./queries').then(({ newsPages }) => newsPages),
}
