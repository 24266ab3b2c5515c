import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import { sendAgain } from './confirmation/server/service'
import * as contract from './contract'
import { clearConversations, exportMessages } from './conversation/server/service'
import * as inboxContract from './inbox/contract'
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
} from './inbox/server/service'
import { buyerMail, confirmationMail, supplierMail } from './mails/server/service'
import * as personContract from './person/contract'
import {
  agree as agreeAsBuyer,
  changeByLink,
  confirmByLink,
  end,
  erase,
  exportRequests,
  forgetBuyer,
  getRequest,
  join,
  listMine,
  report as reportAsBuyer,
  requestWithSupplier,
  write,
} from './person/server/service'
import { answeringSpeed, remindSuppliers } from './reminders/server/service'
import * as reviewContract from './review/contract'
import {
  close,
  decide as decideOnHeld,
  getFigures,
  getForReview,
  listForReview,
  read,
} from './review/server/service'
import { ask, clearUnconfirmed, getTarget } from './submission/server/service'

/** A provider keeps no requests for quotations, so nothing of them is shown. */
export const quotationRequestsFeature: Feature = {
  name: 'quotation-requests',
  calls: [
    ...calls(inboxContract, 'absent', {
      quotationInbox: ({ query }, { actor }) => listInbox(actor, query),
      inboxCounters: (_input, { actor }) => countMyInbox(actor),
      inboxItem: ({ params }, { actor }) => readItem(actor, params.id),
      markRequestRead: ({ params, body }, { actor }) =>
        markRead(actor, params.id, body.last_message),
      answerRequest: {
        admit: async ({ id }, actor) => {
          await requireReceived(actor, id)
        },
        handle: ({ params, body, files }, { actor }) =>
          answer(actor, params.id, { body, files: files.files }),
      },
      declineRequest: ({ params, body }, { actor }) => decline(actor, params.id, body),
      decideRequest: ({ params, body }, { actor }) => decide(actor, params.id, body),
      agreeToRequest: ({ params }, { actor }) => agree(actor, params.id),
      reportRequest: ({ params, body }, { actor }) => report(actor, params.id, body.reason),
    }),
    ...calls(personContract, 'absent', {
      requestOfLink: ({ params }) => getRequest(params),
      confirmRequest: changeByLink(confirmByLink),
      agreeByLink: changeByLink(agreeAsBuyer),
      endByLink: changeByLink(end),
      eraseByLink: changeByLink(erase),
      joinByLink: changeByLink(join),
      writeByLink: {
        admit: async (params) => {
          await requestWithSupplier(params)
        },
        handle: ({ params, body, files }) => write(params, { body, files: files.files }),
      },
      reportByLink: ({ params, body }) => reportAsBuyer(params, body.reason),
      myRequests: ({ query }, { actor }) => listMine(actor, query),
    }),
    ...calls(reviewContract, 'absent', {
      quotationReview: ({ query }) => listForReview(query),
      quotationForStaff: ({ params }) => getForReview(params.id),
      quotationFigures: () => getFigures(),
      decideHeld: ({ params, body }, { actor }) => decideOnHeld(actor, params.id, body),
      closeReport: ({ params }, { actor }) => close(actor, params.id),
      readReported: ({ params }, { actor }) => read(actor, params.id),
    }),
    ...calls(contract, 'absent', {
      requestQuotation: ({ body }, context) => ask(body, context),
      sendConfirmationAgain: ({ body }) => sendAgain(body.idempotency_key),
      supplierToAsk: async ({ params, query }) => ({
        ...(await getTarget({ ...query, ...params })),
        speed: await answeringSpeed(params.company),
      }),
    }),
  ],
  jobs: [confirmationMail, supplierMail, buyerMail],
  hourly: [clearUnconfirmed, clearConversations, remindSuppliers],
  personal: {
    exported: {
      quotation_requests: (db, { id }) => exportRequests(db, id),
      messages: (db, { id }) => exportMessages(db, id),
    },
    erase: (tx, { id }) => forgetBuyer(tx, id),
  },
}
