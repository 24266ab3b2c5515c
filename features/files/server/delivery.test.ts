import { anonymous, type Actor } from '@/lib/auth/actor'
import { files } from '@/lib/db/schema/files'
import { users } from '@/lib/db/schema/accounts'
import type { Audience } from '@/lib/files/audience'
import { contentDisposition } from '@/lib/files/disposition'
import { documentName, pictureName } from '@/lib/files/names'
import { storage } from '@/lib/files/storage'
import { settings } from '@/lib/settings/settings'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq, sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capturedLog } from '@/tests/support/captured-log'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { saveDocument, savePicture, recordFiles } from './files'
import { serveDocument, servePicture } from './delivery'

const lines = capturedLog()
const database = useTestDatabase()
const sizes = [
  { width: 320, height: 200, bytes: Buffer.from('small') },
  { width: 640, height: 400, bytes: Buffer.from('the larger one') },
]
const text = '%PDF-1.7 ten thousand words'
let folder: string
let owner: number

const member = (userId: number, given: Partial<Actor> = {}): Actor => ({
  ...anonymous,
  userId,
  loginId: 'login',
  ...given,
})
const stranger = member(90_001)
const vip = member(90_002, { vip: true })
const officer = member(90_003, { staffRoles: ['officer'] })
const admin = member(90_004, { staffRoles: ['admin'] })
const editor = member(90_005, { staffRoles: ['editor'] })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-files-'))
  vi.stubEnv('DATA_DIR', folder)
  expect(settings().DATA_DIR).toBe(folder)
  const [person] = await database.db
    .insert(users)
    .values({ name: 'Salma', email: 'salma@a.example', locale: 'ar' })
    .returning()
  owner = person?.id ?? 0
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

async function stored(audience: Audience, given: object = {}) {
  const document = { bytes: Buffer.from(text), name: 'قائمة faq.pdf', audience, sample: false }
  const saved = await saveDocument({ ...document, ...given })
  await recordFiles(database.db, [saved])
  return saved.key
}

/** Every document of these tests belongs to company 7. */
const readers = (actor: Actor) => ({
  identify: () => Promise.resolve(actor),
  isOfWork: () => Promise.resolve(false),
  isOfCompany: (companyId: number, address: string) =>
    Promise.resolve(companyId === 7 && address.startsWith('/api/files/')),
})

function ask(
  key: string,
  actor: Actor = anonymous,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) {
  const request = new Request(`https://portal.example/api/files/${key}`, { headers, method })
  return serveDocument(key, request, readers(actor))
}

const askPicture = (segments: string[], headers: Record<string, string> = {}) =>
  servePicture(segments, new Request('https://portal.example/media/x', { headers }))

it('a document of work is read by who may work on its record, and 404 for other staff', async () => {
  const key = await stored('owner', { owner: null })
  const actor: Actor = { ...anonymous, userId: 99, loginId: 'login', staffRoles: ['composed'] }
  const request = new Request(`https://portal.example/api/files/${key}`)
  const requested: string[] = []
  const isOfWork = async (who: Actor, file: string) => {
    requested.push(file)
    return who.userId === 99
  }
  const answer = await serveDocument(key, request, { ...readers(actor), isOfWork })
  expect([answer.status, requested]).toEqual([200, [key]])
  await expect(serveDocument(key, request, readers(actor))).rejects.toThrow('not_found')
})

describe('a stored picture', () => {
  it('is served from its address with a permanent cache', async () => {
    const { key } = await savePicture({ sizes, sample: false })
    const answer = await askPicture([key, '640.webp'])
    expect(answer?.status).toBe(200)
    expect(await answer?.text()).toBe('the larger one')
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'content-length': '14',
      'x-content-type-options': 'nosniff',
    })
  })

  it('returns 304 to a client that has it', async () => {
    const { key } = await savePicture({ sizes, sample: false })
    const etag = (await askPicture([key, '320.webp']))?.headers.get('etag') ?? ''
    const again = await askPicture([key, '320.webp'], { 'if-none-match': `W/${etag}` })
    expect(again?.status).toBe(304)
    expect(again?.body).toBeNull()
    expect((await askPicture([key, '640.webp'], { 'if-none-match': etag }))?.status).toBe(200)
  })

  it('exists only in its stored sizes', async () => {
    const { key } = await savePicture({ sizes, sample: false })
    expect(await askPicture([key, '1280.webp'])).toBeNull()
  })

  it('answers for AVIF with WebP until that is made, and is cached briefly', async () => {
    const { key } = await savePicture({ sizes, sample: false })
    const early = await askPicture([key, '640.avif'])
    expect(await early?.text()).toBe('the larger one')
    expect(Object.fromEntries(early?.headers ?? [])).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-type': 'image/webp',
    })
    await storage().put(pictureName(key, 640, 'avif'), Buffer.from('avif'))
    const made = await askPicture([key, '640.avif'], {
      'if-none-match': early?.headers.get('etag') ?? '',
    })
    expect([made?.status, await made?.text()]).toEqual([200, 'avif'])
    expect(Object.fromEntries(made?.headers ?? [])).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/avif',
    })
    expect(await askPicture([key, '900.avif'])).toBeNull()
  })

  it('is the only kind of file served by that handler', async () => {
    const key = await stored('open')
    for (const segments of [[key], ['private', key], [key, '640.webp'], ['..', 'private', key]]) {
      expect(await askPicture(segments)).toBeNull()
    }
  })
})

describe('T8 access to a document', () => {
  const refusal = (answer: Promise<Response>) =>
    answer.then(
      ({ status }) => String(status),
      (error: Error) => error.message,
    )

  it.each([
    ['open', '200', '200', '200', '200', '200', '200', '200'],
    ['user', 'unauthenticated', '200', '200', '200', '200', '200', '200'],
    [
      'vip',
      'unauthenticated',
      'forbidden',
      '200',
      'forbidden',
      'forbidden',
      'forbidden',
      'forbidden',
    ],
    ['owner', 'unauthenticated', 'not_found', 'not_found', '200', '200', '200', 'not_found'],
  ] as const)(
    'of %s: visitor %s, member %s, premium member %s, owner %s, officer %s, admin %s, editor %s',
    async (audience, ...expected) => {
      const key = await stored(audience, { owner })
      const callers = [anonymous, stranger, vip, member(owner), officer, admin, editor]
      for (const [index, actor] of callers.entries()) {
        expect(await refusal(ask(key, actor))).toBe(expected[index])
        expect(await refusal(ask(key, actor, {}, 'HEAD'))).toBe(expected[index])
      }
    },
  )

  it('of a company are its members, regardless of which member sent it, and no other company', async () => {
    const key = await stored('owner', { owner })
    expect((await ask(key, member(90_006, { companyId: 7 }))).status).toBe(200)
    await expect(ask(key, member(90_007, { companyId: 8 }))).rejects.toThrow('not_found')
    const premium = await stored('vip', { owner })
    await expect(ask(premium, member(90_006, { companyId: 7 }))).rejects.toThrow('forbidden')
  })

  it('is decided before any header is read', async () => {
    const key = await stored('vip')
    const requestHeaders: Record<string, string>[] = [
      { 'if-none-match': `"${key}"` },
      { 'if-none-match': '*' },
      { range: 'bytes=0-3' },
      { range: 'bytes=999999-' },
    ]
    for (const headers of requestHeaders) {
      await expect(ask(key, anonymous, headers)).rejects.toThrow('unauthenticated')
      await expect(ask(key, stranger, headers)).rejects.toThrow('forbidden')
    }
  })

  it('ends with the premium mark: the old address is rejected', async () => {
    const key = await stored('vip')
    expect((await ask(key, vip)).status).toBe(200)
    await expect(ask(key, { ...vip, vip: false })).rejects.toThrow('forbidden')
  })

  it('is denied to everybody once the file was replaced', async () => {
    const key = await stored('open')
    await database.db
      .update(files)
      .set({ discarded_at: sql`now()` })
      .where(eq(files.key, key))
    await expect(ask(key)).rejects.toThrow('not_found')
  })

  it('returns 404 when there is no document at the address', async () => {
    const picture = await savePicture({ sizes, sample: false })
    await recordFiles(database.db, [picture])
    const tricks = ['../secret', '..%2f..%2fetc%2fpasswd', '\0', '', '0'.repeat(32), 'A'.repeat(32)]
    for (const key of [picture.key, ...tricks]) {
      const request = new Request('https://portal.example/api/files/x')
      await expect(serveDocument(key, request, readers(vip))).rejects.toThrow('not_found')
    }
  })
})

describe('a document', () => {
  it('is sent with its type, size and name, and the type is never sniffed', async () => {
    const answer = await ask(await stored('user'), stranger)
    expect(await answer.text()).toBe(text)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(text.length),
      'content-disposition': `attachment; filename="_ faq.pdf"; filename*=UTF-8''${encodeURIComponent('قائمة faq.pdf')}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
  })

  it('with an outdated extension is sent with the name of its real type', async () => {
    const key = await stored('user')
    await database.db.update(files).set({ file_name: 'offer.exe' }).where(eq(files.key, key))
    const answer = await ask(key, stranger)
    expect(answer.headers.get('content-disposition')).toBe(
      contentDisposition('attachment', 'offer.exe.pdf'),
    )
  })

  it('is not cached when access to it is restricted', async () => {
    for (const audience of ['user', 'vip', 'owner'] as const) {
      const answer = await ask(await stored(audience, { owner }), member(owner, { vip: true }))
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('vary')).toBe('Cookie, Authorization')
    }
  })

  it('is cached publicly and shown inline when it is open', async () => {
    const { headers } = await ask(await stored('open'))
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    expect(headers.get('content-disposition')).toMatch(/^inline;/)
    expect(headers.get('vary')).toBeNull()
  })

  it('returns 304 to a client that has it', async () => {
    const key = await stored('user')
    const etag = (await ask(key, stranger)).headers.get('etag') ?? ''
    const again = await ask(key, stranger, { 'if-none-match': `"other", ${etag}` })
    expect([again.status, again.body]).toEqual([304, null])
    expect(again.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is sent in the part that a Range header names', async () => {
    const key = await stored('user')
    const part = await ask(key, stranger, { range: 'bytes=1-3' })
    expect([part.status, await part.text()]).toEqual([206, 'PDF'])
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${text.length}`)
    expect(part.headers.get('content-length')).toBe('3')
  })

  it('returns its length when the range starts after its end', async () => {
    const answer = await ask(await stored('user'), stranger, { range: 'bytes=500-' })
    expect([answer.status, await answer.text()]).toEqual([416, ''])
    expect(answer.headers.get('content-range')).toBe(`bytes */${text.length}`)
  })

  it('is sent whole when the If-Range header names another file', async () => {
    const key = await stored('user')
    const range = 'bytes=1-3'
    expect((await ask(key, stranger, { range, 'if-range': `"${key}"` })).status).toBe(206)
    for (const known of ['"other"', `W/"${key}"`, 'Wed, 21 Oct 2026 07:28:00 GMT']) {
      expect((await ask(key, stranger, { range, 'if-range': known })).status).toBe(200)
    }
  })

  it('is described without its content to a HEAD request', async () => {
    const answer = await ask(await stored('user'), stranger, { range: 'bytes=1-3' }, 'HEAD')
    expect([answer.status, answer.body]).toEqual([200, null])
    expect(answer.headers.get('content-length')).toBe(String(text.length))
  })
})

describe('F21 a size of a picture that was changed in its storage', () => {
  it('is not sent, nor is any other size from then on', async () => {
    const saved = await savePicture({ sizes, sample: false })
    await recordFiles(database.db, [saved])
    for (const { width } of sizes) {
      expect((await askPicture([saved.key, `${width}.webp`]))?.status).toBe(200)
    }
    await storage().put(pictureName(saved.key, 640), Buffer.from('the larger 0ne'))
    expect(await askPicture([saved.key, '640.webp'])).toBeNull()
    expect(await askPicture([saved.key, '320.webp'])).toBeNull()
  })
})

describe('F21 a document that was changed in its storage', () => {
  const damage = (key: string, content: string) =>
    storage().put(documentName(key), Buffer.from(content))

  it.each([
    ['one byte differs', text.replace('PDF', 'PDG')],
    ['its end is missing', text.slice(0, -1)],
    ['it is empty', ''],
  ])('is not sent when %s, whole or in parts', async (_how, content) => {
    const key = await stored('user')
    await damage(key, content)
    await expect(ask(key, stranger)).rejects.toThrow('file_damaged')
    await expect(ask(key, stranger, { range: 'bytes=0-1' })).rejects.toThrow('file_damaged')
    await damage(key, text)
    expect(await (await ask(key, stranger)).text()).toBe(text)
  })

  it('is reported in the log, once', async () => {
    lines.length = 0
    const key = await stored('user')
    await damage(key, 'other')
    for (let time = 0; time < 3; time += 1) {
      await expect(ask(key, stranger)).rejects.toThrow('file_damaged')
    }
    const line = { level: 50, file: documentName(key), msg: 'a stored file is damaged' }
    expect(lines).toMatchObject([line])
  })

  it('is kept from those who may not read it as before', async () => {
    const key = await stored('user')
    await damage(key, 'other')
    await expect(ask(key)).rejects.toThrow('unauthenticated')
  })
})
