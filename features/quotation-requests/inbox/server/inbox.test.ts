import { limitedActions } from '@/lib/api/limited-actions'
import { conversations } from '@/lib/db/schema/conversations'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import {
  callQuotations as call,
  messageForm,
  quotationsUnderTest,
} from '@/tests/support/quotations'
import { pdfWith } from '@/tests/support/uploads'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { clearConversations } from '@/features/conversations/server/conversations'

const { database, somebody, supplier, mails, confirmed } = quotationsUnderTest()

const quotation = {
  text: 'We offer',
  quotes: '1',
  price: '1850.50',
  currency: 'USD',
  unit: 'tonne',
  incoterm: 'CIF',
  place: 'Hamburg',
  valid_until: '2030-01-31',
}

async function received(given: object = {}) {
  const { company, member } = await supplier()
  const request = await confirmed(company, given)
  await mails()
  const ask = (method: string, path: string, given: object = {}) =>
    call(method, `quotation-inbox${path}`, { token: member.token, ...given })
  const answer = (texts: Record<string, string>, files: Blob[] = []) =>
    ask('POST', `/${request.id}/messages`, { form: messageForm(texts, files) })
  const counters = async () => (await ask('GET', '/counters')).body
  const lastMessage = async () =>
    (await ask('GET', `/${request.id}`)).body.conversation.messages.at(-1).id
  const see = (last_message: number) =>
    ask('POST', `/${request.id}/read`, { json: { last_message } })
  const decide = (state: string) => ask('POST', `/${request.id}/state`, { json: { state } })
  const decline = (json: object = { reason: 'capacity' }) =>
    ask('POST', `/${request.id}/decline`, { json })
  return { ...request, company, member, ask, answer, counters, lastMessage, see, decide, decline }
}

describe('the inbox of a company', () => {
  it('counts a request as unread until a member has seen it, whatever a program loads', async () => {
    const { id, ask, counters, lastMessage, see } = await received()
    const before = await counters()
    const [row] = (await ask('GET', '')).body
    expect(row).toMatchObject({ id, unread: true, state: 'sent' })
    expect((await ask('GET', `/${id}`)).body.unread).toBe(true)
    expect(await counters()).toMatchObject({ unread: before.unread })
    expect((await see(await lastMessage())).status).toBe(200)
    expect((await ask('GET', `/${id}`)).body.unread).toBe(false)
    expect(await counters()).toMatchObject({ unread: before.unread - 1, open: before.open })
    const unread = await ask('GET', '?state=unread')
    expect(unread.body.data.map((one: { id: number }) => one.id)).not.toContain(id)
  })

  it('keeps a request unread that the buyer wrote to after its page was loaded', async () => {
    const { id, link, ask, lastMessage, see } = await received()
    const unread = async () => (await ask('GET', `/${id}`)).body.unread
    const first = await lastMessage()
    const form = messageForm({ text: 'And by air?' })
    expect((await call('POST', `${link}/messages`, { form })).status).toBe(200)
    await see(first)
    expect(await unread()).toBe(true)
    await see(await lastMessage())
    expect(await unread()).toBe(false)
  })

  it('belongs to its company: another one, a person without one and a visitor get nothing', async () => {
    const { id, company, lastMessage } = await received()
    const [other] = await database.db
      .execute<{ id: number }>(sql`select id from companies where id <> ${company} limit 1`)
      .then(({ rows }) => rows)
    const stranger = await somebody(other?.id ?? null)
    const person = await somebody()
    for (const [token, status] of [
      [stranger.token, 404],
      [person.token, 403],
      [undefined, 401],
    ] as const) {
      expect((await call('GET', `quotation-inbox/${id}`, { token })).status).toBe(status)
      const seen = { token, json: { last_message: await lastMessage() } }
      expect((await call('POST', `quotation-inbox/${id}/read`, seen)).status).toBe(status)
      const form = messageForm({ text: 'x' })
      const path = `quotation-inbox/${id}/messages`
      expect((await call('POST', path, { token, form })).status).toBe(status)
    }
  })
})

describe('an answer', () => {
  it('brings the buyer a quotation, files and a mail without its text', async () => {
    const { link, answer, counters } = await received()
    const before = await counters()
    const sent = await answer(quotation, [new Blob([Uint8Array.from(pdfWith())])])
    expect(sent.status).toBe(200)
    const [mail] = await mails()
    expect(mail?.to?.[0]?.address).toBe('anna@weber.example')
    expect(mail?.text).not.toContain('We offer')
    expect(mail?.text).not.toContain('1850')
    const { body } = await call('GET', link)
    expect(body.state).toBe('answered')
    expect(body.conversation.messages.at(-1)).toMatchObject({
      side: 'supplier',
      quotation: {
        price: 1850.5,
        currency: 'USD',
        unit: 'tonne',
        incoterm: 'CIF',
        place: 'Hamburg',
        valid_until: '2030-01-31',
      },
      files: [{ name: 'offer.pdf' }],
    })
    expect(await counters()).toMatchObject({ open: before.open - 1, answered: before.answered + 1 })
  })

  it.each([
    ['price', { price: '-1' }],
    ['price', { price: '=1+1' }],
    ['currency', { currency: 'XXX' }],
    ['unit', { unit: '' }],
    ['incoterm', { incoterm: 'ABC' }],
    ['place', { place: '' }],
    ['valid_until', { valid_until: '31.12.2030' }],
    ['valid_until', { valid_until: '2020-01-01' }],
  ])('is refused with a wrong %s', async (field, given) => {
    const { answer } = await received()
    const { status, body } = await answer({ ...quotation, ...given })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  it('counts once under its key', async () => {
    const { link, answer } = await received()
    const key = { idempotency_key: '00000000-0000-4000-8000-00000000000a' }
    const answers = await Promise.all([1, 2, 3].map(() => answer({ ...quotation, ...key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await call('GET', link)).body.conversation.messages).toHaveLength(2)
    expect((await answer({ ...quotation, ...key, price: '1' })).status).toBe(422)
  })
})

describe('a decision of the supplier', () => {
  it('tells the buyer of a declined request', async () => {
    const request = await received()
    await request.decline()
    const [mail, ...more] = await mails()
    expect([mail?.to?.[0]?.address, more]).toEqual(['anna@weber.example', []])
    expect((await call('GET', request.link)).body.state).toBe('declined')
    expect((await request.answer(quotation)).status).toBe(409)
    await request.decide('sent')
    const { body } = await call('GET', request.link)
    expect(body).toMatchObject({ state: 'sent', decline: null })
    expect((await request.answer(quotation)).status).toBe(200)
  })

  it.each([
    ['en', 'There are no deliveries to this country', '\u2068ربما العام القادم\u2069'],
    ['ar', 'لا يجري التصدير إلى هذه الدولة', 'ربما العام القادم'],
  ] as const)(
    'gives the buyer the reason of a decline in their language, and the words as they are (%s)',
    async (locale, reason, own) => {
      const request = await received({ locale })
      const text = 'ربما العام القادم'
      await request.decline({ reason: 'market', text })
      const [mail] = await mails()
      expect(mail?.text).toContain(reason)
      expect(mail?.text).toContain(own)
      const { decline } = (await call('GET', request.link)).body
      expect(decline).toEqual({ reason: 'market', text })
      expect((await request.ask('GET', `/${request.id}`)).body.decline).toEqual(decline)
    },
  )

  it.each([
    ['reason', {}],
    ['reason', { reason: 'mood' }],
    ['text', { reason: 'other', text: ' ' }],
  ])('to decline is refused without a %s (%o)', async (field, json) => {
    const request = await received()
    const { status, body } = await request.decline(json)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect((await call('GET', request.link)).body.state).toBe('sent')
  })

  it('is deleted with the words of a decline when the buyer deletes the request', async () => {
    const request = await received()
    await request.decline({ reason: 'other', text: 'Anna, try next year' })
    expect((await call('POST', `${request.link}/erase`)).status).toBe(200)
    const [row] = await database.db.select().from(quotationRequests)
    expect(row).toMatchObject({ state: 'erased', decline_text: '' })
  })

  it('does not tell the buyer of a mark as spam, nor the supplier of what they still write', async () => {
    const request = await received()
    await request.decide('spam')
    expect((await call('GET', request.link)).body.state).toBe('sent')
    const form = messageForm({ text: 'Hello?' })
    expect((await call('POST', `${request.link}/messages`, { form })).status).toBe(200)
    expect((await call('POST', `${request.link}/agree`)).status).toBe(200)
    expect(await mails()).toEqual([])
  })
})

describe('mail bombing a buyer by decisions', () => {
  it('tells the buyer of a request once, however often it is declined and taken back', async () => {
    const { decide, decline } = await received()
    for (const state of ['declined', 'sent', 'declined', 'spam', 'sent', 'declined']) {
      expect((await (state === 'declined' ? decline() : decide(state))).status).toBe(200)
    }
    expect((await mails()).map(({ to }) => to?.[0]?.address)).toEqual(['anna@weber.example'])
  })

  it('does not tell the buyer that a request marked as spam is declined', async () => {
    const { decide, decline } = await received()
    await decide('spam')
    await decline()
    expect(await mails()).toEqual([])
  })

  it('counts a decline with the other mails of its conversation', async () => {
    const { decline, answer } = await received()
    const { times } = limitedActions['conversation-mail']
    for (let n = 0; n < times; n += 1) await answer({ text: `Note ${n}` })
    expect(await mails()).toHaveLength(times)
    await decline()
    expect(await mails()).toEqual([])
  })
})

it('deletes a conversation with its request 24 months after the last message', async () => {
  const { id } = await received()
  const [row] = await database.db
    .select()
    .from(quotationRequests)
    .where(eq(quotationRequests.id, id))
  const own = eq(conversations.id, row?.conversation_id ?? 0)
  const aged = (interval: string) =>
    database.db
      .update(conversations)
      .set({ last_message_at: sql`now() - ${interval}::interval` })
      .where(own)
  const isKept = () => database.db.$count(quotationRequests, eq(quotationRequests.id, id))
  await aged('23 months')
  await clearConversations(database.db)
  expect(await isKept()).toBe(1)
  await aged('25 months')
  await clearConversations(database.db)
  expect(await isKept()).toBe(0)
})
