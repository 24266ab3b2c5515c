import { anonymous } from '@/lib/auth/actor'
import { useTestDatabase } from '@/tests/support/test-database'
import { formRequest, pdfWith } from '@/tests/support/uploads'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint'
import { mount } from './mount'
import { route } from './route'

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
  vi.stubEnv('LIMITS', 'form=4/3600,upload=1/3600')
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

async function send(person: number, file?: Buffer) {
  const form = new FormData()
  form.set('title', 'Invoice')
  if (file) form.set('paper', new Blob([Buffer.from(file)]), 'invoice.pdf')
  const request = await formRequest('http://localhost/api/papers', form, {
    authorization: String(person),
  })
  return (await app.fetch(request)).status
}

it('a form counts as an upload where it brings a file, and as a form always', async () => {
  const file = Buffer.from(pdfWith())
  expect([await send(1), await send(1, file), await send(1, file)]).toEqual([200, 200, 429])
  expect([await send(1), await send(1)]).toEqual([200, 429])
  expect(await send(2, file)).toBe(200)
})
