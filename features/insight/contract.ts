import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

const count = z.int().min(0)

/** The age groups of waiting records, in days: up to 2, 7, 30, and more. */
const ages = z.object({ days_2: count, days_7: count, days_30: count, older: count })

const numbers = z.object({
  /** The instant of the count. */
  at: z.iso.datetime({ offset: true }),
  enquiries: z.object({
    open: count,
    late: count,
    unassigned: count,
    for_review: count,
    by_type: z.array(
      z.object({ enq_type: z.int(), ...bilingualText('type_name'), open: count, ages }),
    ),
    by_status: z.array(z.object({ status: z.int(), ...bilingualText('status_name'), count })),
    /** Filed in the days asked about, and how soon the office first wrote; null where it did not. */
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
    by_day: z.array(z.object({ day: z.iso.date(), filed: count })),
  }),
  approvals: z.array(
    z.object({ kind: z.enum(['company', 'product', 'service']), waiting: count, ages }),
  ),
  /** What readers said about pages in the days asked about, the most often answered first. */
  feedback: z.array(
    z.object({ entry_id: z.int(), ...bilingualText('title'), useful: count, not_useful: count }),
  ),
  /** Searches without results in these days, the most frequent first. */
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

export type Insight = z.infer<typeof numbers>

export const insight = endpoint({
  method: 'GET',
  path: 'admin/insight',
  summary: 'Get figures on enquiries, approvals, feedback, searches, page views and failed tasks',
  access: 'staff:officer',
  query: z.object({
    /** How far back, for what is counted over time. */
    days: z.coerce.number().int().min(1).max(366).optional(),
  }),
  response: numbers,
})
