import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import { routes } from '@/lib/routing/routes'
import { sendAgain } from './server/confirmation'
import * as contract from './contract'
import * as inboxContract from './inbox/contract'
import * as inbox from './inbox/server/inbox'
import { buyerMail, confirmationMail, supplierMail } from './server/quotation-mails'
import { requestPage } from './server/quotation-requests'
import * as personContract from './person/contract'
import * as person from './person/server/person'
import { answeringSpeed, remindSuppliers } from './server/quotation-reminders'
import * as reviewContract from './review/contract'
import * as review from './review/server/review'
import { ask, clearUnconfirmed, getTarget } from './submission/server/submission'

/** A provider keeps no requests for quotations, so nothing of them is shown. */
export const quotationRequestsFeature: Feature = {
  name: 'quotation-requests',
  calls: [
    ...calls(inboxContract, 'absent', {
      quotationInbox: ({ query }, { actor }) => inbox.listInbox(actor, query),
      inboxCounters: (_input, { actor }) => inbox.countMyInbox(actor),
      inboxItem: ({ params }, { actor }) => inbox.readItem(actor, params.id),
      markRequestRead: ({ params, body }, { actor }) =>
        inbox.markRead(actor, params.id, body.last_message),
      answerRequest: {
        admit: ({ id }, actor) => inbox.requireReceived(actor, id),
        handle: ({ params, body, files }, { actor }) =>
          inbox.answer(actor, params.id, { body, files: files.files }),
      },
      declineRequest: ({ params, body }, { actor }) => inbox.decline(actor, params.id, body),
      decideRequest: ({ params, body }, { actor }) => inbox.decide(actor, params.id, body),
      agreeToRequest: ({ params }, { actor }) => inbox.agree(actor, params.id),
      reportRequest: ({ params, body }, { actor }) => inbox.report(actor, params.id, body.reason),
    }),
    ...calls(personContract, 'absent', {
      requestOfLink: ({ params }) => person.getRequest(params),
      confirmRequest: requestPage.change(({ params }) => person.confirmByLink(params)),
      agreeByLink: requestPage.change(({ params }) => person.agree(params)),
      endByLink: requestPage.change(({ params }) => person.end(params)),
      eraseByLink: requestPage.change(({ params }) => person.erase(params), routes.home()),
      joinByLink: requestPage.change(({ params }, { actor }) => person.join(params, actor)),
      writeByLink: {
        admit: (params) => person.requestWithSupplier(params),
        handle: ({ params, body, files }) => person.write(params, { body, files: files.files }),
      },
      reportByLink: ({ params, body }) => person.report(params, body.reason),
      myRequests: ({ query }, { actor }) => person.listMine(actor, query),
    }),
    ...calls(reviewContract, 'absent', {
      quotationReview: ({ query }) => review.listForReview(query),
      quotationForStaff: ({ params }) => review.getForReview(params.id),
      quotationFigures: () => review.getFigures(),
      decideHeld: ({ params, body }, { actor }) => review.decideHeld(actor, params.id, body),
      closeReport: ({ params }, { actor }) => review.close(actor, params.id),
      readReported: ({ params }, { actor }) => review.read(actor, params.id),
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
  hourly: [clearUnconfirmed, remindSuppliers],
  personal: {
    exported: { quotation_requests: (db, { id }) => person.exportRequests(db, id) },
    erase: (tx, { id }) => person.forgetBuyer(tx, id),
  },
}
