import 'server-only'
import { retentionDays as viewDays } from '@/features/page-views/contract'
import { mostRead, viewsIn } from '@/features/page-views/server/page-views'
import { retentionDays as searchDays } from '@/features/search/search-log/contract'
import { assumeType } from '@/lib/api/assume-type'
import { daysIn, daysOf, periodBefore, periodOf, type Period } from '@/lib/api/day-range'
import type { QueryOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { permits, requireAccess, type Actor } from '@/lib/auth/actor'
import { renamePair } from '@/lib/bilingual/pair'
import { database, type Executor } from '@/lib/db/database'
import { countOverdueJobs } from '@/lib/db/jobs'
import { dayAfter, today } from '@/lib/i18n/today'
import {
  longestPeriod,
  periodFigures,
  type Insight,
  type PeriodFigure,
  type insight,
} from '../contract'
import { countRatings, selectRatings } from './ratings.sql'
import {
  countFeedback,
  countSearches,
  countWaiting,
  selectAnswers,
  selectAnswerTimes,
  selectBacklog,
  selectByDay,
  selectByStatus,
  selectFailed,
  selectFeedback,
  selectSearchesWithoutResults,
  selectOpenByType,
  selectTypes,
} from './insight.sql'

const maxPages = 20
const none = { waiting: 0, days_2: 0, days_7: 0, days_30: 0, older: 0 }

/**
 * The numbers of the office, those over time with the period before; failed jobs are for admins only.
 * Throws `forbidden`, and `invalid` for a period that ends before it begins or is longer than a year.
 */
export async function getInsight(actor: Actor, query: QueryOf<typeof insight>): Promise<Insight> {
  requireAccess('staff:numbers', actor)
  const period = periodOf(query, today())
  const days = daysIn(period)
  if (days < 1 || days > longestPeriod) throw new Problem('invalid')
  const before = periodBefore(period)
  const db = await database()
  const waiting = async (kind: 'company' | 'product' | 'service') => {
    const { waiting: total, ...ages } = (await countWaiting(db, kind)) ?? none
    return { kind, waiting: total, ages }
  }
  const isAdmin = permits('staff:admin', actor)
  return {
    at: new Date().toISOString(),
    period,
    before,
    totals: comparedOf(await totalsOf(db, period), await totalsOf(db, before)),
    enquiries: await enquiryNumbers(db, period),
    approvals: [await waiting('company'), await waiting('product'), await waiting('service')],
    feedback: await selectFeedback(db, period),
    searches: await selectSearchesWithoutResults(db, period),
    pages: await mostRead(db, period, maxPages),
    failed_jobs: isAdmin ? await selectFailed(db) : [],
    overdue_jobs: await countOverdueJobs(db),
  }
}

/** Enquiries by type, status and day. A type, status or day without any counts as zero. */
async function enquiryNumbers(db: Executor, period: Period): Promise<Insight['enquiries']> {
  const types = await selectTypes(db)
  const open = await selectOpenByType(db)
  const statuses = await selectByStatus(db)
  const answers = await selectAnswerTimes(db, period)
  const filed = await selectByDay(db, period)
  const rated = await selectRatings(db, period)
  const typed = types.map((type) => ({
    enq_type: type.id,
    ...renamePair(type, 'name', 'type_name'),
  }))
  return {
    ...(await selectBacklog(db)),
    by_type: typed.map((type) => {
      const found = open.find(({ enq_type }) => enq_type === type.enq_type)
      const { days_2, days_7, days_30, older } = found ?? none
      return { ...type, open: found?.open ?? 0, ages: { days_2, days_7, days_30, older } }
    }),
    by_status: statuses.map(({ status, count, named }) => ({
      status,
      ...renamePair(named, 'name', 'status_name'),
      count,
    })),
    answers: typed.map((type) => ({
      filed: 0,
      answered: 0,
      median_hours: null,
      slow_hours: null,
      ...answers.find(({ enq_type }) => enq_type === type.enq_type),
      ...type,
    })),
    ratings: typed.map((type) => ({
      counts: [0, 0, 0, 0, 0],
      average: null,
      unrated: 0,
      ...rated.find(({ enq_type }) => enq_type === type.enq_type),
      ...type,
    })),
    by_day: daysOf(period).map((day) => ({
      day,
      filed: filed.find((one) => one.day === day)?.filed ?? 0,
    })),
  }
}

type Totals = Record<PeriodFigure, number | null>

async function totalsOf(db: Executor, period: Period): Promise<Totals> {
  const { filed, answered, median_hours } = await selectAnswers(db, period)
  const { useful, not_useful } = await countFeedback(db, period)
  const { searches, in_vain } = await countSearches(db, period)
  const isStored = (retention: number) => period.from_day >= dayAfter(today(), -retention)
  const hasSearches = isStored(searchDays)
  return {
    filed,
    answered,
    answer_hours: median_hours,
    useful,
    not_useful,
    ...(await countRatings(db, period)),
    page_views: isStored(viewDays) ? await viewsIn(db, period) : null,
    searches: hasSearches ? searches : null,
    in_vain: hasSearches ? in_vain : null,
  }
}

function comparedOf(now: Totals, before: Totals): Insight['totals'] {
  const figures = periodFigures.map((name) => [name, { now: now[name], before: before[name] }])
  return assumeType(Object.fromEntries(figures))
}

/** The number of jobs that failed for good. */
export async function countFailedJobs(db: Executor): Promise<number> {
  return (await selectFailed(db)).reduce((sum, { count }) => sum + count, 0)
}
