import { anonymous } from '@/lib/auth/actor'
import { route } from '@/tests/support/route'
import { useTestDatabase } from '@/tests/support/test-database'
import { formRequest, pdfWith } from '@/tests/support/uploads'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint'
import { mount } from './mount'

useTestDatabase()

const papers = endpoint({
  method: 'POST',
  path: 'papers',
  summary: 'Keep papers',
  access: 'user',
  body: z.object({ title: z.string() }),
  files: { paper: { takes: 'pdf', below: 9_000_000 } },
  response: z.literal('Success'),
  format: 'text',
})

const { app } = mount([route(papers, () => Promise.resolve('Success' as const))], {
  identify: (request) =>
    Promise.resolve({
      ...anonymous,
      userId: Number(request.headers.get('authorization')),
      loginId: 'login',
    }),
})

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-form-limits-'))
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('LIMITS', 'form=6/3600,upload=1/3600')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const file = Buffer.from(pdfWith())

async function send(person: number, sent?: Buffer) {
  const form = new FormData()
  form.set('title', 'Invoice')
  if (sent) form.set('paper', new Blob([Buffer.from(sent)]), 'invoice.pdf')
  const request = await formRequest('http://localhost/api/papers', form, {
    authorization: String(person),
  })
  return (await app.fetch(request)).status
}

async function sendBody(person: number, body: string | ReadableStream) {
  const headers = {
    authorization: String(person),
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '1000',
  }
  const options = { method: 'POST', headers, body, duplex: 'half' } as const
  return (await app.fetch(new Request('http://localhost/api/papers', options))).status
}

it('a form counts as an upload where it brings a file, and as a form always', async () => {
  expect([await send(1), await send(1, file), await send(1, file)]).toEqual([200, 200, 429])
  expect([await send(1), await send(1), await send(1), await send(1)]).toEqual([200, 200, 200, 429])
  expect(await send(2, file)).toBe(200)
})

it('an empty file field is no file', async () => {
  const empty = `--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nInvoice\r\n--x\r
content-disposition: form-data; name="paper"; filename=""\r
content-type: application/octet-stream\r\n\r\n\r\n--x--\r\n`
  expect([await send(3, file), await sendBody(3, empty)]).toEqual([200, 200])
})

it('of simultaneous forms with files no more are taken than are allowed, and none is kept', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(4, file)))
  expect(answers.toSorted()).toEqual([200, 429, 429, 429, 429])
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

it('a form that may bring no file any more is refused at the first one, and not read on', async () => {
  expect(await send(5, file)).toBe(200)
  let pieces = 0
  const head = `--x\r\ncontent-disposition: form-data; name="paper"; filename="a.pdf"\r\n\r\n`
  const body = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(pieces === 0 ? Buffer.from(head) : Buffer.alloc(100_000, 'a'))
      pieces += 1
      if (pieces > 80) controller.close()
    },
  })
  expect(await sendBody(5, body)).toBe(429)
  expect(pieces).toBeLessThan(20)
})
