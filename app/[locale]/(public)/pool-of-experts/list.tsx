import { ExpertPoolList } from '@/features/experts/components/expert-pool-list'
import { poolViews } from '@/features/experts/search-params'
import { routes } from '@/lib/routing/routes'
import { entryListPages } from '../list-pages'

export const experts = entryListPages({
  views: poolViews,
  path: routes.poolOfExperts(),
  List: ExpertPoolList,
})
