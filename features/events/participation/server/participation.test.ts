import { personOf } from '@/lib/auth/actor'
import { eventJoins, events } from '@/lib/db/schema/events'
import { addEvent, addPerson, dayFromNow, useEventMails } from '@/tests/support/events'
import { parsedCalendar } from '@/tests/support/calendar'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { myEvents, type Participation } from '../contract'
import { reminderDays } from '../rules'
import {
  endJoins,
  fillPlaces,
  joinEvent,
  joinsOf,
  listJoined,
  listMyEvents,
  listMyParticipations,
  remindParticipants,
  withdrawMe,
} from './participation'

const database = useTestDatabase(loadedTemplate)
const mailsTo = useEventMails()

const people = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      addPerson(database.db, { email: `p${at}-${Math.random()}@portal.example` }),
    ),
  )

const stateOf = async (event_id: number, { userId }: { userId: number | null }) => {
  const [row] = await database.db
    .select({ state: eventJoins.state })
    .from(eventJoins)
    .where(and(eq(eventJoins.event_id, event_id), eq(eventJoins.user_id, userId ?? 0)))
  return row?.state
}

const mine = async (actor: Parameters<typeof listMyEvents>[0]): Promise<Participation[]> => {
  const page = myEvents.response.parse(await listMyEvents(actor, { page: 1 }))
  return Array.isArray(page) ? page : page.data
}

describe('an event with places', () => {
  it('gives the last place to one of two people who want it at once, and the other one waits', async () => {
    const id = await addEvent(database.db, { capacity: 2 })
    const [first, ...others] = await people(6)
    if (!first) throw new Error('There is nobody.')
    await joinEvent(first, id)
    await Promise.all(others.map((one) => joinEvent(one, id)))
    const states = await Promise.all(others.map((one) => stateOf(id, one)))
    expect(states.filter((state) => state === 'joined')).toHaveLength(1)
    expect(states.filter((state) => state === 'waiting')).toHaveLength(4)
  })

  it('gives the last place to one of fifty who want it at once, and the others a place in the queue each', async () => {
    const id = await addEvent(database.db, { capacity: 1 })
    const crowd = await people(50)
    await Promise.all(crowd.map((one) => joinEvent(one, id)))
    const states = await Promise.all(crowd.map((one) => stateOf(id, one)))
    expect(states.filter((state) => state === 'joined')).toHaveLength(1)
    const own = await Promise.all(crowd.map((one) => mine(one)))
    const numbers = own.map(([first]) => first?.queue_place ?? 0)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at))
    // All withdraw at once: nobody is left, and nothing waits for anything.
    await Promise.all(crowd.map((one) => withdrawMe(one, id)))
    const after = await Promise.all(crowd.map((one) => stateOf(id, one)))
    expect(new Set(after)).toEqual(new Set(['withdrawn']))
  })

  it('lets the person who waits longest move up when somebody withdraws, and tells them', async () => {
    const id = await addEvent(database.db, { capacity: 1 })
    const [holder, next, last] = [
      await addPerson(database.db, { email: 'holder@portal.example' }),
      await addPerson(database.db, { email: 'next@portal.example', locale: 'ar' }),
      await addPerson(database.db, { email: 'last@portal.example' }),
    ]
    for (const one of [holder, next, last]) expect(await joinEvent(one, id)).toBe('Success')
    expect((await mine(last))[0]).toMatchObject({ state: 'waiting', queue_place: 2 })
    await withdrawMe(holder, id)
    expect(await stateOf(id, holder)).toBe('withdrawn')
    expect(await stateOf(id, next)).toBe('joined')
    expect((await mine(last))[0]).toMatchObject({ state: 'waiting', queue_place: 1 })
    const subjects = (await mailsTo('next@portal.example')).map(({ subject }) => subject)
    expect(subjects).toContain('توفر لك مقعد: معرض التمور')
    expect((await mailsTo('last@portal.example')).map(({ subject }) => subject)).toEqual([
      'You are on the waiting list: Dates fair',
    ])
  })

  it('puts somebody who comes back at the end of the queue', async () => {
    const id = await addEvent(database.db, { capacity: 1 })
    const [holder, second, third] = await people(3)
    if (!holder || !second || !third) throw new Error('There is nobody.')
    for (const one of [holder, second, third]) await joinEvent(one, id)
    await withdrawMe(second, id)
    await joinEvent(second, id)
    await withdrawMe(holder, id)
    expect(await stateOf(id, third)).toBe('joined')
    expect(await stateOf(id, second)).toBe('waiting')
  })

  it('fills places that staff add, in the order of the queue', async () => {
    const id = await addEvent(database.db, { capacity: 1 })
    const [holder, ...others] = await people(4)
    if (!holder) throw new Error('There is nobody.')
    for (const one of [holder, ...others]) await joinEvent(one, id)
    await database.db.update(events).set({ capacity: 3 }).where(eq(events.id, id))
    await Promise.all([fillPlaces(), fillPlaces()])
    const states = await Promise.all(others.map((one) => stateOf(id, one)))
    expect(states).toEqual(['joined', 'joined', 'waiting'])
  })

  it('lets nobody pass those who wait when there are new places', async () => {
    const id = await addEvent(database.db, { capacity: 1 })
    const [holder, waiting, late] = await people(3)
    if (!holder || !waiting || !late) throw new Error('There is nobody.')
    await joinEvent(holder, id)
    await joinEvent(waiting, id)
    await database.db.update(events).set({ capacity: 2 }).where(eq(events.id, id))
    await joinEvent(late, id)
    expect(await stateOf(id, waiting)).toBe('joined')
    expect(await stateOf(id, late)).toBe('waiting')
  })

  it('says which events are full, and gives joined-events without those waited for', async () => {
    const id = await addEvent(database.db, { capacity: 1 })
    const [holder, waiting] = await people(2)
    if (!holder || !waiting) throw new Error('There is nobody.')
    await joinEvent(holder, id)
    expect((await listMyParticipations(waiting)).full).toContain(id)
    await joinEvent(waiting, id)
    expect(await listMyParticipations(waiting)).toMatchObject({ joined: [], waiting: [id] })
    expect(await listJoined(waiting)).toEqual([])
    expect(await listJoined(holder)).toEqual([id])
  })
})

describe('the mail that confirms a registration', () => {
  it('comes once in the language of the account, with the event as a calendar file', async () => {
    const id = await addEvent(database.db)
    const person = await addPerson(database.db, { email: 'sure@portal.example', locale: 'ar' })
    await joinEvent(person, id)
    await joinEvent(person, id)
    const [mail, ...more] = await mailsTo('sure@portal.example')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('سُجّلت مشاركتك: معرض التمور')
    expect(mail?.text).toContain('/ar/profile/my-events')
    const [file] = mail?.attachments ?? []
    expect(file).toMatchObject({ filename: `event-${id}.ics`, mimeType: 'text/calendar' })
    const content = file?.content ?? ''
    const calendar =
      typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString()
    expect(calendar).toContain(`DTSTART;VALUE=DATE:${dayFromNow(30).replaceAll('-', '')}`)
    expect(calendar).toContain(`UID:event-${id}@`)
  })

  it('is not sent to somebody who withdrew before; the withdrawal is confirmed', async () => {
    const id = await addEvent(database.db)
    const person = await addPerson(database.db, { email: 'quick@portal.example' })
    await joinEvent(person, id)
    await withdrawMe(person, id)
    const subjects = (await mailsTo('quick@portal.example')).map(({ subject }) => subject)
    expect(subjects).toEqual(['You have withdrawn: Dates fair'])
  })
})

describe('mail bombing by registration', () => {
  it('sends nothing to an address that nobody confirmed, whose owner has the place all the same', async () => {
    const id = await addEvent(database.db)
    const email = 'victim@portal.example'
    const person = await addPerson(database.db, { email, email_verified_at: null })
    for (const step of [joinEvent, withdrawMe, joinEvent]) {
      await step(person, id)
      expect(await mailsTo(email)).toEqual([])
    }
    expect(await stateOf(id, person)).toBe('joined')
  })

  it('sends four mails a day about one event to one person who joins and withdraws without end', async () => {
    const [id, other] = [await addEvent(database.db), await addEvent(database.db)]
    const email = 'restless@portal.example'
    const person = await addPerson(database.db, { email })
    for (const step of [joinEvent, withdrawMe, joinEvent, withdrawMe, joinEvent, withdrawMe]) {
      await step(person, id)
      await mailsTo(email)
    }
    expect(await mailsTo(email)).toHaveLength(4)
    await joinEvent(person, other)
    expect(await mailsTo(email)).toHaveLength(5)
    await joinEvent(await addPerson(database.db, { email: 'calm@portal.example' }), id)
    expect(await mailsTo('calm@portal.example')).toHaveLength(1)
  })
})

describe('the calendar file of a participant', () => {
  it('keeps its UID, and each step replaces the one before: joined, withdrawn, joined again', async () => {
    const id = await addEvent(database.db)
    const email = 'steps@portal.example'
    const person = await addPerson(database.db, { email })
    const entries: ReturnType<typeof parsedCalendar>[] = []
    const seen = new Set<string>()
    for (const step of [joinEvent, withdrawMe, joinEvent]) {
      await step(person, id)
      const fresh = (await mailsTo(email)).find(({ messageId }) => !seen.has(messageId ?? ''))
      seen.add(fresh?.messageId ?? '')
      entries.push(parsedCalendar(fresh?.calendar ?? ''))
      // A step a second: people are not faster, and the sequence counts seconds.
      await database.db.execute(
        sql`update event_joins set joined_at = joined_at - interval '2 seconds', withdrawn_at = withdrawn_at - interval '1 second' where event_id = ${id}`,
      )
    }
    expect(entries.map(({ method }) => method)).toEqual(['PUBLISH', 'CANCEL', 'PUBLISH'])
    expect(new Set(entries.map((entry) => entry.of('UID'))).size).toBe(1)
    expect(entries[1]?.of('STATUS')).toBe('CANCELLED')
    const numbers = entries.map((entry) => Number(entry.of('SEQUENCE')))
    expect(numbers[1]).toBeGreaterThanOrEqual(numbers[0] ?? Infinity)
    expect(numbers[2]).toBeGreaterThanOrEqual(numbers[1] ?? Infinity)
  })

  it('is not part of the mail to somebody who leaves the waiting list', async () => {
    const id = await addEvent(database.db, { capacity: 1 })
    await joinEvent(await addPerson(database.db), id)
    const waiting = await addPerson(database.db, { email: 'left@portal.example', locale: 'ar' })
    await joinEvent(waiting, id)
    await mailsTo('left@portal.example')
    await withdrawMe(waiting, id)
    const left = (await mailsTo('left@portal.example')).filter(({ subject }) =>
      subject?.startsWith('حُذف اسمك'),
    )
    expect(left).toHaveLength(1)
    expect(left[0]?.attachments).toEqual([])
  })
})

describe('withdrawing', () => {
  it('returns 404 without a place, and 409 once the event is over', async () => {
    const [person] = await people(1)
    if (!person) throw new Error('There is nobody.')
    const id = await addEvent(database.db)
    await expect(withdrawMe(person, id)).rejects.toMatchObject({ code: 'not_found' })
    await joinEvent(person, id)
    const past = { date_start: dayFromNow(-3), date_end: dayFromNow(-2) }
    await database.db.update(events).set(past).where(eq(events.id, id))
    await expect(withdrawMe(person, id)).rejects.toMatchObject({ code: 'conflict' })
    expect((await mine(person))[0]).toMatchObject({ is_coming: false, has_meetings: false })
  })
})

describe('my events', () => {
  it('are those to come, the soonest first, and then those that are over', async () => {
    const [person] = await people(1)
    if (!person) throw new Error('There is nobody.')
    const late = await addEvent(database.db, {
      date_start: dayFromNow(60),
      date_end: dayFromNow(60),
    })
    const soon = await addEvent(database.db)
    const past = await addEvent(database.db)
    for (const id of [late, soon, past]) await joinEvent(person, id)
    const over = { date_start: dayFromNow(-9), date_end: dayFromNow(-9) }
    await database.db.update(events).set(over).where(eq(events.id, past))
    expect((await mine(person)).map(({ event }) => event.id)).toEqual([soon, late, past])
  })
})

describe('the reminder', () => {
  it('goes once to those with a place, two days before, but not to who joined yesterday', async () => {
    const id = await addEvent(database.db, {
      date_start: dayFromNow(2),
      date_end: dayFromNow(2),
      capacity: 2,
    })
    const emails = ['early@portal.example', 'fresh@portal.example', 'queue@portal.example']
    for (const email of emails) {
      await joinEvent(await addPerson(database.db, { email }), id)
    }
    for (const email of emails) await mailsTo(email)
    await database.db.execute(
      sql`update event_joins set joined_at = now() - interval '3 days'
        where event_id = ${id} and user_id in (select id from users where email in ('early@portal.example', 'queue@portal.example'))`,
    )
    await Promise.all([remindParticipants(), remindParticipants()])
    const reminders = async (email: string) =>
      (await mailsTo(email)).filter(({ subject }) => subject === 'Coming up soon: Dates fair')
    expect(await reminders('early@portal.example')).toHaveLength(1)
    expect(await reminders('fresh@portal.example')).toHaveLength(0)
    expect(await reminders('queue@portal.example')).toHaveLength(0)
  })

  it('is for tomorrow and the day after, also at the end of a year', () => {
    expect(reminderDays('2026-12-31')).toEqual({ from: '2027-01-01', until: '2027-01-02' })
  })
})

it('a closed account leaves its places to those who wait', async () => {
  const id = await addEvent(database.db, { capacity: 1 })
  const [holder, next] = await people(2)
  if (!holder || !next) throw new Error('There is nobody.')
  await joinEvent(holder, id)
  await joinEvent(next, id)
  expect(await joinsOf(database.db, personOf(holder).userId)).toMatchObject([{ event_id: id }])
  await database.db.transaction((tx) => endJoins(tx, personOf(holder).userId))
  expect(await stateOf(id, holder)).toBeUndefined()
  expect(await stateOf(id, next)).toBe('joined')
})
