import { conversationMessages, conversations } from '@/lib/db/schema/conversations'
import { changeHistory } from '@/lib/db/schema/history'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import {
  callQuotations as call,
  messageForm,
  quotationsUnderTest,
} from '@/tests/support/quotations'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

const { database, staff, supplier, mails, confirmed, lastRequest } = quotationsUnderTest()

const secret = 'A very secret recipe'

const entries = (id: number) =>
  database.db
    .select()
    .from(changeHistory)
    .where(
      and(eq(changeHistory.subject, 'quotation-request'), eq(changeHistory.subject_id, String(id))),
    )

async function sent(given: object = {}) {
  const { company, member } = await supplier()
  const request = await confirmed(company, { text: `${secret} ${Math.random()}`, ...given })
  await mails()
  const token = await staff('officer')
  return { ...request, company, member, token }
}

describe('staff', () => {
  it('see counts and times of a request, and neither names, addresses nor texts', async () => {
    const { id, token, company } = await sent()
    const { status, body } = await call('GET', 'admin/quotation-requests', { token })
    expect(status).toBe(200)
    const row = body.find((one: { id: number }) => one.id === id)
    expect(row).toMatchObject({ state: 'sent', messages: 1, company: { id: company } })
    expect(JSON.stringify(body)).not.toMatch(/recipe|anna|weber|medjool/i)
    const figures = await call('GET', 'admin/quotation-figures', { token })
    expect(figures.body.by_state.some(({ state }: { state: string }) => state === 'sent')).toBe(
      true,
    )
  })

  it('read the text only after one side has reported it, and each reading is in the audit log', async () => {
    const { id, link, token } = await sent()
    const read = () => call('POST', `admin/quotation-requests/${id}/reading`, { token })
    expect((await read()).status).toBe(403)
    expect(await entries(id)).toEqual([])
    await call('POST', `${link}/report`, { json: { reason: 'They insult me' } })
    const { status, body } = await read()
    expect([status, body.reason]).toEqual([200, 'They insult me'])
    expect(body.messages[0].text).toContain(secret)
    expect(JSON.stringify(body)).not.toContain('conversation-files')
    expect(await entries(id)).toMatchObject([
      { action: 'read-reported', changed_by: expect.any(Number) },
    ])
    const listed = await call('GET', 'admin/quotation-requests?reported=1', { token })
    expect(listed.body.data.map((one: { id: number }) => one.id)).toContain(id)
  })

  it('close a report, and read nothing from then on until it is reported again', async () => {
    const { id, link, token } = await sent()
    const close = () => call('POST', `admin/quotation-requests/${id}/report`, { token })
    const report = () => call('POST', `${link}/report`, { json: { reason: 'They insult me' } })
    const read = () => call('POST', `admin/quotation-requests/${id}/reading`, { token })
    expect((await close()).status).toBe(409)
    await report()
    expect((await close()).status).toBe(200)
    expect((await read()).status).toBe(403)
    expect((await call('GET', link)).body.conversation.reported_by).toBeNull()
    const { body } = await call('GET', 'admin/quotation-requests?waiting=1', { token })
    expect(body.data.map((one: { id: number }) => one.id)).not.toContain(id)
    expect(await entries(id)).toMatchObject([{ action: 'close-report' }])
    await report()
    expect((await read()).status).toBe(200)
  })

  it('still read what a supplier reported where the buyer deletes it, until they close the report', async () => {
    const { id, link, member, token } = await sent()
    const json = { reason: 'Threats' }
    await call('POST', `quotation-inbox/${id}/report`, { token: member.token, json })
    expect((await call('POST', `${link}/erase`)).status).toBe(200)
    expect((await call('GET', link)).status).toBe(404)
    const read = () => call('POST', `admin/quotation-requests/${id}/reading`, { token })
    expect((await read()).body.messages[0].text).toContain(secret)
    await call('POST', `admin/quotation-requests/${id}/report`, { token })
    const texts = await database.db.select().from(conversationMessages)
    expect((await read()).status).toBe(403)
    const request = await lastRequest()
    expect(texts.filter((one) => one.conversation_id === request.conversation_id)).toEqual([])
  })

  it.each([
    ['buyer', 'supplier', 'They insult me\n\nThreats'],
    ['supplier', 'buyer', 'Threats'],
  ])('still read it where the %s reported it before the %s did', async (first, second, reason) => {
    const { id, link, member, token } = await sent()
    const reports = {
      buyer: () => call('POST', `${link}/report`, { json: { reason: 'They insult me' } }),
      supplier: () =>
        call('POST', `quotation-inbox/${id}/report`, {
          token: member.token,
          json: { reason: 'Threats' },
        }),
    }
    for (const side of [first, second]) {
      const { status } = await (side === 'buyer' ? reports.buyer() : reports.supplier())
      expect(status).toBe(200)
    }
    const { body } = await call('GET', link)
    expect(body.conversation.reported_by).toBe('supplier')
    expect((await call('POST', `${link}/erase`)).status).toBe(200)
    const read = await call('POST', `admin/quotation-requests/${id}/reading`, { token })
    expect(read.body.messages[0].text).toContain(secret)
    expect(read.body.reason).toBe(reason)
  })

  it('send a held request on or discard it, by its signals', async () => {
    const held = { name: 'See www.spam.example', email: 'held@weber.example' }
    const { id, link, token } = await sent(held)
    expect(await lastRequest()).toMatchObject({ id, state: 'held' })
    const { body } = await call('GET', 'admin/quotation-requests?waiting=1', { token })
    const row = body.data.find((one: { id: number }) => one.id === id)
    expect(row).toMatchObject({ held_for: 'pattern', links: 1, same_text: 0 })
    const decide = (decision: string) =>
      call('POST', `admin/quotation-requests/${id}/decision`, { token, json: { decision } })
    expect((await decide('release')).status).toBe(200)
    const sentTo = (await mails()).map(({ to }) => to?.[0]?.address)
    expect(sentTo).toContain('held@weber.example')
    expect(sentTo.length).toBeGreaterThan(1)
    expect((await call('GET', link)).body.state).toBe('sent')
    expect((await decide('discard')).status).toBe(409)
    expect(await entries(id)).toMatchObject([{ action: 'send-on' }])
  })

  it('tell the buyer that a held request is not sent on, and nobody else', async () => {
    const { id, link, token } = await sent({ name: 'See www.spam.example' })
    const json = { decision: 'discard' }
    await call('POST', `admin/quotation-requests/${id}/decision`, { token, json })
    expect((await mails()).map(({ to }) => to?.[0]?.address)).toEqual(['anna@weber.example'])
    expect((await call('GET', link)).body.state).toBe('discarded')
  })

  it('count the reported requests, and not the reported offers to requests of the board', async () => {
    const { link, token } = await sent()
    const figure = async () =>
      (await call('GET', 'admin/quotation-figures', { token })).body.reported
    const before = await figure()
    await database.db
      .insert(conversations)
      .values({ reported_at: sql`now()`, reported_by: 'buyer', report_reason: 'An offer' })
    expect(await figure()).toBe(before)
    await call('POST', `${link}/report`, { json: { reason: 'They insult me' } })
    expect(await figure()).toBe(before + 1)
  })

  it('see which companies do not answer', async () => {
    const { id, company, token } = await sent()
    await database.db
      .update(quotationRequests)
      .set({ sent_at: sql`now() - interval '15 days'` })
      .where(eq(quotationRequests.id, id))
    const { body } = await call('GET', 'admin/quotation-figures', { token })
    const mine = body.silent.find((one: { company: { id: number } }) => one.company.id === company)
    expect(mine.waiting).toBeGreaterThan(0)
  })

  it('see a declined request among the answered ones of a company', async () => {
    const late = async () => {
      const request = await sent()
      await database.db
        .update(quotationRequests)
        .set({ sent_at: sql`now() - interval '15 days'` })
        .where(eq(quotationRequests.id, request.id))
      return request
    }
    const { company, token } = await late()
    const declined = await late()
    const figures = async () => {
      const { body } = await call('GET', 'admin/quotation-figures', { token })
      const mine = body.silent.find(
        (one: { company: { id: number } }) => one.company.id === company,
      )
      return { waiting: mine.waiting, answered: mine.answered, hours: body.median_hours }
    }
    expect(await figures()).toEqual({ waiting: 2, answered: 0, hours: null })
    const json = { reason: 'market' }
    const path = `quotation-inbox/${declined.id}/decline`
    await call('POST', path, { token: declined.member.token, json })
    const { hours, ...counted } = await figures()
    expect(counted).toEqual({ waiting: 1, answered: 1 })
    expect(hours).toBeCloseTo(15 * 24, 0)
  })
})

it('a supplier can report a buyer, and editors and members read nothing', async () => {
  const { id, member } = await sent()
  const json = { reason: 'Advertising' }
  const path = `quotation-inbox/${id}/report`
  expect((await call('POST', path, { token: member.token, json })).status).toBe(200)
  const { body } = await call('GET', `quotation-inbox/${id}`, { token: member.token })
  expect(body.conversation.reported_by).toBe('supplier')
  for (const token of [await staff('editor'), member.token]) {
    const read = await call('POST', `admin/quotation-requests/${id}/reading`, { token })
    expect(read.status).toBe(403)
  }
  const form = messageForm({ text: 'Still open' })
  const answer = await call('POST', `quotation-inbox/${id}/messages`, { token: member.token, form })
  expect(answer.status).toBe(200)
})
