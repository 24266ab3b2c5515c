import 'server-only'
import { route } from '@/lib/api/route'
import { pageFeedback } from '../contract'
import { recordFeedback } from './service'

export const feedbackRoutes = [route(pageFeedback, ({ body }) => recordFeedback(body))]
