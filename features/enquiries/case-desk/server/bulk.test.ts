import { enquirySteps } from '@/lib/db/schema/enquiries'
import { enquiriesUnderTest, type Someone } from '@/tests/support/enquiries'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const { database, ask, file, write, mails, join } = enquiriesUnderTest({
  LIMITS: 'enquiry=100000/60,enquiry-person=1000/60,enquiry-day=1000/60',
})

let officer: Someone
let colleague: Someone
const staff = async (name: string): Promise<Someone> => ({
  ...(await join({ staff_roles: ['officer'], name, locale: 'en' })),
  staffRoles: ['officer'],
})
beforeAll(async () => {
  officer = await staff('Omar')
  colleague = await staff('Rula')
})

/** New enquiries of a person each, in the version in which the queue shows them. */
const filed = async (count: number) => {
  const people = await Promise.all(Array.from({ length: count }, () => join()))
  const all: { id: number; version: number; person: Someone }[] = []
  for (const person of people) all.push({ id: (await file(person)).body.id, version: 1, person })
  return all
}
const seen = (all: { id: number; version: number }[]) =>
  all.map(({ id, version }) => ({ id, version }))
/** The mails that tell a person of enquiries which are theirs now. */
const assignmentsTo = async (name: string) =>
  (await mails()).filter(
    ({ to, subject }) => to?.[0]?.name === name && subject?.includes('assigned to you'),
  )
const found = async (id: number) => (await ask(officer, `admin/enquiries/${id}`)).body

describe('several enquiries of the queue', () => {
  it('are assigned to an officer together, and freed again', async () => {
    const all = await filed(2)
    const ids = all.map(({ id }) => id)
    const given = { enquiries: seen(all), owner_id: colleague.id }
    const { status, body } = await ask(officer, 'admin/enquiry-assignments', given)
    expect([status, body]).toEqual([200, { done: ids, refused: [] }])
    for (const id of ids) expect((await found(id)).owner.id).toBe(colleague.id)
    const again = all.map(({ id }) => ({ id, version: 2 }))
    await ask(officer, 'admin/enquiry-assignments', { enquiries: again, owner_id: null })
    for (const id of ids) expect((await found(id)).owner).toBeNull()
  })

  it('are one mail to the officer who gets them, and none where they have them already', async () => {
    const { id: owner_id } = await staff('Nour')
    const all = await filed(3)
    const own = (await file(await join())).body.id
    await ask(officer, `admin/enquiries/${own}/assign`, { version: 1, owner_id })
    expect(await assignmentsTo('Nour')).toHaveLength(1)
    const enquiries = [...seen(all), { id: own, version: 2 }]
    await ask(officer, 'admin/enquiry-assignments', { enquiries, owner_id })
    const sent = await assignmentsTo('Nour')
    expect(sent).toHaveLength(2)
    const list = sent.find(({ subject }) => subject === '3 enquiries have been assigned to you')
    for (const { id } of all) {
      expect(list?.html).toContain(`Enquiry number ${id}`)
      expect(list?.html).toContain(`/admin/enquiries/${id}"`)
    }
    expect(list?.html).not.toContain(`Enquiry number ${own}<`)
    const again = enquiries.map(({ id }) => ({ id, version: 2 }))
    const { body } = await ask(officer, 'admin/enquiry-assignments', {
      enquiries: again,
      owner_id,
    })
    expect(body).toEqual({ done: again.map(({ id }) => id), refused: [] })
    expect(await assignmentsTo('Nour')).toHaveLength(2)
  })

  it('are the mail of a single enquiry where only one is new to the officer', async () => {
    const { id: owner_id } = await staff('Dana')
    const [first, second] = await filed(2)
    if (!first || !second) throw new Error('Nothing was filed')
    await ask(officer, `admin/enquiries/${first.id}/assign`, { version: 1, owner_id })
    const enquiries = [
      { id: first.id, version: 2 },
      { id: second.id, version: 1 },
    ]
    await ask(officer, 'admin/enquiry-assignments', { enquiries, owner_id })
    const numbers = (await assignmentsTo('Dana')).map(
      ({ subject }) => /^Enquiry number (\d+) has been assigned to you:/.exec(subject ?? '')?.[1],
    )
    expect(numbers.toSorted()).toEqual([first, second].map(({ id }) => String(id)).toSorted())
  })

  it('are no mail about those that somebody else has by the time it is sent', async () => {
    const { id: owner_id } = await staff('Tala')
    const all = await filed(3)
    await ask(officer, 'admin/enquiry-assignments', { enquiries: seen(all), owner_id })
    const [kept, ...others] = all
    const taken = others.map(({ id }) => ({ id, version: 2 }))
    await ask(officer, 'admin/enquiry-assignments', { enquiries: taken, owner_id: officer.id })
    expect((await assignmentsTo('Tala')).map(({ subject }) => subject)).toEqual([
      `Enquiry number ${kept?.id} has been assigned to you`,
    ])
  })

  it('get one status with one reason, in the history of each', async () => {
    const all = await filed(2)
    const reason = 'We have started.'
    const given = { enquiries: seen(all), status: 70, reason }
    const { body } = await ask(officer, 'admin/enquiry-statuses', given)
    expect(body.done).toEqual(all.map(({ id }) => id))
    for (const { id } of all) {
      const steps = await database.db
        .select()
        .from(enquirySteps)
        .where(eq(enquirySteps.enquiry_id, id))
      expect(steps.at(-1)).toMatchObject({ status: 70, reason })
    }
    expect((await mails()).length).toBeGreaterThanOrEqual(2)
  })

  it('stay as they are where somebody else was first, each with its reason', async () => {
    const [one, changed] = await filed(2)
    if (!one || !changed) throw new Error('Nothing was filed')
    await write(changed.person, changed.id, 'One thing more.')
    const enquiries = [...seen([one, changed]), { id: 2_000_000_000, version: 1 }]
    const { body } = await ask(officer, 'admin/enquiry-statuses', {
      enquiries,
      status: 60,
      reason: 'As agreed.',
    })
    expect(body).toEqual({
      done: [one.id],
      refused: [
        { id: changed.id, code: 'conflict' },
        { id: 2_000_000_000, code: 'not_found' },
      ],
    })
    expect((await found(changed.id)).status).toBe(10)
  })

  it('are out of reach for people without the role', async () => {
    const all = await filed(1)
    const person = await join()
    const given = { enquiries: seen(all), owner_id: null }
    expect((await ask(person, 'admin/enquiry-assignments', given)).status).toBe(403)
  })
})
