import { listDeadJobs, retryDeadJob } from '@/lib/db/jobs'
import { files } from '@/lib/db/schema/files'
import { jobs } from '@/lib/db/schema/jobs'
import { documentName, pictureName } from '@/lib/files/names'
import { storage } from '@/lib/files/storage'
import { runDueJobs } from '@/lib/jobs/runner'
import { capturedLog } from '@/tests/support/captured-log'
import { useTestDatabase } from '@/tests/support/test-database'
import { sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordFiles, saveDocument, savePicture } from './files'
import {
  beginFileCheck,
  damagedFile,
  fileCheck,
  isKnownDamaged,
  isSizeWhole,
  requireWhole,
} from './integrity'

capturedLog()
const database = useTestDatabase()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  vi.stubEnv('DATA_DIR', folder)
})
beforeEach(async () => {
  for (const table of [jobs, files]) await database.db.delete(table)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const size = (width: number, text: string) => ({ width, height: 200, bytes: Buffer.from(text) })

async function picture() {
  const sizes = [size(300, 'small'), size(600, 'large')]
  const saved = await savePicture({ sizes, fallback: size(600, 'as JPEG'), sample: false })
  await recordFiles(database.db, [saved])
  return saved.key
}

async function document(name = 'list.pdf') {
  const saved = await saveDocument({
    bytes: Buffer.from('%PDF'),
    name,
    audience: 'user',
    sample: false,
  })
  await recordFiles(database.db, [saved])
  return { ...saved, key: saved.key }
}

/** Runs what is due by now, whenever it was to begin. */
async function runAll() {
  do await database.db.update(jobs).set({ run_at: sql`now()` })
  while ((await runDueJobs([fileCheck, damagedFile])) > 0)
}

const damage = (name: string) => storage().put(name, Buffer.from('other'))
const reasons = async () =>
  (await listDeadJobs(database.db)).map(({ name, last_error }) => [name, last_error])
const reasonOf = (file: string) => [
  'damaged-file',
  `The stored file ${file} is damaged or missing: restore it from a backup.`,
]

describe('F21 a damaged file', () => {
  it('that somebody requests is a failed job with its reason, once', async () => {
    const file = await document()
    await damage(documentName(file.key))
    for (let time = 0; time < 3; time += 1) {
      await expect(requireWhole(file)).rejects.toThrow('file_damaged')
    }
    await runAll()
    expect(await reasons()).toEqual([reasonOf(documentName(file.key))])
  })

  it.each([
    ['a size of a picture that differs', async (key: string) => damage(pictureName(key, 300))],
    ['its JPEG that differs', async (key: string) => damage(pictureName(key, 600, 'jpg'))],
    ['a size that is missing', async (key: string) => storage().delete(pictureName(key, 600))],
  ])('is found by the weekly check: %s', async (_what, change) => {
    const [damaged, other] = [await picture(), await picture()]
    await change(damaged)
    await beginFileCheck()
    await runAll()
    expect(await reasons()).toEqual([reasonOf(`pictures/${damaged}`)])
    expect([await isKnownDamaged(damaged), await isKnownDamaged(other)]).toEqual([true, false])
  })

  it.each([
    ['its sums', { kind: 'picture' }],
    ['one sum for all sizes, from before', { size_sums: null }],
    ['the sum of its AVIF alone', { size_sums: { '600.avif': 'a'.repeat(64) } }],
  ])('that is a size of a picture with %s is not whole, and a failed job', async (_what, row) => {
    const [key, other] = [await picture(), await picture()]
    await database.db.update(files).set(row)
    expect(await isSizeWhole(key, '300.webp', Buffer.from('small'))).toBe(true)
    expect(await isSizeWhole(key, '600.jpg', Buffer.from('as JPEG'))).toBe(true)
    await damage(pictureName(other, 600))
    expect(await isSizeWhole(other, '600.webp', Buffer.from('other'))).toBe(false)
    await runAll()
    expect(await reasons()).toEqual([reasonOf(`pictures/${other}`)])
    expect([await isKnownDamaged(key), await isKnownDamaged(other)]).toEqual([false, true])
  })

  it('that is an AVIF is found when it is read, and by the weekly check', async () => {
    const key = await picture()
    await storage().put(pictureName(key, 600, 'avif'), Buffer.from('avif'))
    expect(await isSizeWhole(key, '600.avif', Buffer.from('avif'))).toBe(true)
    await damage(pictureName(key, 600, 'avif'))
    await beginFileCheck()
    await runAll()
    expect(await reasons()).toEqual([reasonOf(`pictures/${key}`)])
    expect(await isSizeWhole(key, '600.avif', Buffer.from('other'))).toBe(false)
  })

  it('is done once it is restored and tried again', async () => {
    const key = await picture()
    await damage(pictureName(key, 300))
    await beginFileCheck()
    await runAll()
    await storage().put(pictureName(key, 300), Buffer.from('small'))
    const [job] = await listDeadJobs(database.db)
    await retryDeadJob(database.db, job?.id ?? '')
    await runAll()
    expect(await reasons()).toEqual([])
    const now = performance.now.bind(performance)
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000)
    expect(await isKnownDamaged(key)).toBe(false)
    later.mockRestore()
  })
})

describe('the weekly check', () => {
  it('begins once, on whatever instance', async () => {
    await Promise.all([beginFileCheck(), beginFileCheck()])
    await beginFileCheck()
    expect(await database.db.$count(jobs)).toBe(1)
    await database.db.update(jobs).set({ created_at: sql`now() - interval '8 days'` })
    await beginFileCheck()
    expect(await database.db.$count(jobs)).toBe(2)
  })

  it('reads every file, a hundred at a time, and reports nothing that is whole', async () => {
    for (let count = 0; count < 101; count += 1) await document(`${count}.pdf`)
    await picture()
    await beginFileCheck()
    await runAll()
    expect(await reasons()).toEqual([])
    expect(await database.db.$count(jobs)).toBe(2)
  })
})
