import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as checksContract from './checks/contract'
import * as madeChecksContract from './made-checks/contract'
import {
  checkOrigin,
  deleteMyCheck,
  getOriginCheck,
  getOriginQuestions,
  listMyChecks,
} from './checks/server/service'
import { claimChecks } from './made-checks/server/service'

/** A provider has no rules of origin, so nothing of the check is shown. */
/** A provider keeps no checks of an origin. */
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
}
