import { capturedLog } from '@/tests/support/captured-log'
import { pdfWith } from '@/tests/support/uploads'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settings } from '@/lib/settings/settings'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { inspectorFile, runConfined, runIn } from './confined'
import { confinementsOf, type Confinement } from './confinement'

let folder: string
let script: string
let port = 0
const listener = createServer((socket) => socket.end())

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-confined-'))
  await chmod(folder, 0o755)
  script = join(folder, 'script.mjs')
  await mkdir(settings().DATA_DIR, { recursive: true, mode: 0o700 })
  await chmod(settings().DATA_DIR, 0o700)
  await writeFile(join(settings().DATA_DIR, 'record'), secret, { mode: 0o600 })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  port = typeof address === 'object' && address ? address.port : 0
})

afterAll(async () => {
  listener.close()
  await rm(join(settings().DATA_DIR, 'record'), { force: true })
  await rm(folder, { recursive: true, force: true })
})

async function write(source: string): Promise<void> {
  await writeFile(script, source, { mode: 0o644 })
}

async function run(source: string, argument = '', input = '') {
  await write(source)
  return runConfined(script, argument, Buffer.from(input))
}

it('a confined script returns its output', async () => {
  expect(await run('process.stdout.write(process.argv[2])', '{"a":"$HOME \\"b\\""}')).toBe(
    '{"a":"$HOME \\"b\\""}',
  )
})

it('a confined script reads its input, also where it ends before it has read everything', async () => {
  const read = `import { buffer } from 'node:stream/consumers'
    process.stdout.write(String((await buffer(process.stdin)).length))`
  expect(await run(read, '', 'a'.repeat(9_000_000))).toBe('9000000')
  expect(await run('process.stdout.write("done")', '', 'a'.repeat(9_000_000))).toBe('done')
})

it('a confined script gets no environment variable of the portal', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://name:secret@mail.example')
  const environment = await run('process.stdout.write(Object.keys(process.env).join())')
  vi.unstubAllEnvs()
  expect(environment.split(',').toSorted()).toEqual(['NODE_ENV', 'PATH', 'PWD'])
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

/** A word that the environment of this process and a file of its data hold. */
const secret = 'apricots-of-the-valley'

/** Tries everything that a file may make its reader do, and says what it got. */
const hostile = `
  import { readFileSync, readdirSync, writeFileSync, statSync } from 'node:fs'
  import { execFileSync } from 'node:child_process'
  import { connect } from 'node:net'
  import { Worker } from 'node:worker_threads'
  const { data, port, own } = JSON.parse(process.argv[2])
  const text = (path) => readFileSync(path, 'latin1')
  const tries = {
    parent: () => text('/proc/' + process.ppid + '/environ'),
    first: () => text('/proc/1/environ'),
    own: () => text('/proc/self/environ'),
    any: () => readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).map((name) => {
      try { return text('/proc/' + name + '/environ') } catch { return '' }
    }).join(),
    memory: () => text('/proc/' + process.ppid + '/maps'),
    data: () => text(data + '/record'),
    listing: () => readdirSync(data).join(),
    root: () => text('/proc/self/root' + data + '/record'),
    settings: () => text(own + '/.env') + text(own + '/.git/config'),
    passwords: () => text('/etc/shadow'),
    write: () => writeFileSync('/tmp/confined-was-here', ''),
    process: () => execFileSync('/bin/echo', ['started']),
    thread: () => new Promise((done, failed) => {
      const worker = new Worker('1', { eval: true })
      worker.on('online', () => done('started')).on('error', failed)
    }),
    socket: () => new Promise((done, failed) => {
      connect(port, '127.0.0.1').on('connect', () => done('connected')).on('error', failed)
    }),
  }
  const got = {}
  for (const [name, attempt] of Object.entries(tries)) {
    try { got[name] = String(await attempt()).slice(0, 2_000) } catch { got[name] = null }
  }
  process.stdout.write(JSON.stringify(got))
  process.exit(0)`

async function tried(confinement: Confinement, allowed?: readonly string[]) {
  await write(hostile)
  const argument = JSON.stringify({ data: settings().DATA_DIR, port, own: process.cwd() })
  const output = await runIn(confinement, [script, argument], Buffer.alloc(0), allowed)
  const got: Record<string, string | null> = JSON.parse(output)
  return got
}

/** Those that this machine allows; a trial of each says so. */
const allowed: Confinement[] = []
for (const confinement of confinementsOf(inspectorFile)) {
  const trial = runIn(confinement, [inspectorFile, '{"kind":"ready"}'], Buffer.alloc(0))
  if (
    await trial.then(
      () => true,
      () => false,
    )
  )
    allowed.push(confinement)
}

describe.each(allowed)('a script that the system confines by $name', (confinement) => {
  const isolated = confinement.covers

  it('is refused the environment of every process, all data, writing, processes and threads', async () => {
    vi.stubEnv('SMTP_URL', secret)
    const { socket, ...got } = await tried(confinement)
    vi.unstubAllEnvs()
    expect(Object.values(got).filter((one) => one !== null)).toEqual([])
    if (isolated) expect(socket).toBeNull()
  })

  it.runIf(confinement.name !== 'permissions')(
    'is refused what is secret by the system, too, as a library in C would be',
    async () => {
      const { parent, any, data, listing, root, memory, socket } = await tried(confinement, [])
      expect([parent, data, listing, root, memory]).toEqual([null, null, null, null, null])
      // Others may run as the same account.
      if (isolated) expect([any?.match(/SHELL|HOME|USER/) ?? null, socket]).toEqual([null, null])
    },
  )

  it('inspects pictures and documents', async () => {
    const order = JSON.stringify({ kind: 'pdf' })
    expect(JSON.parse(await runIn(confinement, [inspectorFile, order], pdfWith()))).toEqual({
      ok: true,
      pages: 1,
    })
  })

  it('reads no picture of a format that is not accepted, though its library knows it', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>')
    expect((await sharp(drawing).metadata()).format).toBe('svg')
    const order = JSON.stringify({ kind: 'picture', widths: [64] })
    expect(JSON.parse(await runIn(confinement, [inspectorFile, order], drawing))).toEqual({
      ok: false,
      rule: 'damaged',
    })
  })
})

describe('the confinement of a script', () => {
  const lines = capturedLog()

  it('is the strongest one that the machine allows, which the log names', async () => {
    await runConfined(inspectorFile, JSON.stringify({ kind: 'pdf' }), pdfWith())
    const named = lines.filter(({ confinement }) => confinement !== undefined)
    expect(named.map(({ confinement }) => confinement)).toEqual(
      named.length === 0 ? [] : [allowed[0]?.name],
    )
  })

  it('is no other account where that could not read the script', async () => {
    await chmod(folder, 0o700)
    const names = confinementsOf(script).map(({ name }) => name)
    await chmod(folder, 0o755)
    expect(names).toEqual(['namespaces', 'permissions'])
  })
})
