import { identify, openSessions } from '@/features/accounts/sessions/server/sessions'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { files } from '@/lib/db/schema/files'
import { offerImportFiles, offerImports } from '@/lib/db/schema/offer-imports'
import { settings } from '@/lib/settings/settings'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { formRequest } from '@/tests/support/uploads'
import { eq } from 'drizzle-orm'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { offersFeature } from '../feature'

const database = useTestDatabase(loadedTemplate)
const { app } = mount(offersFeature.calls, { identify })
let folder: string
let bearer: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-import-files-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('LIMITS', 'offer-import=12/3600')
  expect(settings().DATA_DIR).toBe(folder)
  const email = 'exporter@portal.example'
  const [person] = await database.db.select().from(users).where(eq(users.email, email))
  const who = { id: person?.id ?? 0, isStaff: false, remember: false }
  const { token } = await openSessions(database.db, who, contextInProcess(anonymous, 'test'))
  bearer = `Bearer ${token}`
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

async function send(path: string, fields: Record<string, string>, sent: [string, Blob, string][]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const [name, content, fileName] of sent) form.append(name, content, fileName)
  const url = `http://portal.example/api/my-offer-import${path}`
  const response = await app.fetch(await formRequest(url, form, { authorization: bearer }))
  return { status: response.status, body: await response.json() }
}

const begin = (content: BlobPart) =>
  send('', { type: 'products' }, [['file', new Blob([content]), 'products.csv']])

describe('T9 a file of offers', () => {
  it('of 60 MB is refused, and leaves nothing', async () => {
    const answer = await begin(Buffer.alloc(60_000_000, 'a,b\n'))
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(await database.db.$count(offerImports)).toBe(0)
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })

  it('of 100 MB is refused before it is read', async () => {
    const url = 'http://portal.example/api/my-offer-import'
    const headers = {
      authorization: bearer,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '100000000',
    }
    const request = new Request(url, { method: 'POST', headers, body: '--x' })
    expect((await app.fetch(request)).status).toBe(413)
  })

  it('that is an archive or a workbook is refused by its first bytes', async () => {
    const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(1_000)])
    expect((await begin(zip)).status).toBe(415)
    expect(await database.db.$count(offerImports)).toBe(0)
  })
})

describe('T9 the pictures of a file', () => {
  it('are real pictures under a name without a path; SVG, HTML and archives are refused', async () => {
    const started = await begin('article_number,picture_1,picture_2\nA,x.png,x.svg\n')
    expect(started).toMatchObject({ status: 200, body: { files: { named: 2, here: 0 } } })
    const fields = { id: String(started.body.id) }
    const before = await database.db.$count(files)
    const bad = ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html>', 'PK\u0003\u0004']
    for (const content of bad) {
      const sent = new Blob([content], { type: 'image/png' })
      const answer = await send('/files', fields, [['files', sent, 'x.png']])
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_type' } })
    }
    expect(await database.db.$count(files)).toBe(before)
    const picture = await sharp({
      create: { width: 40, height: 40, channels: 3, background: '#1b6b64' },
    })
      .png()
      .toBuffer()
    const sent = new Blob([Uint8Array.from(picture)])
    const answer = await send('/files', fields, [
      ['files', sent, '../../x.png'],
      ['files', sent, '../../etc/passwd'],
    ])
    expect(answer.body).toEqual({ stored: 1, unnamed: ['passwd'], refused: [] })
    const [stored] = await database.db
      .select()
      .from(offerImportFiles)
      .where(eq(offerImportFiles.name, 'x.png'))
    expect(stored?.address).toMatch(/^\/media\/[0-9a-f]{32}\//)
  })

  it('come in groups of ten at most', async () => {
    const { body } = await begin('article_number\nA\n')
    const many = Array.from({ length: 11 }, (_, at): [string, Blob, string] => [
      'files',
      new Blob(['\x89PNG\r\n\x1a\n0000']),
      `${at}.png`,
    ])
    expect((await send('/files', { id: String(body.id) }, many)).status).toBeGreaterThanOrEqual(400)
  })
})

it('files of offers are counted by person', async () => {
  const statuses = []
  for (let at = 0; at < 12; at += 1) statuses.push((await begin('article_number\nA\n')).status)
  expect(statuses.at(-1)).toBe(429)
})
