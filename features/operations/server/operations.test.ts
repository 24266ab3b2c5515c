import { endpointKey } from '@/lib/api/endpoint'
import { mount } from '@/lib/api/mount'
import { jobs } from '@/lib/db/schema/jobs'
import { descriptors } from '@/lib/metrics/descriptors'
import { useTestDatabase } from '@/tests/support/test-database'
import { sql } from 'drizzle-orm'
import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import manifest from '../../../package.json' with { type: 'json' }
import { health, ready } from '../contract'
import { operationsFeature } from '../feature'
import { isReadyWithoutDatabase } from './operations'

const database = useTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'portal-volume-'))
vi.stubEnv('DATA_DIR', folder)
afterAll(() => rmSync(folder, { recursive: true }))

const { app } = mount(
  operationsFeature.calls.filter(({ endpoint }) =>
    [health, ready].some((one) => endpointKey(endpoint) === endpointKey(one)),
  ),
)

const ask = async (path = 'ready') => {
  const response = await app.fetch(new Request(`http://localhost:3000/api/${path}`))
  return { status: response.status, body: await response.json() }
}

const ok = { status: 'ok' }

afterEach(() => database.db.delete(jobs))

it('health names the release', async () => {
  const body = { status: 'ok', release: manifest.version }
  expect(await ask('health')).toEqual({ status: 200, body })
})

describe('readiness', () => {
  it('is 200 with each check passed when the portal can serve', async () => {
    const checks = { database: ok, migrations: ok, disk: ok, descriptors: ok, jobs: ok }
    expect(await ask()).toEqual({ status: 200, body: { status: 'ok', checks } })
  })

  it('F4 is 503 and names the disk when the database takes no writes', async () => {
    await database.db.execute(sql`set default_transaction_read_only = on`)
    const full = { status: 'failed', reason: 'full' }
    expect(await ask()).toMatchObject({
      status: 503,
      body: { checks: { database: ok, disk: full } },
    })
    await database.db.execute(sql`set default_transaction_read_only = off`)
    expect((await ask()).status).toBe(200)
  })

  it('F22 is 503 while the files of the portal are gone, and 200 once they are back', async () => {
    const files = join(folder, 'files')
    mkdirSync(files)
    expect((await ask()).status).toBe(200)
    rmSync(files, { recursive: true })
    const lost = { status: 'failed', reason: 'lost' }
    expect(await ask()).toMatchObject({ status: 503, body: { checks: { disk: lost } } })
    mkdirSync(files)
    expect((await ask()).status).toBe(200)
  })

  it.runIf(process.platform === 'linux')(
    'is 503 while few descriptors are left, with a database or without, and health stays 200',
    async () => {
      // A fifth of these is enough to answer with, and to start the program that sets the limit.
      const held = Array.from({ length: 400 }, () => openSync('/dev/null', 'r'))
      const { open = 0, limit } = descriptors() ?? {}
      const allow = (count?: number) =>
        execFileSync('prlimit', ['--pid', String(process.pid), `--nofile=${count}:`], {
          stdio: 'ignore',
        })
      const reply = { status: 200, headers: new Headers() }
      allow(Math.ceil(open * 1.2))
      try {
        const short = { status: 'failed', reason: 'short' }
        expect([
          await ask(),
          await ask('health'),
          await isReadyWithoutDatabase({ reply }),
        ]).toMatchObject([
          { status: 503, body: { status: 'failed', checks: { descriptors: short, disk: ok } } },
          { status: 200 },
          { status: 'failed', checks: { descriptors: short } },
        ])
        expect(reply.status).toBe(503)
      } finally {
        allow(limit)
        held.forEach((descriptor) => closeSync(descriptor))
      }
      expect((await ask()).body.checks.descriptors).toEqual(ok)
    },
  )

  it('names late jobs and stays 200: any other instance may run them', async () => {
    const run_at = sql`now() - interval '16 minutes'`
    await database.db.insert(jobs).values({ name: 'never', payload: {}, run_at })
    const late = { status: 'failed', reason: 'late' }
    expect(await ask()).toMatchObject({
      status: 200,
      body: { status: 'ok', checks: { jobs: late } },
    })
    await database.db.update(jobs).set({ locked_until: sql`now() + interval '1 minute'` })
    expect((await ask()).body.checks.jobs).toEqual(ok)
  })
})
