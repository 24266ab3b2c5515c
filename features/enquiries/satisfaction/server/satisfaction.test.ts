import { anonymous, type Actor } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { changeHistory } from '@/lib/db/schema/history'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { getMyEnquiry } from '../../my-enquiries/server/my-enquiries'
import { rateMyEnquiry } from './satisfaction'

const database = useTestDatabase(loadedTemplate)

async function member(): Promise<Actor & { userId: number }> {
  const [row] = await database.db
    .insert(users)
    .values({ name: 'Rana', email: `${Math.random()}@portal.example` })
    .returning({ id: users.id })
  return { ...anonymous, userId: row?.id ?? 0, loginId: 'x' }
}

let rana: Actor & { userId: number }
let id: number
beforeEach(async () => {
  rana = await member()
  const [filed] = await database.db
    .insert(enquiries)
    .values({
      user_id: rana.userId,
      enq_type: 1,
      status: 60,
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
  id = filed?.id ?? 0
})

const change = (set: Partial<typeof enquiries.$inferInsert>) =>
  database.db.update(enquiries).set(set).where(eq(enquiries.id, id))

it('is given once, after the end of the enquiry, with an audit entry', async () => {
  expect((await getMyEnquiry(rana, id)).rating).toBeNull()
  await rateMyEnquiry(rana, id, 4)
  expect((await getMyEnquiry(rana, id)).rating).toBe(4)
  await expect(rateMyEnquiry(rana, id, 1)).rejects.toMatchObject({ code: 'conflict' })
  const [entry] = await database.db
    .select()
    .from(changeHistory)
    .where(and(eq(changeHistory.subject_id, String(id)), eq(changeHistory.action, 'rate')))
  expect(entry).toMatchObject({ changed_by: rana.userId, change: { rating: 4 } })
})

it('is not given while the enquiry is open, nor for one that goes on in another', async () => {
  const refused = { code: 'conflict' }
  await change({ status: 70 })
  await expect(rateMyEnquiry(rana, id, 4)).rejects.toMatchObject(refused)
  await change({ status: 60, merged_into: id })
  await expect(rateMyEnquiry(rana, id, 4)).rejects.toMatchObject(refused)
})

it('is not given for the enquiry of another person', async () => {
  await expect(rateMyEnquiry(await member(), id, 4)).rejects.toMatchObject({ code: 'not_found' })
})
