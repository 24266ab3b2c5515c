import { sentenceOf } from '@/lib/api/rule-sentences'
import { users } from '@/lib/db/schema/accounts'
import { buyingRequests } from '@/lib/db/schema/buying-requests'
import {
  buyingRequestsUnderTest,
  dayIn,
  offerBody,
  requestBody,
} from '@/tests/support/buying-requests'
import { captchaSecret, captchaSiteKey, serveCaptcha } from '@/tests/support/captcha-provider'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import { pdfWith } from '@/tests/support/uploads'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { clearBuyingRequests } from '../../own/server/own'

/** An entry of the portal's own among the countries. */
const globalMarket = 999

const { ask, database, linkIn, mails, post, ...rest } = buyingRequestsUnderTest()
const { confirmed, published, someProduct, somebody } = rest

/** A person whose address is verified. */
async function verified() {
  const person = await somebody()
  const [row] = await database.db
    .update(users)
    .set({ email_verified_at: new Date().toISOString() })
    .where(eq(users.id, person.id))
    .returning({ email: users.email })
  return { ...person, email: row?.email ?? '' }
}

const listOf = async (token: string) => (await ask('GET', 'my-buying-requests', { token })).body

describe('a request under the address of somebody else', () => {
  it('never shows its link to an account without a verified address, also once it is confirmed', async () => {
    const asker = await somebody()
    const wanted = requestBody({ email: 'stranger@somewhere.example' })
    const { body } = await post(wanted, asker.token)
    expect(body).toEqual({ id: body.id, state: 'unconfirmed', path: null })
    expect(await listOf(asker.token)).toEqual([])
    const mail = (await mails()).find(({ text }) => text?.includes(`/buying-requests/${body.id}/`))
    const link = linkIn(mail?.text)
    await ask('POST', `${link}/confirm`)
    expect((await ask('GET', link)).body.state).toBe('review')
    expect(await listOf(asker.token)).toEqual([])
    expect((await post(wanted, asker.token)).body.path).toBeNull()
  })

  it('joins the account with that verified address, once it is confirmed', async () => {
    const { email, token } = await verified()
    await post(requestBody({ email }))
    expect(await listOf(token)).toEqual([])
    const { id, link } = await confirmed({ email })
    expect(await listOf(token)).toMatchObject([{ id, path: `/${link}` }])
  })

  it('does not use up what the owner of the address may post', async () => {
    const { email, token } = await verified()
    const statuses = async (times: number, login?: string) => {
      const found: number[] = []
      while (found.length < times) {
        found.push((await post(requestBody({ email }), login)).status)
      }
      return found
    }
    expect(await statuses(5)).toEqual([200, 200, 200, 429, 429])
    expect(await statuses(6, token)).toEqual([200, 200, 200, 200, 200, 429])
    expect(await mails()).toHaveLength(3)
  })
})

describe('mail bombing of a third person', () => {
  it('sends at most three mails a day to an address that nobody confirmed, in any spelling', async () => {
    const statuses: number[] = []
    for (const email of [
      'victim@somewhere.example',
      'Victim@Somewhere.example',
      'victim+a@somewhere.example',
      'victim+b@somewhere.example',
      'VICTIM@somewhere.example',
    ]) {
      statuses.push((await post(requestBody({ email }))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect(await mails()).toHaveLength(3)
  })

  it('puts nothing that was typed into the mail', async () => {
    const marks = { product: 'BUY-MY-PILLS', name: 'PILLS-NAME', company: 'PILLS-COMPANY' }
    await post(requestBody({ ...marks, quality: 'PILLS-TEXT', email: 'quiet@somewhere.example' }))
    const [mail] = await mails()
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/PILLS/)
  })

  it('lets one company send five offers a day to one buyer', async () => {
    const { company } = await someProduct()
    const { token } = await somebody(company)
    const { id } = await published({ email: 'patient@somewhere.example' })
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push(
        (await ask('POST', `request-offers/${id}`, { form: offerBody(), token })).status,
      )
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('a request where the captcha’s script is blocked', () => {
  let provider: Awaited<ReturnType<typeof serveCaptcha>>
  const settings = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY', 'RECAPTCHA_VERIFY_URL']
  const set = (values: string[]) => {
    for (const [index, name] of settings.entries()) vi.stubEnv(name, values[index])
    clearProcessRegistry()
  }

  beforeAll(async () => {
    provider = await serveCaptcha()
    set([captchaSiteKey, captchaSecret, provider.origin])
  })
  afterAll(async () => {
    set([])
    await provider.stop()
  })

  const send = (email: string, token?: string) =>
    post(requestBody({ email, recaptchaToken: null }), token)

  it('is refused to a visitor, with what to do', async () => {
    await mails()
    const { status, body } = await send('blocked@somewhere.example')
    expect([status, body.errors]).toEqual([
      422,
      { recaptchaToken: [sentenceOf('captcha_missing')] },
    ])
    expect(await mails()).toEqual([])
  })

  it('uses up none of the mails to its mailbox when it is refused', async () => {
    await database.db.execute('delete from rate_limits')
    const answers = []
    for (let time = 0; time < 5; time += 1) answers.push(await send('victim@somewhere.example'))
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
  })

  it('is taken of a logged-in person under a stricter limit, and marked for staff', async () => {
    const { email, token } = await verified()
    const sent = await send(email, token)
    expect(sent).toMatchObject({ status: 200, body: { state: 'review' } })
    const [row] = await database.db
      .select({ unchecked: buyingRequests.unchecked })
      .from(buyingRequests)
      .where(eq(buyingRequests.id, sent.body.id))
    expect(row).toEqual({ unchecked: true })
    expect((await send(email, token)).status).toBe(200)
    expect((await send(email, token)).status).toBe(429)
  })

  it('is taken of a logged-in person whose address is not confirmed, who gets the mail first', async () => {
    const { token } = await somebody()
    const sent = await send('elsewhere@somewhere.example', token)
    expect(sent).toMatchObject({ status: 200, body: { state: 'unconfirmed' } })
    expect(await mails()).toHaveLength(1)
  })
})

describe('a company that offers twice', () => {
  it('has one offer, with the last price', async () => {
    const { token } = await somebody((await someProduct()).company)
    const { id, link } = await published({ email: 'twice@somewhere.example' })
    for (const price of ['90', '80']) {
      await ask('POST', `request-offers/${id}`, { form: offerBody({ price }), token })
    }
    const { offers } = (await ask('GET', link)).body
    expect(offers).toHaveLength(1)
    expect(offers[0].quotation.price).toBe(80)
  })

  it('has one offer where two of its members send at the same moment', async () => {
    const { company } = await someProduct()
    const members = [await somebody(company), await somebody(company)]
    const { id, link } = await published({ email: 'both@somewhere.example' })
    const answers = await Promise.all(
      members.map(({ token }) => ask('POST', `request-offers/${id}`, { form: offerBody(), token })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await ask('GET', link)).body.offers).toHaveLength(1)
  })
})

describe('enumeration', () => {
  it('answers 404 to a link with a wrong signature, as to a request that there is not', async () => {
    const { id, link } = await published({ email: 'secret@somewhere.example' })
    const wrong = 'A'.repeat(43)
    const [found, missing] = [
      await ask('GET', `buying-requests/${id}/${wrong}`),
      await ask('GET', `buying-requests/99999/${wrong}`),
    ]
    expect([found.status, missing.status]).toEqual([404, 404])
    const { requestId: _one, ...refusal } = found.body
    const { requestId: _other, ...absence } = missing.body
    expect(refusal).toEqual(absence)
    for (const verb of ['confirm', 'delete']) {
      expect((await ask('POST', `buying-requests/${id}/${wrong}/${verb}`)).status).toBe(404)
    }
    const other = link.replace(/\d+/, String(id + 1))
    expect((await ask('GET', other)).status).toBe(404)
  })

  it('shows a request that staff have not released to nobody', async () => {
    const { body } = await post(requestBody({ email: 'hidden@somewhere.example' }))
    expect((await ask('GET', `buying-requests/${body.id}`)).status).toBe(404)
    const { token } = await somebody((await someProduct()).company)
    expect((await ask('GET', `request-offers/${body.id}`, { token })).status).toBe(404)
    const form = offerBody()
    expect((await ask('POST', `request-offers/${body.id}`, { form, token })).status).toBe(404)
  })
})

describe('scraping of addresses', () => {
  it('finds no name, company or address of a buyer in what the public reads', async () => {
    const { id } = await published({ email: 'nobody@somewhere.example' })
    const answers = [
      await ask('GET', 'buying-requests'),
      await ask('GET', 'buying-requests?page=1'),
      await ask('GET', `buying-requests/${id}`),
      await ask('GET', 'buying-request-choices'),
    ]
    expect(JSON.stringify(answers)).not.toMatch(/Hanna|Weber|somewhere\.example/)
  })

  it('returns 409 to a member whose company is not approved, and 401 to a visitor', async () => {
    const { id } = await published({ email: 'guarded@somewhere.example' })
    const [row] = (
      await database.db.execute<{ id: number }>(
        `insert into companies (status) values (10) returning id`,
      )
    ).rows
    const { token } = await somebody(row?.id ?? 0)
    const form = offerBody()
    expect((await ask('POST', `request-offers/${id}`, { form, token })).status).toBe(409)
    expect((await ask('POST', `request-offers/${id}`, { form: offerBody() })).status).toBe(401)
  })
})

describe('script, formula and size in every field', () => {
  it('keeps typed text as text', async () => {
    const typed = '=HYPERLINK("x")<script>alert(1)</script>'
    const texts = {
      product: typed,
      quality: typed,
      certificates: typed,
      name: typed,
      company: typed,
    }
    const { link } = await published({ ...texts, email: 'typed@somewhere.example' })
    const { body } = await ask('GET', link)
    expect(body).toMatchObject({ product_eng: typed, quality_eng: typed, name: typed })
    expect((await mails()).map(({ html }) => html).join()).not.toContain('<script>alert')
  })

  it('returns 422 for texts that are too long, and for numbers out of range', async () => {
    const wrong = {
      product: 'x'.repeat(201),
      quality: 'x'.repeat(1001),
      quantity: '-1',
      deadline: dayIn(500),
      unit: 'barrel',
      market: 0,
    }
    const { status, body } = await post(requestBody({ ...wrong, email: 'long@somewhere.example' }))
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(
      expect.arrayContaining(['product', 'quality', 'quantity', 'unit', 'market']),
    )
  })

  it('returns 422 for the global market as the country of a buyer, and as the destination', async () => {
    const everywhere = { country: globalMarket, market: globalMarket }
    const { status, body } = await post(
      requestBody({ ...everywhere, email: 'all@somewhere.example' }),
    )
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(['country', 'market']))
  })

  it('refuses a file over the limit and a sixth file', async () => {
    const { token } = await somebody((await someProduct()).company)
    const { id } = await published({ email: 'files@somewhere.example' })
    const large = offerBody()
    large.append(
      'files',
      new Blob([Uint8Array.from(pdfWith()), new Uint8Array(9_000_001)]),
      'a.pdf',
    )
    expect((await ask('POST', `request-offers/${id}`, { form: large, token })).status).toBe(413)
    const many = offerBody()
    for (let count = 0; count < 6; count += 1) {
      many.append('files', new Blob([Uint8Array.from(pdfWith())]), `${count}.pdf`)
    }
    expect((await ask('POST', `request-offers/${id}`, { form: many, token })).status).toBe(400)
  })

  it('refuses what a program filled into the hidden field', async () => {
    const body = requestBody({ website: 'https://spam.example', email: 'bot@somewhere.example' })
    expect((await post(body)).status).toBe(422)
  })
})

describe('the mail that confirms the address of a buyer', () => {
  const again = (idempotency_key: string) =>
    ask('POST', 'buying-request-confirmations', { json: { idempotency_key } })
  const aged = (id: number, hours: number) =>
    database.db.execute(
      `update buying_requests set created_at = now() - interval '${hours} hours' where id = ${id}`,
    )

  it('is sent again with the same link, and its 24 hours begin again', async () => {
    const wanted = requestBody({ email: 'again@somewhere.example' })
    const { body } = await post(wanted)
    const [first] = await mails()
    await aged(body.id, 23)
    expect((await again(wanted.idempotency_key)).status).toBe(200)
    const [second, ...more] = await mails()
    expect(more).toEqual([])
    expect(linkIn(second?.text)).toBe(linkIn(first?.text))
    await database.db.execute(
      `update buying_requests set created_at = created_at - interval '23 hours' where id = ${body.id}`,
    )
    expect((await ask('POST', `${linkIn(second?.text)}/confirm`)).status).toBe(200)
  })

  it('keeps nothing longer: seven days after the request it is deleted', async () => {
    const wanted = requestBody({ email: 'kept@somewhere.example' })
    const { body } = await post(wanted)
    const [mail] = await mails()
    await aged(body.id, 23)
    await again(wanted.idempotency_key)
    await database.db.execute(
      `update buying_requests set created_at = created_at - interval '6 days 2 hours'
        where id = ${body.id}`,
    )
    await clearBuyingRequests(database.db)
    expect((await ask('GET', linkIn(mail?.text))).status).toBe(404)
  })

  it('is sent three times a day to a mailbox, also by this button', async () => {
    const wanted = requestBody({ email: 'bombed@somewhere.example' })
    await post(wanted)
    const key = wanted.idempotency_key
    const statuses = [await again(key), await again(key), await again(key)].map(
      ({ status }) => status,
    )
    expect(statuses).toEqual([200, 200, 429])
    expect(await mails()).toHaveLength(3)
  })

  it('is not sent for a confirmed request, a link that has expired and an unknown key', async () => {
    const done = requestBody({ email: 'done@somewhere.example' })
    await confirmed(done)
    const late = requestBody({ email: 'late@somewhere.example' })
    const { body } = await post(late)
    await aged(body.id, 25)
    await mails()
    const keys = [done.idempotency_key, late.idempotency_key, randomUUID()]
    for (const key of keys) expect((await again(key)).body).toBe('Success')
    expect(await mails()).toEqual([])
  })
})

it('an expired link shows what was typed, for a new request, and confirms nothing', async () => {
  const wanted = requestBody({ email: 'expired@somewhere.example', locale: 'ar', product: 'تمر' })
  const { body } = await post(wanted)
  const [mail] = await mails()
  const link = linkIn(mail?.text)
  expect((await ask('GET', link)).body.draft).toBeNull()
  await database.db.execute(
    `update buying_requests set created_at = now() - interval '25 hours' where id = ${body.id}`,
  )
  const shown = (await ask('GET', link)).body
  expect(shown.is_expired).toBe(true)
  const { hs_code, quantity, unit, quality, certificates, deadline, name, company } = wanted
  expect(shown.draft).toEqual({
    hs_code,
    quantity,
    unit,
    quality,
    certificates,
    deadline,
    name,
    company,
    product: 'تمر',
    market: '276',
    country: '276',
    email: wanted.email,
    may_introduce: true,
  })
  expect((await ask('POST', `${link}/confirm`)).status).toBe(409)
})
