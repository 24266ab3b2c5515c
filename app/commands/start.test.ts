import { freePort } from '@/tests/support/servers'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-start-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A program that says that it has begun, and ends with a code once the other one has begun, too. */
const meets = (name: string, other: string, code: number) => `
  console.error('a warning of ${name}')
  import { existsSync, writeFileSync } from 'node:fs'
  writeFileSync('${name}', '')
  const started = Date.now()
  while (!existsSync('${other}')) {
    if (Date.now() - started > 30_000) process.exit(9)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  process.exit(${code})`

function write(name: string, text: string): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Starts a portal whose build, preparation and server are such programs. */
async function start({ build = 0, prepare = 0 }) {
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '{}')
  write('node_modules/.installed-lock', '{}')
  write('node_modules/next/package.json', '{ "bin": { "next": "cli.mjs" } }')
  write('node_modules/next/cli.mjs', meets('building', 'preparing', build))
  write('app/commands/settings.ts', '')
  write(
    'app/commands/database.ts',
    meets('preparing', 'building', prepare).replace(/^.*a warning.*$/m, ''),
  )
  write('app/commands/serve.ts', `console.log('served')`)
  mkdirSync(join(folder, 'lib/db/migrations'), { recursive: true })
  symlinkSync(resolve('node_modules/tsx'), join(folder, 'node_modules/tsx'))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('app/commands/start.mjs')],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: '', DATABASE_URL: '', PORT: String(await freePort()) },
    },
  )
  return { status, served: stdout.includes('served'), errors: stderr.trim() }
}

describe('a first start', () => {
  it('fills the database while the portal is built, and then serves, without a word of the bundler', async () => {
    expect(await start({})).toEqual({ status: 0, served: true, errors: '' })
  })

  it('does not serve what could not be built, and says why once the database is filled', async () => {
    const { status, served, errors } = await start({ build: 1 })
    expect({ status, served }).toEqual({ status: 1, served: false })
    expect(errors.split('\n')).toEqual([
      'a warning of building',
      'The portal could not be built; see the lines above.',
    ])
  })

  it('does not serve a database that could not be filled', async () => {
    expect(await start({ prepare: 78 })).toEqual({ status: 78, served: false, errors: '' })
  })
})
