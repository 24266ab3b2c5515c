import 'server-only'
import { route } from '@/lib/api/route'
import {
  agreeToRequest,
  answerRequest,
  decideRequest,
  declineRequest,
  inboxCounters,
  inboxItem,
  markRequestRead,
  quotationInbox,
  reportRequest,
} from '../contract'
import {
  agree,
  answer,
  countMyInbox,
  decide,
  decline,
  listInbox,
  markRead,
  readItem,
  report,
  requireReceived,
} from './service'

export const quotationInboxRoutes = [
  route(quotationInbox, ({ query }, { actor }) => listInbox(actor, query)),
  route(inboxCounters, (_input, { actor }) => countMyInbox(actor)),
  route(inboxItem, ({ params }, { actor }) => readItem(actor, params.id)),
  route(markRequestRead, ({ params, body }, { actor }) =>
    markRead(actor, params.id, body.last_message),
  ),
  route(
    answerRequest,
    ({ params, body, files }, { actor }) => answer(actor, params.id, { body, files: files.files }),
    async ({ id }, actor) => {
      await requireReceived(actor, id)
    },
  ),
  route(declineRequest, ({ params, body }, { actor }) => decline(actor, params.id, body)),
  route(decideRequest, ({ params, body }, { actor }) => decide(actor, params.id, body)),
  route(agreeToRequest, ({ params }, { actor }) => agree(actor, params.id)),
  route(reportRequest, ({ params, body }, { actor }) => report(actor, params.id, body.reason)),
]
