import { recordFiles, saveDocument } from '@/features/files/server/files'
import { defaultSite } from '@/features/site/contract'
import { bilingualPair } from '@/lib/bilingual/pair'
import { files } from '@/lib/db/schema/files'
import { countries } from '@/lib/db/schema/geography'
import { socialMedia } from '@/lib/db/schema/home'
import { publicationIndustries } from '@/lib/db/schema/publications'
import { industries } from '@/lib/db/schema/sectors'
import { localStorage } from '@/lib/files/local-storage'
import { documentAddress } from '@/lib/files/names'
import { useTestDatabase } from '@/tests/support/test-database'
import { asc, eq } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importRecords } from './imports'

const database = useTestDatabase()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-imports-'))
})

afterAll(() => rm(folder, { recursive: true }))

const texts = (text: string) => ({ en: text, ar: text })

const account = {
  ...bilingualPair('name', texts('Videos')),
  image: 'play',
  ...bilingualPair('link', texts('https://videos.example'), 'bare'),
  sort: 1,
  sample: false,
}

it('refuses a record that the schema of its kind refuses, and writes none of them', async () => {
  const records = [
    { ...account, id: 1 },
    { ...account, id: 2, sort: 'first' },
  ]
  await expect(importRecords(database.db, 'social-links', records)).rejects.toThrow()
  expect(await database.db.$count(socialMedia)).toBe(0)
})

it('continues ids after the one that a record brings, and gives none that was in use', async () => {
  const { db } = database
  await importRecords(db, 'social-links', [{ ...account, id: 7 }])
  await importRecords(db, 'social-links', [account, account])
  await db.delete(socialMedia).where(eq(socialMedia.id, 9))
  await importRecords(db, 'social-links', [account])
  const rows = await db
    .select({ id: socialMedia.id })
    .from(socialMedia)
    .orderBy(asc(socialMedia.id))
  expect(rows.map(({ id }) => id)).toEqual([7, 8, 10])
})

describe('the documents of imported records', () => {
  const stored = async (name: string) => {
    const order = { bytes: Buffer.from('%PDF'), name, audience: 'user', sample: false } as const
    const file = await saveDocument(order, localStorage(folder))
    await recordFiles(database.db, [file])
    const row = async () => {
      const [found] = await database.db.select().from(files).where(eq(files.key, file.key))
      return { audience: found?.audience, name: found?.file_name }
    }
    return { address: documentAddress(file.key), row }
  }

  it('keep their names and get the readers of their kind', async () => {
    const manual = await stored('manual.pdf')
    const user_manual = bilingualPair('user_manual', { en: manual.address, ar: null }, 'bare')
    await importRecords(database.db, 'settings', [{ ...defaultSite, ...user_manual }])
    expect(await manual.row()).toEqual({ audience: 'open', name: 'manual.pdf' })
  })

  it('get the readers and the name that follow from their record', async () => {
    const { db } = database
    await db.insert(countries).values({
      id: 818,
      code_2: 'EG',
      code_3: 'EGY',
      code_num: '818',
      is_arab: true,
      ...bilingualPair('name', texts('Egypt')),
    })
    await db.insert(industries).values({
      iid: 6,
      ...bilingualPair('name', texts('Food')),
      for_products: true,
      for_services: false,
    })
    const study = await stored('1.pdf')
    await importRecords(db, 'publications', [
      {
        id: 1,
        ...bilingualPair('DESCRIPTION', texts('Dates in Egypt'), 'upper'),
        ...bilingualPair('TARIFF', texts('<p>Dates</p>'), 'upper'),
        ...bilingualPair('TARIFF_FILE', { en: study.address, ar: null }, 'bareShort'),
        country_id: 818,
        industry: [6, 6],
        date_start: '2026-03-01',
        for_vip: 1,
        status: 1,
        image: null,
        ...bilingualPair('image_alt', { en: null, ar: null }),
        sample: false,
      },
    ])
    expect(await study.row()).toEqual({ audience: 'vip', name: 'dates-in-egypt-2026-en.pdf' })
    expect(await db.select().from(publicationIndustries)).toEqual([
      { publication_id: 1, industry_id: 6 },
    ])
  })
})
