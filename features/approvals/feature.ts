import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import { listApprovals } from './server/approvals'

export const approvalsFeature: Feature = {
  name: 'approvals',
  calls: [
    ...calls(contract, 'same', {
      approvals: ({ query }, { actor }) => listApprovals(actor, query),
    }),
  ],
}
