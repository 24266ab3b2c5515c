import { caseDeskRoutes } from '@/features/enquiries/case-desk/server/routes'
import { enquirySteps } from '@/lib/db/schema/enquiries'
import { enquiriesUnderTest, type Someone } from '@/tests/support/enquiries'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { bulkRoutes } from './routes'

const { database, ask, file, write, mails, join } = enquiriesUnderTest(
  { LIMITS: 'enquiry=100000/60,enquiry-person=1000/60,enquiry-day=1000/60' },
  [...caseDeskRoutes, ...bulkRoutes],
)

let officer: Someone
let colleague: Someone
beforeAll(async () => {
  const staff = async (name: string): Promise<Someone> => ({
    ...(await join({ staff_roles: ['officer'], name })),
    staffRoles: ['officer'],
  })
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
      ...{ enquiries, status: 60, reason: 'As agreed.' },
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
