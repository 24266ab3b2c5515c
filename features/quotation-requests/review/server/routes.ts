import 'server-only'
import { route } from '@/lib/api/route'
import {
  closeReport,
  decideHeld,
  quotationFigures,
  quotationForStaff,
  quotationReview,
  readReported,
} from '../contract'
import { close, decide, getFigures, getForReview, listForReview, read } from './service'

export const quotationReviewRoutes = [
  route(quotationReview, ({ query }) => listForReview(query)),
  route(quotationForStaff, ({ params }) => getForReview(params.id)),
  route(quotationFigures, () => getFigures()),
  route(decideHeld, ({ params, body }, { actor }) => decide(actor, params.id, body)),
  route(closeReport, ({ params }, { actor }) => close(actor, params.id)),
  route(readReported, ({ params }, { actor }) => read(actor, params.id)),
]
