import { ExpertPoolList } from '@/features/experts/components/expert-pool-list'
import { expertListShape } from '@/features/experts/search-params'
import { routes } from '@/lib/routing/routes'
import { menuEntryListPages } from '../page-factories'

export const experts = menuEntryListPages({
  shape: expertListShape,
  path: routes.poolOfExperts(),
  List: ExpertPoolList,
})
