import 'server-only'
import { route } from '@/lib/api/route'
import { answeringSpeed } from '../../reminders/server/service'
import { sendAgain } from '../../confirmation/server/service'
import { askSupplier, sendConfirmationAgain, supplierToAsk } from '../../contract'
import { ask, getTarget } from './service'

export const quotationSubmissionRoutes = [
  route(askSupplier, ({ body }, context) => ask(body, context)),
  route(sendConfirmationAgain, ({ body }) => sendAgain(body.idempotency_key)),
  route(supplierToAsk, async ({ params, query }) => ({
    ...(await getTarget({ ...query, ...params })),
    speed: await answeringSpeed(params.company),
  })),
]
