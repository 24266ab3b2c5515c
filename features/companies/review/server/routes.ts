import 'server-only'
import { route } from '@/lib/api/route'
import { reviewCompany } from '../contract'
import { getCompanyReview } from './service'

export const companyReviewRoutes = [
  route(reviewCompany, ({ params }, { actor }) => getCompanyReview(actor, params.id)),
]
