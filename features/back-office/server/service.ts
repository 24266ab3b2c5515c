import 'server-only'
import { countWaitingApprovals } from '@/features/approvals/server/service'
import { countUnlinkedReports } from '@/features/barriers/review/server/service'
import { countWaitingRequests } from '@/features/buying-requests/review/server/service'
import { countWaitingContent } from '@/features/content/server/service'
import { countWaitingCases } from '@/features/enquiries/case-desk/server/service'
import { countMentions } from '@/features/enquiries/notes/server/service'
import { countFailedJobs } from '@/features/insight/server/service'
import { overdueFacts } from '@/features/market-access/facts/server/service'
import { countHeldQuotations } from '@/features/quotation-requests/review/server/service'
import { countWaitingReviews } from '@/features/upkeep/reviews/server/service'
import { personOf, type Actor, type StaffRole } from '@/lib/auth/actor'
import { database, type Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import { waitingAreas } from '../contract'
import { areaOf, mayEnter } from '../rules'

type WaitingArea = (typeof waitingAreas)[number]

const counts: Record<WaitingArea, (db: Executor, userId: number) => Promise<number>> = {
  work: countWaitingContent,
  upkeep: countWaitingReviews,
  facts: async (db) => (await overdueFacts(db, today())).length,
  enquiries: countWaitingCases,
  mentions: countMentions,
  requests: countWaitingRequests,
  quotations: countHeldQuotations,
  barriers: countUnlinkedReports,
  approvals: countWaitingApprovals,
  numbers: countFailedJobs,
}

/** What waits for the caller in each work list that their roles open; nothing for others. */
export async function listWaiting(actor: Actor) {
  const { userId, staffRoles } = personOf(actor)
  return waitingIn(await database(), userId, staffRoles)
}

/** What waits for a member of staff with these roles. */
export async function waitingIn(db: Executor, userId: number, roles: readonly StaffRole[]) {
  const waiting: { area: WaitingArea; count: number }[] = []
  if (roles.length === 0) return waiting
  const mayCount = (area: WaitingArea) =>
    area === 'numbers' ? roles.includes('admin') : mayEnter(areaOf(area), roles)
  for (const area of waitingAreas.filter(mayCount)) {
    waiting.push({ area, count: await counts[area](db, userId) })
  }
  return waiting
}
