import 'server-only'
import { route } from '@/lib/api/route'
import { homeNews, newsDetail, newsList } from '../contract'
import { getNews, listHomeNews, listNews } from './service'

export const newsRoutes = [
  route(newsList, ({ query }) => listNews(query)),
  route(homeNews, () => listHomeNews()),
  route(newsDetail, ({ params }) => getNews(params.id)),
]
