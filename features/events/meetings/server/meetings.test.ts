import { personOf, type Person } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { companyVersions } from '@/lib/db/schema/companies'
import { addEvent, addPerson, dayFromNow, useEventMails } from '@/tests/support/events'
import { parsedCalendar } from '@/tests/support/calendar'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { joinEvent, withdrawMe } from '../../participation/server/participation'
import { answerMeeting, meetingBoard } from '../contract'
import { setText } from './meetings.sql'
import {
  answerMyMeeting,
  endMeetings,
  getBoard,
  getMeetingCalendar,
  proposeMyMeeting,
  setMyMeetingText,
} from './meetings'

const database = useTestDatabase(loadedTemplate)
const mailsTo = useEventMails()

let event: number
let exporter: Person
let importer: Person
let third: Person

const hours = {
  meeting_minutes: 30,
  meeting_from: '09:00',
  meeting_until: '11:00',
  time_zone: 'Europe/Berlin',
}

beforeAll(async () => {
  const { db } = database
  event = await addEvent(db, { ...hours, date_start: dayFromNow(30), date_end: dayFromNow(30) })
  const [company] = await db
    .select()
    .from(companyVersions)
    .orderBy(companyVersions.company_id, companyVersions.edition)
    .limit(1)
  exporter = await addPerson(db, {
    name: 'Rana',
    last_name: 'Haddad',
    email: 'rana@portal.example',
    company_id: company?.company_id ?? null,
  })
  importer = await addPerson(db, { name: 'Jonas', email: 'jonas@portal.example' })
  third = await addPerson(db, { name: 'Mei', email: 'mei@portal.example', locale: 'ar' })
  for (const [one, text] of [
    [exporter, 'We sell Medjool dates'],
    [importer, 'I buy dates'],
    [third, 'I buy herbs'],
  ] as const) {
    await joinEvent(one, event)
    await setMyMeetingText(one, event, text)
  }
})

const board = async (actor: Person, q?: string) =>
  meetingBoard.response.parse(await getBoard(actor, event, q))

const idOf = (one: Person) => personOf(one).userId

/** Proposes the slot of a number, and answers the meeting as the other one sees it. */
async function proposed(from: Person, to: Person, slot: number) {
  const starts_at = (await board(from)).slots[slot] ?? ''
  await proposeMyMeeting(from, event, { person: idOf(to), starts_at, note: '=cmd' })
  const found = (await board(to)).meetings.find(({ state }) => state === 'proposed')
  if (!found) throw new Error('There is no proposal.')
  return found
}

const answer = (
  actor: Person,
  { id, version }: { id: number; version: number },
  action: 'confirm' | 'decline' | 'cancel',
) =>
  answerMyMeeting(
    actor,
    { id: event, meeting: id },
    action === 'decline' ? { action, version, reason: 'time', text: '' } : { action, version },
  )

describe('the board of meetings', () => {
  it('names those who take part by name, company and text, without any address', async () => {
    const { people, people_total, slots } = await board(exporter)
    expect(people.map(({ name }) => name)).toEqual(['Jonas', 'Mei'])
    expect(people_total).toBe(2)
    expect(slots).toHaveLength(4)
    expect(JSON.stringify(people)).not.toMatch(/@portal\.example/)
    expect((await board(importer)).people.find(({ name }) => name === 'Rana Haddad')).toMatchObject(
      {
        text: 'We sell Medjool dates',
      },
    )
    expect((await board(exporter, 'HERBS')).people.map(({ name }) => name)).toEqual(['Mei'])
  })

  it('returns 404 to anyone without a place, and shows nobody to who takes no part', async () => {
    const stranger = await addPerson(database.db)
    await expect(getBoard(stranger, event)).rejects.toMatchObject({ code: 'not_found' })
    await joinEvent(stranger, event)
    expect(await board(stranger)).toMatchObject({ text: null, people: [], people_total: 0 })
    const person = idOf(exporter)
    const [starts_at = ''] = (await board(stranger)).slots
    await expect(
      proposeMyMeeting(stranger, event, { person, starts_at, note: '' }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})

it('a person who has not confirmed the address reads nobody, proposes nothing, and is shown to nobody', async () => {
  const { db } = database
  const stranger = await addPerson(db, { name: 'Mallory', email_verified_at: null })
  await joinEvent(stranger, event)
  const forbidden = { code: 'forbidden' }
  await expect(getBoard(stranger, event)).rejects.toMatchObject(forbidden)
  await expect(setMyMeetingText(stranger, event, 'I buy all')).rejects.toMatchObject(forbidden)
  const [starts_at = ''] = (await board(third)).slots
  const proposal = { starts_at, note: '' }
  await expect(
    proposeMyMeeting(stranger, event, { person: idOf(third), ...proposal }),
  ).rejects.toMatchObject(forbidden)
  // As somebody who took part before addresses had to be confirmed.
  await setText(db, event, idOf(stranger), 'I buy all')
  expect((await board(third)).people.map(({ name }) => name)).not.toContain('Mallory')
  await expect(
    proposeMyMeeting(third, event, { person: idOf(stranger), ...proposal }),
  ).rejects.toMatchObject({ code: 'not_found' })
  expect(await setMyMeetingText(stranger, event, null)).toBe('Success')
})

describe('a meeting', () => {
  it('is proposed, moved, confirmed and exported as a calendar file of the right hour', async () => {
    const first = await proposed(exporter, importer, 0)
    await answerMyMeeting(
      importer,
      { id: event, meeting: first.id },
      { action: 'move', version: first.version, starts_at: (await board(importer)).slots[1] ?? '' },
    )
    const [moved] = (await board(exporter)).meetings
    if (!moved) throw new Error('There is no meeting.')
    expect(moved).toMatchObject({ state: 'proposed', is_mine_to_confirm: true })
    await expect(answer(importer, moved, 'confirm')).rejects.toMatchObject({ code: 'conflict' })
    await answer(exporter, moved, 'confirm')
    const confirmed = await board(importer)
    expect(confirmed.meetings[0]).toMatchObject({ state: 'confirmed', note: '=cmd' })
    expect(confirmed.taken).toEqual([moved.starts_at])
    const params = { id: event, meeting: moved.id }
    const { file } = await getMeetingCalendar(importer, params, 'en')
    expect(file).toContain('SUMMARY;LANGUAGE=en:Meeting with Rana Haddad')
    const entry = parsedCalendar(file)
    expect(entry).toMatchObject({ method: 'PUBLISH', zones: ['Europe/Berlin'] })
    expect(entry.of('DTSTART')).toMatch(/^\d{8}T093000$/)
    const stranger = await addPerson(database.db)
    await expect(getMeetingCalendar(stranger, params, 'en')).rejects.toMatchObject({
      code: 'not_found',
    })
    const mails = await mailsTo('rana@portal.example')
    const sure = mails.find(({ subject }) => subject?.includes('is confirmed'))
    expect(sure?.attachments[0]?.filename).toBe(`meeting-${moved.id}.ics`)
    await answer(importer, { id: moved.id, version: moved.version + 1 }, 'cancel')
    expect((await board(exporter)).taken).toEqual([])
    for (const email of ['rana@portal.example', 'jonas@portal.example']) {
      const removed = (await mailsTo(email)).find(({ subject }) =>
        subject?.includes('has been cancelled'),
      )
      const cancelled = parsedCalendar(removed?.calendar ?? '')
      expect(cancelled.method).toBe('CANCEL')
      expect(cancelled.of('UID')).toBe(entry.of('UID'))
      expect(Number(cancelled.of('SEQUENCE'))).toBeGreaterThan(Number(entry.of('SEQUENCE')))
    }
  })

  it('is confirmed for one of two that ask for the same time of a person at once', async () => {
    const one = await proposed(exporter, importer, 2)
    await proposeMyMeeting(third, event, {
      person: idOf(importer),
      starts_at: one.starts_at,
      note: '',
    })
    const both = (await board(importer)).meetings.filter(({ state }) => state === 'proposed')
    expect(both).toHaveLength(2)
    const settled = await Promise.allSettled(both.map((each) => answer(importer, each, 'confirm')))
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const kept = (await board(importer)).meetings.filter(({ state }) => state === 'confirmed')
    expect(kept).toHaveLength(1)
    const [left] = (await board(importer)).meetings.filter(({ state }) => state === 'proposed')
    if (left) await answer(importer, left, 'decline')
    if (kept[0]) await answer(importer, kept[0], 'cancel')
  })

  it('is not proposed at a time that is none, nor twice to the same person', async () => {
    const first = await proposed(exporter, third, 3)
    const again = { person: idOf(third), starts_at: first.starts_at, note: '' }
    expect(await proposeMyMeeting(exporter, event, again)).toBe('Success')
    const other = { ...again, starts_at: (await board(exporter)).slots[0] ?? '' }
    for (const wrong of [other, { ...again, starts_at: '2030-01-01T00:00:00.000Z' }]) {
      await expect(proposeMyMeeting(exporter, event, wrong)).rejects.toMatchObject({
        code: 'conflict',
      })
    }
    await expect(answer(importer, first, 'confirm')).rejects.toMatchObject({ code: 'not_found' })
    await expect(
      answer(third, { ...first, version: first.version + 1 }, 'confirm'),
    ).rejects.toMatchObject({ code: 'conflict' })
    await answer(third, first, 'decline')
  })

  it('is declined with a reason, which the other one reads in their language, on the page and by mail', async () => {
    const first = await proposed(third, exporter, 1)
    await answerMyMeeting(
      exporter,
      { id: event, meeting: first.id },
      {
        action: 'decline',
        version: first.version,
        reason: 'match',
        text: 'We sell dates, not herbs',
      },
    )
    const declined = { state: 'declined', decline: { reason: 'match' } }
    for (const one of [third, exporter]) {
      expect((await board(one)).meetings.find(({ id }) => id === first.id)).toMatchObject(declined)
    }
    const mail = (await mailsTo('mei@portal.example')).find(({ text }) =>
      text?.includes('\u2068We sell dates, not herbs\u2069'),
    )
    expect(mail?.subject).toMatch(/^اعتذار عن لقائك/)
    expect(mail?.text).toContain('ما يُعرض لا يوافق ما هو مطلوب')
  })

  it('is not declined without a reason, nor for another reason without words', () => {
    const body = { action: 'decline', version: 1 }
    const isTaken = (given: object) => answerMeeting.body.safeParse({ ...body, ...given }).success
    expect(isTaken({})).toBe(false)
    expect(isTaken({ reason: 'other', text: ' ' })).toBe(false)
    expect(isTaken({ reason: 'other', text: 'We buy figs' })).toBe(true)
    expect(isTaken({ reason: 'absent' })).toBe(true)
  })

  it('is cancelled, and the other one told, when somebody withdraws from the event', async () => {
    const first = await proposed(exporter, third, 1)
    await answer(third, first, 'confirm')
    await withdrawMe(exporter, event)
    expect((await board(third)).meetings.find(({ id }) => id === first.id)).toMatchObject({
      state: 'cancelled',
    })
    const subjects = (await mailsTo('mei@portal.example')).map(({ subject }) => subject)
    expect(subjects.some((subject) => subject?.startsWith('أُلغي لقاؤك'))).toBe(true)
    await joinEvent(exporter, event)
    expect(await board(exporter)).toMatchObject({ text: null })
  })
})

it('of many who ask for the same time of one person, one gets it when all are confirmed at once', async () => {
  const { db } = database
  const crowded = await addEvent(db, {
    ...hours,
    date_start: dayFromNow(20),
    date_end: dayFromNow(20),
  })
  const wanted = await addPerson(db, { name: 'Wanted', email: 'wanted@portal.example' })
  const askers = await Promise.all(Array.from({ length: 12 }, () => addPerson(db)))
  for (const one of [wanted, ...askers]) {
    await joinEvent(one, crowded)
    await setMyMeetingText(one, crowded, 'Dates')
  }
  const view = async (one: Person) => meetingBoard.response.parse(await getBoard(one, crowded))
  const [starts_at = ''] = (await view(wanted)).slots
  await Promise.all(
    askers.map((one) =>
      proposeMyMeeting(one, crowded, { person: idOf(wanted), starts_at, note: '' }),
    ),
  )
  const { meetings } = await view(wanted)
  expect(meetings).toHaveLength(12)
  const settled = await Promise.allSettled(
    meetings.map(({ id, version }) =>
      answerMyMeeting(wanted, { id: crowded, meeting: id }, { action: 'confirm', version }),
    ),
  )
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await view(wanted)).taken).toEqual([starts_at])
  const kept = (await view(wanted)).meetings.find(({ state }) => state === 'confirmed')
  const partner = askers.find((one) => idOf(one) === kept?.with.id)
  if (!partner) throw new Error('Nobody got the time.')
  await db.transaction((tx) => endMeetings(tx, idOf(partner)))
  const told = (await mailsTo('wanted@portal.example')).find(({ subject }) =>
    subject?.startsWith('A meeting at'),
  )
  expect(told?.attachments).toHaveLength(1)
  expect((await view(wanted)).taken).toEqual([])
})

it('two who propose to each other at once have one meeting', async () => {
  const [starts_at = ''] = (await board(third)).slots.slice(-1)
  await setMyMeetingText(exporter, event, 'Dates')
  const results = await Promise.allSettled([
    proposeMyMeeting(exporter, event, { person: idOf(third), starts_at, note: '' }),
    proposeMyMeeting(third, event, { person: idOf(exporter), starts_at, note: '' }),
  ])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const open = (await board(third)).meetings.filter(({ state }) => state === 'proposed')
  expect(open).toHaveLength(1)
  for (const one of open) await answer(third, one, 'cancel')
})

it('nobody can bomb another participant with mails: proposals and other times are counted', async () => {
  const person = idOf(third)
  const refusedProposal = async () => {
    const [starts_at = ''] = (await board(importer)).slots
    await proposeMyMeeting(importer, event, { person, starts_at, note: '' })
    const open = (await board(third)).meetings.find(({ state }) => state === 'proposed')
    if (open) await answer(third, open, 'decline')
  }
  for (let times = 0; times < 3; times += 1) await refusedProposal()
  await expect(refusedProposal()).rejects.toMatchObject({
    code: 'conflict',
    fields: { person: ['enough'] },
  })
  await setMyMeetingText(exporter, event, 'Dates again')
  const [one = '', two = ''] = (await board(exporter)).slots
  await proposeMyMeeting(exporter, event, { person: idOf(importer), starts_at: one, note: '' })
  const move = async (times: number) => {
    const open = (await board(exporter)).meetings.find(({ state }) => state === 'proposed')
    if (!open) throw new Error('There is no meeting.')
    const body = { action: 'move' as const, version: open.version }
    await answerMyMeeting(
      exporter,
      { id: event, meeting: open.id },
      { ...body, starts_at: times % 2 === 0 ? two : one },
    )
  }
  for (let times = 0; times < 9; times += 1) await move(times)
  await expect(move(9)).rejects.toMatchObject({ fields: { person: ['enough'] } })
})

it('an account that is blocked is not offered for meetings', async () => {
  await database.db
    .update(users)
    .set({ disabled_at: new Date().toISOString() })
    .where(eq(users.id, idOf(importer)))
  expect((await board(third)).people.map(({ name }) => name)).not.toContain('Jonas')
})

it('news of a meeting goes to no address that nobody confirmed', async () => {
  const { db } = database
  const email = 'unconfirmed@portal.example'
  const person = await addPerson(db, { email })
  await joinEvent(person, event)
  await setMyMeetingText(person, event, 'I buy figs')
  expect(await mailsTo(email)).toHaveLength(1)
  const starts_at = (await board(third)).slots[2] ?? ''
  await proposeMyMeeting(third, event, { person: idOf(person), starts_at, note: '' })
  await db.update(users).set({ email_verified_at: null }).where(eq(users.email, email))
  expect(await mailsTo(email)).toHaveLength(1)
})
