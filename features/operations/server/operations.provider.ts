import 'server-only'
import type { Stances } from '@/lib/api/feature'
import type * as operationsCalls from '../contract'
import { isAlive, isReadyWithoutDatabase, recordPolicyReport } from './operations'

/** The portal answers these calls itself; without a database it is ready when it is alive. */
export const operationsAtProvider = {
  health: () => isAlive(),
  ready: (_, { context }) => isReadyWithoutDatabase(context),
  policyReports: ({ body }) => recordPolicyReport(body),
} satisfies Partial<Stances<typeof operationsCalls>>
