import { useTestDatabase } from '@/tests/support/test-database'
import { sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { refusedStatements } from './refused-statements'

const database = useTestDatabase()

const recorded = gunzipSync(readFileSync('tests/release/statements.gz'))
  .toString()
  .split('\n')
  .map((line) => z.string().parse(JSON.parse(line)))

describe('F16 the statements that the release before sends', () => {
  it('are all taken by the tables of this one', async () => {
    expect(recorded.length).toBeGreaterThan(1_000)
    const refused = await refusedStatements(database.handle, recorded)
    expect(Object.fromEntries(refused)).toEqual({})
  })

  it('are refused once a column is gone that they read', async () => {
    await database.db.execute(sql`alter table jobs rename column payload to content`)
    const refused = await refusedStatements(database.handle, recorded)
    expect([...refused.values()]).toContain('column "payload" of relation "jobs" does not exist')
    await database.renew()
  })
})
