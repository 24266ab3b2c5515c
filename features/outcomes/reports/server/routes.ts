import 'server-only'
import { route } from '@/lib/api/route'
import { caseOutcomes, outcomeNumbers } from '../contract'
import { getOutcomeNumbers, listCaseOutcomes } from './service'

export const staffOutcomeRoutes = [
  route(caseOutcomes, ({ query }, { actor }) => listCaseOutcomes(actor, query)),
  route(outcomeNumbers, ({ query }, { actor }) => getOutcomeNumbers(actor, query)),
]
