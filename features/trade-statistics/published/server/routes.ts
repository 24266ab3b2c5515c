import 'server-only'
import { route } from '@/lib/api/route'
import { publishedStatisticById, publishedStatisticList } from '../contract'
import { getPublished, listPublished } from './service'

export const publishedStatisticRoutes = [
  route(publishedStatisticList, () => listPublished()),
  route(publishedStatisticById, ({ params }) => getPublished(params.identifier)),
]
