import { mount } from '@/lib/api/mount'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { contentEntries, contentVersions } from '@/lib/db/schema/content'
import { marketDocuments } from '@/lib/db/schema/market-access'
import { marketDatasets, marketVersions } from '@/lib/db/schema/market-data'
import { bilingualPair } from '@/lib/bilingual/pair'
import { today } from '@/lib/i18n/today'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { marketVersionCalls } from '@/tests/support/market-versions'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, asc, eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { importFromCommand } from '@/features/market-data/server/imports'

const database = useTestDatabase(loadedTemplate)
const { app } = mount(marketVersionCalls, {
  identify: (request) => {
    const userId = Number(request.headers.get('x-person') ?? '0')
    return Promise.resolve({ ...anonymous, userId, loginId: 'x', staffRoles: ['editor'] })
  },
})
let lina: number
let omar: number

beforeAll(async () => {
  ;[lina, omar] = await Promise.all([person('Lina'), person('Omar')])
})

async function person(name: string): Promise<number> {
  const row = { name, email: `${name}@portal.example`, staff_roles: ['editor' as const] }
  const [written] = await database.db.insert(users).values(row).returning({ id: users.id })
  return written?.id ?? 0
}

async function act(by: number, action: string) {
  const response = await app.request(`/api/admin/${action}`, {
    method: 'POST',
    headers: { 'x-person': String(by) },
  })
  return { status: response.status, body: await response.json() }
}

/** The documents that the public reads, without the time of their last change. */
const published = async () => {
  const rows = await database.db.select().from(marketDocuments).orderBy(asc(marketDocuments.id))
  return rows.map(({ updated_at: _, ...row }) => row)
}

const columns = [
  'code',
  'name_eng',
  'name_ara',
  'stage',
  'need',
  'hs',
  'hs_except',
  'countries',
  'issuer_eng',
  'issuer_ara',
  'institution_id',
  'occasion_eng',
  'occasion_ara',
  'confidence',
  'source',
  'checked_at',
]

const cell = (value: unknown) =>
  Array.isArray(value) ? value.join(' ') : `"${String(value ?? '').replaceAll('"', '""')}"`

const table = (rows: readonly Record<string, unknown>[]) =>
  [columns.join(','), ...rows.map((row) => columns.map((name) => cell(row[name])).join(','))].join(
    '\n',
  )

async function* bytesOf(text: string) {
  yield await Promise.resolve(new TextEncoder().encode(text))
}

/** Loads a file as Lina did it in the back office. */
async function load(rows: readonly Record<string, unknown>[], text = table(rows)) {
  const version = await importFromCommand({
    format: 'documents',
    fileName: 'documents.csv',
    period: '2026',
    edition: 2022,
    source: 'Ministry',
    bytes: bytesOf(text),
  })
  await database.db
    .update(marketVersions)
    .set({ created_by: lina })
    .where(eq(marketVersions.id, version.id))
  return version
}

const stepsOf = async (id: number) => {
  const rows = await database.db
    .select({ action: contentVersions.action, by: contentVersions.by })
    .from(contentVersions)
    .where(
      and(eq(contentVersions.kind, 'market-documents'), eq(contentVersions.record_id, String(id))),
    )
    .orderBy(contentVersions.version)
  return rows.map(({ action, by }) => [action, by])
}

const halal = {
  code: 'trial_paper',
  stage: 'import',
  need: 'by_market',
  hs: ['02'],
  countries: ['IQ'],
  ...bilingualPair('name', { en: 'Halal certificate', ar: 'شهادة حلال' }),
  confidence: 'confirmed',
  source: 'Ministry',
  checked_at: '2026-01-31',
}

it('a list of documents replaces what is published, with a version of each record, and is taken back', async () => {
  const before = await published()
  const [first, second, third, ...rest] = before
  if (!first || !second || !third) throw new Error('No documents are shipped.')
  const mine = { owner_email: 'facts@portal.example', review_months: 6 }
  await database.db.update(marketDocuments).set(mine).where(eq(marketDocuments.id, first.id))
  const shipped = await published()

  const rows = [{ ...first, need: 'on_request' }, third, ...rest, halal, { ...halal, hs: ['2'] }]
  const version = await load(rows)
  expect(version).toMatchObject({
    state: 'ready',
    rows_loaded: before.length,
    rows_refused: 1,
    report: { refused: [{ line: rows.length + 1, reason: 'code' }] },
    difference: { added: 1, changed: 1, removed: 1 },
  })
  expect(await published()).toEqual(shipped)

  const own = await act(lina, `market-versions/${version.id}/publish`)
  expect([own.status, own.body.errors]).toEqual([409, { approved_by: ['four_eyes'] }])
  const done = await act(omar, `market-versions/${version.id}/publish`)
  expect([done.status, done.body.state]).toEqual([200, 'published'])
  const after = await published()
  const added = after.find(({ code }) => code === 'trial_paper')
  expect(after.find(({ id }) => id === first.id)).toEqual({ ...first, ...mine, need: 'on_request' })
  expect(after.some(({ id }) => id === second.id)).toBe(false)
  expect(added).toMatchObject({ countries: ['IQ'], confidence: 'confirmed', review_months: 12 })
  expect(added?.checked_at).toBe(today())
  expect(await stepsOf(first.id)).toEqual([
    ['first', null],
    ['publish', omar],
  ])
  expect(await stepsOf(second.id)).toEqual([
    ['first', null],
    ['remove', omar],
  ])
  expect(await stepsOf(added?.id ?? 0)).toEqual([['publish', omar]])
  expect(await stepsOf(third.id)).toEqual([])

  const [former] = await database.db
    .select({ id: marketVersions.id, rows: marketVersions.rows_loaded })
    .from(marketVersions)
    .where(
      and(eq(marketVersions.dataset_id, version.dataset_id), eq(marketVersions.state, 'former')),
    )
  expect(former?.rows).toBe(shipped.length)
  expect((await act(omar, `market-versions/${former?.id}/restore`)).status).toBe(200)
  expect(await published()).toEqual(shipped)
  expect((await act(omar, `market-versions/${version.id}/restore`)).status).toBe(200)
  expect(await published()).toEqual(after)

  expect((await act(omar, `market-datasets/${version.dataset_id}/withdraw`)).status).toBe(200)
  expect(await published()).toEqual([])
  expect((await act(omar, `market-versions/${version.id}/restore`)).status).toBe(200)
  expect(await published()).toEqual(after)
})

it('the published list as a file changes nothing when it is imported as it is', async () => {
  const [dataset] = await database.db
    .select({ id: marketDatasets.id })
    .from(marketDatasets)
    .where(eq(marketDatasets.kind, 'documents'))
  const [one] = await published()
  const untidy = {
    ...bilingualPair('name', { en: '=SUM(1) "quoted", twice', ar: ' شهادة ' }),
    ...bilingualPair('occasion', { en: 'First line\nsecond line ', ar: '' }),
    issuer_eng: '+962 6 000',
    hs: ['10', '02', '10'],
    countries: ['IQ', 'EG'],
  }
  const isOne = eq(marketDocuments.id, one?.id ?? 0)
  await database.db.update(marketDocuments).set(untidy).where(isOne)
  const path = `/api/admin/market-datasets/${dataset?.id}/documents`
  const ask = (by: number) => app.request(path, { headers: { 'x-person': String(by) } })
  const { file_name, content, rows } = await (await ask(lina)).json()
  expect([file_name, rows]).toEqual(['documents.csv', (await published()).length])
  expect(content).toContain("'=SUM(1)")
  const version = await load([], content)
  expect(version).toMatchObject({
    state: 'ready',
    rows_loaded: rows,
    rows_refused: 0,
    difference: { added: 0, removed: 0, changed: 0, examples: [] },
  })
})

it('a list whose difference is no longer the one that was shown cannot be published', async () => {
  const before = await published()
  const version = await load([...before, { ...halal, code: 'other' }])
  expect(version.difference).toMatchObject({ added: 1, removed: 0, changed: 0 })
  const id = before[0]?.id ?? 0
  const source = { source: 'Customs' }
  await database.db.update(marketDocuments).set(source).where(eq(marketDocuments.id, id))
  const refused = await act(omar, `market-versions/${version.id}/publish`)
  expect([refused.status, refused.body.errors]).toEqual([409, { difference: ['changed'] }])
  expect((await published()).some(({ code }) => code === 'other')).toBe(false)
})

it('a draft of a record that a list changes stays, and needs a new approval', async () => {
  const [one, ...rest] = await published()
  if (!one) throw new Error('No documents are published.')
  const version = await load([{ ...one, need: 'quota' }, ...rest])
  const { owner_email: _, ...draft } = one
  const entry = { kind: 'market-documents', record_id: String(one.id), is_new: false, version: 9 }
  const state = { state: 'approved' as const, approved_by: omar, authors: [lina], data: draft }
  await database.db
    .insert(contentEntries)
    .values({ ...entry, ...state, ...bilingualPair('label', { en: 'x', ar: 'x' }) })
    .onConflictDoUpdate({
      target: [contentEntries.kind, contentEntries.record_id],
      set: { ...state, version: 9 },
    })
  expect((await act(omar, `market-versions/${version.id}/publish`)).status).toBe(200)
  const [left] = await database.db
    .select()
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.kind, 'market-documents'),
        eq(contentEntries.record_id, String(one.id)),
      ),
    )
  expect(left).toMatchObject({ state: 'draft', version: 10, approved_by: null, data: draft })
})
