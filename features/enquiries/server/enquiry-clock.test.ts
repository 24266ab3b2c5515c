import { enquiryDueAt } from '@/lib/db/reads/enquiries'
import { enquiries } from '@/lib/db/schema/enquiries'
import { holidays } from '@/lib/db/schema/enquiry-desk'
import { dayAfter, today } from '@/lib/i18n/today'
import { dueAfter, workingCalendar } from '@/lib/i18n/working-time'
import { enquiriesUnderTest, type Someone } from '@/tests/support/enquiries'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { completeDueTimes } from './enquiry-clock'

const { database, ask, file, write, join } = enquiriesUnderTest()

let person: Someone
let officer: Someone
beforeAll(async () => {
  person = await join()
  officer = { ...(await join({ staff_roles: ['officer'] })), staffRoles: ['officer'] }
})

const rowOf = async (id: number) => {
  const { created_at, answer_due_at, close_due_at } = enquiries
  const [found] = await database.db
    .select({ created_at, answer_due_at, close_due_at, due: enquiryDueAt })
    .from(enquiries)
    .where(eq(enquiries.id, id))
  if (!found) throw new Error(`There is no enquiry ${id}.`)
  return found
}

const near = (one: string | null, other: string) =>
  Math.abs(Date.parse(one ?? '') - Date.parse(other)) < 5_000

it('counts no public holiday, and says the same to the person and to staff', async () => {
  const off = { first_day: today(), last_day: dayAfter(today(), 6) }
  const [week] = await database.db.insert(holidays).values(off).returning({ id: holidays.id })
  const id = (await file(person)).body.id
  await database.db.delete(holidays).where(eq(holidays.id, week?.id ?? 0))
  const { created_at, answer_due_at } = await rowOf(id)
  expect(near(answer_due_at, dueAfter(workingCalendar([off]), created_at, 16))).toBe(true)
  const own = (await ask(person, `enquiries/${id}`)).body
  const seen = (await ask(officer, `admin/enquiries/${id}`)).body
  expect(own.due).toMatchObject({ kind: 'answer', at: answer_due_at })
  expect(seen.answer_due_at).toBe(answer_due_at)
})

it('starts the time to answer with the first reply of the person that has no answer', async () => {
  const id = (await file(person)).body.id
  await write(officer, id, 'Which market?')
  expect(await rowOf(id)).toMatchObject({ answer_due_at: null, close_due_at: expect.any(String) })
  await write(person, id, 'Germany.')
  const first = (await rowOf(id)).answer_due_at
  expect(near(first, dueAfter(workingCalendar([]), new Date().toISOString(), 16))).toBe(true)
  await write(person, id, 'And France.')
  expect((await rowOf(id)).answer_due_at).toBe(first)
})

it('sorts by what is due first, and not by what is over or waits for the person', async () => {
  const id = (await file(person)).body.id
  const set = (change: object) =>
    database.db.update(enquiries).set(change).where(eq(enquiries.id, id))
  const { answer_due_at, close_due_at } = await rowOf(id)
  expect((await rowOf(id)).due).toBe(answer_due_at)
  await set({ answer_due_at: null })
  expect((await rowOf(id)).due).toBe(close_due_at)
  await set({ waits_since: sql`now()` })
  expect((await rowOf(id)).due).toBeNull()
  await set({ waits_since: null, status: 60 })
  expect((await rowOf(id)).due).toBeNull()
})

it('is given to open enquiries that have none, from the start of their clock', async () => {
  const id = (await file(person)).body.id
  const start = '2026-11-22T07:00:00.000Z'
  await database.db
    .update(enquiries)
    .set({ created_at: start, answer_due_at: null, close_due_at: null })
    .where(eq(enquiries.id, id))
  await completeDueTimes()
  expect(await rowOf(id)).toMatchObject({
    answer_due_at: dueAfter(workingCalendar([]), start, 16),
    close_due_at: dueAfter(workingCalendar([]), start, 80),
  })
})
