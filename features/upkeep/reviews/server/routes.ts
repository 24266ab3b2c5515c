import 'server-only'
import { route } from '@/lib/api/route'
import {
  confirmReview,
  contentOwners,
  dueReviews,
  handOver,
  recordReview,
  setReview,
} from '../contract'
import {
  confirmReviewOf,
  getReview,
  handOverRecords,
  listDueReviews,
  listOwners,
  setReviewOf,
} from './service'

export const reviewRoutes = [
  route(dueReviews, ({ query }, { actor }) => listDueReviews(actor, query)),
  route(contentOwners, (_input, { actor }) => listOwners(actor)),
  route(handOver, ({ body }, { actor }) => handOverRecords(actor, body)),
  route(recordReview, ({ params }, { actor }) => getReview(actor, params.kind, params.id)),
  route(setReview, ({ params, body }, { actor }) => setReviewOf(actor, params, body)),
  route(confirmReview, ({ params }, { actor }) => confirmReviewOf(actor, params)),
]
