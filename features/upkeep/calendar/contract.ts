import { editors } from '@/features/content/contract'
import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import { z } from 'zod'

/** What happens to content on a day. */
export const calendarMarks = ['published', 'scheduled', 'end', 'review'] as const

export type CalendarMark = (typeof calendarMarks)[number]

const calendarEntry = z.object({
  kind: z.string(),
  id: z.string(),
  ...bilingualText('label'),
  mark: z.enum(calendarMarks),
  day: z.iso.date(),
  /** The instant; null for what is of a whole day. */
  at: z.iso.datetime({ offset: true }).nullable(),
})

export type CalendarEntry = z.infer<typeof calendarEntry>

/** The most entries of a month, of each mark. */
export const maxEntries = 300

export const contentCalendar = endpoint({
  ...editors,
  method: 'GET',
  path: 'admin/upkeep/calendar',
  summary: 'List what was published, is scheduled, ends and is due for a check in a month',
  query: z.object({ month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/) }),
  response: z.object({
    entries: z.array(calendarEntry),
    /** Whether the month has more entries than this. */
    is_cut: z.boolean(),
  }),
})
