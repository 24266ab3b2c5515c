import { clearLogins } from '@/features/accounts/data-retention/server/service'
import {
  newDeviceMail,
  noticeMail,
  resetMail,
  staffInvitationMail,
  verificationMail,
} from '@/features/accounts/mails/server/service'
import { resealSecondFactors } from '@/features/accounts/second-factor/server/service'
import {
  alertMail,
  alertRound,
  issueAlerts,
  renewMatches,
} from '@/features/buying-requests/alerts/server/service'
import { barrierStepMail } from '@/features/barriers/mails/server/service'
import { barrierTaskMail, staffTaskMail } from '@/features/barriers/task-mails/server/service'
import { remindBodies } from '@/features/barriers/tasks/server/service'
import {
  buyingConfirmationMail,
  buyingRequestMail,
  contactMail,
  introductionMail,
} from '@/features/buying-requests/mails/server/service'
import {
  clearBuyingRequests,
  closeOverdueRequests,
} from '@/features/buying-requests/own/server/service'
import {
  certificateMail,
  remindOfCertificates,
} from '@/features/companies/certificates/server/service'
import { decisionMail, registeredMail } from '@/features/companies/mails/server/service'
import { issueLinkRounds, linkCheck, linkRound } from '@/features/upkeep/links/server/service'
import { scheduledEnd } from '@/features/content/expiry/server/service'
import { scheduledPublication } from '@/features/content/publishing/server/service'
import {
  assignedMail,
  mentionMail,
  mergedMail,
  messageMail,
  receivedMail,
  statusMail,
} from '@/features/enquiries/mails/server/service'
import { completeDueTimes } from '@/features/enquiries/clock/server/service'
import { escalateLateCases, staffCaseMail } from '@/features/enquiries/staff-mails/server/service'
import { issueStaffDigests, staffDigestMail } from '@/features/back-office/digest/server/service'
import { endedMeetingMail, meetingMail } from '@/features/events/meeting-mails/server/service'
import { eventMail } from '@/features/events/mails/server/service'
import { fillPlaces, remindParticipants } from '@/features/events/participation/server/service'
import {
  invitationMail,
  offerMail,
  taskReminder,
} from '@/features/export-plan/mails/server/service'
import { countSteps } from '@/features/export-plan/advisers/server/service'
import { readinessTasks } from '@/features/export-plan/readiness/server/service'
import { originTasks } from '@/features/export-plan/tasks/server/service'
import { makeAvif } from '@/features/files/avif/server/service'
import { beginFileCheck, damagedFile, fileCheck } from '@/features/files/integrity/server/service'
import { settleFile } from '@/features/files/uploads/server/service'
import { factReviewMail, remindOwners } from '@/features/market-access/reminders/server/service'
import { digestMail, digestRound, issueDigest } from '@/features/newsletter/digest/server/service'
import {
  beginRounds,
  clearFollowRounds,
  followMail,
  followRound,
  followSending,
  followTick,
} from '@/features/follows/digest/server/service'
import { followConfirmationMail } from '@/features/follows/mails/server/service'
import { clearFollows } from '@/features/follows/server/service'
import { askOutcomes, clearOutcomes } from '@/features/outcomes/asking/server/service'
import { outcomeMail } from '@/features/outcomes/mails/server/service'
import { clearDeletedOffer } from '@/features/offers/deletion/server/service'
import { clearOfferImports, offerImportWork } from '@/features/offers/imports/server/service'
import { clearOriginChecks } from '@/features/origin/checks/server/service'
import { clearRefused } from '@/features/insight/refused-traffic/server/service'
import { clearPageViews } from '@/features/page-views/server/service'
import { clearSearches } from '@/features/search/search-log/server/service'
import { clearConversations } from '@/features/quotation-requests/conversation/server/service'
import {
  buyerMail,
  confirmationMail,
  supplierMail,
} from '@/features/quotation-requests/mails/server/service'
import { remindSuppliers } from '@/features/quotation-requests/reminders/server/service'
import { clearUnconfirmed } from '@/features/quotation-requests/submission/server/service'
import { sampleErasure } from '@/features/samples/server/service'
import { reindexing } from '@/features/search/documents/server/service'
import { sweepImports } from '@/features/market-data/orphans/server/service'
import { clearMarketVersion } from '@/features/market-data/versions/server/service'
import { proposeHolidays } from '@/features/working-time/server/service'
import { remindReviewers, reviewMail } from '@/features/upkeep/reminders/server/service'
import { deleteEndedCounts } from '@/lib/db/traffic-counts'
import type { HourlyWork, JobKind } from '@/lib/jobs/job'

/** Every kind of job the portal knows. */
export const jobKinds: readonly JobKind[] = [
  newDeviceMail,
  noticeMail,
  resetMail,
  staffInvitationMail,
  verificationMail,
  receivedMail,
  statusMail,
  assignedMail,
  mentionMail,
  messageMail,
  mergedMail,
  staffCaseMail,
  staffDigestMail,
  decisionMail,
  registeredMail,
  certificateMail,
  alertMail,
  alertRound,
  barrierStepMail,
  barrierTaskMail,
  staffTaskMail,
  buyingConfirmationMail,
  buyingRequestMail,
  contactMail,
  introductionMail,
  digestRound,
  digestMail,
  settleFile,
  fileCheck,
  damagedFile,
  makeAvif,
  clearDeletedOffer,
  offerImportWork,
  clearMarketVersion,
  scheduledPublication,
  scheduledEnd,
  linkRound,
  linkCheck,
  reindexing,
  factReviewMail,
  reviewMail,
  eventMail,
  outcomeMail,
  meetingMail,
  endedMeetingMail,
  confirmationMail,
  supplierMail,
  buyerMail,
  followConfirmationMail,
  followTick,
  followRound,
  followSending,
  followMail,
  taskReminder,
  invitationMail,
  offerMail,
  readinessTasks,
  sampleErasure,
  originTasks,
]

/** What every instance does each hour. */
export const hourly: readonly HourlyWork[] = [
  clearLogins,
  resealSecondFactors,
  clearSearches,
  clearPageViews,
  clearRefused,
  clearOfferImports,
  clearOriginChecks,
  clearOutcomes,
  clearBuyingRequests,
  closeOverdueRequests,
  clearUnconfirmed,
  clearConversations,
  remindSuppliers,
  remindBodies,
  deleteEndedCounts,
  sweepImports,
  clearFollows,
  clearFollowRounds,
  countSteps,
  () => beginFileCheck(),
  () => issueDigest(),
  () => renewMatches(),
  () => issueAlerts(),
  () => beginRounds(),
  (db) => proposeHolidays(db),
  () => completeDueTimes(),
  () => escalateLateCases(),
  () => issueStaffDigests(),
  () => remindReviewers(),
  () => issueLinkRounds(),
  () => remindOwners(),
  () => remindOfCertificates(),
  () => fillPlaces(),
  () => remindParticipants(),
  () => askOutcomes(),
]
