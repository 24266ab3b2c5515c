import { articleNumbers, offerImportFiles, offerImports } from '@/lib/db/schema/offer-imports'
import { products, productPictures, productVersions } from '@/lib/db/schema/offers'
import { files } from '@/lib/db/schema/files'
import { changeHistory } from '@/lib/db/schema/history'
import { users } from '@/lib/db/schema/accounts'
import { anonymous, type Actor } from '@/lib/auth/actor'
import type { ReceivedFile } from '@/lib/files/receive'
import { runDueJobs } from '@/lib/jobs/runner'
import { settings } from '@/lib/settings/settings'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { productForm } from '@/tests/support/offers'
import { useTestDatabase } from '@/tests/support/test-database'
import { pdfWith } from '@/tests/support/uploads'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { offerFile } from '../exchange/server/exchange'
import { beginImport, receiveFiles } from './import-files'
import {
  checkImport,
  clearOfferImports,
  currentImport,
  endImport,
  listLines,
  offerImportWork,
  applyImport,
} from './imports'

const database = useTestDatabase(loadedTemplate)
let folder: string
let exporter: Actor
let other: Actor
let counter = 0

async function actorOf(email: string): Promise<Actor> {
  const [found] = await database.db.select().from(users).where(eq(users.email, email))
  const { id, company_id } = found ?? { id: 0, company_id: null }
  return { ...anonymous, userId: id, companyId: company_id, loginId: 'test' }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-imports-'))
  vi.stubEnv('DATA_DIR', folder)
  expect(settings().DATA_DIR).toBe(folder)
})

beforeEach(async () => {
  exporter ??= await actorOf('exporter@portal.example')
  other ??= await actorOf('pending@portal.example')
  await database.db.delete(offerImports)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

async function received(
  fileName: string,
  content: Uint8Array | string,
  kind: ReceivedFile['kind'],
) {
  counter += 1
  const path = join(folder, `received-${counter}`)
  await writeFile(path, content)
  return { path, kind, fileName, bytes: content.length }
}

const photo = (colour: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
    .png()
    .toBuffer()

const picture = async (name: string, colour = '#6b7436') =>
  received(name, await photo(colour), 'png')

const quoted = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A CSV file of these rows. */
const table = (rows: Record<string, string>[], delimiter = ',') => {
  const columns = [...new Set(rows.flatMap((one) => Object.keys(one)))]
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')))
  return [columns, ...lines].map((cells) => cells.join(delimiter)).join('\r\n')
}

const row = (article_number: string, given: Record<string, string> = {}) => ({
  article_number,
  ...productForm,
  description_eng: 'Cold pressed.',
  name_eng: `Imported ${article_number}`,
  picture_1: 'oil.png',
  ...given,
})

const begin = async (text: string | Uint8Array, who = exporter) =>
  beginImport(who, 'products', [await received('products.csv', text, 'csv')])

const runJobs = async () => {
  while (await runDueJobs([offerImportWork]));
}

const current = async (who = exporter) => {
  const found = await currentImport(who)
  if (!found) throw new Error('There is no import.')
  return found
}

/** Sends a file with its pictures and checks it. */
async function checked(text: string, sent: ReceivedFile[] = []) {
  const { id } = await begin(text)
  await receiveFiles(exporter, id, sent)
  await checkImport(exporter, id)
  await runJobs()
  return current()
}

/** The same, and takes it over. */
async function takenOver(text: string, sent: ReceivedFile[] = []) {
  const { id } = await checked(text, sent)
  await applyImport(exporter, id)
  await runJobs()
  return current()
}

const refusals = async () => {
  const { data } = await listLines(exporter, { result: 'refused', per_page: 100 })
  return data.map(({ line, reasons }) => [
    line,
    ...reasons.map((one) => `${one.field}: ${one.rule}`),
  ])
}

async function exported(file = 'products.csv', who = exporter) {
  return offerFile(who, file).text()
}

const byName = async (name: string) => {
  const [found] = await database.db
    .select()
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.product_id))
    .where(and(eq(productVersions.name_eng, name), eq(productVersions.edition, 'owner')))
  return found
}

/** Counts the statements from here on; the answer ends it and says how many there were. */
function countStatements(): () => number {
  const sessions = Reflect.getPrototypeOf(Object(Reflect.get(database.db, 'session')))
  const prepare: unknown = sessions && Reflect.get(sessions, 'prepareQuery')
  if (!sessions || typeof prepare !== 'function') throw new Error('Statements cannot be counted.')
  let count = 0
  Reflect.set(sessions, 'prepareQuery', function counted(this: unknown, ...given: unknown[]) {
    count += 1
    const prepared: unknown = Reflect.apply(prepare, this, given)
    return prepared
  })
  return () => {
    Reflect.set(sessions, 'prepareQuery', prepare)
    return count
  }
}

const productCount = async () =>
  database.db.$count(products, eq(products.company_id, exporter.companyId ?? 0))

describe('a file of products', () => {
  it('is checked without a change, taken over, and then waits for staff', async () => {
    const before = await productCount()
    const text = table([
      row('A-1', { hs_code: '1509.20', min_order: '1,200', min_order_unit: 'kilogram' }),
      row('A-2', { hs_code: '١٥٠٩٢٠', description_eng: 'Two\nlines, "quoted"' }),
      row('A-3', { hs_code: '999999', picture_1: '../oil.png' }),
    ])
    const dryRun = await checked(text, [await picture('OIL.png')])
    expect(dryRun).toMatchObject({
      state: 'checked',
      results: { new: 2, changed: 0, unchanged: 0, refused: 1 },
      files: { named: 1, here: 1, missing: [] },
    })
    expect(await refusals()).toEqual([[5, 'picture_1: file_name', 'hs_code: hs_unknown']])
    expect(await productCount()).toBe(before)
    await applyImport(exporter, dryRun.id)
    await applyImport(exporter, dryRun.id)
    await runJobs()
    expect(await current()).toMatchObject({ state: 'done', progress: 2 })
    expect(await productCount()).toBe(before + 2)
    const one = await byName('Imported A-1')
    expect(one).toMatchObject({
      products: { status: 10 },
      product_versions: { hs_code: '150920', min_order: 1200, min_order_unit: 'kilogram' },
    })
    expect((await byName('Imported A-2'))?.product_versions.description_eng).toBe(
      'Two\nlines, "quoted"',
    )
    const entries = await database.db
      .select()
      .from(changeHistory)
      .where(
        and(
          eq(changeHistory.subject, 'product'),
          eq(changeHistory.subject_id, String(one?.products.id)),
        ),
      )
    expect(entries).toMatchObject([{ action: 'create', changed_by: exporter.userId }])
  })

  it('sent again changes nothing, also under the ids of its export', async () => {
    const text = table([row('B-1'), row('B-2')])
    await takenOver(text, [await picture('oil.png')])
    const again = await checked(text, [await picture('oil.png')])
    expect(again.results).toEqual({ new: 0, changed: 0, unchanged: 2, refused: 0 })
    const all = await checked(await exported())
    expect(all.results).toMatchObject({ new: 0, changed: 0, refused: 0 })
    expect(all.results.unchanged).toBe(all.lines)
  })

  it('changes what its columns say and leaves the rest, with the approval of the form', async () => {
    await takenOver(table([row('C-1')]), [await picture('oil.png')])
    const before = await byName('Imported C-1')
    if (!before) throw new Error('There is no product.')
    const { id } = before.products
    await database.db
      .update(products)
      .set({ approved_at: sql`now()`, status: 20 })
      .where(eq(products.id, id))
    await database.db
      .insert(productVersions)
      .values({ ...before.product_versions, edition: 'public' })
    const done = await takenOver('id;lead_time;lead_time_unit\n' + `${id};٣;week\n`)
    expect(done).toMatchObject({ state: 'done', results: { changed: 1 } })
    const after = await byName('Imported C-1')
    expect(after).toMatchObject({
      products: { status: 40, version: 2 },
      product_versions: {
        lead_time: 3,
        lead_time_unit: 'week',
        image: before.product_versions.image,
      },
    })
  })

  it('gives each product pictures of its own, and releases those that nobody took', async () => {
    const eight = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`picture_${at + 1}`, at === 0 ? 'a.png' : 'b.png']),
    )
    const text = table([
      row('D-1', { ...eight, picture_1_alt_eng: 'In a bottle' }),
      row('D-2', { ...eight, picture_1: 'b.png' }),
      row('D-3', { picture_1: 'gone.png' }),
    ])
    const sent = [await picture('a.png'), await picture('b.png', '#aa3355'), await picture('c.png')]
    const { id } = await begin(text)
    expect(await receiveFiles(exporter, id, sent)).toEqual({
      stored: 2,
      unnamed: ['c.png'],
      refused: [],
    })
    expect((await current()).files).toEqual({ named: 3, here: 2, missing: ['gone.png'] })
    await checkImport(exporter, id)
    await runJobs()
    expect(await refusals()).toEqual([[4, 'picture_1: file_missing']])
    await applyImport(exporter, id)
    await runJobs()
    const [one, two] = [await byName('Imported D-1'), await byName('Imported D-2')]
    expect(one?.product_versions.image_alt_eng).toBe('In a bottle')
    const further = await database.db
      .select({ image: productPictures.image })
      .from(productPictures)
      .where(sql`${productPictures.product_id} in (${one?.products.id}, ${two?.products.id})`)
    const all = [
      ...further.map(({ image }) => image),
      one?.product_versions.image,
      two?.product_versions.image,
    ]
    expect(all).toHaveLength(16)
    expect(new Set(all).size).toBe(16)
  })

  it('continues after a crash where it stopped, and makes nothing twice', async () => {
    const before = await productCount()
    const rows = Array.from({ length: 60 }, (_, at) => row(`E-${at}`))
    const { id } = await checked(table(rows), [await picture('oil.png')])
    await applyImport(exporter, id)
    const { applyLines } = await import('./import-writing')
    const [found] = await database.db.select().from(offerImports).where(eq(offerImports.id, id))
    if (!found) throw new Error('There is no import.')
    await applyLines(found)
    expect(await current()).toMatchObject({ state: 'taking', progress: 50 })
    await Promise.all([offerImportWork.run({ id }, { id: 'a', attempt: 1 }), runJobs()])
    expect(await current()).toMatchObject({ state: 'done', progress: 60 })
    expect(await productCount()).toBe(before + 60)
  })

  it('refuses a line whose product somebody changed after the check', async () => {
    await takenOver(table([row('F-1')]), [await picture('oil.png')])
    const { id } = await checked(table([row('F-1', { cert: 'HACCP' })]), [await picture('oil.png')])
    const product = await byName('Imported F-1')
    await database.db
      .update(products)
      .set({ version: 9 })
      .where(eq(products.id, product?.products.id ?? 0))
    await applyImport(exporter, id)
    await runJobs()
    expect(await current()).toMatchObject({ state: 'done', results: { changed: 0, refused: 1 } })
    expect(await refusals()).toEqual([[2, 'id: edited']])
  })

  it('is put aside by its company only, with its pictures', async () => {
    const { id } = await begin(table([row('G-1')]))
    await receiveFiles(exporter, id, [await picture('oil.png')])
    await expect(endImport(other, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(checkImport(other, id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(receiveFiles(other, id, [])).rejects.toMatchObject({ code: 'not_found' })
    expect(await currentImport(other)).toBeNull()
    const [file] = await database.db
      .select()
      .from(offerImportFiles)
      .where(eq(offerImportFiles.import_id, id))
    await endImport(exporter, id)
    expect(await currentImport(exporter)).toBeNull()
    const key = file?.address?.split('/')[2] ?? ''
    const [stored] = await database.db.select().from(files).where(eq(files.key, key))
    expect(stored?.discarded_at).not.toBeNull()
  })

  it('is put aside a week after nobody continued it, and deleted a month later', async () => {
    await begin(table([row('H-1')]))
    const age = (days: number) =>
      database.db.execute(
        sql`update offer_imports set updated_at = now() - make_interval(days => ${days})`,
      )
    await age(8)
    await clearOfferImports(database.db)
    expect(await currentImport(exporter)).toBeNull()
    await age(31)
    await clearOfferImports(database.db)
    expect(await database.db.$count(offerImports)).toBe(0)
  })
})

describe('a file that is refused as a whole', () => {
  const many = `article_number\r\n${Array.from({ length: 10_001 }, (_, at) => `X-${at}`).join('\r\n')}`
  const manyFiles = `article_number,picture_1\n${Array.from({ length: 5_001 }, (_, at) => `X-${at},${at}.png`).join('\n')}`
  it.each([
    ['without a head', 'A-1,Dates,Medjool\nA-2,Dates,Barhi', ['no_head']],
    ['without a key', 'name_eng,name_ara\nDates,تمر', ['no_key']],
    ['with an unknown column', 'article_number,colour\nA,red', ['unknown_columns', 'colour']],
    ['that is empty', '', ['empty']],
    ['without lines', 'article_number,name_eng\n', ['nothing']],
    [
      'in Windows-1256',
      Buffer.from([...Buffer.from('article_number,name_ara\nA,'), 0xca, 0xe3, 0xd1]),
      ['encoding'],
    ],
    ['of UTF-16', Buffer.from('\ufeffarticle_number', 'utf16le'), ['encoding']],
    ['that is an archive', Buffer.from('504b03040a0000000000', 'hex'), ['packed']],
    ['that is a page', '<html><body>', ['html']],
    ['with 10,001 lines', many, ['too_many_lines']],
    ['with 5,001 pictures', manyFiles, ['too_many_files']],
    ['of broken quotes only', `article_number\n${'"a"b\n'.repeat(200)}`, ['broken']],
  ])('%s', async (_case, text, reason) => {
    await expect(begin(text)).rejects.toMatchObject({ code: 'invalid', fields: { file: reason } })
    expect(await database.db.$count(offerImports)).toBe(0)
  })
})

describe('a line that is refused', () => {
  it('names its field and its reason, and others go on', async () => {
    const [foreign] = await database.db
      .select({ id: products.id })
      .from(products)
      .where(and(sql`${products.company_id} <> ${exporter.companyId}`, isNull(products.deleted_at)))
      .limit(1)
    const text = table([
      row('I-1', { id: String(foreign?.id) }),
      row('I-2', { id: '=1' }),
      row('', {}),
      row('I-3', { picture_1: '../../oil.png' }),
      row('I-4', { picture_1: '/media/0123456789abcdef0123456789abcdef/640.webp' }),
      row('I-5', { picture_1: '' }),
      row('I-6', { industry: 'No such sector' }),
      row('I-7'),
      row('I-7', { name_eng: 'Twice' }),
      row('I-8', { name_eng: '', contacts: 'data:text/html,x' }),
      row('I-9', { min_order: '5' }),
      row('I-10', { season: '13' }),
      row('I-11', { picture_1_alt_eng: 'x'.repeat(201) }),
      row('x'.repeat(65)),
    ])
    expect((await checked(text, [await picture('oil.png')])).results).toMatchObject({ new: 1 })
    expect(await refusals()).toEqual(
      [
        [2, 'id: not_yours'],
        [3, 'id: not_yours'],
        [4, 'article_number: key_missing'],
        [5, 'picture_1: file_name'],
        [6, 'picture_1: picture_gone'],
        [7, 'picture_1: required'],
        [8, 'industry: choice'],
        [10, 'article_number: twice'],
        [11, 'name_eng: required', 'contacts: web_address'],
        [12, 'min_order_unit: required'],
        [13, 'season: choice'],
        [14, 'picture_1_alt_eng: text_max'],
        [15, 'article_number: number_max'],
      ].map((line) => [...line]),
    )
  })

  it('with an open quote costs nothing but itself', async () => {
    const good = table([row('J-1')]).split('\r\n')
    const text = [good[0], '"never closed,x,y', good[1]].join('\r\n')
    await checked(text, [await picture('oil.png')])
    expect(await current()).toMatchObject({ results: { new: 1, refused: 1 } })
    expect(await refusals()).toEqual([[2, ': quotes']])
  })

  it('cannot have a PDF as a picture, and a broken picture is named', async () => {
    const { id } = await begin(
      table([row('K-1', { picture_1: 'paper.pdf', picture_2: 'bad.png' })]),
    )
    const bad = await received('bad.png', Buffer.from('\x89PNG\r\n\x1a\nnothing'), 'png')
    const paper = await received('paper.pdf', pdfWith(), 'pdf')
    expect(await receiveFiles(exporter, id, [paper, bad])).toMatchObject({
      stored: 0,
      unnamed: [],
      refused: [
        { name: 'paper.pdf', rule: 'picture' },
        { name: 'bad.png', rule: 'damaged' },
      ],
    })
    await checkImport(exporter, id)
    await runJobs()
    expect(await refusals()).toEqual([[2, 'picture_1: picture', 'picture_2: damaged']])
  })
})

describe('the export', () => {
  it('makes formulas harmless, reads them back, and has no other company’s products', async () => {
    const name = '=HYPERLINK("http://x")'
    await takenOver(table([row('L-1', { name_eng: name })]), [await picture('oil.png')])
    const text = await exported()
    expect(text.startsWith('id,article_number,')).toBe(true)
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    const again = await checked(text)
    expect(await refusals()).toEqual([])
    expect(again.results).toMatchObject({ changed: 0, new: 0, refused: 0 })
    expect(await exported('products.csv', other)).not.toContain('HYPERLINK')
    expect((await byName(name))?.products.status).toBe(10)
  })

  it('has a template, and nothing for visitors', async () => {
    expect(await exported('products-template.csv')).toContain('mj-1000.jpg')
    expect(() => offerFile(anonymous, 'products.csv')).toThrow('unauthenticated')
    expect(() => offerFile(exporter, 'companies.csv')).toThrow('not_found')
  })
})

it('500 products with pictures take a bounded number of statements', async () => {
  const before = await productCount()
  const rows = Array.from({ length: 500 }, (_, at) => row(`M-${at}`, { picture_2: 'oil.png' }))
  const { id } = await checked(table(rows, ';'), [await picture('oil.png')])
  const count = countStatements()
  await applyImport(exporter, id)
  await runJobs()
  expect(await current()).toMatchObject({ state: 'done', progress: 500 })
  expect(await productCount()).toBe(before + 500)
  expect(
    await database.db.$count(articleNumbers, gt(articleNumbers.product_id, 0)),
  ).toBeGreaterThanOrEqual(500)
  const statements = count()
  expect(statements).toBeGreaterThan(50)
  expect(statements).toBeLessThan(600)
})
