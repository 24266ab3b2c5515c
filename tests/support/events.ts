import { eventMail } from '@/features/events/server/event-mails'
import { endedMeetingMail, meetingMail } from '@/features/events/server/meeting-mails'
import { anonymous, type Person } from '@/lib/auth/actor'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Database } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { events } from '@/lib/db/schema/events'
import { today } from '@/lib/i18n/today'
import { runDueJobs } from '@/lib/jobs/runner'
import { calendarIn } from './calendar'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, vi } from 'vitest'

/** A day so many days from today, as `YYYY-MM-DD`. */
export function dayFromNow(days: number): string {
  return new Date(Date.parse(`${today()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

type NewEvent = typeof events.$inferInsert

/** Writes an event on the loaded data, and answers its id. */
export async function addEvent(db: Database, given: Partial<NewEvent> = {}): Promise<number> {
  const [row] = await db
    .insert(events)
    .values({
      ...bilingualPair('name', { en: 'Dates fair', ar: 'معرض التمور' }),
      ...bilingualPair('description', { en: '<p>Dates</p>', ar: '<p>تمور</p>' }),
      date_start: dayFromNow(30),
      date_end: dayFromNow(31),
      country_id: 276,
      type_id: 1,
      mode_id: 1,
      status: 1,
      location_type: 'International event',
      updated_at: '2026-11-01T06:00:00.000Z',
      ...given,
    })
    .returning({ id: events.id })
  if (!row) throw new Error('The event was not written.')
  return row.id
}

/** Adds a person of the portal with a confirmed address, and answers them as the caller of verbs. */
export async function addPerson(
  db: Database,
  given: Partial<typeof users.$inferInsert> = {},
): Promise<Person> {
  const row = {
    name: 'Salma',
    locale: 'en' as const,
    email: `${randomUUID()}@portal.example`,
    email_verified_at: '2026-01-01T00:00:00Z',
  }
  const [person] = await db
    .insert(users)
    .values({ ...row, ...given })
    .returning({ id: users.id })
  return { ...anonymous, userId: person?.id ?? 0, loginId: randomUUID(), loggedInRecently: true }
}

/** The mails of events, in a folder of the test file. */
export function useEventMails() {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-events-'))
    vi.stubEnv('DATA_DIR', folder)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true, force: true })
  })
  /** Sends what waits, and answers the mails to an address, the oldest first. */
  return async (address: string) => {
    while ((await runDueJobs([eventMail, meetingMail, endedMeetingMail])) > 0);
    const names = await readdir(join(folder, 'mail')).catch(() => [])
    const all = await Promise.all(
      names.map(async (name) => {
        const source = await readFile(join(folder, 'mail', name))
        return { ...(await PostalMime.parse(source)), calendar: calendarIn(source.toString()) }
      }),
    )
    return all.filter(({ to }) => to?.some((one) => one.address === address))
  }
}
