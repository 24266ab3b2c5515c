import { anonymous, type Actor } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { bilingualPair } from '@/lib/bilingual/pair'
import { users } from '@/lib/db/schema/accounts'
import { contentEntries } from '@/lib/db/schema/content'
import { enquiries } from '@/lib/db/schema/enquiries'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { expect, it } from 'vitest'
import { mostOfKind, staffSearch } from '../contract'
import { searchForStaff } from './service'

const database = useTestDatabase(loadedTemplate)

const staff = (...staffRoles: StaffRole[]): Actor => ({
  ...anonymous,
  ...{ userId: 1, loginId: 'login', staffRoles },
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
      ...{ user_id: person?.id ?? 0, enq_type: 1, status: 10, locale: 'en', request_hash: '' },
      ...{ name: 'Salma Haddadin', email: 's@olive.example', phone: '1', company: 'Wadi Press' },
      ...{ description, idempotency_key: crypto.randomUUID() },
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

it('finds content of each kind, and drafts that were never published', async () => {
  await database.db.insert(contentEntries).values({
    ...{ kind: 'news', record_id: '990001', version: 1, state: 'draft', is_new: true },
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
  expect(new Set(await kindsOf('export', 'editor'))).toEqual(new Set(['content']))
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
