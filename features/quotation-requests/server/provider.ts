import 'server-only'
import type { Endpoint } from '@/lib/api/endpoint'
import { absent, type Adapter } from '@/lib/api/upstream/adapter'
import { askSupplier, sendConfirmationAgain, supplierToAsk } from '../contract'
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
} from '../inbox/contract'
import {
  agreeByLink,
  confirmRequest,
  endByLink,
  eraseByLink,
  joinByLink,
  myRequests,
  reportByLink,
  requestOfLink,
  writeByLink,
} from '../person/contract'
import {
  closeReport,
  decideHeld,
  quotationFigures,
  quotationForStaff,
  quotationReview,
  readReported,
} from '../review/contract'

/** Nobody looks whose request a path names: there is none. */
const absentWithFiles = (endpoint: Endpoint): Adapter => ({ ...absent(endpoint), isJudged: true })

/** A provider keeps no requests for quotations, so nothing of them is shown. */
export const quotationRequestAdapters = [
  absent(askSupplier),
  absent(supplierToAsk),
  absent(sendConfirmationAgain),
  absent(requestOfLink),
  absent(confirmRequest),
  absent(agreeByLink),
  absent(endByLink),
  absent(eraseByLink),
  absent(joinByLink),
  absentWithFiles(writeByLink),
  absent(reportByLink),
  absent(myRequests),
  absent(quotationInbox),
  absent(inboxCounters),
  absent(inboxItem),
  absent(markRequestRead),
  absentWithFiles(answerRequest),
  absent(decideRequest),
  absent(declineRequest),
  absent(agreeToRequest),
  absent(reportRequest),
  absent(quotationReview),
  absent(quotationForStaff),
  absent(quotationFigures),
  absent(decideHeld),
  absent(closeReport),
  absent(readReported),
]
