import { limitedActions } from '@/lib/api/limited-actions'
import { jobs } from '@/lib/db/schema/jobs'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import {
  callQuotations as call,
  quotationsUnderTest,
  requestBody,
} from '@/tests/support/quotations'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { clearUnconfirmed } from '../submission/server/submission'

const { database, supplier, mails, linkIn } = quotationsUnderTest()

const again = (idempotency_key: string) =>
  call('POST', 'quotation-request-confirmations', { json: { idempotency_key } })

/** A request that waits for its confirmation, and its key. */
async function waiting(given: object = {}) {
  const { company } = await supplier()
  const body = requestBody(company, given)
  await call('POST', 'quotation-requests', { json: body })
  return { key: body.idempotency_key, company }
}

const aged = (interval: string) =>
  database.db.update(quotationRequests).set({ created_at: sql`now() - ${interval}::interval` })

describe('the mail that confirms an address', () => {
  it('is sent again with the same link, and its 24 hours begin again', async () => {
    const { key } = await waiting()
    const [first] = await mails()
    await aged('23 hours')
    expect((await again(key)).body).toBe('Success')
    const [second, ...more] = await mails()
    expect(more).toEqual([])
    expect(second?.to?.[0]?.address).toBe('anna@weber.example')
    const link = linkIn(second?.text)
    expect(link).toBe(linkIn(first?.text))
    expect((await call('GET', link)).body.expired).toBe(false)
    await aged('46 hours')
    expect((await call('GET', link)).body.expired).toBe(false)
    expect((await call('POST', `${link}/confirm`)).status).toBe(200)
  })

  it('keeps nothing longer: seven days after the request it is deleted', async () => {
    const { key } = await waiting()
    await aged('23 hours')
    await again(key)
    const { created_at } = quotationRequests
    await database.db
      .update(quotationRequests)
      .set({ created_at: sql`${created_at} - interval '6 days 2 hours'` })
    await clearUnconfirmed(database.db)
    expect(await database.db.$count(quotationRequests)).toBe(0)
  })

  it('works for 24 hours after the last one', async () => {
    const { key } = await waiting()
    const [mail] = await mails()
    await again(key)
    await database.db.update(quotationRequests).set({ link_from: sql`now() - interval '25 hours'` })
    expect((await call('GET', linkIn(mail?.text))).body.expired).toBe(true)
    expect((await call('POST', `${linkIn(mail?.text)}/confirm`)).status).toBe(409)
  })

  it('is queued again where it failed for good', async () => {
    const { key } = await waiting()
    await database.db.update(jobs).set({ dead_at: sql`now()` })
    expect(await mails()).toEqual([])
    await again(key)
    expect(await mails()).toHaveLength(1)
  })

  it('is not sent for a link that has expired, a confirmed request and an unknown key', async () => {
    const { key, company } = await waiting()
    await mails()
    await aged('25 hours')
    const done = requestBody(company)
    await call('POST', 'quotation-requests', { json: done })
    const [mail] = await mails()
    await call('POST', `${linkIn(mail?.text)}/confirm`)
    await mails()
    const answers = await Promise.all([key, done.idempotency_key, randomUUID()].map(again))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, 'Success']),
    )
    expect(await mails()).toEqual([])
  })
})

describe('mail bombing by the mail that is sent again', () => {
  it('sends three mails a day to a mailbox over all its requests, and then says how long to wait', async () => {
    const { key } = await waiting()
    const { key: other } = await waiting({ email: 'Anna+1@weber.example' })
    const { times, seconds } = limitedActions['confirmation-mail']
    const answers = [await again(key), await again(other), await again(key)]
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 429])
    const wait = Number(answers[2]?.response.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(seconds / 2)
    expect(await mails()).toHaveLength(times)
  })

  it('uses up nothing of a mailbox where there is nothing to send', async () => {
    const { key } = await waiting()
    for (let n = 0; n < 5; n += 1) await again(randomUUID())
    expect((await again(key)).status).toBe(200)
    expect(await mails()).toHaveLength(2)
  })
})
