import { companyVersions } from '@/lib/db/schema/companies'
import { conversations } from '@/lib/db/schema/conversations'
import { rateLimits } from '@/lib/db/schema/limits'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { users } from '@/lib/db/schema/accounts'
import { limitedActions } from '@/lib/api/limited-actions'
import { sentenceOf } from '@/lib/api/rule-sentences'
import { captchaSecret, captchaSiteKey, serveCaptcha } from '@/tests/support/captcha-provider'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import {
  callQuotations as call,
  quotationsUnderTest,
  requestBody,
} from '@/tests/support/quotations'
import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samePairLimit } from '../../review/rules'
import { clearUnconfirmed } from './submission'

/** An entry of the portal's own among the countries. */
const globalMarket = 999

const { database, somebody, confirm, supplier, mails, lastRequest, linkIn, confirmed } =
  quotationsUnderTest()

const ask = (json: object, address?: string) =>
  call('POST', 'quotation-requests', { json, ...(address && { address }) })

const older = (interval: string) =>
  database.db
    .update(quotationRequests)
    .set({ created_at: sql`now() - ${interval}::interval` })
    .where(eq(quotationRequests.state, 'unconfirmed'))

describe('a request of a visitor', () => {
  it('sends one mail without what was typed, and nothing to the supplier before it is confirmed', async () => {
    const { company, product, member } = await supplier()
    const body = requestBody(company, { products: product, name: 'Buy cheap at spam.example' })
    const sent = await ask(body)
    expect([sent.status, sent.body]).toEqual([200, { state: 'unconfirmed', path: null }])
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.to?.[0]).toMatchObject({ address: 'anna@weber.example', name: '' })
    const all = `${mail?.subject} ${mail?.text} ${mail?.html}`
    for (const typed of [body.name, body.company_name, body.subject, body.text]) {
      expect(all).not.toContain(typed)
    }
    const inbox = await call('GET', 'quotation-inbox', { token: member.token })
    expect(inbox.body.every(({ subject }: { subject: string }) => subject !== body.subject)).toBe(
      true,
    )
  })

  it('is sent on once its address is confirmed, however often, and only by POST', async () => {
    const { company, product } = await supplier()
    await ask(requestBody(company, { products: product, market: 'DE' }))
    const link = linkIn((await mails())[0]?.text)
    const before = await call('GET', link)
    expect(before.body).toMatchObject({ state: 'unconfirmed', conversation: null, expired: false })
    expect(await mails()).toEqual([])
    expect((await call('GET', `${link}/confirm`)).status).toBe(405)
    await Promise.all([1, 2, 3].map(() => call('POST', `${link}/confirm`)))
    const sent = await mails()
    expect(new Set(sent.map(({ to }) => to?.[0]?.address)).size).toBe(sent.length)
    expect(sent[0]?.text).toContain('/quotation-inbox/')
    const after = await call('GET', link)
    expect(after.body).toMatchObject({
      state: 'sent',
      offer: { id: product, type: 'products' },
      market: { name_eng: 'Germany' },
      quantity: 12.5,
      incoterm: 'CIF',
    })
  })

  it('redirects a form without scripts back to its page', async () => {
    const { company } = await supplier()
    await ask(requestBody(company, { locale: 'ar' }))
    const [mail] = await mails()
    expect(mail?.html).toContain('dir="rtl"')
    const link = linkIn(mail?.text)
    const { status, response } = await call('POST', `${link}/confirm?back=ar`)
    expect([status, response.headers.get('location')]).toEqual([303, `/ar/${link}`])
  })

  it('is not sent on by a link that is older than 24 hours', async () => {
    const { company } = await supplier()
    await ask(requestBody(company))
    const link = linkIn((await mails())[0]?.text)
    await older('25 hours')
    expect((await call('POST', `${link}/confirm`)).status).toBe(409)
    expect((await call('GET', link)).body).toMatchObject({
      state: 'unconfirmed',
      expired: true,
      draft: { name: 'Anna Weber', country: '276', quantity: '12.5', unit: 'tonne' },
    })
    expect(await mails()).toEqual([])
  })

  it('is deleted with its text after 7 days without confirmation', async () => {
    const { company } = await supplier()
    await ask(requestBody(company))
    const { conversation_id, id } = await lastRequest()
    const is = and(eq(quotationRequests.id, id), eq(quotationRequests.state, 'unconfirmed'))
    await older('6 days')
    await clearUnconfirmed(database.db)
    expect(await database.db.$count(quotationRequests, is)).toBe(1)
    await older('8 days')
    await clearUnconfirmed(database.db)
    expect(await database.db.$count(quotationRequests, is)).toBe(0)
    expect(await database.db.$count(conversations, eq(conversations.id, conversation_id))).toBe(0)
  })

  it('counts once under its key, and other content under it is refused', async () => {
    const { company } = await supplier()
    const body = requestBody(company)
    const before = await database.db.$count(quotationRequests)
    const answers = await Promise.all([1, 2, 3].map(() => ask(body)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await database.db.$count(quotationRequests)).toBe(before + 1)
    const other = await ask({ ...body, subject: 'Olive oil' })
    expect([other.status, other.body.errors]).toEqual([
      422,
      { idempotency_key: [expect.any(String)] },
    ])
  })

  it('is refused for a company that is not public, an unknown country and a day in the past', async () => {
    const { company } = await supplier()
    expect((await ask(requestBody(2_000_000))).status).toBe(404)
    for (const country of [9_999, globalMarket]) {
      const { body } = await ask(requestBody(company, { country }))
      expect(body.errors).toHaveProperty('country')
    }
    const past = await ask(requestBody(company, { wanted_by: '2020-01-01' }))
    expect(past.body.errors).toHaveProperty('wanted_by')
    expect(await mails()).toEqual([])
  })
})

describe('a request of a member', () => {
  it('needs no link where the address of the account is confirmed, whatever address was typed', async () => {
    const { company } = await supplier()
    const buyer = await somebody()
    await confirm(buyer.id)
    const json = requestBody(company, { email: 'somebody@else.example' })
    const sent = await call('POST', 'quotation-requests', { json, token: buyer.token })
    expect(sent.body).toMatchObject({ state: 'sent', path: expect.stringMatching(/^\/quotation/) })
    const row = await lastRequest()
    expect(row).toMatchObject({ user_id: buyer.id, state: 'sent' })
    expect(row.email).not.toBe('somebody@else.example')
    const addresses = (await mails()).map(({ to }) => to?.[0]?.address)
    expect(addresses).not.toContain('somebody@else.example')
    // The key and the content alone do not lead a stranger to the page.
    const again = await call('POST', 'quotation-requests', { json })
    expect(again.body).toEqual({ state: 'sent', path: null })
  })

  it('is not refused because others sent requests with the address of the account', async () => {
    const { company } = await supplier()
    const buyer = await somebody()
    const email = await confirm(buyer.id)
    const statuses: number[] = []
    for (let n = 0; n <= limitedActions['quotation-person'].times; n += 1) {
      statuses.push((await ask(requestBody(company, { email }), `198.51.${n}.9`)).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(
      limitedActions['confirmation-mail'].times,
    )
    const json = requestBody(company)
    const sent = await call('POST', 'quotation-requests', { json, token: buyer.token })
    expect([sent.status, sent.body.state]).toEqual([200, 'sent'])
  })

  it('needs one where it is not', async () => {
    const { company } = await supplier()
    const buyer = await somebody()
    const json = requestBody(company)
    const sent = await call('POST', 'quotation-requests', { json, token: buyer.token })
    expect(sent.body).toEqual({ state: 'unconfirmed', path: null })
    expect(await lastRequest()).toMatchObject({ user_id: null, email: 'anna@weber.example' })
  })
})

describe('mail bombing a third person’s address', () => {
  it('reaches a mailbox three times a day, from any number of networks and in any spelling', async () => {
    const { company } = await supplier()
    const spellings = ['victim@a.example', 'Victim@a.example', 'victim+1@a.example']
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const email = spellings[n % 3] ?? ''
      const answer = await ask(requestBody(company, { email }), `198.51.${n}.9`)
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 9 }, () => 429)])
    expect(await mails()).toHaveLength(limitedActions['confirmation-mail'].times)
  })

  it('reaches a person who confirmed a request as often as a person may ask, and no oftener', async () => {
    const { company } = await supplier()
    const email = 'buyer@often.example'
    await confirmed(company, { email })
    await mails()
    const spellings = [email, 'Buyer@often.example']
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) {
      const json = requestBody(company, { email: spellings[n % 2] })
      statuses.push((await ask(json, `198.51.${n}.9`)).status)
    }
    const left = limitedActions['quotation-person'].times - 1
    expect(statuses.filter((status) => status === 200)).toHaveLength(left)
    expect(statuses.slice(left).every((status) => status === 429)).toBe(true)
    expect(await mails()).toHaveLength(left)
  })

  it('is limited by address and by network', async () => {
    const { company } = await supplier()
    const send = (n: number, address: string) =>
      ask(requestBody(company, { email: `person${n}@a.example` }), address)
    const { times } = limitedActions['quotation-request']
    const one = await Promise.all(
      Array.from({ length: times + 3 }, (_, n) => send(n, '198.51.100.1')),
    )
    expect(one.filter(({ status }) => status === 200)).toHaveLength(times)
    await database.db.delete(rateLimits)
    const most = limitedActions['quotation-network'].times
    const network = []
    for (let n = 0; n < most + 3; n += 1) network.push(await send(100 + n, `198.51.100.${n + 1}`))
    expect(network.filter(({ status }) => status === 200)).toHaveLength(most)
    expect((await send(999, '192.0.2.1')).status).toBe(200)
  })
})

describe('personal data of a request', () => {
  it('are mailed to no member who has not confirmed the address, but to the company instead', async () => {
    const { company, member } = await supplier()
    await database.db
      .update(users)
      .set({ email_verified_at: null })
      .where(eq(users.company_id, company))
    const [own] = await database.db
      .select({ email: companyVersions.e_mail })
      .from(companyVersions)
      .where(and(eq(companyVersions.company_id, company), eq(companyVersions.edition, 'public')))
    const recipients = async (given: object) => {
      await confirmed(company, given)
      return (await mails()).map(({ to }) => to?.[0]?.address)
    }
    expect(await recipients({ email: 'one@weber.example' })).toEqual([own?.email])
    const address = await confirm(member.id)
    expect(await recipients({ email: 'two@weber.example' })).toEqual([address])
    await confirmed(company, { email: 'three@weber.example' })
    await confirm(member.id, false)
    expect(await mails()).toEqual([])
  })
})

describe('mail bombing a supplier', () => {
  it('sends on as many requests as a day allows, and holds the others for staff', async () => {
    const { company } = await supplier()
    const { times } = limitedActions['quotation-recipient']
    await database.db.insert(rateLimits).values({
      key: `quotation-recipient:company ${company}`,
      points: times - 1,
      expire: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await confirmed(company)
    expect(await lastRequest()).toMatchObject({ state: 'sent' })
    await mails()
    await confirmed(company, { email: 'other@weber.example' })
    expect(await lastRequest()).toMatchObject({ state: 'held', held_for: 'many' })
    expect(await mails()).toEqual([])
  })

  it('holds what one buyer sends to one company after three requests in a day', async () => {
    const { company } = await supplier()
    const states: string[] = []
    for (let sent = 0; sent <= samePairLimit; sent += 1) {
      await confirmed(company, { email: 'busy@weber.example' })
      states.push((await lastRequest()).state)
      await database.db.delete(rateLimits)
    }
    expect(states).toEqual(['sent', 'sent', 'sent', 'held'])
    expect(await lastRequest()).toMatchObject({ held_for: 'many' })
  })

  it.each([
    ['a link in a name', { name: 'Win at www.spam.example' }],
    ['many links', { text: 'http://a.example http://b.example http://c.example' }],
    ['an offer of link building', { text: 'We offer SEO and backlinks for your site.' }],
  ])('holds spam for staff: %s', async (_, given) => {
    const { company } = await supplier()
    await confirmed(company, given)
    expect(await lastRequest()).toMatchObject({ state: 'held', held_for: 'pattern', sent_at: null })
    expect(await mails()).toEqual([])
  })

  it('holds a repeat of the same person, and the same text to many companies', async () => {
    const { company } = await supplier()
    const text = `The same request ${randomUUID()}`
    await confirmed(company, { text })
    await confirmed(company, { text: `${text.toUpperCase()} !` })
    expect(await lastRequest()).toMatchObject({ state: 'held', held_for: 'duplicate' })
    const listed = await database.db
      .select({ id: companyVersions.company_id })
      .from(companyVersions)
      .where(eq(companyVersions.edition, 'public'))
      .limit(6)
    const others = listed.filter(({ id }) => id !== company)
    const states: string[] = []
    for (const [n, { id }] of others.slice(0, 4).entries()) {
      await confirmed(id, { text: 'Please quote your best price', email: `b${n}@weber.example` })
      states.push((await lastRequest()).state)
    }
    expect(states).toEqual(['sent', 'sent', 'sent', 'held'])
  })
})

describe('a request where the captcha’s script is blocked', () => {
  let provider: Awaited<ReturnType<typeof serveCaptcha>>

  beforeEach(async () => {
    provider = await serveCaptcha()
    vi.stubEnv('RECAPTCHA_SITE_KEY', captchaSiteKey)
    vi.stubEnv('RECAPTCHA_SECRET_KEY', captchaSecret)
    vi.stubEnv('RECAPTCHA_VERIFY_URL', provider.origin)
    clearProcessRegistry()
  })
  afterEach(() => provider.stop())

  const send = (company: number, token?: string) =>
    call('POST', 'quotation-requests', {
      json: requestBody(company, { recaptchaToken: null }),
      ...(token && { token }),
    })

  it('is refused to a visitor, with what to do', async () => {
    const { company } = await supplier()
    const { status, body } = await send(company)
    expect([status, body.errors]).toEqual([
      422,
      { recaptchaToken: [sentenceOf('captcha_missing')] },
    ])
    expect(await mails()).toEqual([])
  })

  it('is taken of a logged-in person under a stricter limit, and held for staff', async () => {
    const { company } = await supplier()
    const buyer = await somebody()
    await confirm(buyer.id)
    expect(await send(company, buyer.token)).toMatchObject({ status: 200, body: { state: 'held' } })
    expect(await lastRequest()).toMatchObject({ unchecked: true, held_for: 'unchecked' })
    const statuses = [await send(company, buyer.token), await send(company, buyer.token)]
    expect(statuses.map(({ status }) => status)).toEqual([200, 429])
    expect(await mails()).toEqual([])
  })
})

describe('script and formula in every field', () => {
  it('are stored as text, and no control character or change of direction is left', async () => {
    const { company } = await supplier()
    const evil = '<script>alert(1)</script>\u202e=HYPERLINK("x")'
    const fields = { name: evil, company_name: evil, subject: evil, place: evil, text: evil }
    await confirmed(company, fields)
    const row = await lastRequest()
    for (const value of [row.name, row.company_name, row.subject, row.place]) {
      expect(value).toBe('<script>alert(1)</script>=HYPERLINK("x")')
    }
    const [mail] = await mails()
    expect(mail?.html ?? '').not.toContain('<script>')
  })

  it.each([
    ['name', 'a\r\nBcc: victim@a.example', 'a  Bcc: victim@a.example'],
    ['company_name', '\u0000Weber\u0007', 'Weber'],
  ])('takes line breaks and control characters out of %s', async (field, typed, stored) => {
    const { company } = await supplier()
    await ask(requestBody(company, { [field]: typed }))
    const row: Record<string, unknown> = await lastRequest()
    expect(String(row[field]).replaceAll(' ', '')).toBe(stored.replaceAll(' ', ''))
  })

  it.each([
    ['a text that is too long', { text: 'x'.repeat(5_001) }],
    ['a line that is too long', { name: 'x'.repeat(201) }],
    ['an unknown unit', { unit: 'heap' }],
    ['an unknown term', { incoterm: 'XYZ' }],
    ['a formula as a quantity', { quantity: '=1+1' }],
    ['a negative quantity', { quantity: '-3' }],
    ['a filled field that people do not see', { website: 'https://spam.example' }],
    ['invisible characters alone', { text: '\u200b\u200b' }],
    ['two addresses', { email: 'a@a.example, b@a.example' }],
  ])('is refused: %s', async (_, given) => {
    const { company } = await supplier()
    expect((await ask(requestBody(company, given))).status).toBe(422)
  })

  it('reads Arabic digits as Latin ones', async () => {
    const { company } = await supplier()
    await ask(requestBody(company, { quantity: '١٢٫٥' }))
    expect(Number((await lastRequest()).quantity)).toBe(12.5)
  })
})
