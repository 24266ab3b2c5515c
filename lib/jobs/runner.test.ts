import { transaction } from '@/lib/db/database'
import { deleteJobsAbout, forgetOldJobs, listDeadJobs, reviveJob } from '@/lib/db/jobs'
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
    if (broken) throw new Error('nobody at home')
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
  it('is there with the record that asked for it, or neither is', async () => {
    const failed = transaction(async (tx) => {
      await kind.ask(tx, { name: 'Salma' })
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await rows()).toEqual([])
  })

  it('is done once, and what it was about is forgotten', async () => {
    await kind.ask(database.db, { name: 'Salma' })
    expect(await runDueJobs([kind])).toBe(1)
    expect(await runDueJobs([kind])).toBe(0)
    expect(done.map(({ name, attempt }) => [name, attempt])).toEqual([['Salma', 1]])
    expect(await rows()).toMatchObject([{ payload: {}, attempts: 1, dead_at: null }])
  })

  it('waits for its time after a failure, and is the same one when it comes again', async () => {
    broken = true
    await kind.ask(database.db, { name: 'Salma' })
    await runDueJobs([kind])
    expect(await runDueJobs([kind])).toBe(0)
    const [row] = await rows()
    expect(row).toMatchObject({ last_error: 'nobody at home', done_at: null, dead_at: null })
    broken = false
    await database.db.execute(`update jobs set run_at = now()`)
    expect(await runDueJobs([kind])).toBe(1)
    expect(done).toEqual([{ name: 'Salma', id: row?.id, attempt: 2 }])
  })

  it('that is for later waits for its time', async () => {
    await kind.ask(database.db, { name: 'Salma' }, 3600)
    expect(await runDueJobs([kind])).toBe(0)
    await database.db.execute(`update jobs set run_at = run_at - interval '1 hour'`)
    expect(await runDueJobs([kind])).toBe(1)
  })

  it('is given up after its last attempt, and kept for staff', async () => {
    broken = true
    await kind.ask(database.db, { name: 'Salma' })
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await runDueJobs([kind])
      await database.db.execute(`update jobs set run_at = now()`)
    }
    expect(await runDueJobs([kind])).toBe(0)
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: 3, payload: { name: 'Salma' } })
    expect(row?.dead_at).not.toBeNull()
  })

  it('that ends each process that takes it is given up when its attempts are over', async () => {
    await kind.ask(database.db, { name: 'Salma' })
    await database.db.execute(
      `update jobs set attempts = 3, locked_until = now() - interval '1 second'`,
    )
    expect(await runDueJobs([kind])).toBe(1)
    expect(await runDueJobs([kind])).toBe(0)
    expect(done).toEqual([])
    const [row] = await rows()
    expect(row?.dead_at).not.toBeNull()
    expect(row?.last_error).toBe('It never ended: each runner that took it stopped.')
  })

  it('whose last attempt is due is still tried', async () => {
    await kind.ask(database.db, { name: 'Salma' })
    await database.db.execute(`update jobs set attempts = 2`)
    await runDueJobs([kind])
    expect(done.map(({ attempt }) => attempt)).toEqual([3])
  })

  it('fails for a reason that names nobody', async () => {
    const refused = jobKind({
      name: 'greet',
      payload: z.object({ name: z.string() }),
      run: () => Promise.reject(new Error(`550 <salma@portal.example> ${'x'.repeat(600)}`)),
    })
    await refused.ask(database.db, { name: 'Salma' })
    await runDueJobs([refused])
    const [row] = await rows()
    expect(String(row?.last_error)).toMatch(/^550 <\[address\]> x+$/)
    expect(String(row?.last_error)).toHaveLength(500)
  })

  it('that nobody knows how to do is kept for staff', async () => {
    await kind.ask(database.db, { name: 'Salma' })
    await runDueJobs([])
    expect((await rows())[0]).toMatchObject({ last_error: 'Nobody knows how to do greet.' })
  })

  it('is taken by one of two runners, and given back by time when that one dies', async () => {
    for (const name of ['Salma', 'Dana', 'Omar']) await kind.ask(database.db, { name })
    await Promise.all([runDueJobs([kind]), runDueJobs([kind])])
    expect(done.map(({ name }) => name).toSorted()).toEqual(['Dana', 'Omar', 'Salma'])
    await kind.ask(database.db, { name: 'Noor' })
    await database.db.execute(
      `update jobs set locked_until = now() + interval '1 minute' where done_at is null`,
    )
    expect(await runDueJobs([kind])).toBe(0)
    await database.db.execute(`update jobs set locked_until = now() - interval '1 second'`)
    expect(await runDueJobs([kind])).toBe(1)
  })
})

describe('jobs that are over', () => {
  const age = (column: string, days: number) =>
    database.db.execute(`update jobs set ${column} = now() - interval '${days} days'`)
  const clear = () => forgetOldJobs(database.db)

  it('are forgotten: done ones after 7 days, those given up after 30', async () => {
    for (const [column, days] of [
      ['done_at', 7],
      ['dead_at', 30],
    ] as const) {
      await kind.ask(database.db, { name: 'Salma' })
      await age(column, days - 1)
      await clear()
      expect(await rows()).toHaveLength(1)
      await age(column, days + 1)
      await clear()
      expect(await rows()).toEqual([])
    }
  })

  it('are listed when they were given up, without what they are about', async () => {
    await kind.ask(database.db, { name: 'Salma' })
    expect(await listDeadJobs(database.db)).toEqual([])
    await runDueJobs([])
    const dead = await listDeadJobs(database.db)
    expect(dead).toMatchObject([{ name: 'greet', attempts: 1 }])
    expect(JSON.stringify(dead)).not.toContain('Salma')
  })

  it('are tried anew by the word of staff', async () => {
    await kind.ask(database.db, { name: 'Salma' })
    await runDueJobs([])
    const [{ id = '' } = {}] = await listDeadJobs(database.db)
    expect(await reviveJob(database.db, id)).toBe(true)
    expect(await reviveJob(database.db, id)).toBe(false)
    expect(await runDueJobs([kind])).toBe(1)
    expect(done.map(({ attempt }) => attempt)).toEqual([1])
  })

  it('and those that wait go with the person they are about', async () => {
    for (const name of ['Salma', 'Dana', 'Omar']) await kind.ask(database.db, { name })
    await database.db.execute(`update jobs set dead_at = now() where payload->>'name' = 'Salma'`)
    await deleteJobsAbout(database.db, [{ name: 'Salma' }, { name: 'Dana' }])
    expect((await rows()).map(({ payload }) => payload)).toEqual([{ name: 'Omar' }])
  })
})

describe('a runner', () => {
  it('does the hourly work when it starts, and goes on when some of it fails', async () => {
    const hourly: string[] = []
    const stop = await startRunner(
      [kind],
      [() => Promise.reject(new Error('no')), () => Promise.resolve(void hourly.push('yes'))],
    )
    await kind.ask(database.db, { name: 'Salma' })
    await expect.poll(() => done.length).toBe(1)
    await stop()
    expect(hourly).toEqual(['yes'])
  })

  it('does jobs as they come, until it is stopped', async () => {
    const stop = await startRunner([kind])
    await kind.ask(database.db, { name: 'Salma' })
    await expect.poll(() => done.length).toBe(1)
    await stop()
    await kind.ask(database.db, { name: 'Dana' })
    expect(done.map(({ name }) => name)).toEqual(['Salma'])
  })
})
