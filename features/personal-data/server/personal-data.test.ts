import { getCompany } from '@/features/companies/directory/server/directory'
import { getOffer } from '@/features/offers/directory/server/directory'
import { anonymous } from '@/lib/auth/actor'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { users } from '@/lib/db/schema/accounts'
import {
  buyingRequestAlerts,
  buyingRequestNotices,
  buyingRequests,
} from '@/lib/db/schema/buying-requests'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { conversationMessages, conversations } from '@/lib/db/schema/conversations'
import { eventMeetings } from '@/lib/db/schema/event-meetings'
import { eventJoins, events } from '@/lib/db/schema/events'
import { files } from '@/lib/db/schema/files'
import { followers, follows } from '@/lib/db/schema/follows'
import { countries } from '@/lib/db/schema/geography'
import { changeHistory } from '@/lib/db/schema/history'
import { hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { products } from '@/lib/db/schema/offers'
import { outcomeQuestions } from '@/lib/db/schema/outcomes'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { savedViews } from '@/lib/db/schema/saved-views'
import { loadedTemplate, samplePassword } from '@/tests/support/loaded-template'
import { closeAccount, exportData } from '@/tests/support/personal-data'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq, isNotNull, like, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'

const database = useTestDatabase(loadedTemplate)

async function memberOf(email: string) {
  const [row] = await database.db.select().from(users).where(eq(users.email, email))
  if (!row || row.company_id === null) throw new Error(`${email} has no company.`)
  const actor = {
    ...anonymous,
    userId: row.id,
    companyId: row.company_id,
    loginId: randomUUID(),
  }
  return { row, actor, company: row.company_id }
}

const leave = ({ actor }: Awaited<ReturnType<typeof memberOf>>) =>
  closeAccount(actor, { current_password: samplePassword })

const rowOf = async (id: number) =>
  (await database.db.select().from(companies).where(eq(companies.id, id)))[0]

const editionsOf = (id: number) =>
  database.db.select().from(companyVersions).where(eq(companyVersions.company_id, id))

async function productOf(company: number) {
  const [row] = await database.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.company_id, company), eq(products.status, 20)))
  return row?.id ?? 0
}

it('the data of a member include their company and its offers', async () => {
  const { actor, company } = await memberOf('exporter@portal.example')
  const data = await exportData(actor)
  expect(data.account).toMatchObject({ locale: 'ar' })
  expect(data.company).toMatchObject([{ id: company }])
  expect(data.products.length).toBeGreaterThan(0)
  expect(data.services.length).toBeGreaterThan(0)
  expect(data.newsletter).toEqual([])
  expect(data.follows).toEqual({ speed: null, follows: [], mails: [] })
})

/** A new member of the company of a sample account. */
async function newMember(email: string) {
  const { db } = database
  const [sample] = await db.select().from(users).where(eq(users.email, 'exporter@portal.example'))
  if (!sample || sample.company_id === null) throw new Error('The sample account has no company.')
  const { id: _id, ...rest } = sample
  const given = { email, name: 'Zubaida', email_verified_at: '2026-01-01T00:00:00Z' }
  const [row] = await db
    .insert(users)
    .values({ ...rest, ...given })
    .returning()
  if (!row) throw new Error('Nothing was added.')
  const company = sample.company_id
  const actor = { ...anonymous, userId: row.id, companyId: company, loginId: randomUUID() }
  return { row, actor, company }
}

/** Has rows of a member in everything that leads from a product to a buyer. */
async function tradeOf(member: Awaited<ReturnType<typeof newMember>>) {
  const { db } = database
  const { id: user_id, email } = member.row
  const [country] = await db.select({ id: countries.id }).from(countries).limit(1)
  const [code] = await db.select({ code: hsSubheadings.code }).from(hsSubheadings).limit(1)
  const [other] = await db.select().from(users).where(eq(users.email, 'visitor@portal.example'))
  const country_id = country?.id ?? 0
  const now = new Date().toISOString()
  const rest = () => ({ locale: 'en' as const, idempotency_key: randomUUID(), request_hash: 'x' })

  const conversationOf = async (given: { author_id?: number }) => {
    const [row] = await db.insert(conversations).values({}).returning()
    const conversation_id = row?.id ?? 0
    const { request_hash, idempotency_key } = rest()
    await db.insert(conversationMessages).values({
      conversation_id,
      request_hash,
      idempotency_key,
      ...given,
      ...(given.author_id === undefined
        ? { side: 'buyer', text: `Call ${email}` }
        : { side: 'supplier', text: 'We deliver.' }),
    })
    return conversation_id
  }
  for (const own of [{ user_id }, {}]) {
    await db.insert(quotationRequests).values({
      ...rest(),
      ...own,
      country_id,
      company_id: member.company,
      email,
      confirmed_at: now,
      name: 'Zubaida',
      company_name: 'Zubaida Imports',
      subject: 'Dates',
      state: 'sent',
      conversation_id: await conversationOf({}),
      fingerprint: 'x',
    })
    await db.insert(buyingRequests).values({
      ...rest(),
      ...own,
      country_id,
      market_id: country_id,
      hs_code: code?.code ?? '',
      email,
      name: 'Zubaida',
      company: 'Zubaida Imports',
      quantity: 1,
      unit: 'tonne',
      state: 'review',
      deadline: '2030-01-01',
      may_introduce: false,
      confirmed_at: now,
      ...bilingualPair('product', { en: 'Dates', ar: 'تمور' }),
      ...bothLanguages('quality', ''),
      ...bothLanguages('certificates', ''),
    })
    await db.insert(outcomeQuestions).values({
      ...own,
      email,
      kind: 'event',
      occasion: randomUUID(),
      side: 'participant',
      round: 30,
      happened_at: now,
      name: 'Zubaida',
      locale: 'en',
    })
  }
  await conversationOf({ author_id: user_id })
  const [told] = await db.select({ id: buyingRequests.id }).from(buyingRequests).limit(1)
  await db.insert(buyingRequestAlerts).values({ user_id, speed: 'daily' })
  await db.insert(buyingRequestNotices).values({ user_id, request_id: told?.id ?? 0 })
  const [follower] = await db
    .insert(followers)
    .values({ user_id, locale: 'en', speed: 'daily' })
    .returning()
  await db.insert(follows).values({
    follower_id: follower?.id ?? 0,
    kind: 'market',
    target: 'DE',
    topic: 'market:DE',
    confirmed_at: now,
  })
  const views = [{ name: 'Mine', query: `?q=${email}` }]
  await db.insert(savedViews).values({ user_id, list: 'enquiries', views })
  const [event] = await db.select({ id: events.id }).from(events).limit(1)
  const event_id = event?.id ?? 0
  await db.insert(eventJoins).values({ event_id, user_id, meeting_text: `Meet ${email}` })
  await db.insert(eventMeetings).values({
    event_id,
    asker_id: user_id,
    invited_id: other?.id ?? 0,
    proposed_by: user_id,
    starts_at: '2030-01-01T09:00:00Z',
    ends_at: '2030-01-01T09:30:00Z',
    note: email,
  })
}

/** The tables with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await database.db.execute(
      sql`select 1 from ${sql.identifier(name)} t
        where strpos(lower(row_to_json(t)::text), ${text.toLowerCase()}) > 0 limit 1`,
    )
    if (hits.length > 0) found.push(name)
  }
  return found.toSorted()
}

describe('what leads from a product to a buyer', () => {
  afterEach(async () => {
    await database.db
      .update(users)
      .set({ company_id: null })
      .where(like(users.email, '%@trade.example'))
  })

  const kinds = [
    'quotation_requests',
    'buying_requests',
    'messages',
    'outcomes',
    'events',
    'event_meetings',
    'saved_views',
  ] as const

  it('is in the data of a member, also what a verified address asked before', async () => {
    const member = await newMember('first@trade.example')
    await tradeOf(member)
    const data = await exportData(member.actor)
    expect(data.quotation_requests).toHaveLength(2)
    expect(data.buying_requests).toHaveLength(2)
    expect(data.outcomes).toHaveLength(2)
    for (const kind of kinds) expect(data[kind], kind).not.toEqual([])
    expect(data.follows).toMatchObject({ speed: 'daily', follows: [{ target: 'DE' }] })
    expect(data.request_alerts).toMatchObject({ speed: 'daily', told: [{}] })
  })

  it('is nobody else’s: an address that is not verified finds no records', async () => {
    const member = await newMember('second@trade.example')
    await tradeOf(member)
    await database.db
      .update(users)
      .set({ email_verified_at: null })
      .where(eq(users.id, member.row.id))
    const data = await exportData(member.actor)
    expect(data.quotation_requests).toHaveLength(1)
    expect(data.buying_requests).toHaveLength(1)
    expect(data.outcomes).toHaveLength(1)
  })

  it('has no trace of the person when the account is deleted', async () => {
    const member = await newMember('third@trade.example')
    await tradeOf(member)
    expect(await tablesWith(member.row.email)).toEqual(
      expect.arrayContaining([
        'buying_requests',
        'conversation_messages',
        'event_joins',
        'event_meetings',
        'outcome_questions',
        'quotation_requests',
        'saved_views',
        'users',
      ]),
    )
    await closeAccount(member.actor, { current_password: samplePassword })
    // The mail that tells of the deletion is a job.
    expect(await tablesWith(member.row.email)).toEqual(['jobs'])
    const ofPerson = eq(followers.user_id, member.row.id)
    expect(await database.db.$count(followers, ofPerson)).toBe(0)
    const alerts = eq(buyingRequestAlerts.user_id, member.row.id)
    expect(await database.db.$count(buyingRequestAlerts, alerts)).toBe(0)
  })
})

describe('a company', () => {
  it('stays unchanged, with all its files, when one of several members deletes the account', async () => {
    const member = await memberOf('exporter@portal.example')
    const { row } = await memberOf('pending@portal.example')
    const { company } = member
    await database.db.update(users).set({ company_id: company }).where(eq(users.id, row.id))
    const discarded = () => database.db.$count(files, isNotNull(files.discarded_at))
    const state = async () => [await rowOf(company), await editionsOf(company), await discarded()]
    const before = await state()
    await leave(member)
    expect(await state()).toEqual(before)
  })

  it('is hidden with its offers when its last active member deletes the account', async () => {
    const member = await memberOf('pending@portal.example')
    const { company } = member
    const product = await productOf(company)
    expect(await getCompany(company)).toMatchObject({ id: company })
    expect(await getOffer('products', product)).toMatchObject({ id: product })
    const [colleague] = await database.db
      .insert(users)
      .values({
        name: 'Gone',
        email: 'gone@portal.example',
        locale: 'en',
        company_id: company,
        disabled_at: new Date().toISOString(),
      })
      .returning()
    expect(colleague?.company_id).toBe(company)
    await leave(member)
    const gone = { code: 'not_found' }
    await expect(getCompany(company)).rejects.toMatchObject(gone)
    await expect(getOffer('products', product)).rejects.toMatchObject(gone)
    expect((await rowOf(company))?.deleted_at).not.toBeNull()
    const editions = await editionsOf(company)
    expect(editions.map(({ edition }) => edition)).toEqual(['owner'])
    expect(editions[0]).toMatchObject({ person_mobile_number: '', person_email: '' })
    const [noted] = await database.db
      .select()
      .from(changeHistory)
      .where(
        and(
          eq(changeHistory.subject, 'company'),
          eq(changeHistory.subject_id, String(company)),
          eq(changeHistory.action, 'delete'),
        ),
      )
    expect(noted?.changed_by).toBe(member.row.id)
  })
})
