import { users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { enquiriesUnderTest, generalForm, type Someone } from '@/tests/support/enquiries'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { escalateLateCases } from './staff-mails'

const { database, ask, file, write, mails, join } = enquiriesUnderTest()

let officer: Someone
let person: Someone
const joinStaff = async (email: string, given: Partial<typeof users.$inferInsert> = {}) => ({
  ...(await join({ email, locale: 'en', staff_roles: ['officer'], ...given })),
  staffRoles: ['officer' as const],
})
beforeAll(async () => {
  await database.db.update(users).set({ staff_mail: 'none' })
  officer = await joinStaff('officer.one@portal.example')
  await joinStaff('officer.two@portal.example')
  await joinStaff('daily@portal.example', { staff_mail: 'daily' })
  await joinStaff('boss@portal.example', { staff_roles: ['admin'], locale: 'ar' })
  person = await join()
})

/** The subjects of the mails to an address, oldest first. */
const subjectsTo = async (email: string) =>
  (await mails())
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject }) => subject)

it('are sent at once about a new enquiry and a reply, to its officer or to all, until it is read', async () => {
  const id = (await file(person, generalForm())).body.id
  const filed = `New enquiry number ${id}`
  const reply = `New reply in enquiry number ${id}`
  expect(await subjectsTo('officer.one@portal.example')).toEqual([filed])
  expect(await subjectsTo('officer.two@portal.example')).toEqual([filed])
  expect(await subjectsTo('daily@portal.example')).toEqual([])
  expect(await subjectsTo('boss@portal.example')).toEqual([`استفسار جديد رقم ${id}`])

  await ask(officer, `admin/enquiries/${id}/assign`, { version: 1, owner_id: officer.id })
  await write(person, id, 'A secret question.')
  await write(person, id, 'And one more.')
  expect((await subjectsTo('officer.one@portal.example')).toSorted()).toEqual([filed, reply])
  expect(await subjectsTo('officer.two@portal.example')).toEqual([filed])
  await ask(officer, `admin/enquiries/${id}`)
  await write(person, id, 'Are you there?')
  expect((await subjectsTo('officer.one@portal.example')).toSorted()).toEqual([filed, reply, reply])
  expect((await mails()).map(({ raw }) => raw).join()).not.toContain('secret')
})

it('are sent once to the officer and the admins when an enquiry is late, and again after an answer', async () => {
  const id = (await file(person, generalForm())).body.id
  await ask(officer, `admin/enquiries/${id}/assign`, { version: 1, owner_id: officer.id })
  const change = (set: Record<string, unknown>) =>
    database.db.update(enquiries).set(set).where(eq(enquiries.id, id))
  const isLate = (subject?: string) => subject === `Enquiry number ${id} is late`
  const told = async (email: string) => (await subjectsTo(email)).filter(isLate).length

  await escalateLateCases()
  expect(await told('officer.one@portal.example')).toBe(0)
  await change({ answer_due_at: sql`now() - interval '1 hour'` })
  await escalateLateCases()
  await escalateLateCases()
  expect(await told('officer.one@portal.example')).toBe(1)
  expect(await told('officer.two@portal.example')).toBe(0)
  expect(await subjectsTo('boss@portal.example')).toContain(`تأخر الاستفسار رقم ${id}`)

  await write(officer, id, 'Soon.')
  await write(person, id, 'When?')
  await change({ answer_due_at: sql`now() - interval '1 hour'` })
  await escalateLateCases()
  expect(await told('officer.one@portal.example')).toBe(2)
})

it('are not sent about an enquiry that is over by then', async () => {
  const id = (await file(person, generalForm())).body.id
  await ask(officer, `admin/enquiries/${id}/status`, { status: 40, reason: 'As agreed.' })
  expect(await subjectsTo('officer.one@portal.example')).not.toContain(`New enquiry number ${id}`)
})
