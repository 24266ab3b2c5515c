import { transaction } from '@/lib/db/database'
import { deleteJobsAbout, deleteOldJobs, listDeadJobs, retryDeadJob } from '@/lib/db/jobs'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jobKind } from './job'
import { runDueJobs, startRunner } from './runner'

const database = useTestDatabase()
const done: { name: string; id: string; attempt: number }[] = []
let broken = false

const kind = jobKind({
  name: 'greet',
  payload: z.object({ name: z.string() }),
  delays: [60, 300],
  run: async ({ name }, { id, attempt }) => {
    if (broken) throw new Error('no answer')
    done.push({ name, id, attempt })
  },
})

const rows = async () =>
  (await database.db.execute('select * from jobs order by created_at')).rows as Record<
    string,
    unknown
  >[]

beforeEach(async () => {
  done.length = 0
  broken = false
  await database.db.execute('delete from jobs')
})

describe('a job', () => {
  it('is written with the record that needs it, or neither is', async () => {
    const failed = transaction(async (tx) => {
      await kind.enqueue(tx, { name: 'Salma' })
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await rows()).toEqual([])
  })

  it('runs once, and its payload is cleared', async () => {
    await kind.enqueue(database.db, { name: 'Salma' })
    expect(await runDueJobs([kind])).toBe(1)
    expect(await runDueJobs([kind])).toBe(0)
    expect(done.map(({ name, attempt }) => [name, attempt])).toEqual([['Salma', 1]])
    expect(await rows()).toMatchObject([{ payload: {}, attempts: 1, dead_at: null }])
  })

  it('is postponed after a failure and has the same id at the next attempt', async () => {
    broken = true
    await kind.enqueue(database.db, { name: 'Salma' })
    await runDueJobs([kind])
    expect(await runDueJobs([kind])).toBe(0)
    const [row] = await rows()
    expect(row).toMatchObject({ last_error: 'no answer', done_at: null, dead_at: null })
    broken = false
    await database.db.execute(`update jobs set run_at = now()`)
    expect(await runDueJobs([kind])).toBe(1)
    expect(done).toEqual([{ name: 'Salma', id: row?.id, attempt: 2 }])
  })

  it('that is enqueued for later waits', async () => {
    await kind.enqueue(database.db, { name: 'Salma' }, 3600)
    expect(await runDueJobs([kind])).toBe(0)
    await database.db.execute(`update jobs set run_at = run_at - interval '1 hour'`)
    expect(await runDueJobs([kind])).toBe(1)
  })

  it('is dead after its last attempt and keeps its payload', async () => {
    broken = true
    await kind.enqueue(database.db, { name: 'Salma' })
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await runDueJobs([kind])
      await database.db.execute(`update jobs set run_at = now()`)
    }
    expect(await runDueJobs([kind])).toBe(0)
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 3, payload: { name: 'Salma' } })
    expect(row?.dead_at).not.toBeNull()
  })

  it('that ends every process that runs it is dead after its last attempt', async () => {
    await kind.enqueue(database.db, { name: 'Salma' })
    await database.db.execute(
      `update jobs set attempts = 3, locked_until = now() - interval '1 second'`,
    )
    expect(await runDueJobs([kind])).toBe(1)
    expect(await runDueJobs([kind])).toBe(0)
    expect(done).toEqual([])
    const [row] = await rows()
    expect(row?.dead_at).not.toBeNull()
    expect(row?.last_error).toBe('It never ended: every runner that ran it stopped.')
  })

  it('whose last attempt is due still runs', async () => {
    await kind.enqueue(database.db, { name: 'Salma' })
    await database.db.execute(`update jobs set attempts = 2`)
    await runDueJobs([kind])
    expect(done.map(({ attempt }) => attempt)).toEqual([3])
  })

  it('fails with a reason without personal data', async () => {
    const refused = jobKind({
      name: 'greet',
      payload: z.object({ name: z.string() }),
      run: () => Promise.reject(new Error(`550 <salma@portal.example> ${'x'.repeat(600)}`)),
    })
    await refused.enqueue(database.db, { name: 'Salma' })
    await runDueJobs([refused])
    const [row] = await rows()
    expect(String(row?.last_error)).toMatch(/^550 <\[address\]> x+$/)
    expect(String(row?.last_error)).toHaveLength(500)
  })

  it('of an unknown kind fails with a reason', async () => {
    await kind.enqueue(database.db, { name: 'Salma' })
    await runDueJobs([])
    expect((await rows())[0]).toMatchObject({ last_error: 'No kind of job is named greet.' })
  })

  it('runs on one of two runners, and becomes due again when that one dies', async () => {
    for (const name of ['Salma', 'Dana', 'Omar']) await kind.enqueue(database.db, { name })
    await Promise.all([runDueJobs([kind]), runDueJobs([kind])])
    expect(done.map(({ name }) => name).toSorted()).toEqual(['Dana', 'Omar', 'Salma'])
    await kind.enqueue(database.db, { name: 'Noor' })
    await database.db.execute(
      `update jobs set locked_until = now() + interval '1 minute' where done_at is null`,
    )
    expect(await runDueJobs([kind])).toBe(0)
    await database.db.execute(`update jobs set locked_until = now() - interval '1 second'`)
    expect(await runDueJobs([kind])).toBe(1)
  })
})

describe('finished jobs', () => {
  const age = (column: string, days: number) =>
    database.db.execute(`update jobs set ${column} = now() - interval '${days} days'`)
  const clear = () => deleteOldJobs(database.db)

  it('are deleted: done ones after 7 days, dead ones after 30', async () => {
    for (const [column, days] of [
      ['done_at', 7],
      ['dead_at', 30],
    ] as const) {
      await kind.enqueue(database.db, { name: 'Salma' })
      await age(column, days - 1)
      await clear()
      expect(await rows()).toHaveLength(1)
      await age(column, days + 1)
      await clear()
      expect(await rows()).toEqual([])
    }
  })

  it('are listed when they are dead, without their payload', async () => {
    await kind.enqueue(database.db, { name: 'Salma' })
    expect(await listDeadJobs(database.db)).toEqual([])
    await runDueJobs([])
    const dead = await listDeadJobs(database.db)
    expect(dead).toMatchObject([{ name: 'greet', attempts: 1 }])
    expect(JSON.stringify(dead)).not.toContain('Salma')
  })

  it('run again when staff retry them', async () => {
    await kind.enqueue(database.db, { name: 'Salma' })
    await runDueJobs([])
    const [{ id = '' } = {}] = await listDeadJobs(database.db)
    expect(await retryDeadJob(database.db, id)).toBe(true)
    expect(await retryDeadJob(database.db, id)).toBe(false)
    expect(await runDueJobs([kind])).toBe(1)
    expect(done.map(({ attempt }) => attempt)).toEqual([1])
  })

  it('and waiting ones are deleted with the person in their payload', async () => {
    for (const name of ['Salma', 'Dana', 'Omar']) await kind.enqueue(database.db, { name })
    await database.db.execute(`update jobs set dead_at = now() where payload->>'name' = 'Salma'`)
    await deleteJobsAbout(database.db, [{ name: 'Salma' }, { name: 'Dana' }])
    expect((await rows()).map(({ payload }) => payload)).toEqual([{ name: 'Omar' }])
  })
})

describe('a runner', () => {
  it('does the hourly work when it starts, and continues when some of it fails', async () => {
    const hourly: string[] = []
    const stop = await startRunner(
      [kind],
      [() => Promise.reject(new Error('no')), () => Promise.resolve(void hourly.push('yes'))],
    )
    await kind.enqueue(database.db, { name: 'Salma' })
    await expect.poll(() => done.length).toBe(1)
    await stop()
    expect(hourly).toEqual(['yes'])
  })

  it('ends its hourly work with what runs, and begins no more of it', async () => {
    const log: string[] = []
    let end = () => {}
    const first = async () => {
      log.push('first')
      await new Promise<void>((resolve) => (end = resolve))
    }
    const stop = await startRunner([kind], [first, async () => void log.push('second')])
    await expect.poll(() => log).toEqual(['first'])
    const stopped = stop().then(() => log.push('stopped'))
    end()
    await stopped
    expect(log).toEqual(['first', 'stopped'])
  })

  it('runs jobs until it is stopped', async () => {
    const stop = await startRunner([kind])
    await kind.enqueue(database.db, { name: 'Salma' })
    await expect.poll(() => done.length).toBe(1)
    await stop()
    await kind.enqueue(database.db, { name: 'Dana' })
    expect(done.map(({ name }) => name)).toEqual(['Salma'])
  })
})
