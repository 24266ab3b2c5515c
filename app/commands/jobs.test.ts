import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillData } from '@/tests/support/prepared-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const slow = 120_000
const typescript = ['--conditions=react-server', '--import', 'tsx']
let folder: string

/** Runs a script on the embedded database of the folder, as an operator does. */
async function run(...args: string[]) {
  const child = spawn(process.execPath, [...typescript, ...args], {
    env: { ...process.env, ALLOW_EMBEDDED_DB: '1', NODE_ENV: 'production', DATA_DIR: folder },
  })
  let [errors, output] = ['', '']
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'exit')
  return { code, errors: errors.trim(), output: output.trim() }
}

const jobs = (...args: string[]) => run('app/commands/jobs.ts', ...args)

/** A mail that was given up, with all else that was due. */
const plant = `
  const { database, closeDatabase } = await import('./lib/db/database.ts')
  const { insertJob, acquireDueJobs, markJobDead } = await import('./lib/db/jobs.ts')
  const db = await database()
  await insertJob(db, { name: 'mail', payload: { email: 'salma@portal.example' } })
  for (const { id } of await acquireDueJobs(db, { count: 1000, seconds: 9 })) await markJobDead(db, id, '550 no')
  await closeDatabase()`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-jobs-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('npm run jobs', () => {
  it.each([[[]], [['again', 'x']]])(
    'says in one line what it wants when it is given %j',
    { timeout: slow },
    async (args) => {
      const { code, errors } = await jobs(...args)
      expect([code, errors.split('\n').length]).toEqual([78, 1])
      expect(errors).toContain('npm run jobs -- dead')
    },
  )

  it(
    'lists what was given up, without addresses, and tries it again',
    { timeout: slow },
    async () => {
      await fillData(folder)
      expect((await run('--input-type=module', '--eval', plant)).errors).toBe('')
      const { output } = await jobs('dead')
      const found = /^\S+Z ([\w-]{36}) mail, attempts 1: 550 no$/m.exec(output)
      expect(found).not.toBeNull()
      expect(output).not.toContain('salma')
      const again = await jobs('again', found?.[1] ?? '')
      expect([again.code, again.output]).toEqual([0, `${found?.[1]} is tried again.`])
    },
  )
})
