import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as checksContract from './checks/contract'
import {
  checkOrigin,
  clearOriginChecks,
  deleteMyCheck,
  exportChecks,
  forgetChecks,
  getOriginCheck,
  getOriginQuestions,
  listMyChecks,
} from './checks/server/checks'
import * as madeChecksContract from './made-checks/contract'
import { claimChecks } from './made-checks/server/made-checks'

/** A provider has no rules of origin and keeps no checks, so nothing of them is shown. */
export const originFeature: Feature = {
  name: 'origin',
  calls: [
    ...calls(checksContract, 'absent', {
      originQuestions: ({ query }) => getOriginQuestions(query),
      saveOriginCheck: ({ body }, { actor }) => checkOrigin(body, actor),
      originCheckByToken: ({ params }) => getOriginCheck(params.token),
      myOriginChecks: ({ query }, { actor }) => listMyChecks(actor, query),
      deleteOriginCheck: ({ params }, { actor }) => deleteMyCheck(actor, params.token),
    }),
    ...calls(madeChecksContract, 'absent', {
      claimOriginChecks: ({ body }, { actor }) => claimChecks(actor, body.tokens),
    }),
  ],
  hourly: [clearOriginChecks],
  personal: {
    exported: { origin_checks: (db, { id }) => exportChecks(db, id) },
    erase: (tx, { id }) => forgetChecks(tx, id),
  },
}
