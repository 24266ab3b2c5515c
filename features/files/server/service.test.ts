import { files } from '@/lib/db/schema/files'
import { localStorage } from '@/lib/files/local-storage'
import { documentAddress, documentName, pictureName } from '@/lib/files/names'
import { settings } from '@/lib/settings/settings'
import { useTestDatabase } from '@/tests/support/test-database'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  describeDocuments,
  discardFiles,
  keepDocument,
  keepPicture,
  recordFiles,
  serveDocument,
  servePicture,
} from './service'

const database = useTestDatabase()
const sizes = [
  { width: 320, height: 200, bytes: Buffer.from('small') },
  { width: 640, height: 400, bytes: Buffer.from('the larger one') },
]
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
  it('is served from its address for good', async () => {
    const { key } = await keepPicture({ sizes, sample: false })
    const answer = await servePicture([key, '640.webp'])
    expect(answer?.status).toBe(200)
    expect(Buffer.from(answer?.body ?? []).toString()).toBe('the larger one')
    expect(answer?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer?.headers['content-type']).toBe('image/webp')
    expect(answer?.headers['content-length']).toBe('14')
  })

  it('is not sent again to who has it', async () => {
    const { key } = await keepPicture({ sizes, sample: false })
    const first = await servePicture([key, '320.webp'])
    const again = await servePicture([key, '320.webp'], first?.headers.etag)
    expect(again).toMatchObject({ status: 304, body: null })
    expect(await servePicture([key, '640.webp'], first?.headers.etag)).toMatchObject({
      status: 200,
    })
  })

  it('has only the sizes it was stored in', async () => {
    const { key } = await keepPicture({ sizes, sample: false })
    expect(await servePicture([key, '1280.webp'])).toBeNull()
  })

  it('is recorded with its sizes, and its record goes with its transaction', async () => {
    const kept = await keepPicture({ sizes, sample: true })
    await recordFiles(database.db, [kept])
    const [row] = await database.db.select().from(files)
    expect(row).toMatchObject({ key: kept.key, bytes: 19, widths: [320, 640], height: 400 })
    expect(row).toMatchObject({ kind: 'picture', is_public: true, sample: true })
  })

  it('leaves nothing when one of its sizes cannot be stored', async () => {
    const storage = localStorage(join(folder, 'broken'))
    const names: string[] = []
    const broken = {
      ...storage,
      put: (name: string, bytes: Uint8Array) => {
        names.push(name)
        return names.length === 2 ? Promise.reject(new Error('full')) : storage.put(name, bytes)
      },
    }
    await expect(keepPicture({ sizes, sample: false }, broken)).rejects.toThrow('full')
    expect(await Promise.all(names.map((name) => storage.get(name)))).toEqual([null, null])
  })
})

describe('a stored document', () => {
  const pdf = { bytes: Buffer.from('%PDF'), name: 'guide.pdf', open: false, sample: false }

  it('is out of reach of the pictures’ door', async () => {
    const { key } = await keepDocument(pdf)
    expect(await servePicture([key])).toBeNull()
    expect(await servePicture(['private', key])).toBeNull()
    expect(await servePicture([key, '640.webp'])).toBeNull()
  })

  it('is served to everybody from its address when it is open, under its name', async () => {
    const kept = await keepDocument({ ...pdf, name: 'قائمة faq.pdf', open: true })
    await recordFiles(database.db, [kept])
    const { status, body, headers } = await serveDocument(kept.key)
    expect([status, Buffer.from(body ?? []).toString()]).toEqual([200, '%PDF'])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '4',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('قائمة faq.pdf')}`,
    })
    expect(await serveDocument(kept.key, headers.etag)).toMatchObject({ status: 304, body: null })
  })

  it('is served to nobody unknown when it is not open', async () => {
    const kept = await keepDocument(pdf)
    await recordFiles(database.db, [kept])
    await expect(serveDocument(kept.key)).rejects.toThrow('unauthenticated')
  })

  it('is missing under any other key, and a picture is none', async () => {
    const picture = await keepPicture({ sizes, sample: false })
    await recordFiles(database.db, [picture])
    for (const key of [picture.key, '0'.repeat(32), '../secret', '\0', '']) {
      await expect(serveDocument(key)).rejects.toThrow('not_found')
    }
  })

  it('is described by its address: type and size', async () => {
    const kept = await keepDocument({ ...pdf, open: true })
    await recordFiles(database.db, [kept])
    const address = documentAddress(kept.key)
    expect(await describeDocuments([address, 'https://a.example/x.pdf'])).toEqual([
      { address, mime: 'application/pdf', bytes: 4 },
    ])
    expect(await describeDocuments([])).toEqual([])
  })

  it('is discarded with all other files of a failed transaction', async () => {
    const storage = localStorage(join(folder, 'failed'))
    const kept = [
      await keepDocument(pdf, storage),
      await keepPicture({ sizes, sample: false }, storage),
    ]
    await discardFiles(kept, storage)
    expect(await storage.get(documentName(kept[0]?.key ?? ''))).toBeNull()
    expect(await storage.get(pictureName(kept[1]?.key ?? '', 640))).toBeNull()
  })
})
