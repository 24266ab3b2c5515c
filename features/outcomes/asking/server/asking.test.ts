import { agreeOnOffer } from '@/features/buying-requests/offers/server/offers'
import { mount } from '@/lib/api/mount'
import { anonymous, personOf, type Person } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { buyingRequestOffers, buyingRequests, introductions } from '@/lib/db/schema/buying-requests'
import { companies } from '@/lib/db/schema/companies'
import { conversationMessages, conversations } from '@/lib/db/schema/conversations'
import { enquiries } from '@/lib/db/schema/enquiries'
import { eventJoins } from '@/lib/db/schema/events'
import { outcomeQuestions } from '@/lib/db/schema/outcomes'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { runDueJobs } from '@/lib/jobs/runner'
import { addEvent, addPerson, dayFromNow } from '@/tests/support/events'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { mailsIn } from '@/tests/support/mail-folder'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { outcomesFeature } from '../../feature'
import { outcomeLinks, outcomeMail } from '../../server/outcome-mails'
import { countIntroductions, countQuotations } from '../../performance/server/performance.sql'
import { getPerformance } from '../../performance/server/performance'
import { getOutcomeNumbers, listCaseOutcomes } from '../../reports/server/reports'
import { outcomeQuestion } from '../contract'
import {
  answerByLink,
  askOutcomes,
  clearOutcomes,
  exportOutcomes,
  forgetAsked,
  questionOfLink,
  refuseByLink,
} from './asking'

const database = useTestDatabase(loadedTemplate)
const { app } = mount(outcomesFeature.calls, { identify: () => Promise.resolve(anonymous) })

let folder: string
let officer: Person

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-outcomes-'))
  vi.stubEnv('DATA_DIR', folder)
  const { db } = database
  officer = { ...(await addPerson(db, { staff_roles: ['officer'] })), staffRoles: ['officer'] }
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const agoInDays = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

/** A company that is no sample, with a member. */
async function addCompany(email: string) {
  const [company] = await database.db.insert(companies).values({}).returning({ id: companies.id })
  if (!company) throw new Error('There is no company.')
  await addPerson(database.db, { name: 'Rana', email, company_id: company.id })
  return company.id
}

/** A request on the board so many days ago. */
async function addRequest(buyer: string, days: number) {
  const [request] = await database.db
    .insert(buyingRequests)
    .values({
      state: 'open',
      locale: 'en',
      name: 'Jonas',
      email: buyer,
      company: 'Import GmbH',
      country_id: 276,
      hs_code: '080410',
      quantity: 10,
      unit: 'tonne',
      market_id: 276,
      deadline: dayFromNow(90),
      may_introduce: true,
      published_at: agoInDays(days),
      idempotency_key: randomUUID(),
      request_hash: 'x',
    })
    .returning({ id: buyingRequests.id })
  return request?.id ?? 0
}

/** An introduction so many days ago, and the id of its request. */
async function introduce(company_id: number, buyer: string, days: number) {
  const request_id = await addRequest(buyer, days)
  await database.db
    .insert(introductions)
    .values({ request_id, company_id, by: personOf(officer).userId, at: agoInDays(days) })
  return request_id
}

/** A request for a quotation that a company answered 91 days ago. */
async function addQuotation(
  given: Pick<typeof quotationRequests.$inferInsert, 'company_id' | 'email' | 'state' | 'user_id'> &
    Partial<Pick<typeof quotationRequests.$inferInsert, 'answered_at' | 'declined_at'>>,
) {
  const { db } = database
  const [talk] = await db.insert(conversations).values({}).returning({ id: conversations.id })
  await db.insert(quotationRequests).values({
    conversation_id: talk?.id ?? 0,
    name: 'Kim',
    company_name: 'K',
    country_id: 276,
    subject: 'Dates',
    locale: 'en',
    request_hash: 'x',
    idempotency_key: randomUUID(),
    fingerprint: given.email,
    sent_at: agoInDays(92),
    answered_at: agoInDays(91),
    ...given,
  })
}

const askedAs = (email: string) =>
  database.db.select().from(outcomeQuestions).where(eq(outcomeQuestions.email, email))

/** The signed link of the question to an address. */
async function linkOf(email: string) {
  const [question] = await askedAs(email)
  if (!question) throw new Error(`${email} was not asked.`)
  return { id: question.id, signature: await outcomeLinks.signature(database.db, question) }
}

const mailsTo = async (address: string) => {
  while ((await runDueJobs([outcomeMail])) > 0);
  return (await mailsIn(join(folder, 'mail'))).filter((text) => text.includes(`<${address}>`))
}

describe('the question what came of it', () => {
  it('goes to both sides of an introduction once, 30 days after it', async () => {
    const company = await addCompany('rana@portal.example')
    const early = await addCompany('early@portal.example')
    await introduce(company, 'jonas@buyer.example', 31)
    await introduce(early, 'soon@buyer.example', 29)
    await Promise.all([askOutcomes(), askOutcomes()])
    await askOutcomes()
    expect(await askedAs('rana@portal.example')).toMatchObject([
      { side: 'supplier', round: 30, company_id: company, sample: false },
    ])
    expect(await askedAs('jonas@buyer.example')).toHaveLength(1)
    expect(await askedAs('soon@buyer.example')).toEqual([])
    const [mail, ...more] = await mailsTo('jonas@buyer.example')
    expect(more).toEqual([])
    expect(mail).toContain('Did it lead to anything?')
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })

  it('goes to the sides of an answered request after 90 days, not to an erased buyer', async () => {
    const company = await addCompany('supplier@portal.example')
    await addQuotation({ company_id: company, email: 'kept@buyer.example', state: 'answered' })
    await addQuotation({ company_id: company, email: 'gone@buyer.example', state: 'erased' })
    await askOutcomes()
    expect(await askedAs('kept@buyer.example')).toMatchObject([{ kind: 'answer', round: 90 }])
    expect(await askedAs('gone@buyer.example')).toEqual([])
    expect(await askedAs('supplier@portal.example')).toHaveLength(2)
  })

  it('goes to the sides of an offer after both agreed to exchange addresses, and of no other', async () => {
    const { db } = database
    const email = 'board@buyer.example'
    const request_id = await addRequest(email, 60)
    for (const [member, days, agreeing] of [
      ['answered@portal.example', 50, ['buyer', 'supplier']],
      ['waiting@portal.example', 40, ['buyer']],
      ['ignored@portal.example', 31, []],
    ] as const) {
      const company_id = await addCompany(member)
      const [talk] = await db.insert(conversations).values({}).returning({ id: conversations.id })
      const conversation_id = talk?.id ?? 0
      await db
        .insert(buyingRequestOffers)
        .values({ request_id, company_id, conversation_id, at: agoInDays(days) })
      await db.insert(conversationMessages).values({
        conversation_id,
        side: 'supplier',
        text: 'Our offer is attached.',
        idempotency_key: randomUUID(),
        request_hash: '',
      })
      for (const side of agreeing) {
        await db.transaction((tx) => agreeOnOffer(tx, { request_id, company_id, side }))
      }
    }
    await askOutcomes()
    expect(await askedAs(email)).toEqual([])
    // What was shared just now was shared 31 days ago.
    await db.update(conversations).set({
      buyer_agreed_at: sql`${conversations.buyer_agreed_at} - interval '40 days'`,
      supplier_agreed_at: sql`${conversations.supplier_agreed_at} - interval '31 days'`,
    })
    await askOutcomes()
    expect(await askedAs('board@buyer.example')).toMatchObject([{ kind: 'answer', round: 30 }])
    expect(await askedAs('answered@portal.example')).toHaveLength(1)
    expect(await askedAs('waiting@portal.example')).toEqual([])
    expect(await askedAs('ignored@portal.example')).toEqual([])
    const said = await listCaseOutcomes(officer, { buying_request: request_id })
    expect(said.map(({ side }) => side).toSorted()).toEqual(['buyer', 'supplier'])
  })

  it('comes with a link for each answer, which leads to a page that has it chosen', async () => {
    const [mail = ''] = await mailsTo('jonas@buyer.example')
    const text = (await PostalMime.parse(mail)).text ?? ''
    for (const answer of ['order', 'talks', 'nothing']) {
      expect(text).toMatch(new RegExp(`/outcomes/\\d+/[\\w-]{43}\\?answer=${answer}`))
    }
    expect((await askedAs('jonas@buyer.example'))[0]?.answer).toBeNull()
  })

  it('goes to those who were checked in at an event, where anybody was', async () => {
    const { db } = database
    const past = { date_start: dayFromNow(-33), date_end: dayFromNow(-32) }
    const [marked, unmarked] = [await addEvent(db, past), await addEvent(db, past)]
    const here = await addPerson(db, { email: 'here@portal.example' })
    const away = await addPerson(db, { email: 'away@portal.example' })
    await db.insert(eventJoins).values([
      { event_id: marked, user_id: personOf(here).userId, present_at: agoInDays(32) },
      { event_id: marked, user_id: personOf(away).userId },
      { event_id: unmarked, user_id: personOf(away).userId },
    ])
    await askOutcomes()
    expect(await askedAs('here@portal.example')).toMatchObject([
      { occasion: `event-${marked}-${here.userId}`, side: 'participant' },
    ])
    expect(await askedAs('away@portal.example')).toMatchObject([
      { occasion: `event-${unmarked}-${away.userId}` },
    ])
    const link = await linkOf('here@portal.example')
    expect(await questionOfLink(link)).toMatchObject({ kind: 'event', about_eng: 'Dates fair' })
  })

  it('goes to no account whose address nobody confirmed, at a company or an event', async () => {
    const { db } = database
    const unconfirmed = { email_verified_at: null }
    const company_id = await addCompany('first@portal.example')
    await db.update(users).set(unconfirmed).where(eq(users.email, 'first@portal.example'))
    await addPerson(db, { email: 'second@portal.example', company_id })
    await introduce(company_id, 'introduced@buyer.example', 31)
    const past = { date_start: dayFromNow(-33), date_end: dayFromNow(-32) }
    const guest = await addPerson(db, { email: 'guest@portal.example', ...unconfirmed })
    const event_id = await addEvent(db, past)
    await db.insert(eventJoins).values({ event_id, user_id: personOf(guest).userId })
    await askOutcomes()
    expect(await askedAs('first@portal.example')).toEqual([])
    expect(await askedAs('second@portal.example')).toHaveLength(1)
    expect(await askedAs('guest@portal.example')).toEqual([])
  })

  it('is never sent to a mailbox that refused, in any spelling', async () => {
    const company = await addCompany('other@portal.example')
    await introduce(company, 'stop@buyer.example', 31)
    await askOutcomes()
    await refuseByLink(await linkOf('stop@buyer.example'))
    await introduce(await addCompany('third@portal.example'), 'Stop+x@buyer.example', 31)
    await askOutcomes()
    expect(await askedAs('Stop+x@buyer.example')).toEqual([])
    expect(await questionOfLink(await linkOf('stop@buyer.example'))).toMatchObject({
      is_refused: true,
    })
  })
})

describe('the link of the mail', () => {
  it('shows the question, and keeps the last answer; only an order has a value', async () => {
    const link = await linkOf('jonas@buyer.example')
    expect(outcomeQuestion.response.parse(await questionOfLink(link))).toMatchObject({
      kind: 'introduction',
      side: 'buyer',
      answer: null,
    })
    await answerByLink(link, { answer: 'order', value_band: 'below_25' })
    expect(await questionOfLink(link)).toMatchObject({ answer: 'order', value_band: 'below_25' })
    await answerByLink(link, { answer: 'talks', value_band: 'below_25' })
    expect(await questionOfLink(link)).toMatchObject({ answer: 'talks', value_band: null })
    expect(await mailsTo('jonas@buyer.example')).toHaveLength(1)
  })

  it('changes nothing when it is opened, and answers a form without scripts by the page', async () => {
    const { id, signature } = await linkOf('rana@portal.example')
    const address = `http://localhost:3000/api/outcomes/${id}/${signature}`
    expect((await app.request(address)).status).toBe(200)
    expect((await app.request(`${address}/stop`)).status).toBe(303)
    expect(await askedAs('rana@portal.example')).toMatchObject([{ answer: null }])
    const answered = await app.request(`${address}/answer?back=ar`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'answer=order',
    })
    expect(answered.status).toBe(303)
    expect(answered.headers.get('location')).toBe(`/ar/outcomes/${id}/${signature}`)
    expect(await askedAs('rana@portal.example')).toMatchObject([{ answer: 'order' }])
  })

  it('returns 404 with the signature of another question: nobody can enumerate them', async () => {
    const own = await linkOf('rana@portal.example')
    const other = await linkOf('jonas@buyer.example')
    for (const wrong of [
      { id: own.id, signature: other.signature },
      { id: own.id, signature: 'x'.repeat(43) },
      { id: 999_999, signature: own.signature },
    ]) {
      await expect(questionOfLink(wrong)).rejects.toMatchObject({ code: 'not_found' })
      await expect(answerByLink(wrong, { answer: 'order' })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
  })
})

describe('what staff see', () => {
  it('is what both sides of a case said, and the numbers', async () => {
    const company = await addCompany('case@portal.example')
    const request = await introduce(company, 'case@buyer.example', 31)
    await askOutcomes()
    await answerByLink(await linkOf('case@buyer.example'), {
      answer: 'order',
      value_band: 'from_500',
    })
    const rows = await listCaseOutcomes(officer, { buying_request: request })
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual(
      expect.objectContaining({ side: 'buyer', answer: 'order', value_band: 'from_500' }),
    )
    expect(JSON.stringify(rows)).not.toContain('@')
    const { kinds, bands } = await getOutcomeNumbers(officer, {})
    expect(kinds.find(({ kind }) => kind === 'introduction')?.orders).toBeGreaterThan(0)
    expect(bands).toContainEqual({ band: 'from_500', orders: 1 })
    await expect(listCaseOutcomes(anonymous, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('the public figures', () => {
  it('count an order of both sides once, and show none below five companies', async () => {
    const before = await getPerformance()
    expect(before.orders).toBeNull()
    expect(before.introductions).toBeGreaterThan(0)
    expect(before.by_month).toHaveLength(12)
    for (const number of [1, 2, 3, 4, 5]) {
      const company = await addCompany(`five${number}@portal.example`)
      await introduce(company, `five${number}@buyer.example`, 31)
    }
    await askOutcomes()
    for (const number of [1, 2, 3, 4, 5]) {
      for (const side of ['portal', 'buyer']) {
        await answerByLink(await linkOf(`five${number}@${side}.example`), {
          answer: 'order',
          value_band: side === 'buyer' ? 'below_5' : 'below_100',
        })
      }
    }
    const { orders } = await getPerformance()
    const once = await database.db.execute(
      sql`select count(distinct occasion)::int as orders from outcome_questions where answer = 'order' and not sample and company_id is not null`,
    )
    expect(orders?.total).toBe(once.rows[0]?.orders)
    // Two orders have other values: five and the total would tell how many.
    expect(orders?.by_band).toEqual([{ band: null, orders: orders?.total }])
  })

  it('leave out what sample people asked of real companies', async () => {
    const { db } = database
    const figures = async () => [
      await countIntroductions(db, agoInDays(200)),
      await countQuotations(db, agoInDays(200)),
    ]
    const before = await figures()
    const email = 'sample@buyer.example'
    const user_id = personOf(await addPerson(db, { email, sample: true })).userId
    const company_id = await addCompany('real@portal.example')
    await addQuotation({ company_id, email, state: 'answered', user_id })
    const [enquiry] = await db
      .insert(enquiries)
      .values({
        enq_type: 2,
        status: 10,
        user_id,
        email,
        name: 'Mona',
        company: 'M',
        phone: '',
        description: 'Shirts',
        locale: 'en',
        idempotency_key: randomUUID(),
        request_hash: 'x',
      })
      .returning({ id: enquiries.id })
    await db.insert(introductions).values({
      enquiry_id: enquiry?.id ?? 0,
      company_id,
      by: personOf(officer).userId,
      at: agoInDays(31),
    })
    expect(await figures()).toEqual(before)
    await askOutcomes()
    const questions = await askedAs('real@portal.example')
    expect(questions.map(({ kind, sample }) => [kind, sample]).toSorted()).toEqual([
      ['answer', true],
      ['introduction', true],
    ])
  })

  it('count a declined request as answered', async () => {
    const figures = () => countQuotations(database.db, agoInDays(200))
    const before = await figures()
    const company_id = await addCompany('decline@portal.example')
    await addQuotation({
      company_id,
      email: 'declined@buyer.example',
      state: 'declined',
      answered_at: null,
      declined_at: agoInDays(91),
    })
    const after = await figures()
    expect(after?.answered).toBe((before?.answered ?? 0) + 1)
    expect(after?.answering).toBe((before?.answering ?? 0) + 1)
  })

  it('leave out the sample records', async () => {
    const total = (await getPerformance()).orders?.total
    await database.db.update(outcomeQuestions).set({ sample: true })
    expect(total).toBeGreaterThan(4)
    expect((await getPerformance()).orders).toBeNull()
  })
})

describe('what is kept about a person who was asked', () => {
  it('is exported, and erased with the account, while the answer stays', async () => {
    const person = { id: 0, email: 'CASE@buyer.example' }
    expect(await exportOutcomes(database.db, person)).toMatchObject([{ answer: 'order' }])
    await database.db.transaction((tx) => forgetAsked(tx, person))
    expect(await exportOutcomes(database.db, person)).toEqual([])
    expect(await database.db.$count(outcomeQuestions, eq(outcomeQuestions.email, ''))).toBe(1)
  })

  it('is erased after 24 months', async () => {
    await database.db
      .update(outcomeQuestions)
      .set({ asked_at: sql`now() - interval '25 months'` })
      .where(eq(outcomeQuestions.email, 'jonas@buyer.example'))
    await clearOutcomes(database.db)
    expect(await askedAs('jonas@buyer.example')).toEqual([])
    expect(await askedAs('rana@portal.example')).toHaveLength(1)
  })
})

it('a member who left is not asked for the company', async () => {
  const company = await addCompany('left@portal.example')
  await database.db
    .update(users)
    .set({ disabled_at: new Date().toISOString() })
    .where(eq(users.email, 'left@portal.example'))
  await introduce(company, 'alone@buyer.example', 31)
  await askOutcomes()
  expect(await askedAs('left@portal.example')).toEqual([])
  expect(await askedAs('alone@buyer.example')).toHaveLength(1)
})
