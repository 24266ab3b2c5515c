import { endpoint } from '@/lib/api/endpoint'
import { failedAnswer } from '@/lib/api/error-responses'
import { mount } from '@/lib/api/mount'
import { sentenceOf } from '@/lib/api/rule-sentences'
import { anonymous, personOf } from '@/lib/auth/actor'
import { transaction } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { companies } from '@/lib/db/schema/companies'
import { files } from '@/lib/db/schema/files'
import { contentDisposition } from '@/lib/files/disposition'
import { documentAddress, pictureName, storedNames } from '@/lib/files/names'
import { storage } from '@/lib/files/storage'
import { runDueJobs } from '@/lib/jobs/runner'
import { avifWidths } from '@/lib/pictures/avif-widths'
import { settings } from '@/lib/settings/settings'
import { inspectConfined } from '@/tests/support/inspections'
import { route } from '@/tests/support/route'
import { serveFetch } from '@/tests/support/serve-fetch'
import type { Running } from '@/tests/support/servers'
import { useTestDatabase } from '@/tests/support/test-database'
import { packedObjects, pdfWith, pngOf } from '@/tests/support/uploads'
import { eq } from 'drizzle-orm'
import { once } from 'node:events'
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { makeAvif } from './avif'
import { serveDocument } from './delivery'
import { discardFiles, recordFiles, type StoredFile } from './files'
import {
  saveUploadedDocument,
  saveUploadedPicture,
  saveUploadedPortrait,
  replaceFiles,
  settleFile,
} from './uploads'

inspectConfined()
const database = useTestDatabase()
let folder: string
let owner: number
let server: Running
let fails = false

const things = endpoint({
  method: 'POST',
  path: 'things',
  summary: 'Files of all kinds',
  access: 'user',
  body: z.object({ title: z.string().max(20).optional() }),
  files: {
    avatar: { takes: 'picture', below: 2_000_000 },
    image: { takes: 'picture', below: 9_000_000 },
    paper: { takes: 'pdf', below: 9_000_000 },
    papers: { takes: 'pdf', below: 9_000_000, maxFiles: 3 },
  },
  response: z.object({ title: z.string().optional(), keys: z.array(z.string()) }),
})

const handler = route(things, async ({ body, files: given }, { actor }) => {
  const { userId } = personOf(actor)
  const saved: StoredFile[] = []
  for (const file of given.avatar) {
    saved.push(await saveUploadedPortrait({ field: 'avatar', file, owner: userId }))
  }
  for (const file of given.image) {
    saved.push(await saveUploadedPicture({ field: 'image', file, owner: userId }))
  }
  for (const field of ['paper', 'papers'] as const) {
    for (const file of given[field]) {
      saved.push(await saveUploadedDocument({ field, file, owner: userId }, 'owner'))
    }
  }
  try {
    await transaction(async (tx) => {
      await recordFiles(tx, saved)
      if (fails) throw new Error('the record could not be written')
    })
  } catch (error) {
    await discardFiles(saved)
    throw error
  }
  return { ...body, keys: saved.map(({ key }) => key) }
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-uploads-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('LIMITS', 'form=10000/60,upload=10000/60')
  expect(settings().DATA_DIR).toBe(folder)
  const [person] = await database.db
    .insert(users)
    .values({ name: 'Salma', email: 'salma@a.example', locale: 'ar' })
    .returning()
  owner = person?.id ?? 0
  const member = { ...anonymous, userId: owner, loginId: 'login' }
  const identify = (request: Request) =>
    Promise.resolve(request.headers.has('authorization') ? member : anonymous)
  const apiServer = mount([handler], { identify })
  server = await serveFetch((request) => apiServer.app.fetch(request))
})

beforeEach(() => {
  fails = false
})

afterAll(async () => {
  await server.stop()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

async function send(
  given: Record<string, Buffer | string | { text: string }>,
  {
    names = {},
    headers = { authorization: 'Bearer x' },
  }: { names?: Record<string, string>; headers?: Record<string, string> } = {},
) {
  const form = new FormData()
  for (const [name, content] of Object.entries(given)) {
    if (typeof content === 'object' && 'text' in content) form.set(name, content.text)
    else
      form.set(
        name,
        new Blob([
          typeof content === 'string' ? Buffer.from(content, 'latin1') : Buffer.from(content),
        ]),
        names[name] ?? 'file.bin',
      )
  }
  const response = await fetch(`${server.origin}/api/things`, {
    method: 'POST',
    body: form,
    headers,
  })
  return { status: response.status, body: await response.json() }
}

const photo = (given: { width?: number; height?: number } = {}) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a33', ...given } })

/** Soft shapes in colour, the same at every run: what a photograph is to an encoder. */
function gradients(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < data.length; at++) {
    const [channel, x, y] = [at % 3, Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    const shape = 60 * Math.sin(x / (40 + 9 * channel)) * Math.cos(y / 31)
    data[at] = 128 + shape + 40 * Math.sin((x + 2 * y) / (7 + channel))
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

const filesOnDisk = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)

describe('an upload', () => {
  it('of a picture is re-encoded in its sizes, as WebP and once as JPEG', async () => {
    const { status, body } = await send({
      image: await photo({ width: 3000, height: 1500 }).png().toBuffer(),
    })
    expect(status).toBe(200)
    const [row] = (await database.db.select().from(files)).filter(({ key }) => key === body.keys[0])
    expect(row).toMatchObject({
      kind: 'picture',
      audience: 'open',
      owner_id: owner,
      widths: [300, 600, 1200, 2400],
      height: 1200,
    })
    const names = storedNames(body.keys[0], row?.widths ?? []).slice(1, 6)
    const stored = await Promise.all(names.map((name) => storage().get(name)))
    const formats = await Promise.all(
      stored.map(async (bytes) => (await sharp(bytes ?? undefined).metadata()).format),
    )
    expect(formats).toEqual(['webp', 'webp', 'webp', 'webp', 'jpeg'])
    expect(row?.bytes).toBe(stored.reduce((sum, bytes) => sum + (bytes?.byteLength ?? 0), 0))
  })

  it('of a photograph is made as AVIF by a job, smaller than its WebP', async () => {
    const image = await gradients(1600, 1000).jpeg({ quality: 90 }).toBuffer()
    const { body } = await send({ image })
    const of = (width: number, type: 'webp' | 'avif') =>
      storage().get(pictureName(body.keys[0], width, type))
    expect(await of(1200, 'avif')).toBeNull()
    while (await runDueJobs([makeAvif]));
    for (const width of avifWidths) {
      const made = await of(width, 'avif')
      expect(await sharp(made ?? undefined).metadata()).toMatchObject({ format: 'heif', width })
      expect(made?.byteLength).toBeLessThan((await of(width, 'webp'))?.byteLength ?? 0)
    }
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })

  it('of a small picture is not enlarged', async () => {
    const { body } = await send({
      image: await photo({ width: 500, height: 400 }).jpeg().toBuffer(),
    })
    const [row] = (await database.db.select().from(files)).filter(({ key }) => key === body.keys[0])
    expect(row?.widths).toEqual([300, 500])
  })

  it('of a picture keeps nothing but its pixels, upright', async () => {
    const taken = await photo({ width: 600, height: 400 })
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Salma', Copyright: 'secret place' } })
      .jpeg()
      .toBuffer()
    const sent = Buffer.concat([
      taken,
      Buffer.from('<script>alert(1)</script><?php system($_GET[0]);'),
    ])
    const { status, body } = await send({ image: sent })
    expect(status).toBe(200)
    const bytes = Buffer.from((await storage().get(`public/${body.keys[0]}/400.webp`)) ?? [])
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 600 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    for (const trace of ['script', 'php', 'Salma', 'secret place']) {
      expect(bytes.includes(trace)).toBe(false)
    }
  })

  it('of a portrait is not served by the handler of public pictures', async () => {
    const { body } = await send({ avatar: await photo().webp().toBuffer() })
    const [row] = (await database.db.select().from(files)).filter(({ key }) => key === body.keys[0])
    expect(row).toMatchObject({
      kind: 'document',
      mime: 'image/webp',
      audience: 'owner',
      owner_id: owner,
    })
    expect(await storage().get(`private/${body.keys[0]}`)).not.toBeNull()
  })

  it.each([
    ['paper.exe', 'paper.exe.pdf'],
    ['شهادة.html', 'شهادة.html.pdf'],
    ['CERTIFICATE.PDF', 'CERTIFICATE.PDF'],
  ])('of a PDF is served under a name that ends in .pdf: %s', async (sent, named) => {
    const { body } = await send({ paper: pdfWith() }, { names: { paper: sent } })
    const key = body.keys[0]
    const [row] = await database.db.select().from(files).where(eq(files.key, key))
    expect(row?.file_name).toBe(named)
    const actor = { ...anonymous, userId: owner, loginId: 'login' }
    const answer = await serveDocument(key, new Request(`${server.origin}/api/files/${key}`), {
      identify: () => Promise.resolve(actor),
      isOfCompany: () => Promise.resolve(false),
      isOfWork: () => Promise.resolve(false),
    })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(contentDisposition('attachment', named))
  })

  it('of a PDF is stored unchanged, under a name without path', async () => {
    const pdf = pdfWith({ objects: [packedObjects('7 0 << /Title (Report) >>')] })
    const { status, body } = await send(
      { paper: pdf },
      { names: { paper: '../../شهادة المنشأ.pdf' } },
    )
    expect(status).toBe(200)
    const [row] = (await database.db.select().from(files)).filter(({ key }) => key === body.keys[0])
    expect(row).toMatchObject({
      mime: 'application/pdf',
      file_name: 'شهادة المنشأ.pdf',
      audience: 'owner',
    })
    expect(Buffer.from((await storage().get(`private/${body.keys[0]}`)) ?? []).equals(pdf)).toBe(
      true,
    )
  })

  it('carries its other fields, and several files under one', async () => {
    const { status, body } = await send({
      title: { text: 'عنوان' },
      'papers.0': pdfWith(),
      'papers.1': pdfWith(),
    })
    expect([status, body.title, body.keys.length]).toEqual([200, 'عنوان', 2])
  })

  it('without a file is processed like any other form', async () => {
    expect(await send({ title: { text: 'x' } })).toMatchObject({ status: 200, body: { keys: [] } })
    expect(await send({ image: '' }, { names: { image: '' } })).toMatchObject({ status: 200 })
    const wrong = await send({ title: { text: 'x'.repeat(21) }, paper: pdfWith() })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['title']])
  })

  it('leaves no temporary files', async () => {
    await send({ paper: pdfWith(), image: await photo().png().toBuffer() })
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })
})

const unwanted: [string, string, () => Buffer | string | Promise<Buffer>, number, string][] = [
  [
    'image',
    'SVG',
    () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    415,
    'picture',
  ],
  ['image', 'SVG with a declaration', () => '<?xml version="1.0"?><svg/>', 415, 'picture'],
  ['image', 'HTML', () => '<!doctype html><script>alert(1)</script>', 415, 'picture'],
  ['image', 'GIF', () => photo().gif().toBuffer(), 415, 'picture'],
  ['image', 'AVIF', () => photo({ width: 64, height: 64 }).avif().toBuffer(), 415, 'picture'],
  ['image', 'TIFF', () => photo({ width: 64, height: 64 }).tiff().toBuffer(), 415, 'picture'],
  ['image', 'a program', () => 'MZ\x90\0', 415, 'picture'],
  ['image', 'a script', () => '#!/bin/sh\nrm -rf /', 415, 'picture'],
  ['image', 'PHP', () => '<?php system($_GET[0]);', 415, 'picture'],
  ['image', 'an archive', () => 'PK\x03\x04', 415, 'picture'],
  ['image', 'a PDF', () => pdfWith(), 415, 'picture'],
  ['image', 'GIF and script in one', () => 'GIF89a/*<svg/onload=alert(1)>*/=1;', 415, 'picture'],
  ['image', 'nothing', () => '', 415, 'picture'],
  [
    'image',
    'a JPEG head on HTML',
    () => '\xff\xd8\xff\xe0<script>alert(1)</script>',
    422,
    'damaged',
  ],
  [
    'image',
    'a PNG head on HTML',
    () => '\x89PNG\r\n\x1a\n<script>alert(1)</script>',
    422,
    'damaged',
  ],
  [
    'image',
    'a WebP head on HTML',
    () => 'RIFF\0\0\0\0WEBP<script>alert(1)</script>',
    422,
    'damaged',
  ],
  [
    'image',
    'half a JPEG',
    async () => (await photo().jpeg().toBuffer()).subarray(0, 1500),
    422,
    'damaged',
  ],
  [
    'image',
    'half a PNG',
    async () => (await photo().png().toBuffer()).subarray(0, 900),
    422,
    'damaged',
  ],
  [
    'image',
    'half a WebP',
    async () => (await photo().webp().toBuffer()).subarray(0, 200),
    422,
    'damaged',
  ],
  ['image', 'a bomb of 256 megapixels', () => pngOf(16_000, 16_000), 422, 'pixels'],
  ['image', 'a bomb in one row', () => pngOf(60_000, 1_000), 422, 'pixels'],
  ['image', 'a single pixel', () => pngOf(1, 1), 422, 'damaged'],
  [
    'avatar',
    'two million bytes',
    () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(1_999_997)]),
    413,
    'size_2',
  ],
  [
    'image',
    'nine million bytes',
    () => Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(8_999_997)]),
    413,
    'size_9',
  ],
  [
    'paper',
    'nine million bytes of PDF',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(8_999_991)]),
    413,
    'size_9',
  ],
  ['paper', 'twenty million bytes', () => Buffer.alloc(20_000_000, 1), 413, 'size_9'],
  ['paper', 'a picture', () => photo().png().toBuffer(), 415, 'pdf'],
  ['paper', 'HTML', () => '<html>%PDF-1.7', 415, 'pdf'],
  [
    'paper',
    'a PDF after other bytes',
    () => Buffer.concat([Buffer.from('GIF89a'), pdfWith()]),
    415,
    'pdf',
  ],
  ['paper', 'a document of an office', () => 'PK\x03\x04word/document.xml', 415, 'pdf'],
  ['paper', 'a PDF head alone', () => '%PDF-1.7\n', 422, 'damaged'],
  [
    'paper',
    'a PDF head on HTML',
    () => '%PDF-1.7\n<script>alert(1)</script>\n%%EOF',
    422,
    'damaged',
  ],
  ['paper', 'a PDF cut off', () => pdfWith().subarray(0, 200), 422, 'damaged'],
  [
    'paper',
    'a PDF with an archive behind it',
    () => Buffer.concat([pdfWith(), Buffer.from('PK\x03\x04evil')]),
    422,
    'damaged',
  ],
  [
    'paper',
    'a PDF with a script behind it',
    () => Buffer.concat([pdfWith(), Buffer.from('<script>alert(1)</script>')]),
    422,
    'damaged',
  ],
  [
    'paper',
    'a PDF without pages',
    () =>
      Buffer.from(
        pdfWith().toString('latin1').replaceAll('/Type /Page ', '/Type /Leaf '),
        'latin1',
      ),
    422,
    'damaged',
  ],
  [
    'paper',
    'a PDF of 501 pages',
    () => pdfWith({ objects: Array.from({ length: 500 }, () => '<< /Type /Page >>') }),
    422,
    'damaged',
  ],
  ['paper', 'a locked PDF', () => pdfWith({ trailer: '/Encrypt 9 0 R' }), 422, 'active'],
  [
    'paper',
    'packed objects that cannot be read',
    () =>
      pdfWith({
        objects: ['<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nnonsense\nendstream'],
      }),
    422,
    'damaged',
  ],
  [
    'paper',
    'names in codes without end',
    () =>
      Buffer.concat([
        pdfWith().subarray(0, -6),
        Buffer.alloc(8_700_000, '#41'),
        Buffer.from('\n%%EOF'),
      ]),
    422,
    'damaged',
  ],
  [
    'paper',
    'packed objects whose packing stands elsewhere',
    () => pdfWith({ objects: [packedObjects('x', '/Type /ObjStm /Filter 9 0 R')] }),
    422,
    'active',
  ],
  [
    'paper',
    'packed objects in another packing',
    () =>
      pdfWith({
        objects: [packedObjects('x', '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]')],
      }),
    422,
    'active',
  ],
  [
    'paper',
    'a stream that unpacks without end',
    () =>
      pdfWith({
        objects: [
          `<< /Filter /FlateDecode >>\nstream\n${deflateSync(Buffer.alloc(128 * 1024 * 1024 + 1)).toString('latin1')}\nendstream`,
        ],
      }),
    422,
    'damaged',
  ],
]

const actions = [
  '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  '/OpenAction << /S /Launch /F (cmd.exe) >>',
  '/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>',
  '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>',
  '/AA << /O << /S /JavaScript /JS 5 0 R >> >>',
  '/AcroForm << /XFA 5 0 R >>',
  '/Annots [<< /Subtype /RichMedia >>]',
  '/A << /S /GoToE /T << >> >>',
  '/A << /S /Rendition /JS (x) >>',
]
const disguised = (text: string) =>
  text.replace(
    /\/(JavaScript|Launch|EmbeddedFiles|XFA|RichMedia|GoToE|Rendition)/g,
    (_, name: string) => `/${name.slice(0, 1)}#${name.charCodeAt(1).toString(16)}${name.slice(2)}`,
  )
for (const action of actions) {
  const name = action.slice(0, 40)
  unwanted.push(
    ['paper', `a PDF that acts: ${name}`, () => pdfWith({ catalog: action }), 422, 'active'],
    [
      'paper',
      `a PDF that acts in disguise: ${name}`,
      () => pdfWith({ catalog: disguised(action) }),
      422,
      'active',
    ],
    [
      'paper',
      `a PDF that acts from packed objects: ${name}`,
      () => pdfWith({ objects: [packedObjects(`5 0 << ${action} >>`)] }),
      422,
      'active',
    ],
    [
      'paper',
      `a PDF that acts from within a stream: ${name}`,
      () =>
        pdfWith({
          objects: [`<< /Length 99 >>\nstream\n5 0 obj << ${action} >> endobj\nendstream`],
        }),
      422,
      'active',
    ],
  )
}

describe('T9 an upload is refused and leaves neither row nor file:', () => {
  it.each(unwanted)('%s: %s', async (field, _name, content, status, rule) => {
    const before = [await database.db.$count(files), await filesOnDisk()]
    const errors = { [field]: [sentenceOf(rule)] }
    const answer = await send({ [field]: await content() })
    expect([answer.status, answer.body.errors]).toEqual([status, errors])
    expect([await database.db.$count(files), await filesOnDisk()]).toEqual(before)
  })

  it('the corpus has more than sixty files', () => {
    expect(unwanted.length).toBeGreaterThan(60)
  })

  it('by a visitor without login, before a byte is read', async () => {
    const before = await filesOnDisk()
    const answer = await send({ paper: pdfWith() }, { headers: {} })
    expect(answer.status).toBe(401)
    expect(await filesOnDisk()).toEqual(before)
  })

  it('with more files than the field accepts', async () => {
    const many = Object.fromEntries(['0', '1', '2', '3'].map((at) => [`papers.${at}`, pdfWith()]))
    expect(await send(many)).toMatchObject({ status: 400 })
  })

  it('with a field that occurs twice', async () => {
    const form = new FormData()
    form.append('title', 'a')
    form.append('title', 'b')
    const response = await fetch(`${server.origin}/api/things`, {
      method: 'POST',
      body: form,
      headers: { authorization: 'Bearer x' },
    })
    expect(response.status).toBe(422)
  })

  it('with fields that have the names of object properties', async () => {
    const { status, body } = await send({
      __proto__x: { text: '1' },
      constructor: { text: '1' },
      toString: pdfWith(),
      is_vip: { text: '1' },
    })
    expect([status, body]).toEqual([200, { keys: [] }])
  })

  it('with another content type than a form', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const response = await fetch(`${server.origin}/api/things`, {
        method: 'POST',
        body: '{}',
        headers: { authorization: 'Bearer x', 'content-type': type },
      })
      expect(response.status).toBe(415)
    }
  })

  it('when it ends early', async () => {
    const text =
      '--edge\r\nContent-Disposition: form-data; name="paper"; filename="a.pdf"\r\n\r\n%PDF-1.7'
    const response = await fetch(`${server.origin}/api/things`, {
      method: 'POST',
      body: text,
      headers: { authorization: 'Bearer x', 'content-type': 'multipart/form-data; boundary=edge' },
    })
    expect(response.status).toBe(400)
    expect(await readdir(join(folder, 'uploads'))).toEqual([])
  })

  /** Sends the headers of a form and waits for the response, before any of the body. */
  const statusOfHeaders = async (headers: Record<string, string>) => {
    const clientRequest = request(`${server.origin}/api/things`, {
      method: 'POST',
      headers: {
        authorization: 'Bearer x',
        'content-type': 'multipart/form-data; boundary=edge',
        ...headers,
      },
    })
    clientRequest.flushHeaders()
    const [answer] = await once(clientRequest, 'response')
    clientRequest.destroy()
    return answer.statusCode
  }

  it('without a Content-Length', async () => {
    expect(await statusOfHeaders({ 'transfer-encoding': 'chunked' })).toBe(411)
  })

  it('when it is longer than any good form, before a byte is read', async () => {
    expect(await statusOfHeaders({ 'content-length': '100000000' })).toBe(413)
  })

  it('F9 with 503 while the file storage is unavailable, as documents do', async () => {
    const { body } = await send({ paper: pdfWith() })
    const actor = { ...anonymous, userId: owner, loginId: 'login' }
    const read = () =>
      serveDocument(body.keys[0], new Request('http://localhost/'), {
        identify: () => Promise.resolve(actor),
        isOfCompany: () => Promise.resolve(false),
        isOfWork: () => Promise.resolve(false),
      })
    const before = await database.db.$count(files)
    await rename(join(folder, 'files'), join(folder, 'aside'))
    await writeFile(join(folder, 'files'), 'a file where the folder was')
    const answers = [
      await send({ paper: pdfWith() }),
      await send({ image: await photo().png().toBuffer() }),
    ]
    const failed = await read().catch((error: unknown) =>
      failedAnswer(new Request('http://localhost/'), error),
    )
    await rm(join(folder, 'files'))
    await rename(join(folder, 'aside'), join(folder, 'files'))
    expect(answers).toMatchObject([
      { status: 503, body: { code: 'unavailable' } },
      { status: 503, body: { code: 'unavailable' } },
    ])
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await database.db.$count(files)).toBe(before)
    expect((await read()).status).toBe(200)
  })

  it('F9 with 503 while the upload folder is not writable', async () => {
    await rename(join(folder, 'uploads'), join(folder, 'aside'))
    await writeFile(join(folder, 'uploads'), 'a file where the folder was')
    const answer = await send({ paper: pdfWith() })
    await rm(join(folder, 'uploads'))
    await rename(join(folder, 'aside'), join(folder, 'uploads'))
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })

  it('F20 when its record cannot be written, without leaving a file', async () => {
    fails = true
    const before = [await database.db.$count(files), await filesOnDisk()]
    expect(await send({ paper: pdfWith(), image: await photo().png().toBuffer() })).toMatchObject({
      status: 500,
    })
    expect([await database.db.$count(files), await filesOnDisk()]).toEqual(before)
  })

  it('when its owner has 200 files already', async () => {
    const [person] = await database.db
      .insert(users)
      .values({ name: 'Dana', email: 'dana@a.example', locale: 'en' })
      .returning()
    const key = (at: number) => at.toString(16).padStart(32, '0')
    await database.db.insert(files).values(
      Array.from({ length: 200 }, (_, at) => ({
        key: key(at),
        kind: 'document',
        audience: 'owner' as const,
        mime: 'application/pdf',
        bytes: 1,
        sha256: '0'.repeat(64),
        owner_id: person?.id ?? 0,
      })),
    )
    const saved = saveUploadedDocument(
      {
        field: 'paper',
        file: { path: '/none', kind: 'pdf', bytes: 1, fileName: 'a' },
        owner: person?.id ?? 0,
      },
      'owner',
    )
    await expect(saved).rejects.toMatchObject({ code: 'invalid', fields: { paper: ['quota'] } })
  })
})

describe('the quota of a person', () => {
  it('ends at 200 MB of files in use', async () => {
    const [person] = await database.db
      .insert(users)
      .values({ name: 'Rania', email: 'rania@a.example', locale: 'ar' })
      .returning()
    const id = person?.id ?? 0
    const row = { kind: 'document', audience: 'owner', mime: 'application/pdf' } as const
    const sha256 = '0'.repeat(64)
    await database.db.insert(files).values([
      { ...row, key: 'e'.repeat(32), bytes: 150_000_000, sha256, owner_id: id },
      { ...row, key: 'd'.repeat(32), bytes: 50_000_000 - pdfWith().length, sha256, owner_id: id },
    ])
    const path = join(folder, 'room.pdf')
    await writeFile(path, pdfWith())
    const keep = (bytes: number) => {
      const file = { path, kind: 'pdf', bytes, fileName: 'a.pdf' } as const
      return saveUploadedDocument({ field: 'paper', file, owner: id }, 'owner')
    }
    expect((await keep(pdfWith().length)).owner_id).toBe(id)
    const refused = { code: 'invalid', fields: { paper: ['quota'] } }
    await expect(keep(pdfWith().length + 1)).rejects.toMatchObject(refused)
    await database.db.execute(
      `update files set discarded_at = now() where key = '${'e'.repeat(32)}'`,
    )
    expect((await keep(pdfWith().length + 1)).owner_id).toBe(id)
  })

  it('is shared by the members of their company', async () => {
    const [company] = await database.db.insert(companies).values({ status: 10 }).returning()
    const member = async (name: string, company_id: number | null) => {
      const row = { name, email: `${name}@a.example`, locale: 'ar' as const, company_id }
      const [person] = await database.db.insert(users).values(row).returning()
      return person?.id ?? 0
    }
    const [one, other] = [await member('a', company?.id ?? 0), await member('b', company?.id ?? 0)]
    const row = { kind: 'document', audience: 'owner', mime: 'application/pdf' } as const
    const full = { ...row, key: 'c'.repeat(32), bytes: 200_000_000, sha256: '0'.repeat(64) }
    await database.db.insert(files).values({ ...full, owner_id: other })
    const path = join(folder, 'shared.pdf')
    await writeFile(path, pdfWith())
    const file = { path, kind: 'pdf', bytes: pdfWith().length, fileName: 'a.pdf' } as const
    const keep = (owner: number) => saveUploadedDocument({ field: 'paper', file, owner }, 'owner')
    await expect(keep(one)).rejects.toMatchObject({ fields: { paper: ['quota'] } })
    const alone = await member('c', null)
    expect((await keep(alone)).owner_id).toBe(alone)
  })
})

describe('an unreferenced file', () => {
  const aDayLater = async () => {
    await database.db.execute(
      `update jobs set run_at = run_at - interval '1 day' where done_at is null`,
    )
    while (await runDueJobs([settleFile]));
  }

  it('is kept while a record contains its address', async () => {
    const { body } = await send({ paper: pdfWith() })
    await aDayLater()
    expect(await storage().get(`private/${body.keys[0]}`)).not.toBeNull()
  })

  it('is deleted a day after it was replaced, not before', async () => {
    const { body } = await send({ image: await photo().png().toBuffer() })
    const [key] = body.keys
    const [row] = (await database.db.select().from(files)).filter((one) => one.key === key)
    const names = storedNames(key, row?.widths ?? []).slice(1)
    const stored = () =>
      Promise.all(names.map(async (name) => (await storage().get(name)) !== null))
    const failed = transaction(async (tx) => {
      await replaceFiles(tx, [key])
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    await aDayLater()
    expect(await stored()).toEqual(names.map(() => true))
    await transaction((tx) => replaceFiles(tx, [key]))
    await runDueJobs([settleFile])
    expect(await stored()).toEqual(names.map(() => true))
    await aDayLater()
    expect(await stored()).toEqual(names.map(() => false))
    expect((await database.db.select().from(files)).some((one) => one.key === key)).toBe(false)
  })

  it('F20 is deleted a day later when the process died before writing its record', async () => {
    const file = {
      path: join(folder, 'lost.pdf'),
      kind: 'pdf',
      bytes: 1,
      fileName: 'a.pdf',
    } as const
    await writeFile(file.path, pdfWith())
    const saved = await saveUploadedDocument({ field: 'paper', file, owner }, 'owner')
    expect(documentAddress(saved.key)).toMatch(/^\/api\/files\/[0-9a-f]{32}$/)
    expect(await storage().get(`private/${saved.key}`)).not.toBeNull()
    await aDayLater()
    expect(await storage().get(`private/${saved.key}`)).toBeNull()
  })
})
