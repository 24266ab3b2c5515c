import { dayRange } from '@/lib/api/day-range'
import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

const count = z.int().min(0)

/** The age groups of waiting records, in days: up to 2, 7, 30, and more. */
const ages = z.object({ days_2: count, days_7: count, days_30: count, older: count })

const period = z.object({ from_day: z.iso.date(), until_day: z.iso.date() })

/** What is counted over a period, and compared with the period of the same length before it. */
export const periodFigures = [
  'filed',
  'answered',
  'answer_hours',
  'ratings',
  'rating',
  'useful',
  'not_useful',
  'page_views',
  'searches',
  'in_vain',
] as const

export type PeriodFigure = (typeof periodFigures)[number]

/** Null where nothing is known: nothing was answered or rated, or the counts of those days are deleted. */
const compared = z.object({ now: z.number().nullable(), before: z.number().nullable() })

const numbers = z.object({
  /** The instant of the count. */
  at: z.iso.datetime({ offset: true }),
  period,
  before: period,
  totals: z.record(z.enum(periodFigures), compared),
  enquiries: z.object({
    open: count,
    late: count,
    unassigned: count,
    for_review: count,
    by_type: z.array(
      z.object({ enq_type: z.int(), ...bilingualText('type_name'), open: count, ages }),
    ),
    by_status: z.array(z.object({ status: z.int(), ...bilingualText('status_name'), count })),
    /** Filed in the period, and how soon the office first wrote; null where it did not. */
    answers: z.array(
      z.object({
        enq_type: z.int(),
        ...bilingualText('type_name'),
        filed: count,
        answered: count,
        median_hours: z.number().nullable(),
        slow_hours: z.number().nullable(),
      }),
    ),
    /** Filed in the period, and how their persons rated the office once they were over. */
    ratings: z.array(
      z.object({
        enq_type: z.int(),
        ...bilingualText('type_name'),
        /** How many rated 1, 2, 3, 4 and 5. */
        counts: z.array(count).length(5),
        average: z.number().nullable(),
        /** Over, and not rated. */
        unrated: count,
      }),
    ),
    /** Every day of the period. */
    by_day: z.array(z.object({ day: z.iso.date(), filed: count })),
  }),
  approvals: z.array(
    z.object({ kind: z.enum(['company', 'product', 'service']), waiting: count, ages }),
  ),
  /** What readers said about pages in the period, the most often answered first. */
  feedback: z.array(
    z.object({ entry_id: z.int(), ...bilingualText('title'), useful: count, not_useful: count }),
  ),
  /** Searches without results in the period, the most frequent first. */
  searches: z.array(z.object({ query: z.string(), searches: count, in_vain: count })),
  /** Pages in the order of how often they were read, in English and in Arabic. */
  pages: z.array(
    z.object({ page: z.string(), ...bilingualText('title'), english: count, arabic: count }),
  ),
  /** Failed jobs, by kind; those of mails begin with `mail`. For admins, else empty. */
  failed_jobs: z.array(
    z.object({ name: z.string(), count, last_at: z.iso.datetime({ offset: true }) }),
  ),
  /** Overdue jobs. */
  overdue_jobs: count,
})

/** The longest period that is counted, in days. */
export const longestPeriod = 366

export type Insight = z.infer<typeof numbers>

export const insight = endpoint({
  method: 'GET',
  path: 'admin/insight',
  summary: 'Get figures on enquiries, approvals, feedback, searches, page views and failed tasks',
  access: 'staff:numbers',
  /** The period of what is counted over time, a year at most; the last thirty days by default. */
  query: z.object(dayRange),
  response: numbers,
  errors: ['invalid'],
})
