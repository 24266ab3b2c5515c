import 'server-only'
import { route } from '@/lib/api/route'
import { feedbackAnswers } from '../contract'
import { listFeedback } from './service'

export const feedbackListRoutes = [
  route(feedbackAnswers, ({ query }, { actor }) => listFeedback(actor, query)),
]
