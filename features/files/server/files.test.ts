import { files } from '@/lib/db/schema/files'
import { localStorage } from '@/lib/files/local-storage'
import { documentAddress, documentName, pictureName } from '@/lib/files/names'
import { settings } from '@/lib/settings/settings'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  describeDocuments,
  discardFiles,
  saveDocument,
  savePicture,
  recordFiles,
  setAudience,
} from './files'

const database = useTestDatabase()
const sizes = [
  { width: 320, height: 200, bytes: Buffer.from('small') },
  { width: 640, height: 400, bytes: Buffer.from('the larger one') },
]
const pdf = {
  bytes: Buffer.from('%PDF'),
  name: 'guide.pdf',
  audience: 'user',
  sample: false,
} as const
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  vi.stubEnv('DATA_DIR', folder)
  expect(settings().DATA_DIR).toBe(folder)
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

describe('a stored picture', () => {
  it('is recorded with its sizes, and its row rolls back with its transaction', async () => {
    const saved = await savePicture({ sizes, sample: true })
    await recordFiles(database.db, [saved])
    const [row] = await database.db.select().from(files)
    expect(row).toMatchObject({ key: saved.key, bytes: 19, widths: [320, 640], height: 400 })
    expect(row).toMatchObject({ kind: 'picture', audience: 'open', sample: true })
  })

  it('leaves no files when one of its sizes cannot be stored', async () => {
    const storage = localStorage(join(folder, 'broken'))
    const names: string[] = []
    const broken = {
      ...storage,
      put: (name: string, bytes: Uint8Array) => {
        names.push(name)
        return names.length === 2 ? Promise.reject(new Error('full')) : storage.put(name, bytes)
      },
    }
    await expect(savePicture({ sizes, sample: false }, broken)).rejects.toThrow('full')
    expect(await Promise.all(names.map((name) => storage.get(name)))).toEqual([null, null])
  })
})

describe('a stored document', () => {
  it('has type, size and pages by its address', async () => {
    const saved = await saveDocument({ ...pdf, audience: 'open', pages: 12 })
    await recordFiles(database.db, [saved])
    const address = documentAddress(saved.key)
    expect(await describeDocuments([address, 'https://a.example/x.pdf'])).toEqual([
      { address, mime: 'application/pdf', bytes: 4, pages: 12 },
    ])
    expect(await describeDocuments([])).toEqual([])
  })

  it('has a name without path', async () => {
    const saved = await saveDocument({ ...pdf, name: '../../etc/شهادة.pdf' })
    expect(saved.file_name).toBe('شهادة.pdf')
    expect(saved.key).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is named by its key when its name has no valid characters', async () => {
    const saved = await saveDocument({ ...pdf, name: '/' })
    expect(saved.file_name).toBe(`${saved.key}.pdf`)
  })

  it('changes its readers with the record that contains it, unlike a picture', async () => {
    const [one, two] = [await saveDocument(pdf), await saveDocument(pdf)]
    const picture = await savePicture({ sizes, sample: false })
    await recordFiles(database.db, [one, two, picture])
    const addresses = [documentAddress(one.key), documentAddress(picture.key), null, '/etc/passwd']
    await setAudience(database.db, addresses, 'vip')
    const audienceOf = async (key: string) =>
      (await database.db.select().from(files).where(eq(files.key, key)))[0]?.audience
    expect(await audienceOf(one.key)).toBe('vip')
    expect(await audienceOf(two.key)).toBe('user')
    expect(await audienceOf(picture.key)).toBe('open')
  })

  it('is deleted with all other files of a failed transaction', async () => {
    const storage = localStorage(join(folder, 'failed'))
    const saved = [
      await saveDocument(pdf, storage),
      await savePicture({ sizes, sample: false }, storage),
    ]
    await discardFiles(saved, storage)
    expect(await storage.get(documentName(saved[0]?.key ?? ''))).toBeNull()
    expect(await storage.get(pictureName(saved[1]?.key ?? '', 640))).toBeNull()
  })
})
