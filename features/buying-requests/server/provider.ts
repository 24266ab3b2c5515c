import 'server-only'
import { absent } from '@/lib/api/upstream/adapter'
import {
  endRequestAlerts,
  requestAlerts,
  requestAlertsLink,
  setRequestAlerts,
} from '../alerts/contract'
import { buyingRequestById, buyingRequestChoices, buyingRequestList } from '../contract'
import {
  agreeToIntroduction,
  companiesForEnquiry,
  enquiryIntroductions,
  introduceToEnquiry,
} from '../introductions/contract'
import { matchingRequests, ownRequestOffer, sendRequestOffer } from '../offers/contract'
import {
  closeBuyingRequest,
  confirmBuyingRequest,
  deleteBuyingRequest,
  myBuyingRequests,
  ownBuyingRequest,
  requestOfEnquiry,
  shareWithCompany,
  submitBuyingRequest,
} from '../posting/contract'
import {
  introduceToRequest,
  publishRequest,
  refuseRequest,
  requestReview,
  requestReviews,
  withdrawRequest,
} from '../review/contract'

/** A provider has no requests of buyers (spec/decisions.md, 'Second edition'). */
export const buyingRequestAdapters = [
  ...[buyingRequestList, buyingRequestById, buyingRequestChoices],
  ...[submitBuyingRequest, ownBuyingRequest, confirmBuyingRequest, closeBuyingRequest],
  ...[deleteBuyingRequest, shareWithCompany, myBuyingRequests, requestOfEnquiry],
  ...[sendRequestOffer, ownRequestOffer, matchingRequests],
  ...[requestAlerts, setRequestAlerts, requestAlertsLink, endRequestAlerts],
  ...[requestReviews, requestReview, publishRequest, refuseRequest, withdrawRequest],
  ...[introduceToRequest, companiesForEnquiry, introduceToEnquiry],
  ...[enquiryIntroductions, agreeToIntroduction],
].map(absent)
