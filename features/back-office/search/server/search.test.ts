import { searchRequests } from '@/features/buying-requests/review/server/review'
import { searchMedia } from '@/features/files/library/server/library'
import { searchQuotations } from '@/features/quotation-requests/review/server/review'
import { anonymous, type Actor } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { bilingualPair } from '@/lib/bilingual/pair'
import { users } from '@/lib/db/schema/accounts'
import { contentEntries } from '@/lib/db/schema/content'
import { buyingRequests } from '@/lib/db/schema/buying-requests'
import { conversations } from '@/lib/db/schema/conversations'
import { enquiries } from '@/lib/db/schema/enquiries'
import { files } from '@/lib/db/schema/files'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import { eq, sql } from 'drizzle-orm'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { expect, it } from 'vitest'
import { mostOfKind, staffSearch } from '../contract'
import { searchForStaff } from './search'

const database = useTestDatabase(loadedTemplate)

const staff = (...staffRoles: StaffRole[]): Actor => ({
  ...anonymous,
  userId: 1,
  loginId: 'login',
  staffRoles,
})

async function find(q: string, ...roles: StaffRole[]) {
  return staffSearch.response.parse(await searchForStaff(staff(...roles), { q }))
}

const kindsOf = async (q: string, ...roles: StaffRole[]) =>
  (await find(q, ...roles)).map(({ kind }) => kind)

async function file(description: string) {
  const [person] = await database.db
    .insert(users)
    .values({ name: 'Salma', last_name: 'Haddadin', email: `s${Math.random()}@olive.example` })
    .returning({ id: users.id })
  const [filed] = await database.db
    .insert(enquiries)
    .values({
      user_id: person?.id ?? 0,
      enq_type: 1,
      status: 10,
      locale: 'en',
      request_hash: '',
      name: 'Salma Haddadin',
      email: 's@olive.example',
      phone: '1',
      company: 'Wadi Press',
      description,
      idempotency_key: crypto.randomUUID(),
    })
    .returning({ id: enquiries.id })
  return filed?.id ?? 0
}

it('finds an enquiry by its number, its person, its company and its text', async () => {
  const id = await file('Which label does quinoa need?')
  for (const q of [String(id), 'haddadin', 'wadi press', 'quinoa lab']) {
    const [group] = await find(q, 'officer')
    expect([q, group?.kind, group?.records.map((one) => one.id)]).toEqual([
      q,
      'enquiries',
      expect.arrayContaining([String(id)]),
    ])
  }
})

it('finds companies and offers, also those that wait for approval, in both languages', async () => {
  expect(await find('بلسم مؤاب', 'officer')).toContainEqual(
    expect.objectContaining({
      kind: 'companies',
      records: [expect.objectContaining({ id: '5', approval: 20 })],
    }),
  )
  const offers = (await find('olive oil', 'officer')).find(({ kind }) => kind === 'products')
  expect(offers?.records[0]).toMatchObject({ about_eng: expect.stringMatching(/\w/) })
})

it('finds a request of a buyer by its number, its buyer and what it asks for', async () => {
  const [request] = await database.db.select().from(buyingRequests).limit(1)
  const id = request?.id ?? 0
  await database.db
    .update(buyingRequests)
    .set({ name: 'Ingrid Solberg', company: 'Fjordmat AS', email: 'ingrid@fjordmat.example' })
    .where(eq(buyingRequests.id, id))
  for (const q of [String(id), 'solberg', 'fjordmat', request?.hs_code ?? '']) {
    const found = (await find(q, 'officer')).find(({ kind }) => kind === 'requests')
    expect([q, found?.records.map((one) => one.id)]).toEqual([
      q,
      expect.arrayContaining([String(id)]),
    ])
  }
})

it('finds requests for quotations by their number and their supplier, and not by what is between the sides', async () => {
  const [conversation] = await database.db
    .insert(conversations)
    .values({})
    .returning({ id: conversations.id })
  const [request] = await database.db
    .insert(quotationRequests)
    .values({
      conversation_id: conversation?.id ?? 0,
      company_id: 5,
      country_id: 400,
      state: 'sent',
      name: 'Ingrid Solberg',
      company_name: 'Fjordmat AS',
      email: 'i@fjordmat.example',
      subject: 'Cloudberries',
      locale: 'en',
      idempotency_key: crypto.randomUUID(),
      request_hash: '',
      fingerprint: '',
    })
    .returning({ id: quotationRequests.id })
  const idsFor = async (q: string) =>
    (await find(q, 'officer'))
      .filter(({ kind }) => kind === 'quotations')
      .flatMap(({ records }) => records.map(({ id }) => id))
  for (const q of [String(request?.id), 'بلسم مؤاب']) {
    expect([q, await idsFor(q)]).toEqual([q, [String(request?.id)]])
  }
  for (const q of ['solberg', 'cloudberries', 'fjordmat'])
    expect([q, await idsFor(q)]).toEqual([q, []])
})

it('finds files of the library by their name and what they show, and none of companies', async () => {
  const file = (key: string, given: Partial<typeof files.$inferInsert>) => ({
    key: key.repeat(32),
    kind: 'picture',
    audience: 'open' as const,
    mime: 'image/webp',
    bytes: 1,
    sha256: '0'.repeat(64),
    file_name: 'samphire-harvest.webp',
    ...given,
  })
  await database.db
    .insert(files)
    .values([
      file('a', bilingualPair('alt', { en: 'A salt marsh', ar: 'سبخة ملحية' })),
      file('b', { owner_id: 1 }),
    ])
  for (const q of ['samphire', 'salt marsh', 'سبخه']) {
    expect(await find(q, 'editor')).toEqual([
      expect.objectContaining({
        kind: 'media',
        records: [
          expect.objectContaining({ id: 'a'.repeat(32), title_eng: 'samphire-harvest.webp' }),
        ],
      }),
    ])
  }
  expect(await kindsOf('samphire', 'officer')).toEqual([])
})

it('reads neither all requests nor all files for a rare word, however many there are', async () => {
  const { db } = database
  await db.execute(sql`
    insert into files (key, kind, audience, mime, bytes, sha256, file_name)
    select md5(n::text), 'picture', 'open', 'image/webp', 1, repeat('0', 64), 'olive-' || n || '.webp'
    from generate_series(1, 5000) n`)
  await db.execute(sql`
    insert into buying_requests (state, locale, name, email, company, country_id, hs_code,
      product_eng, product_ara, quality_eng, quality_ara, certificates_eng, certificates_ara,
      quantity, unit, market_id, deadline, may_introduce, idempotency_key, request_hash)
    select 'closed', 'en', 'Buyer ' || n, 'b' || n || '@buyer.example', 'Olive', country_id, hs_code,
      'Olive oil', 'زيت زيتون', '', '', '', '', 1, unit, market_id, deadline, false,
      gen_random_uuid(), ''
    from generate_series(1, 5000) n cross join (select * from buying_requests limit 1) one`)
  await db.execute(sql`analyze files, buying_requests`)
  const read = await db.transaction(async (tx) => {
    const found = [
      await searchRequests(tx, 'samphire', 6),
      await searchQuotations(tx, 'samphire', 6),
      await searchMedia(tx, 'samphire', 6),
    ]
    expect(found.flat().length).toBeLessThan(6)
    const { rows } = await tx.execute<{ name: string; rows: number }>(sql`
      select relname as name, seq_tup_read::int as rows from pg_stat_xact_user_tables
      where relname in ('buying_requests', 'quotation_requests', 'files')`)
    return rows
  })
  expect(read.filter(({ rows }) => rows > 1000)).toEqual([])
})

it('finds content of each kind, and drafts that were never published', async () => {
  await database.db.insert(contentEntries).values({
    kind: 'news',
    record_id: '990001',
    version: 1,
    state: 'draft',
    is_new: true,
    ...bilingualPair('label', { en: 'Quinoa fair', ar: 'معرض الكينوا' }),
    data: {},
  })
  const groups = await find('كينوا', 'editor')
  expect(groups).toMatchObject([{ kind: 'content', content_kind: 'news' }])
  const kinds = (await find('export', 'editor')).map(({ content_kind }) => content_kind)
  expect(kinds).toEqual(expect.arrayContaining(['pages', 'faqs']))
})

it('finds for each role what its sections show, and nothing for people without a role', async () => {
  await file('export')
  expect(new Set(await kindsOf('export', 'editor'))).toEqual(new Set(['content', 'media']))
  const officer = await kindsOf('export', 'officer')
  expect(officer).toContain('enquiries')
  expect(officer).not.toContain('content')
  expect(await kindsOf('salma', 'officer')).not.toContain('people')
  expect(await kindsOf('salma', 'admin')).toContain('people')
  expect(await searchForStaff(staff(), { q: 'export' })).toEqual([])
})

it('says that there are more records than an answer has', async () => {
  for (let count = 0; count <= mostOfKind; count += 1) await file('Saffron')
  const [group] = await find('saffron', 'officer')
  expect([group?.records.length, group?.has_more]).toEqual([mostOfKind, true])
})

it('finds nothing without a letter or a digit', async () => {
  for (const q of ['', ' ', '%']) expect(await searchForStaff(staff('admin'), { q })).toEqual([])
})
