import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import {
  callQuotations as call,
  messageForm,
  quotationsUnderTest,
} from '@/tests/support/quotations'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { answeringSpeed, remindSuppliers } from './quotation-reminders'

const { database, supplier, mails, confirmed } = quotationsUnderTest()

const waits = (id: number, interval: string) =>
  database.db
    .update(quotationRequests)
    .set({ sent_at: sql`now() - ${interval}::interval` })
    .where(eq(quotationRequests.id, id))

/** What a member of the company is told when the reminders run. */
async function reminded(address: string) {
  await remindSuppliers(database.db)
  return (await mails())
    .filter(({ to }) => to?.[0]?.address === address)
    .map((mail) => mail.subject)
}

async function waiting() {
  await database.db.update(quotationRequests).set({ reminders: 3 })
  const { company, member } = await supplier()
  const request = await confirmed(company)
  const [row] = (
    await database.db.execute<{ email: string }>(
      sql`select email from users where id = ${member.id}`,
    )
  ).rows
  await mails()
  return { ...request, company, member, address: row?.email ?? '' }
}

describe('a request without an answer', () => {
  it('reminds the supplier after three and seven days, tells after fourteen, and each once', async () => {
    const { id, address } = await waiting()
    expect(await reminded(address)).toEqual([])
    await waits(id, '3 days 1 hour')
    expect(await reminded(address)).toEqual([expect.stringContaining('waiting for 3 days')])
    expect(await reminded(address)).toEqual([])
    await waits(id, '7 days 1 hour')
    expect(await reminded(address)).toEqual([expect.stringContaining('waiting for 7 days')])
    await waits(id, '14 days 1 hour')
    expect(await reminded(address)).toEqual([expect.stringContaining('has not been answered')])
    await waits(id, '40 days')
    expect(await reminded(address)).toEqual([])
  })

  it.each([
    ['answered', 'messages', () => ({ form: messageForm({ text: 'Tomorrow' }) })],
    ['declined', 'decline', () => ({ json: { reason: 'market' } })],
  ])('reminds nobody once it is %s', async (_state, path, given) => {
    const { id, member, address } = await waiting()
    await call('POST', `quotation-inbox/${id}/${path}`, { token: member.token, ...given() })
    await waits(id, '4 days')
    expect(await reminded(address)).toEqual([])
  })
})

it.each(['sent', 'spam'] as const)(
  'the buyer of a request that is %s hears after fourteen days that there is no answer, once',
  async (state) => {
    const { id } = await waiting()
    await database.db.update(quotationRequests).set({ state }).where(eq(quotationRequests.id, id))
    await waits(id, '14 days 1 hour')
    const [{ email } = { email: '' }] = await database.db
      .select({ email: quotationRequests.email })
      .from(quotationRequests)
      .where(eq(quotationRequests.id, id))
    const told = async () =>
      (await reminded(email)).filter((subject) => subject?.includes('has not answered'))
    await database.db
      .update(quotationRequests)
      .set({ reminders: 2 })
      .where(eq(quotationRequests.id, id))
    expect(await told()).toHaveLength(1)
    expect(await told()).toEqual([])
  },
)

describe('a declined request', () => {
  const none = { answered_at: null, declined_at: null }

  it('counts as answered in the speed of its company, at the time of the decline', async () => {
    const { company, member } = await supplier()
    await database.db.update(quotationRequests).set(none)
    for (let n = 0; n < 5; n += 1) {
      const { id } = await confirmed(company, { email: `d${n}@weber.example` })
      await waits(id, '30 hours')
      const json = { reason: 'market' }
      await call('POST', `quotation-inbox/${id}/decline`, { token: member.token, json })
    }
    expect(await answeringSpeed(company)).toBe('days')
    const late = { declined_at: sql`sent_at + interval '20 days'` }
    await database.db.update(quotationRequests).set(late)
    expect(await answeringSpeed(company)).toBeNull()
  })

  it('waits again once the decline is taken back, so that a quick one improves no speed', async () => {
    const { id, member, address } = await waiting()
    const path = `quotation-inbox/${id}`
    const { token } = member
    await call('POST', `${path}/decline`, { token, json: { reason: 'market' } })
    await call('POST', `${path}/state`, { token, json: { state: 'sent' } })
    const [row] = await database.db
      .select({ declined_at: quotationRequests.declined_at })
      .from(quotationRequests)
      .where(eq(quotationRequests.id, id))
    expect(row?.declined_at).toBeNull()
    await mails()
    await waits(id, '4 days')
    expect(await reminded(address)).toEqual([expect.stringContaining('waiting for 3 days')])
  })
})

it('a company has a public speed from five answers on, by the median of its answers', async () => {
  const { company } = await supplier()
  await database.db.update(quotationRequests).set({ answered_at: null })
  const ids: number[] = []
  for (let n = 0; n < 5; n += 1) {
    ids.push((await confirmed(company, { email: `b${n}@weber.example` })).id)
  }
  for (const [n, id] of ids.entries()) {
    expect(await answeringSpeed(company)).toBeNull()
    const hours = n < 3 ? 30 : 400
    await database.db
      .update(quotationRequests)
      .set({ answered_at: sql`sent_at + make_interval(hours => ${hours}::int)` })
      .where(eq(quotationRequests.id, id))
  }
  expect(await answeringSpeed(company)).toBe('days')
  const { body } = await call('GET', `quotation-suppliers/${company}`)
  expect(body).toMatchObject({ company: { id: company }, offer: null, speed: 'days' })
  expect(JSON.stringify(body)).not.toContain('@')
})
