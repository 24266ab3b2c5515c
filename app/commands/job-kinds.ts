import { clearLogins } from '@/features/accounts/data-retention/server/service'
import { noticeMail, resetMail, verificationMail } from '@/features/accounts/mails/server/service'
import { decisionMail } from '@/features/companies/mails/server/service'
import { scheduledPublication } from '@/features/content/publishing/server/service'
import { messageMail, receivedMail, statusMail } from '@/features/enquiries/mails/server/service'
import { makeAvif } from '@/features/files/avif/server/service'
import { settleFile } from '@/features/files/uploads/server/service'
import { factReviewMail, remindOwners } from '@/features/market-access/reminders/server/service'
import { digestMail, digestRound, issueDigest } from '@/features/newsletter/digest/server/service'
import { clearDeletedOffer } from '@/features/offers/deletion/server/service'
import { clearOriginChecks } from '@/features/origin/checks/server/service'
import { clearPageViews } from '@/features/page-views/server/service'
import { clearSearches } from '@/features/search/search-log/server/service'
import { reindexing } from '@/features/search/documents/server/service'
import { sweepImports } from '@/features/market-data/orphans/server/service'
import { clearMarketVersion } from '@/features/market-data/versions/server/service'
import { deleteTrafficCounts } from '@/lib/db/traffic-counts'
import type { HourlyWork, JobKind } from '@/lib/jobs/job'

/** Every kind of job the portal knows. */
export const jobKinds: readonly JobKind[] = [
  noticeMail,
  resetMail,
  verificationMail,
  receivedMail,
  statusMail,
  messageMail,
  decisionMail,
  digestRound,
  digestMail,
  settleFile,
  makeAvif,
  clearDeletedOffer,
  clearMarketVersion,
  scheduledPublication,
  reindexing,
  factReviewMail,
]

/** What every instance does each hour. */
export const hourly: readonly HourlyWork[] = [
  clearLogins,
  clearSearches,
  clearPageViews,
  clearOriginChecks,
  deleteTrafficCounts,
  sweepImports,
  () => issueDigest(),
  () => remindOwners(),
]
