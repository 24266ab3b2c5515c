import { spendStep } from '@/features/accounts/server/second-factor.sql'
import { findSession } from '@/features/accounts/sessions/server/sessions.sql'
import { countAgainstLimit } from '@/lib/api/limits'
import { limitedActions } from '@/lib/api/limited-actions'
import { tokenHash } from '@/lib/auth/tokens'
import { totpStep } from '@/lib/auth/totp'
import { transaction } from '@/lib/db/database'
import { wasQueuedSince } from '@/lib/db/jobs'
import { jobKind } from '@/lib/jobs/job'
import { runDueJobs } from '@/lib/jobs/runner'
import { accountsUnderTest, password, person } from '@/tests/support/accounts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const { database, ask, register, linkIn } = accountsUnderTest()

/** What every instant of a table becomes where it was written by a clock that ran two months ahead. */
const ahead = (column: string) => `${column} = ${column} + interval '60 days'`
const run = (statement: string) => database.db.execute(sql.raw(statement))

describe('F11: after a clock that ran two months ahead', () => {
  it('a limit begins again', async () => {
    const { times } = limitedActions.consultation
    for (let time = 0; time < times; time += 1) await countAgainstLimit('consultation', 'ahead')
    await expect(countAgainstLimit('consultation', 'ahead')).rejects.toThrow('too_many_requests')
    await run(`update rate_limits set ${ahead('expire')}`)
    for (let time = 0; time < times; time += 1) await countAgainstLimit('consultation', 'ahead')
    await expect(countAgainstLimit('consultation', 'ahead')).rejects.toThrow('too_many_requests')
  })

  it('an account is not locked, and one of a hundred wrong passwords is', async () => {
    await register('Abla')
    const { email } = person('Abla')
    const logIn = () => ask('login', { email, password })
    for (let time = 0; time < 10; time += 1) {
      await run(`update login_failures set blocked_until = now()`)
      await ask('login', { email, password: 'wrong password' })
    }
    expect((await logIn()).status).toBe(429)
    await run(`update login_failures set ${ahead('blocked_until')}, ${ahead('failed_at')}`)
    expect((await logIn()).status).toBe(200)
    await ask('login', { email, password: 'wrong password' })
    await run(`update login_failures set blocked_until = 'infinity', ${ahead('failed_at')}`)
    expect((await logIn()).status).toBe(429)
  })

  it.each(['expires_at', 'seen_at', 'expires_at, seen_at, created_at'])(
    'a session is not valid whose instants were written by it: %s',
    async (columns) => {
      const name = `Basma${columns.length}`
      const { bearer } = await register(name)
      expect((await ask('user', undefined, bearer)).status).toBe(200)
      await run(`update sessions set ${columns.split(', ').map(ahead).join(', ')}`)
      expect((await ask('user', undefined, bearer)).status).toBe(401)
    },
  )

  it('a login is not recent', async () => {
    const { bearer } = await register('Dima')
    const token = tokenHash(bearer.authorization.replace('Bearer ', ''))
    const session = () => findSession(database.db, token, 'bearer')
    expect(await session()).toMatchObject({ logged_in_recently: true })
    await run(`update sessions set ${ahead('proven_at')}`)
    expect(await session()).toMatchObject({ logged_in_recently: false })
  })

  it('the link of a mail does not work', async () => {
    await register('Ghada')
    const { email } = person('Ghada')
    await ask('forget_password', { email })
    const token = await linkIn(email, 'reset_password')
    const body = { email, token, password, password_confirmation: password }
    await run(`update account_tokens set ${ahead('expires_at')}, ${ahead('created_at')}`)
    expect((await ask('reset_password', body)).status).toBe(422)
    await run(`update account_tokens set expires_at = now() + interval '20 minutes'`)
    await run(`update account_tokens set created_at = now()`)
    expect((await ask('reset_password', body)).status).toBe(200)
  })

  it('a code of the authenticator is taken once', async () => {
    await register('Huda')
    const step = totpStep(Date.now() / 1000)
    await run(
      `insert into second_factors (user_id, secret, last_step)
       select id, 'x', ${step + 172_800} from users where email = '${person('Huda').email}'`,
    )
    const { rows } = await database.db.execute<{ user_id: number }>(
      sql`select user_id from second_factors`,
    )
    const id = rows[0]?.user_id ?? 0
    expect(await spendStep(database.db, id, step)).toBe(true)
    expect(await spendStep(database.db, id, step)).toBe(false)
    expect(await spendStep(database.db, id, step - 1)).toBe(false)
    expect(await spendStep(database.db, id, step + 1)).toBe(true)
  })

  it('a job runs that waits for its next attempt or is held by a runner', async () => {
    const done: string[] = []
    const greet = jobKind({
      name: 'clock-greet',
      payload: z.object({ name: z.string() }),
      run: ({ name }) => Promise.resolve(void done.push(name)),
    })
    await run('delete from jobs')
    await greet.enqueue(database.db, { name: 'waits' }, 3_600)
    await greet.enqueue(database.db, { name: 'waits long' }, 60 * 86_400)
    await greet.enqueue(database.db, { name: 'held' })
    expect(await runDueJobs([])).toBe(1)
    await run(`update jobs set attempts = 1, dead_at = null, locked_until = now() + interval '200 seconds'
      where payload ->> 'name' = 'held'`)
    expect(await runDueJobs([greet])).toBe(0)
    await run(`update jobs set ${ahead('run_at')}, ${ahead('locked_until')}, ${ahead('created_at')}
      where payload ->> 'name' <> 'waits long'`)
    await runDueJobs([greet])
    expect(done.toSorted()).toEqual(['held', 'waits'])
  })

  it('a job whose time is a date that somebody chose waits for it, and not for its next attempt', async () => {
    let runs = 0
    const remind = jobKind({
      name: 'clock-date',
      payload: z.object({}),
      dated: true,
      run: () => Promise.resolve(void (runs += 1)),
    })
    await run('delete from jobs')
    await remind.enqueue(database.db, {}, 3 * 86_400)
    await run(`update jobs set ${ahead('created_at')}`)
    expect([await runDueJobs([remind]), runs]).toEqual([0, 0])
    await run(`update jobs set attempts = 1, ${ahead('run_at')}`)
    expect([await runDueJobs([remind]), runs]).toEqual([1, 1])
  })

  it('a round begins although one of that time was queued', async () => {
    const since = new Date(Date.now() - 3_600_000)
    await run(`insert into jobs (name, payload, created_at)
      values ('clock-round', '{}', now() + interval '60 days')`)
    const isQueued = () => transaction((tx) => wasQueuedSince(tx, 'clock-round', since))
    expect(await isQueued()).toBe(false)
    await run(`insert into jobs (name, payload) values ('clock-round', '{}')`)
    expect(await isQueued()).toBe(true)
  })
})
