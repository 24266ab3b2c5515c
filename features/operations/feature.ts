import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { operationsAtProvider } from './server/operations.provider'
import { isAlive, isReady, recordPolicyReport } from './server/operations'

export const operationsFeature: Feature = {
  name: 'operations',
  calls: [
    ...calls(contract, operationsAtProvider, {
      health: () => isAlive(),
      ready: (_, context) => isReady(context),
      policyReports: ({ body }) => recordPolicyReport(body),
    }),
  ],
}
