import 'server-only'
import { route } from '@/lib/api/route'
import { offerTypes } from '../../kinds/contract'
import { offerReviews } from '../contract'
import { getOfferReview } from './service'

export const offerReviewRoutes = offerTypes.map((type) =>
  route(offerReviews[type], ({ params }, { actor }) => getOfferReview(type, actor, params.id)),
)
