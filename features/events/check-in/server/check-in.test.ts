import { personOf, type Person } from '@/lib/auth/actor'
import { changeHistory } from '@/lib/db/schema/history'
import { addEvent, addPerson } from '@/tests/support/events'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { joinEvent, withdrawMe } from '../../participation/server/participation'
import { eventsWithPeople, participantList } from '../contract'
import { exportParticipants, listEventsWithPeople, listParticipants, markPerson } from './check-in'

const database = useTestDatabase(loadedTemplate)

let officer: Person
let event: number
let rana: Person
let waiting: Person

beforeAll(async () => {
  const { db } = database
  officer = { ...(await addPerson(db, { staff_roles: ['officer'] })), staffRoles: ['officer'] }
  event = await addEvent(db, { capacity: 2 })
  rana = await addPerson(db, { name: '=HYPERLINK("http://evil.example")', phone: '+962790000001' })
  const gone = await addPerson(db, { name: 'Gone' })
  waiting = await addPerson(db, { name: 'Waiting' })
  await joinEvent(rana, event)
  await joinEvent(gone, event)
  await withdrawMe(gone, event)
  await joinEvent(await addPerson(db, { name: 'Basma' }), event)
  await joinEvent(waiting, event)
})

const listed = async (query: object = {}) =>
  participantList.response.parse(await listParticipants(officer, event, query))

const row = async () => {
  const page = eventsWithPeople.response.parse(
    await listEventsWithPeople(officer, { q: 'dates fair' }),
  )
  return page.data.find(({ id }) => id === event)
}

describe('the list of an event’s participants', () => {
  it('has those with a place by name, then those who wait, and counts them', async () => {
    const { data, total } = await listed()
    expect(total).toBe(3)
    expect(data.map(({ state }) => state)).toEqual(['joined', 'joined', 'waiting'])
    expect(await row()).toMatchObject({ joined: 2, waiting: 1, present: 0, capacity: 2 })
  })

  it('is searched by name and number, and filtered by state', async () => {
    expect((await listed({ q: 'basma' })).data).toHaveLength(1)
    expect((await listed({ q: '790000001' })).data).toHaveLength(1)
    expect((await listed({ state: 'withdrawn' })).data.map(({ name }) => name)).toEqual(['Gone'])
    expect((await listed({ present: '1' })).data).toEqual([])
  })

  it('is for officers only', async () => {
    await expect(listParticipants(rana, event, {})).rejects.toMatchObject({ code: 'forbidden' })
    await expect(listEventsWithPeople(rana, {})).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('the check-in', () => {
  it('marks a participant present once, and the audit log says who did', async () => {
    const person = personOf(rana).userId
    await markPerson(officer, { id: event, person }, true)
    await markPerson(officer, { id: event, person }, true)
    expect(await row()).toMatchObject({ present: 1 })
    const logged = await database.db
      .select()
      .from(changeHistory)
      .where(eq(changeHistory.subject, 'event-participation'))
    expect(logged).toMatchObject([
      { changed_by: officer.userId, subject_id: `${event}-${person}`, change: { present: true } },
    ])
    await markPerson(officer, { id: event, person }, false)
    expect(await row()).toMatchObject({ present: 0 })
  })

  it('is refused for somebody who waits, and for a stranger', async () => {
    const place = { id: event, person: personOf(waiting).userId }
    await expect(markPerson(officer, place, true)).rejects.toMatchObject({ code: 'conflict' })
    const stranger = { id: event, person: personOf(officer).userId }
    await expect(markPerson(officer, stranger, true)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the file of participants', () => {
  it('is a CSV in the language of the reader, with no formula in it', async () => {
    const { content, rows } = await exportParticipants(officer, event, {
      purpose: 'Name badges',
      locale: 'ar',
    })
    const text = Buffer.from(content, 'base64').toString('utf8')
    expect(rows).toBe(3)
    expect(text.startsWith('\ufeffالاسم,الشركة')).toBe(true)
    expect(text).toContain('"\'=HYPERLINK(""http://evil.example"")"')
    expect(text).toContain("'+962790000001")
    const [entry] = await database.db
      .select()
      .from(changeHistory)
      .where(and(eq(changeHistory.action, 'export'), eq(changeHistory.subject_id, String(event))))
    expect(entry).toMatchObject({
      changed_by: officer.userId,
      subject: 'event-participation',
      change: { purpose: 'Name badges', rows: 3 },
    })
  })

  it('requires the password when the last login is long ago', async () => {
    const away = { ...officer, loggedInRecently: false }
    await expect(exportParticipants(away, event, { purpose: 'x' })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})
