import 'server-only'
import { route } from '@/lib/api/route'
import { caseOutcomes, eventOutcomes, outcomeNumbers } from '../contract'
import { getEventOutcomes, getOutcomeNumbers, listCaseOutcomes } from './service'

export const staffOutcomeRoutes = [
  route(caseOutcomes, ({ query }, { actor }) => listCaseOutcomes(actor, query)),
  route(eventOutcomes, ({ params }, { actor }) => getEventOutcomes(actor, params.id)),
  route(outcomeNumbers, ({ query }, { actor }) => getOutcomeNumbers(actor, query)),
]
