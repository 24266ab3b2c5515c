import { anonymous, type Actor } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { eventJoins, events } from '@/lib/db/schema/events'
import { recordChange } from '@/lib/db/record-change'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeEach, expect, it } from 'vitest'
import { companyActivity, enquirerActivity, mostListed } from '../contract'
import { getCompanyActivity, getEnquirerActivity } from './activity'

const database = useTestDatabase(loadedTemplate)
const company = 5

let officer: Actor
let person: number
beforeEach(async () => {
  const add = async (row: Partial<typeof users.$inferInsert>) => {
    const email = `${Math.random()}@portal.example`
    const [written] = await database.db
      .insert(users)
      .values({ name: 'Rana', email, ...row })
      .returning({ id: users.id })
    return written?.id ?? 0
  }
  person = await add({ company_id: company })
  const userId = await add({ name: 'Nour', staff_roles: ['officer'] })
  officer = { ...anonymous, userId, loginId: 'x', staffRoles: ['officer'] }
})

async function file() {
  const [filed] = await database.db
    .insert(enquiries)
    .values({
      user_id: person,
      enq_type: 1,
      status: 10,
      locale: 'en',
      request_hash: '',
      name: 'Rana',
      email: 'r@portal.example',
      phone: '1',
      company: 'Olive',
      description: 'A question',
      idempotency_key: crypto.randomUUID(),
    })
    .returning({ id: enquiries.id })
  return filed?.id ?? 0
}

const activityOf = async (id: number) =>
  enquirerActivity.response.parse(await getEnquirerActivity(officer, id))

it('has the company of the person, and their other enquiries and events', async () => {
  const [first, second] = [await file(), await file()]
  const [event] = await database.db.select({ id: events.id }).from(events).limit(1)
  await database.db.insert(eventJoins).values({ event_id: event?.id ?? 0, user_id: person })
  const { company: found, groups } = await activityOf(second)
  expect(found).toMatchObject({ id: company, status: 20, name_eng: expect.stringMatching(/\w/) })
  expect(groups).toMatchObject([
    { kind: 'enquiries', records: [{ id: first, status_eng: 'New' }], has_more: false },
    { kind: 'events', records: [{ id: event?.id, status_eng: '' }] },
  ])
})

it('lists the newest few and says that there are more', async () => {
  const ids = []
  for (let count = 0; count <= mostListed + 1; count += 1) ids.push(await file())
  const [group] = (await activityOf(ids[0] ?? 0)).groups
  expect(group?.records.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, mostListed))
  expect(group?.has_more).toBe(true)
})

it('has nothing of other people', async () => {
  const id = await file()
  const { groups } = await activityOf(id)
  expect(groups).toEqual([])
})

it('has what the people of a company did, and the history of its record', async () => {
  const id = await file()
  const by = officer.userId
  await recordChange(database.db, {
    by,
    action: 'approve',
    subject: 'company',
    id: company,
    change: {},
  })
  const found = companyActivity.response.parse(await getCompanyActivity(officer, company))
  const filed = found.groups.find(({ kind }) => kind === 'enquiries')
  expect(filed?.records[0]?.id).toBe(id)
  expect(found.history[0]).toMatchObject({ action: 'approve', by: 'Nour' })
})

it('is for officers only', async () => {
  const editor: Actor = { ...officer, staffRoles: ['editor'] }
  const refused = { code: 'forbidden' }
  await expect(getEnquirerActivity(editor, await file())).rejects.toMatchObject(refused)
  await expect(getCompanyActivity(editor, company)).rejects.toMatchObject(refused)
})
