import 'server-only'
import { ofCase } from '@/features/enquiries/server/enquiry-limits'
import { calls, type Feature } from '@/lib/api/feature'
import { speedOf } from '@/lib/db/codes/mail-topics'
import * as alertsContract from './alerts/contract'
import {
  alertMail,
  alertMails,
  alertRound,
  exportAlerts,
  forgetAlerts,
  getAlerts,
  issueAlerts,
  renewMatches,
  setAlerts,
} from './alerts/server/alerts'
import * as contract from './contract'
import * as introductionsContract from './introductions/contract'
import {
  agreeForEnquiry,
  introduceForEnquiry,
  listForEnquiry,
  listOfEnquiry,
} from './introductions/server/introductions'
import {
  buyingConfirmationMail,
  buyingRequestMail,
  contactMail,
  introductionMail,
} from './server/buying-mails'
import * as offersContract from './offers/contract'
import {
  agree,
  getOwnOffer,
  listMatching,
  requireMayOffer,
  sendOffer,
} from './offers/server/offers'
import {
  clearBuyingRequests,
  closeOverdueRequests,
  closeRequest,
  confirmRequest,
  deleteRequest,
  exportBuyingRequests,
  forgetBuyingRequests,
  readOwnRequest,
  requestPage,
  shareContact,
} from './own/server/own'
import * as postingContract from './posting/contract'
import { getEnquirySource, listMyRequests, postRequest, sendAgain } from './posting/server/posting'
import * as reportsContract from './reports/contract'
import { close, read, report } from './reports/server/reports'
import * as reviewContract from './review/contract'
import {
  getReview,
  introduceCompany,
  listReviews,
  publish,
  refuse,
  withdraw,
} from './review/server/review'
import { getBuyingRequest, listBoardChoices, listBuyingRequests } from './server/buying-requests'

/** A provider has no requests of buyers (spec/decisions.md, 'Second edition'). */
export const buyingRequestsFeature: Feature = {
  name: 'buying-requests',
  calls: [
    ...calls(contract, 'absent', {
      buyingRequestList: ({ query }) => listBuyingRequests(query),
      buyingRequestById: ({ params }) => getBuyingRequest(params.id),
      buyingRequestChoices: () => listBoardChoices(),
    }),
    ...calls(postingContract, 'absent', {
      submitBuyingRequest: ({ body }, { actor }) => postRequest(actor, body),
      sendConfirmationAgain: ({ body }) => sendAgain(body.idempotency_key),
      ownBuyingRequest: ({ params }) => readOwnRequest(params),
      confirmBuyingRequest: requestPage.change(({ params }) => confirmRequest(params)),
      closeBuyingRequest: requestPage.change(({ params, body }) =>
        closeRequest(params, body.result),
      ),
      deleteBuyingRequest: requestPage.change(({ params }) => deleteRequest(params)),
      shareWithCompany: requestPage.change(({ params, body }) =>
        shareContact(params, body.company),
      ),
      myBuyingRequests: (_, { actor }) => listMyRequests(actor),
      requestOfEnquiry: ({ params }, { actor }) => getEnquirySource(actor, params.id),
    }),
    ...calls(reportsContract, 'absent', {
      reportOffer: ({ params, body }) => report(params, body),
      readReportedOffer: ({ params, body }, { actor }) => read(actor, params.id, body.company_id),
      closeOfferReport: ({ params, body }, { actor }) => close(actor, params.id, body.company_id),
    }),
    ...calls(introductionsContract, 'absent', {
      enquiryIntroductions: ({ params }, { actor }) => listOfEnquiry(actor, params.id),
      agreeToIntroduction: ({ params, body }, { actor }) =>
        agreeForEnquiry(actor, params.id, body.company_id),
      companiesForEnquiry: {
        admit: ofCase,
        handle: ({ params }, { actor }) => listForEnquiry(actor, params.id),
      },
      introduceToEnquiry: {
        admit: ofCase,
        handle: ({ params, body }, { actor }) =>
          introduceForEnquiry(actor, params.id, body.company_id),
      },
    }),
    ...calls(offersContract, 'absent', {
      sendRequestOffer: {
        admit: ({ id }, actor) => requireMayOffer(actor, id),
        handle: ({ params, body, files }, { actor }) =>
          sendOffer(actor, params.id, { body, files: files.files }),
      },
      ownRequestOffer: ({ params }, { actor }) => getOwnOffer(actor, params.id),
      agreeWithBuyer: ({ params }, { actor }) => agree(actor, params.id),
      matchingRequests: (_, { actor }) => listMatching(actor),
    }),
    ...calls(alertsContract, 'absent', {
      requestAlerts: (_, { actor }) => getAlerts(actor),
      setRequestAlerts: ({ body }, { actor }) => setAlerts(actor, body.speed),
      requestAlertsLink: async ({ params }) => ({
        speed: speedOf(await alertMails.choiceByLink(params)),
      }),
      endRequestAlerts: alertMails.page.change(({ params }) =>
        alertMails.chooseByLink(params, 'never'),
      ),
    }),
    ...calls(reviewContract, 'absent', {
      requestReviews: ({ query }, { actor }) => listReviews(actor, query),
      requestReview: ({ params }, { actor }) => getReview(actor, params.id),
      publishRequest: ({ params, body }, { actor }) => publish(actor, params.id, body),
      refuseRequest: ({ params, body }, { actor }) => refuse(actor, params.id, body),
      withdrawRequest: ({ params, body }, { actor }) => withdraw(actor, params.id, body),
      introduceToRequest: ({ params, body }, { actor }) =>
        introduceCompany(actor, params.id, body.company_id),
    }),
  ],
  jobs: [
    alertMail,
    alertRound,
    buyingConfirmationMail,
    buyingRequestMail,
    contactMail,
    introductionMail,
  ],
  mails: alertMails,
  hourly: [clearBuyingRequests, closeOverdueRequests, () => renewMatches(), () => issueAlerts()],
  personal: {
    exported: {
      buying_requests: (db, { id }) => exportBuyingRequests(db, id),
      request_alerts: (db, { id }) => exportAlerts(db, id),
    },
    erase: async (tx, { id }) => {
      await forgetBuyingRequests(tx, id)
      await forgetAlerts(tx, id)
    },
  },
  siteMap: () => import('./queries').then(({ boardPages }) => boardPages),
}
