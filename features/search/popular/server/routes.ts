import 'server-only'
import { route } from '@/lib/api/route'
import { popularSearches } from '../contract'
import { listPopularSearches } from './service'

export const popularSearchRoutes = [
  route(popularSearches, ({ query }, context) =>
    listPopularSearches(query.locale ?? context.locale),
  ),
]
