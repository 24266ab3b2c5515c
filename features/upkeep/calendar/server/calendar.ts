import 'server-only'
import type { OutputOf } from '@/lib/api/endpoint'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { instantAtHome, today } from '@/lib/i18n/today'
import { maxEntries, type CalendarEntry, type contentCalendar } from '../contract'
import { monthAfter } from '../rules'
import { selectEnds, selectPublications, selectReviews, selectScheduled } from './calendar.sql'

type Named = Pick<CalendarEntry, 'kind' | 'id'> & { at: string | null }

/** Entries at an instant, on its day in the country, once a day for each record. */
function atInstants<Row extends Named>(mark: CalendarEntry['mark'], rows: readonly Row[]) {
  const found = rows.flatMap((row) => {
    const { at } = row
    return at === null ? [] : [{ ...row, mark, at, day: today(new Date(at)) }]
  })
  return [...new Map(found.map((one) => [`${one.kind} ${one.id} ${one.day}`, one])).values()]
}

/**
 * What was published, is scheduled, ends and is due for a check in a month of the country, day by day.
 * Throws `forbidden`.
 */
export async function getCalendar(
  actor: Actor,
  month: string,
): Promise<OutputOf<typeof contentCalendar>> {
  requireAccess('staff:content', actor)
  const days = [`${month}-01`, `${monthAfter(month, 1)}-01`] as const
  const [from, until] = days.map((day) => instantAtHome(`${day}T00:00`).toISOString())
  const period = { days, instants: [from ?? '', until ?? ''] as const, limit: maxEntries + 1 }
  const db = await database()
  const published = await selectPublications(db, period)
  const scheduled = await selectScheduled(db, period)
  const ends = await selectEnds(db, period)
  const reviews = await selectReviews(db, period)
  const first = <Row>(rows: readonly Row[]) => rows.slice(0, maxEntries)
  const entries = [
    ...atInstants('published', first(published)),
    ...atInstants('scheduled', first(scheduled)),
    ...atInstants('end', first(ends)),
    ...first(reviews).flatMap(({ day, ...row }) =>
      day === null ? [] : [{ ...row, mark: 'review' as const, day, at: null }],
    ),
  ]
  return {
    entries: entries.toSorted((a, b) => order(a) - order(b)),
    is_cut: [published, scheduled, ends, reviews].some((rows) => rows.length > maxEntries),
  }
}

const order = ({ day, at }: Pick<CalendarEntry, 'day' | 'at'>) =>
  Date.parse(at ?? instantAtHome(`${day}T00:00`).toISOString())
