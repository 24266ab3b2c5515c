import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const typescript = ['--conditions=react-server', '--import', 'tsx']
let folder: string
let portal: ChildProcess

function start(args: string[], data = folder): ChildProcess {
  return spawn(process.execPath, [...typescript, ...args], {
    env: {
      ...process.env,
      ALLOW_EMBEDDED_DB: '1',
      NODE_ENV: 'production',
      SITE_URL: 'https://portal.example',
      DATA_DIR: data,
    },
  })
}

/** Runs a command on the folder that the portal has open, as an operator does. */
const run = (...args: string[]) => runIn(folder, ...args)

async function runIn(data: string, ...args: string[]) {
  const child = start(args, data)
  let [errors, output] = ['', '']
  child.stderr?.on('data', (chunk) => (errors += String(chunk)))
  child.stdout?.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'exit')
  return { code, errors: errors.trim(), lines: output.trim().split('\n') }
}

/** What a server process does once it has the database open, and a job that was given up. */
const serving = `
  const { database } = await import('./lib/db/database.ts')
  const { startServer } = await import('./app/commands/server-start.ts')
  const { insertJob, acquireDueJobs, markJobDead } = await import('./lib/db/jobs.ts')
  const db = await database()
  await insertJob(db, { name: 'mail', payload: { email: 'salma@portal.example' } })
  for (const { id } of await acquireDueJobs(db, { count: 1, seconds: 9 })) await markJobDead(db, id, '550 no')
  startServer()
  process.stdout.write('Ready')`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-serving-'))
  expect((await run('app/commands/database.ts', 'migrate')).code).toBe(0)
  portal = start(['--input-type=module', '--eval', serving])
  await new Promise<void>((ready, failed) => {
    portal.once('exit', (code) => failed(new Error(`The portal ended with ${code}.`)))
    portal.stdout?.on('data', (text) => String(text).includes('Ready') && ready())
  })
})

afterAll(async () => {
  const ended = once(portal, 'exit')
  portal.kill('SIGKILL')
  await ended
  await rm(folder, { recursive: true, force: true })
})

describe('while the portal has the embedded database open', () => {
  it('npm run staff creates and lowers an account', async () => {
    const made = await run('app/commands/staff.ts', 'admin@ministry.example', 'admin', 'en')
    expect([made.code, made.errors]).toEqual([0, ''])
    expect(made.lines[0]).toBe('admin@ministry.example has a new account and the role admin.')
    expect(made.lines.at(-1)).toMatch(/^https:\/\/portal\.example\/auth\/reset_password\//)
  })

  it('npm run staff ends with one line and 78 for what it cannot do', async () => {
    const unknown = await run('app/commands/staff.ts', 'nobody@ministry.example', 'none')
    expect([unknown.code, unknown.errors]).toEqual([78, 'Nobody has this address.'])
  })

  it('npm run jobs lists what was given up, and tries it again', async () => {
    const { lines } = await run('app/commands/jobs.ts', 'dead')
    const [, id = ''] = /^\S+Z ([\w-]{36}) mail, attempts 1: 550 no$/m.exec(lines.join('\n')) ?? []
    const again = await run('app/commands/jobs.ts', 'again', id)
    expect([again.code, again.lines]).toEqual([0, [`${id} is tried again.`]])
  })

  it('npm run backup copies what is there now, and npm run restore brings it back', async () => {
    const copy = join(folder, 'copy')
    await run('app/commands/staff.ts', 'last@ministry.example', 'editor')
    const taken = await run('app/commands/backup.ts', copy)
    expect([taken.code, taken.errors]).toEqual([0, ''])
    expect(await readFile(join(copy, 'tables/users.ndjson'), 'utf8')).toContain('last@ministry')
    const inUse = await run('app/commands/restore.ts', copy)
    expect([inUse.code, inUse.errors.split('\n').length]).toEqual([78, 1])
    const restored = await runIn(join(folder, 'restored'), 'app/commands/restore.ts', copy)
    expect([restored.code, restored.errors]).toEqual([0, ''])
    expect(restored.lines.at(-1)).toMatch(
      /^\d+ tables with \d+ rows and 0 files are as they were\.$/,
    )
  })
})
