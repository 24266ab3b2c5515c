import { StorageFull } from '@/lib/db/errors'
import { documentName } from '@/lib/files/names'
import { localStorage } from '@/lib/files/local-storage'
import { companies } from '@/lib/db/schema/companies'
import { files } from '@/lib/db/schema/files'
import { installations } from '@/lib/db/schema/installation'
import { menuEntries } from '@/lib/db/schema/menus'
import { news } from '@/lib/db/schema/news'
import { searchDocuments, searchSynonyms } from '@/lib/db/schema/search'
import { statistics } from '@/lib/db/schema/statistics'
import { blankPictures } from '@/tests/support/blank-pictures'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LoadProgress } from '../contract'
import { seedIfEmpty } from './installation'

const database = useTestDatabase()
const loadTime = 300_000
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-load-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const storedFiles = async () => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile())
}

it('leaves no rows or files when it fails', { timeout: loadTime }, async () => {
  const storage = localStorage(folder)
  let stored = 0
  const full = {
    ...storage,
    put: async (name: string, bytes: Uint8Array) => {
      stored += 1
      if (stored > 90) throw new StorageFull('No room for a file.')
      await storage.put(name, bytes)
    },
  }
  const load = seedIfEmpty(database.handle, {
    sampleData: false,
    samplePassword: 'sample password',
    files: full,
    render: blankPictures(3),
  })
  await expect(load).rejects.toThrow('No room for a file.')
  expect(await database.db.$count(menuEntries)).toBe(0)
  expect(await storedFiles()).toEqual([])
})

it('loads reference data and content without samples', { timeout: loadTime }, async () => {
  const reported: LoadProgress[] = []
  const loaded = await seedIfEmpty(database.handle, {
    sampleData: false,
    samplePassword: 'sample password',
    files: localStorage(folder),
    render: blankPictures(3),
    progress: (at) => reported.push(at),
  })
  const { db } = database
  expect(loaded).toBe(true)
  expect(await db.$count(menuEntries)).toBeGreaterThan(40)
  expect(await db.$count(statistics)).toBe(25)
  expect(await db.$count(searchSynonyms)).toBeGreaterThan(450)
  expect(await db.$count(news)).toBe(0)
  expect(await db.$count(companies)).toBe(0)
  expect(await db.$count(files, eq(files.sample, true))).toBe(0)
  expect(await db.select().from(installations)).toMatchObject([{ id: 1, sample_data: false }])
  expect(reported).toContainEqual({ step: 'Harmonized System', done: 6958 })
  expect(reported).toContainEqual({ step: 'Services', done: 0 })
  expect(reported.at(-1)).toEqual({ step: 'Search', done: await db.$count(searchDocuments) })
})

it('stores who may open a document', async () => {
  const rows = await database.db.select().from(files).where(eq(files.kind, 'document'))
  const open = rows.filter((row) => row.audience === 'open').map((row) => row.file_name)
  expect(open.toSorted()).toEqual([
    'faq-101-ar.pdf',
    'faq-101-en.pdf',
    'faq-306-ar.pdf',
    'faq-306-en.pdf',
    'registration-guide-ar.pdf',
    'registration-guide-en.pdf',
  ])
  expect(await localStorage(folder).get(documentName(rows[0]?.key ?? ''))).not.toBeNull()
})

it('names its pictures in both languages in the media library', async () => {
  const rows = await database.db.select().from(files).where(eq(files.kind, 'picture'))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ alt_eng, alt_ara }) => !alt_eng || !alt_ara)).toEqual([])
})
