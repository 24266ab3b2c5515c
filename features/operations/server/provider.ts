import 'server-only'
import { adapter } from '@/lib/api/upstream/adapter'
import { health, policyReports, ready } from '../contract'
import { isAlive, recordPolicyReport } from './service'

/** The portal speaks for itself here; without a database it is ready as long as it is alive. */
export const operationAdapters = [
  adapter(health, () => isAlive()),
  adapter(ready, () => isAlive()),
  adapter(policyReports, ({ body }) => recordPolicyReport(body)),
]
