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
import {
  agreeWithBuyer,
  matchingRequests,
  ownRequestOffer,
  sendRequestOffer,
} from '../offers/contract'
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
import { closeOfferReport, readReportedOffer, reportOffer } from '../reports/contract'
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
  buyingRequestList,
  buyingRequestById,
  buyingRequestChoices,
  submitBuyingRequest,
  sendConfirmationAgain,
  ownBuyingRequest,
  confirmBuyingRequest,
  closeBuyingRequest,
  deleteBuyingRequest,
  shareWithCompany,
  myBuyingRequests,
  requestOfEnquiry,
  sendRequestOffer,
  ownRequestOffer,
  agreeWithBuyer,
  matchingRequests,
  requestAlerts,
  setRequestAlerts,
  requestAlertsLink,
  endRequestAlerts,
  requestReviews,
  requestReview,
  publishRequest,
  refuseRequest,
  withdrawRequest,
  introduceToRequest,
  companiesForEnquiry,
  introduceToEnquiry,
  reportOffer,
  readReportedOffer,
  closeOfferReport,
  enquiryIntroductions,
  agreeToIntroduction,
].map(absent)
