import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import { recordChange, requireUnchanged } from '@/lib/db/record-change'
import { dayAfter, thisYear, today } from '@/lib/i18n/today'
import { workingCalendar, type CalendarNow } from '@/lib/i18n/working-time'
import type { Holiday, HolidayWrite, setHoliday } from '../contract'
import { publicHolidays } from '../rules/holidays'
import {
  insertHolidays,
  lockHoliday,
  markRemoved,
  selectHolidays,
  updateHoliday,
} from './working-time.sql'

/** Due times are counted from instants that are at most this many days ago. */
const daysBack = 400

/** The calendar of the office, with the holidays that staff keep. */
export async function calendarNow(db: Executor): Promise<CalendarNow> {
  const holidays = await selectHolidays(db, dayAfter(today(), -daysBack))
  return { calendar: workingCalendar(holidays), now: new Date().toISOString() }
}

const listed = (db: Executor): Promise<Holiday[]> => selectHolidays(db, `${thisYear()}-01-01`)

/** The public holidays from this year on. Throws `forbidden`. */
export async function listHolidays(actor: Actor): Promise<Holiday[]> {
  requireAccess('staff:cases', actor)
  return listed(await database())
}

const subject = 'holiday'

/** Adds a public holiday, with an audit entry. Throws `forbidden`. */
export async function createHoliday(actor: Actor, row: HolidayWrite): Promise<Holiday[]> {
  requireAccess('staff:admin', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const [id] = await insertHolidays(tx, [row])
    if (id === undefined) throw new Problem('internal')
    await recordChange(tx, { by, action: 'create', subject, id, change: row })
    return listed(tx)
  })
}

/**
 * Changes a public holiday, with an audit entry; what was promised before stays. Throws `forbidden`,
 * `not_found`, and `conflict` when it was changed since it was seen.
 */
export async function editHoliday(
  actor: Actor,
  id: number,
  { version, ...row }: BodyOf<typeof setHoliday>,
): Promise<Holiday[]> {
  requireAccess('staff:admin', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const before = await requireUnchanged(tx, await lockHoliday(tx, id), { subject, id, version })
    await updateHoliday(tx, id, row)
    await recordChange(tx, { by, action: 'update', subject, id, change: { before, after: row } })
    return listed(tx)
  })
}

/** Removes a public holiday; the portal does not propose it again. Throws `forbidden`, `not_found`. */
export async function dropHoliday(actor: Actor, id: number): Promise<Holiday[]> {
  requireAccess('staff:admin', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const before = await lockHoliday(tx, id)
    if (!before) throw new Problem('not_found')
    await markRemoved(tx, id)
    await recordChange(tx, { by, action: 'delete', subject, id, change: { before } })
    return listed(tx)
  })
}

/** Proposes the public holidays of this and the next year, each once. */
export async function proposeHolidays(db: Executor, year = thisYear()): Promise<void> {
  await insertHolidays(db, [...publicHolidays(year), ...publicHolidays(year + 1)])
}
