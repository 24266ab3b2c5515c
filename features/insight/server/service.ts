import 'server-only'
import { usualHours } from '@/features/enquiries/case-desk/contract'
import { mostRead } from '@/features/page-views/server/service'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { renamePair } from '@/lib/bilingual/pair'
import { database, type Executor } from '@/lib/db/database'
import { today } from '@/lib/i18n/today'
import type { Insight } from '../contract'
import {
  countOverdue,
  countWaiting,
  selectAnswerTimes,
  selectBacklog,
  selectByDay,
  selectByStatus,
  selectFailed,
  selectFeedback,
  selectSearchesWithoutResults,
  selectOpenByType,
  selectTypes,
} from './repository'

const usualDays = 30
const maxPages = 20
const dayMs = 86_400_000
const none = { waiting: 0, days_2: 0, days_7: 0, days_30: 0, older: 0 }

/** The numbers of the office; failed jobs are for admins only. Throws `forbidden`. */
export async function getInsight(
  actor: Actor,
  { days = usualDays }: { days?: number | undefined },
): Promise<Insight> {
  requireAccess('staff:officer', actor)
  const db = await database()
  const types = await selectTypes(db)
  const nameOf = (id: number) => {
    const type = types.find((one) => one.id === id)
    return renamePair(type ?? {}, 'name', 'type_name')
  }
  const waiting = async (kind: 'company' | 'product' | 'service') => {
    const { waiting: total, ...ages } = (await countWaiting(db, kind)) ?? none
    return { kind, waiting: total, ages }
  }
  const open = await selectOpenByType(db)
  const statuses = await selectByStatus(db)
  const answers = await selectAnswerTimes(db, days)
  const isAdmin = actor.staffRoles.includes('admin')
  return {
    at: new Date().toISOString(),
    enquiries: {
      ...(await selectBacklog(db, usualHours)),
      by_type: open.map(({ enq_type, open: total, ...ages }) => ({
        enq_type,
        ...nameOf(enq_type),
        open: total,
        ages,
      })),
      by_status: statuses.map(({ status, count, named }) => ({
        status,
        ...renamePair(named, 'name', 'status_name'),
        count,
      })),
      answers: answers.map((one) => ({ ...one, ...nameOf(one.enq_type) })),
      by_day: await selectByDay(db, days),
    },
    approvals: [await waiting('company'), await waiting('product'), await waiting('service')],
    feedback: await selectFeedback(db, days),
    searches: await selectSearchesWithoutResults(db, today(new Date(Date.now() - days * dayMs))),
    pages: await mostRead(db, days, maxPages),
    failed_jobs: isAdmin ? await selectFailed(db) : [],
    overdue_jobs: await countOverdue(db),
  }
}

/** The number of jobs that failed for good. */
export async function countFailedJobs(db: Executor): Promise<number> {
  return (await selectFailed(db)).reduce((sum, { count }) => sum + count, 0)
}
