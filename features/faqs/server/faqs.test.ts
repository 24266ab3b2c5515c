import { importRecords } from '@/features/content/server/imports'
import { saveDocument, recordFiles } from '@/features/files/server/files'
import { inLocale } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { localStorage } from '@/lib/files/local-storage'
import { documentAddress } from '@/lib/files/names'
import { useTestDatabase } from '@/tests/support/test-database'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { listFaqs } from './faqs'

const database = useTestDatabase()

const texts = (text: string) => ({ en: text, ar: text })

const faq = (id: number, audience: number, tab_id: number, sort: number, status = 1) => ({
  id,
  audience,
  tab_id,
  sort,
  status,
  ...bilingualPair('question', texts(`Question ${id}`)),
  ...bilingualPair('answer', texts('<p>Answer</p>')),
  ...bilingualPair('file', { en: null, ar: null }),
  add_to_home: 0,
  sample: false,
})

beforeAll(async () => {
  const tabs = [1, 2].flatMap((audience) =>
    [1, 2, 3].map((id) => ({
      audience,
      id,
      slug: String(id),
      ...bilingualPair('name', texts('Tab')),
    })),
  )
  await importRecords(database.db, 'faq-tabs', tabs)
  await importRecords(database.db, 'faqs', [
    faq(1, 1, 1, 20),
    faq(2, 1, 1, 10),
    faq(3, 1, 3, 10),
    faq(4, 1, 1, 30, 0),
    faq(5, 2, 1, 10),
  ])
})

const ids = async (audience?: number, tab?: number) =>
  (await listFaqs(audience, tab)).map(({ id }) => id)

it('listFaqs returns public questions in their order: all, of an audience, of a tab', async () => {
  expect(await ids()).toEqual([2, 1, 3, 5])
  expect(await ids(1)).toEqual([2, 1, 3])
  expect(await ids(1, 1)).toEqual([2, 1])
  expect(await ids(1, 2)).toEqual([])
  expect(await ids(2)).toEqual([5])
})

it('listFaqs adds type and size of a file that the portal stores, not of one elsewhere', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-faqs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const kept = await saveDocument(
    { bytes: Buffer.from('%PDF'), name: 'list.pdf', audience: 'open', sample: false },
    localStorage(folder),
  )
  await recordFiles(database.db, [kept])
  const address = documentAddress(kept.key)
  await importRecords(database.db, 'faqs', [
    { ...faq(31, 2, 2, 1), ...bilingualPair('file', { en: address, ar: null }) },
    { ...faq(32, 2, 2, 2), ...bilingualPair('file', { en: 'https://a.example/b.pdf', ar: null }) },
  ])
  const [own, elsewhere] = await listFaqs(2, 2)
  expect(own?.file_details).toEqual([{ address, mime: 'application/pdf', bytes: 4, pages: null }])
  expect(elsewhere).not.toHaveProperty('file_details')
})

it('importRecords sanitises the HTML of answers', async () => {
  const html = { en: '<p onclick="x()">Yes</p><script>x()</script>', ar: '<p>نعم</p>' }
  await importRecords(database.db, 'faqs', [
    { ...faq(33, 2, 3, 1), ...bilingualPair('answer', html) },
  ])
  const [written] = await listFaqs(2, 3)
  expect(written && inLocale(written, 'answer', 'en')).toBe('<p>Yes</p>')
})

it('importRecords rejects a question under a tab that its audience does not have', async () => {
  await expect(importRecords(database.db, 'faqs', [faq(6, 2, 4, 1)])).rejects.toThrow()
})
