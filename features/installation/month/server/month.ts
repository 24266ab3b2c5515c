import 'server-only'
import { calendarNow } from '@/features/working-time/server/working-time'
import { type ApprovalStatus, approvalStatus, waitingStatuses } from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { readSeed } from '@/lib/db/seed/read'
import { locales } from '@/lib/i18n/locale'
import { dayAfter, today } from '@/lib/i18n/today'
import { stepOf, type LoadStep } from '../../server/steps'
import { monthSeed, type MonthSeed } from '../contract'
import { countOn, instantOf } from '../rules'
import { toCase } from './month.mapper'
import {
  dateSubmitted,
  findInstitution,
  findOfficer,
  insertCases,
  insertDecisions,
  insertJoins,
  insertPeople,
  insertSearches,
  insertViews,
  selectEvents,
  selectSubmitted,
  type Submitted,
} from './month.sql'

/** How many days before the load have counts of views and searches. */
const countedDays = 29

/**
 * The work of an office in the month before a day: enquiries with their conversations and ratings,
 * decisions, registrations for events, searches and page views. It is marked as samples.
 */
export async function monthSteps(now: Date): Promise<LoadStep[]> {
  const seed = await readSeed('office-month.json', monthSeed)
  const day = today(now)
  return [stepOf('A month of the office', seed.enquiries, (db) => writeMonth(db, seed, day))]
}

async function writeMonth(db: Executor, seed: MonthSeed, day: string): Promise<void> {
  const officer = await findOfficer(db)
  if (officer === undefined) return
  const people = await insertPeople(db, seed.people)
  const { calendar } = await calendarNow(db)
  const institution = await findInstitution(db)
  const cases = seed.enquiries.flatMap((enquiry) => {
    const person = people.get(enquiry.person)
    return person ? [toCase(enquiry, { day, calendar, person, officer, institution })] : []
  })
  await insertCases(db, cases)
  await writeJoins(db, seed, { people, day })
  await writeDecisions(db, { officer, day })
  const days = Array.from({ length: countedDays }, (_, ago) => dayAfter(day, -ago - 1))
  await insertSearches(
    db,
    days.flatMap((one) =>
      seed.searches.map(({ query, a_day, in_vain }, place) => {
        const searches = countOn(one, a_day, place)
        return { day: one, query, searches, in_vain: in_vain ? searches : 0, sample: true }
      }),
    ),
  )
  await insertViews(
    db,
    days.flatMap((one) =>
      seed.page_views.flatMap((view, place) =>
        locales.map((locale) => ({
          day: one,
          page: view.page,
          locale,
          sample: true,
          views: countOn(one, view[locale], place),
        })),
      ),
    ),
  )
}

interface Around {
  people: ReadonlyMap<string, { id: number }>
  day: string
}

async function writeJoins(db: Executor, { registrations }: MonthSeed, { people, day }: Around) {
  const events = await selectEvents(db, day)
  const joins = registrations.flatMap(({ person, day: ago, state }, place) => {
    const at = instantOf({ day: ago, time: '12:00' }, day)
    const event_id = events[place % events.length]
    const user_id = people.get(person)?.id
    if (event_id === undefined || user_id === undefined) return []
    return [
      { event_id, user_id, state, joined_at: at, withdrawn_at: state === 'joined' ? null : at },
    ]
  })
  await insertJoins(db, joins)
}

const decided: readonly { kind: Submitted; status: ApprovalStatus; count: number }[] = [
  { kind: 'company', status: approvalStatus.approved, count: 3 },
  { kind: 'product', status: approvalStatus.approved, count: 6 },
  { kind: 'service', status: approvalStatus.approved, count: 3 },
  { kind: 'company', status: approvalStatus.refused, count: 1 },
  { kind: 'product', status: approvalStatus.refused, count: 1 },
]

/** Spreads what waits for approval over the last days, and what was decided over the month. */
async function writeDecisions(db: Executor, { officer, day }: { officer: number; day: string }) {
  let place = 0
  for (const kind of ['company', 'product', 'service'] as const) {
    for (const { id } of await selectSubmitted(db, kind, [...waitingStatuses])) {
      await dateSubmitted(
        db,
        kind,
        id,
        instantOf({ day: 1 + ((place * 3) % 9), time: '10:15' }, day),
      )
      place += 1
    }
  }
  const entries = []
  for (const { kind, status, count } of decided) {
    const found = (await selectSubmitted(db, kind, [status])).slice(0, count)
    for (const { id } of found) {
      const at = instantOf({ day: 2 + ((place * 5) % 18), time: '13:40' }, day)
      await dateSubmitted(db, kind, id, at)
      entries.push({
        changed_at: at,
        changed_by: officer,
        subject: kind,
        subject_id: String(id),
        action: status === approvalStatus.approved ? 'approve' : 'refuse',
      })
      place += 1
    }
  }
  const inTime = entries.toSorted((one, other) => (one.changed_at < other.changed_at ? -1 : 1))
  await insertDecisions(db, inTime)
}
