import { sql } from 'drizzle-orm'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { useTestDatabase } from '@/tests/support/test-database'
import { closeDatabase, database, listen, notify, pingDatabase, transaction } from './database'
import { DatabaseRefused } from './errors'

describe('with a database open', () => {
  const testDatabase = useTestDatabase()

  test('every caller gets the same one, also from a second evaluation of the module', async () => {
    vi.resetModules()
    const again = await import('./database')
    expect(await again.database()).toBe(await database())
    expect(await database()).toBe(testDatabase.db)
  })

  test('a transaction resolves with the result of its work', async () => {
    const answer = await transaction(async (tx) => {
      await tx.execute(sql`create table example (n int)`)
      const { rows } = await tx.execute<{ n: number }>(
        sql`insert into example values (3) returning n`,
      )
      return rows[0]?.n
    })
    expect(answer).toBe(3)
  })

  test('readiness names the engine that answers', async () => {
    expect(await pingDatabase()).toBe(testDatabase.handle.engine)
  })

  test('a listener gets notifications', async () => {
    const received: string[] = []
    const stop = await listen('cache tags', (payload) => received.push(payload))
    await notify('cache tags', 'news')
    await expect.poll(() => received).toEqual(['news'])
    await stop()
  })

  test('it can be reset to the content of the template', async () => {
    await testDatabase.renew()
    const { rows } = await (await database()).execute(sql`select to_regclass('example') as found`)
    expect(rows).toEqual([{ found: null }])
  })
})

describe('without one open', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'database-test-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  test('the build of the portal opens none', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build')
    vi.stubEnv('DATA_DIR', dataDir)
    await expect(database()).rejects.toBeInstanceOf(DatabaseRefused)
    expect(readdirSync(dataDir)).toEqual([])
    vi.unstubAllEnvs()
  })

  test('closing does nothing', async () => {
    await expect(closeDatabase()).resolves.toBeUndefined()
  })
})
