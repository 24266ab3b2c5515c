import 'server-only'
import { route } from '@/lib/api/route'
import { reviewProduct, reviewService } from '../contract'
import { getOfferReview } from './service'

export const offerReviewRoutes = [
  route(reviewProduct, ({ params }, { actor }) => getOfferReview('products', actor, params.id)),
  route(reviewService, ({ params }, { actor }) => getOfferReview('services', actor, params.id)),
]
