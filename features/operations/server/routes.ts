import 'server-only'
import { route } from '@/lib/api/route'
import { health, policyReports, ready } from '../contract'
import { isAlive, isReady, recordPolicyReport } from './service'

export const operationsRoutes = [
  route(health, () => isAlive()),
  route(ready, (_, context) => isReady(context)),
  route(policyReports, ({ body }) => recordPolicyReport(body)),
]
