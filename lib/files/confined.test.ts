import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { runConfined } from './confined'

let folder: string
let script: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-confined-'))
  script = join(folder, 'script.mjs')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(source: string, argument = '') {
  await writeFile(script, source)
  return runConfined(script, argument)
}

it('a confined script returns its output', async () => {
  expect(await run('process.stdout.write(process.argv[2])', '{"a":"$HOME \\"b\\""}')).toBe(
    '{"a":"$HOME \\"b\\""}',
  )
})

it('a confined script gets no environment variable of the portal', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://name:secret@mail.example')
  const environment = await run('process.stdout.write(Object.keys(process.env).join())')
  vi.unstubAllEnvs()
  expect(environment.split(',')).not.toContain('SMTP_URL')
})

it.each([
  ['in its heap', 'const all = []; for (;;) all.push({ one: all.length })'],
  ['in buffers', 'Buffer.alloc(1_300_000_000, 1); process.stdout.write("had it")'],
  [
    'bit by bit',
    'const all = []; for (let at = 0; at < 40; at += 1) all.push(Buffer.alloc(50_000_000, 1))',
  ],
])('T9 a confined script that uses too much memory %s ends', async (_where, source) => {
  await expect(run(source)).rejects.toThrow()
})
