import 'server-only'
import { countWaitingApprovals } from '@/features/approvals/server/approvals'
import { countUnlinkedReports } from '@/features/barriers/review/server/review'
import { countWaitingRequests } from '@/features/buying-requests/review/server/review'
import { countWaitingContent } from '@/features/content/server/content'
import { countWaitingCases } from '@/features/enquiries/case-desk/server/case-desk'
import { countMentions } from '@/features/enquiries/notes/server/notes'
import { countFailedJobs } from '@/features/insight/server/insight'
import { overdueFacts } from '@/features/market-access/facts/server/facts'
import { countHeldQuotations } from '@/features/quotation-requests/review/server/review'
import { countWaitingReviews } from '@/features/upkeep/reviews/server/reviews'
import { personOf, type Actor } from '@/lib/auth/actor'
import { rightsOf, type StaffMember } from '@/lib/auth/staff-areas'
import { database, type Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { waitingAreas } from '../contract'
import { areaOf, mayEnter } from '../rules'

type WaitingArea = (typeof waitingAreas)[number]

const counts: Record<WaitingArea, (db: Executor, person: StaffMember) => Promise<number>> = {
  work: countWaitingContent,
  upkeep: (db, { userId }) => countWaitingReviews(db, userId),
  facts: async (db) => (await overdueFacts(db, today())).length,
  enquiries: countWaitingCases,
  mentions: (db, { userId }) => countMentions(db, userId),
  requests: countWaitingRequests,
  quotations: countHeldQuotations,
  barriers: countUnlinkedReports,
  approvals: countWaitingApprovals,
  numbers: countFailedJobs,
}

/** What waits for the caller in each work list that their rights open; nothing for others. */
export async function listWaiting(actor: Actor) {
  return waitingIn(await database(), personOf(actor))
}

/** What waits for a member of staff. */
export async function waitingIn(db: Executor, person: StaffMember) {
  const waiting: { area: WaitingArea; count: number }[] = []
  const rights = rightsOf(person)
  const mayCount = (area: WaitingArea) =>
    area === 'numbers' ? rights.includes('admin') : mayEnter(areaOf(area), rights)
  for (const area of waitingAreas.filter(mayCount)) {
    waiting.push({ area, count: await counts[area](db, person) })
  }
  return waiting
}
