import 'server-only'
import { adapter } from '@/lib/api/upstream/adapter'
import { health, policyReports, ready } from '../contract'
import { isAlive, isReadyWithoutDatabase, recordPolicyReport } from './service'

/** The portal answers these calls itself; without a database it is ready when it is alive. */
export const operationAdapters = [
  adapter(health, () => isAlive()),
  adapter(ready, (_, { context }) => isReadyWithoutDatabase(context)),
  adapter(policyReports, ({ body }) => recordPolicyReport(body)),
]
