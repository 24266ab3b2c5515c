import 'server-only'
import { ofCase } from '@/features/enquiries/limits/server/service'
import { route } from '@/lib/api/route'
import {
  endRequestAlerts,
  requestAlerts,
  requestAlertsLink,
  setRequestAlerts,
} from '../alerts/contract'
import { alertsOfLink, endAlerts, getAlerts, setAlerts } from '../alerts/server/service'
import { buyingRequestById, buyingRequestChoices, buyingRequestList } from '../contract'
import {
  agreeToIntroduction,
  companiesForEnquiry,
  enquiryIntroductions,
  introduceToEnquiry,
} from '../introductions/contract'
import {
  agreeForEnquiry,
  introduceForEnquiry,
  listForEnquiry,
  listOfEnquiry,
} from '../introductions/server/service'
import {
  agreeWithBuyer,
  matchingRequests,
  ownRequestOffer,
  sendRequestOffer,
} from '../offers/contract'
import {
  agree,
  getOwnOffer,
  listMatching,
  requireMayOffer,
  sendOffer,
} from '../offers/server/service'
import {
  closeRequest,
  confirmRequest,
  deleteRequest,
  leadToRequest,
  readOwnRequest,
  shareContact,
} from '../own/server/service'
import {
  closeBuyingRequest,
  confirmBuyingRequest,
  deleteBuyingRequest,
  myBuyingRequests,
  ownBuyingRequest,
  requestOfEnquiry,
  sendConfirmationAgain,
  shareWithCompany,
  submitBuyingRequest,
} from '../posting/contract'
import { getEnquirySource, listMyRequests, postRequest, sendAgain } from '../posting/server/service'
import { closeOfferReport, readReportedOffer, reportOffer } from '../reports/contract'
import { close, read, report } from '../reports/server/service'
import {
  introduceToRequest,
  publishRequest,
  refuseRequest,
  requestReview,
  requestReviews,
  withdrawRequest,
} from '../review/contract'
import {
  getReview,
  introduceCompany,
  listReviews,
  publish,
  refuse,
  withdraw,
} from '../review/server/service'
import { getBuyingRequest, listBoardChoices, listBuyingRequests } from './service'

const boardRoutes = [
  route(buyingRequestList, ({ query }) => listBuyingRequests(query)),
  route(buyingRequestById, ({ params }) => getBuyingRequest(params.id)),
  route(buyingRequestChoices, () => listBoardChoices()),
]

const buyerRoutes = [
  route(submitBuyingRequest, ({ body }, { actor }) => postRequest(actor, body)),
  route(sendConfirmationAgain, ({ body }) => sendAgain(body.idempotency_key)),
  route(ownBuyingRequest, ({ params }) => readOwnRequest(params)),
  route(confirmBuyingRequest, async ({ params, query }, context) => {
    const done = await confirmRequest(params)
    leadToRequest(params, context, query.back)
    return done
  }),
  route(closeBuyingRequest, async ({ params, query, body }, context) => {
    const done = await closeRequest(params, body.result)
    leadToRequest(params, context, query.back)
    return done
  }),
  route(deleteBuyingRequest, async ({ params, query }, context) => {
    const done = await deleteRequest(params)
    leadToRequest(params, context, query.back)
    return done
  }),
  route(shareWithCompany, async ({ params, query, body }, context) => {
    const done = await shareContact(params, body.company)
    leadToRequest(params, context, query.back)
    return done
  }),
  route(reportOffer, ({ params, body }) => report(params, body)),
  route(myBuyingRequests, (_, { actor }) => listMyRequests(actor)),
  route(enquiryIntroductions, ({ params }, { actor }) => listOfEnquiry(actor, params.id)),
  route(agreeToIntroduction, ({ params, body }, { actor }) =>
    agreeForEnquiry(actor, params.id, body.company_id),
  ),
  route(requestOfEnquiry, ({ params }, { actor }) => getEnquirySource(actor, params.id)),
]

const companyRoutes = [
  route(
    sendRequestOffer,
    ({ params, body, files }, { actor }) =>
      sendOffer(actor, params.id, { body, files: files.files }),
    ({ id }, actor) => requireMayOffer(actor, id),
  ),
  route(ownRequestOffer, ({ params }, { actor }) => getOwnOffer(actor, params.id)),
  route(agreeWithBuyer, ({ params }, { actor }) => agree(actor, params.id)),
  route(matchingRequests, (_, { actor }) => listMatching(actor)),
  route(requestAlerts, (_, { actor }) => getAlerts(actor)),
  route(setRequestAlerts, ({ body }, { actor }) => setAlerts(actor, body.speed)),
  route(requestAlertsLink, ({ params }) => alertsOfLink(params)),
  route(endRequestAlerts, ({ params, query }, context) => endAlerts(params, context, query.back)),
]

const staffRoutes = [
  route(requestReviews, ({ query }, { actor }) => listReviews(actor, query)),
  route(requestReview, ({ params }, { actor }) => getReview(actor, params.id)),
  route(publishRequest, ({ params, body }, { actor }) => publish(actor, params.id, body)),
  route(refuseRequest, ({ params, body }, { actor }) => refuse(actor, params.id, body)),
  route(withdrawRequest, ({ params, body }, { actor }) => withdraw(actor, params.id, body)),
  route(introduceToRequest, ({ params, body }, { actor }) =>
    introduceCompany(actor, params.id, body.company_id),
  ),
  route(readReportedOffer, ({ params, body }, { actor }) =>
    read(actor, params.id, body.company_id),
  ),
  route(closeOfferReport, ({ params, body }, { actor }) =>
    close(actor, params.id, body.company_id),
  ),
  route(companiesForEnquiry, ({ params }, { actor }) => listForEnquiry(actor, params.id), ofCase),
  route(
    introduceToEnquiry,
    ({ params, body }, { actor }) => introduceForEnquiry(actor, params.id, body.company_id),
    ofCase,
  ),
]

export const buyingRequestRoutes = [
  ...boardRoutes,
  ...buyerRoutes,
  ...companyRoutes,
  ...staffRoutes,
]
