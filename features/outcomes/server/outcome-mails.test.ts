import { requestLinks } from '@/features/buying-requests/server/request-links'
import { deleteRequest } from '@/features/buying-requests/own/server/own'
import { erase } from '@/features/quotation-requests/person/server/person'
import { requestPath } from '@/features/quotation-requests/server/quotation-requests'
import { personOf } from '@/lib/auth/actor'
import { buyingRequestOffers, buyingRequests, introductions } from '@/lib/db/schema/buying-requests'
import { companies } from '@/lib/db/schema/companies'
import { conversations } from '@/lib/db/schema/conversations'
import { enquiries } from '@/lib/db/schema/enquiries'
import { outcomeQuestions } from '@/lib/db/schema/outcomes'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { runDueJobs } from '@/lib/jobs/runner'
import { addPerson, dayFromNow } from '@/tests/support/events'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { mailsIn } from '@/tests/support/mail-folder'
import { useTestDatabase } from '@/tests/support/test-database'
import { like } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { askOutcomes, questionOfLink } from '../asking/server/asking'
import { outcomeLinks, outcomeMail } from './outcome-mails'

const database = useTestDatabase(loadedTemplate)

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-outcome-mails-'))
  vi.stubEnv('DATA_DIR', folder)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const monthAgo = new Date(Date.now() - 31 * 86_400_000).toISOString()

/** A company that is no sample, with a member. */
async function addCompany() {
  const [company] = await database.db.insert(companies).values({}).returning({ id: companies.id })
  const company_id = company?.id ?? 0
  await addPerson(database.db, { company_id, email: `${randomUUID()}@supplier.example` })
  return company_id
}

async function addConversation() {
  const agreed = { buyer_agreed_at: monthAgo, supplier_agreed_at: monthAgo }
  const [talk] = await database.db
    .insert(conversations)
    .values(agreed)
    .returning({ id: conversations.id })
  return talk?.id ?? 0
}

/** A quotation that was answered a month ago, and the link of its buyer. */
async function answeredQuotation(email: string) {
  const { db } = database
  const [request] = await db
    .insert(quotationRequests)
    .values({
      conversation_id: await addConversation(),
      company_id: await addCompany(),
      email,
      state: 'answered',
      name: 'Kim',
      company_name: 'K',
      country_id: 276,
      locale: 'en',
      subject: 'Dates',
      request_hash: 'x',
      idempotency_key: randomUUID(),
      fingerprint: email,
      confirmed_at: monthAgo,
      sent_at: monthAgo,
      answered_at: monthAgo,
    })
    .returning()
  if (!request) throw new Error('There is no request.')
  const [, signature = ''] = /([\w-]{43})$/.exec(await requestPath(db, request)) ?? []
  return { id: request.id, signature }
}

/** A request on the board with an introduction and an offer of a month ago, and its link. */
async function answeredOnBoard(email: string) {
  const { db } = database
  const [request] = await db
    .insert(buyingRequests)
    .values({
      state: 'open',
      locale: 'en',
      name: 'Jonas',
      email,
      company: 'Import GmbH',
      country_id: 276,
      hs_code: '080410',
      quantity: 10,
      unit: 'tonne',
      market_id: 276,
      deadline: dayFromNow(90),
      may_introduce: true,
      published_at: monthAgo,
      idempotency_key: randomUUID(),
      request_hash: 'x',
    })
    .returning({ id: buyingRequests.id })
  const request_id = request?.id ?? 0
  const officer = personOf(await addPerson(db, { staff_roles: ['officer'] })).userId
  const introduced = { request_id, company_id: await addCompany(), by: officer, at: monthAgo }
  await db.insert(introductions).values(introduced)
  await db.insert(buyingRequestOffers).values({
    request_id,
    company_id: await addCompany(),
    conversation_id: await addConversation(),
    at: monthAgo,
  })
  return { id: request_id, signature: await requestLinks.signature(db, { id: request_id, email }) }
}

const askedOf = (email: string) =>
  database.db.select().from(outcomeQuestions).where(like(outcomeQuestions.email, email))

const mailsTo = async (address: string) => {
  while ((await runDueJobs([outcomeMail])) > 0);
  return (await mailsIn(join(folder, 'mail'))).filter((text) => text.includes(address))
}

describe('a buyer who deletes everything before the mail goes out', () => {
  it.each([
    ['request for a quotation', answeredQuotation, erase, 1],
    ['request on the board', answeredOnBoard, deleteRequest, 2],
  ] as const)('of a %s is in no question, and gets no mail', async (_name, make, remove, count) => {
    const email = `${randomUUID()}@buyer.example`
    const link = await make(email)
    await askOutcomes()
    const questions = await askedOf(email)
    expect(questions).toHaveLength(count)
    const [question] = questions
    if (!question) throw new Error('The buyer was not asked.')
    const signature = await outcomeLinks.signature(database.db, question)
    await remove(link)
    expect(await askedOf(email)).toEqual([])
    const rows = await database.db.select().from(outcomeQuestions)
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${email}|Kim|Jonas`))
    // Those who are still there are asked.
    expect(await askedOf('%@supplier.example')).not.toEqual([])
    expect(await mailsTo(email)).toEqual([])
    await expect(questionOfLink({ id: question.id, signature })).rejects.toMatchObject({
      code: 'not_found',
    })
    await askOutcomes()
    expect(await askedOf(email)).toEqual([])
  })
})

it('an introduction for an enquiry asks the confirmed address of the account, and no typed one', async () => {
  const { db } = database
  const by = personOf(await addPerson(db, { staff_roles: ['officer'] })).userId
  for (const [email, email_verified_at] of [
    ['known@account.example', monthAgo],
    ['unknown@account.example', null],
  ] as const) {
    const { userId: user_id } = personOf(await addPerson(db, { email, email_verified_at }))
    const [enquiry] = await db
      .insert(enquiries)
      .values({
        enq_type: 2,
        status: 10,
        user_id,
        email: 'typed@other.example',
        name: 'Mona',
        company: 'M',
        phone: '',
        description: 'Shirts',
        locale: 'en',
        request_hash: 'x',
        idempotency_key: randomUUID(),
      })
      .returning({ id: enquiries.id })
    await db.insert(introductions).values({
      enquiry_id: enquiry?.id ?? 0,
      company_id: await addCompany(),
      by,
      at: monthAgo,
    })
  }
  await askOutcomes()
  expect(await askedOf('known@account.example')).toHaveLength(1)
  expect(await askedOf('unknown@account.example')).toEqual([])
  expect(await askedOf('typed@other.example')).toEqual([])
})
