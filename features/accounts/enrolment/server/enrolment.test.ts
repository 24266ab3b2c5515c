import { fromBase32, totpCode, totpStep } from '@/lib/auth/totp'
import { loginFailures, recoveryCodes, secondFactors, users } from '@/lib/db/schema/accounts'
import { changeHistory } from '@/lib/db/schema/history'
import { accountsUnderTest, password, person } from '@/tests/support/accounts'
import { enrolmentUnderTest } from '@/tests/support/enrolment'
import { capturedLog } from '@/tests/support/captured-log'
import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const lines = capturedLog()
const { database, register, linkIn, ask: askAccounts } = accountsUnderTest()
const ask = enrolmentUnderTest()

/** A signed-in member of staff, and a function to log in again. */
async function staffMember(name: string) {
  const { bearer } = await register(name)
  const { email } = person(name)
  await database.db
    .update(users)
    .set({ staff_roles: ['editor'] })
    .where(eq(users.email, email))
  const [row] = await database.db.select().from(users).where(eq(users.email, email))
  const id = row?.id ?? 0
  const logIn = async (code?: string) => {
    await database.db.delete(loginFailures)
    const body = { email, password, ...(code !== undefined && { code }) }
    const response = await askAccounts('login', body)
    return { status: response.status, body: await response.json() }
  }
  return { id, email, bearer, logIn }
}

/** The code of the current step, or of a later one, since each code works once. */
const codeOf = async (secret: string, later = 0) => {
  const { rows } = await database.db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 as now`,
  )
  return totpCode(secret, totpStep(rows[0]?.now ?? 0) + later)
}

const current_password = password

async function enrolled(name: string) {
  const somebody = await staffMember(name)
  const started = await ask('second-factor/begin', somebody.bearer, { current_password })
  const secret = String(started.body.secret)
  const confirmed = await ask('second-factor/confirm', somebody.bearer, {
    code: await codeOf(secret),
  })
  expect(confirmed.status).toBe(200)
  // As if confirmed a minute ago: the test may use the code of this step too.
  await database.db
    .update(secondFactors)
    .set({ last_step: sql`${secondFactors.last_step} - 2` })
    .where(eq(secondFactors.user_id, somebody.id))
  return { ...somebody, secret, codes: z.array(z.string()).parse(confirmed.body.recovery_codes) }
}

describe('a second factor', () => {
  it('is on once a code of the authenticator is confirmed', async () => {
    const { bearer, logIn } = await staffMember('Aida')
    const { secret } = (await ask('second-factor/begin', bearer, { current_password })).body
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect((await logIn()).status).toBe(200)
    expect((await ask('second-factor/confirm', bearer, { code: '000000' })).status).toBe(422)
    const { status, body } = await ask('second-factor/confirm', bearer, {
      code: await codeOf(secret),
    })
    expect([status, body.recovery_codes.length]).toEqual([200, 10])
    expect((await logIn()).status).toBe(422)
    expect((await ask('second-factor', bearer)).body).toMatchObject({
      is_on: true,
      is_required: false,
      recovery_codes_left: 10,
    })
  })

  it('is begun with the password, by staff only, and not while one is on', async () => {
    const { bearer } = await staffMember('Basma')
    const wrong = { current_password: 'something else' }
    expect((await ask('second-factor/begin', bearer, wrong)).status).toBe(422)
    const visitor = await register('Carim')
    const refused = await ask('second-factor/begin', visitor.bearer, { current_password })
    expect(refused.status).toBe(403)
    const { bearer: on } = await enrolled('Dalia')
    expect((await ask('second-factor/begin', on, { current_password })).status).toBe(409)
  })

  it('stores the recovery codes only as hashes', async () => {
    await enrolled('Dunya')
    const { id, codes, bearer, logIn } = await enrolled('Eman')
    const rows = await database.db.select().from(recoveryCodes).where(eq(recoveryCodes.user_id, id))
    expect(rows).toHaveLength(10)
    for (const { code_hash } of rows) expect(code_hash).toMatch(/^[0-9a-f]{64}$/)
    expect((await logIn(codes[0])).status).toBe(200)
    const { body } = await ask('second-factor', bearer)
    expect(body.recovery_codes_left).toBe(9)
  })

  it('gives recovery codes of more than 128 random bits, in groups of four', async () => {
    const { codes } = await enrolled('Fadia')
    for (const code of codes) {
      expect(code).toMatch(/^(?:[A-Z2-7]{4}-){6}[A-Z2-7]{4}$/)
      expect(fromBase32(code).length * 8).toBeGreaterThan(128)
    }
    expect(new Set(codes).size).toBe(10)
  })

  it('ends the other logins', async () => {
    const { bearer, logIn } = await staffMember('Farah')
    const other = { authorization: `Bearer ${(await logIn()).body.token}` }
    const { secret } = (await ask('second-factor/begin', bearer, { current_password })).body
    await ask('second-factor/confirm', bearer, { code: await codeOf(secret) })
    expect([(await ask('user', bearer)).status, (await ask('user', other)).status]).toEqual([
      200, 401,
    ])
  })
})

describe('logging in with a second factor', () => {
  it('asks for the code once the password is right, and reveals nothing before', async () => {
    const { email, secret, logIn } = await enrolled('Ghada')
    const answer = await logIn()
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { code: ['Enter the code of your authenticator.'] },
    ])
    const response = await askAccounts('login', { email, password: 'something else' })
    expect(Object.keys((await response.json()).errors)).toEqual(['email'])
    expect((await logIn(await codeOf(secret))).status).toBe(200)
  })

  it('accepts no code twice', async () => {
    const { secret, logIn } = await enrolled('Huda')
    const code = await codeOf(secret)
    expect((await logIn(code)).status).toBe(200)
    const again = await logIn(code)
    expect([again.status, again.body.errors]).toEqual([
      422,
      { code: ['This code is wrong or was used already.'] },
    ])
    expect((await logIn(await codeOf(secret, 1))).status).toBe(200)
    expect((await logIn(code)).status).toBe(422)
  })

  it('accepts one code once, also for simultaneous logins', async () => {
    const { email, secret } = await enrolled('Iman')
    await database.db.delete(loginFailures)
    const code = await codeOf(secret)
    const logIns = Array.from({ length: 4 }, () => askAccounts('login', { email, password, code }))
    const statuses = (await Promise.all(logIns)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  it('accepts each recovery code once, in any spelling, and writes an audit entry', async () => {
    const { id, codes, logIn } = await enrolled('Jumana')
    const [code = ''] = codes
    expect((await logIn(code.toLowerCase().replaceAll('-', ''))).status).toBe(200)
    expect((await logIn(code)).status).toBe(422)
    const [entry] = await database.db
      .select()
      .from(changeHistory)
      .where(eq(changeHistory.subject_id, String(id)))
      .orderBy(desc(changeHistory.id))
    expect(entry?.action).toBe('recovery-code')
  })

  it('is logged with the factor that was used, and without the code', async () => {
    const { id, secret, codes, logIn } = await enrolled('Jude')
    const [recovery = ''] = codes
    const code = await codeOf(secret)
    const loggedLines = async (given?: string) => {
      lines.length = 0
      await logIn(given)
      return lines.filter(({ route }) => route === undefined)
    }
    expect(await loggedLines()).toMatchObject([
      { level: 30, user: id, factor: 'password', reason: 'second_factor', msg: 'login goes on' },
    ])
    expect(await loggedLines('123 456')).toMatchObject([
      { level: 40, user: id, factor: 'authenticator', reason: 'code', msg: 'login refused' },
    ])
    expect(await loggedLines(code)).toMatchObject([
      { level: 30, user: id, factor: 'authenticator', msg: 'logged in' },
    ])
    expect(await loggedLines(recovery)).toMatchObject([
      { level: 30, user: id, factor: 'recovery code', msg: 'logged in' },
    ])
    expect(JSON.stringify(lines)).not.toContain(recovery)
  })

  it('asks for the code also after a password reset by mail', async () => {
    const { email, codes, logIn } = await enrolled('Judy')
    await askAccounts('forget_password', { email })
    const token = await linkIn(email, 'reset_password')
    const body = { email, token, password, password_confirmation: password }
    expect((await askAccounts('reset_password', body)).status).toBe(200)
    const answer = await logIn()
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['code']])
    expect((await logIn(codes[0])).status).toBe(200)
  })

  it('delays repeated wrong codes like wrong passwords', async () => {
    const { email } = await enrolled('Karima')
    await database.db.delete(loginFailures)
    const statuses: number[] = []
    for (let at = 0; at < 7; at += 1) {
      const code = String(at).padStart(6, '0')
      statuses.push((await askAccounts('login', { email, password, code })).status)
    }
    expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422])
    expect(statuses).toContain(429)
  })
})

it('is turned off with password and code, and then not asked for any more', async () => {
  const { bearer, secret, logIn } = await enrolled('Maha')
  const wrong = { current_password, code: '000000' }
  expect((await ask('second-factor/end', bearer, wrong)).status).toBe(422)
  const right = { current_password, code: await codeOf(secret) }
  expect((await ask('second-factor/end', bearer, right)).status).toBe(200)
  expect((await logIn()).status).toBe(200)
})

it('returns new recovery codes for password and code', async () => {
  const { id, bearer, secret, codes, logIn } = await enrolled('Nada')
  const input = { current_password, code: await codeOf(secret) }
  const renewed = await ask('second-factor/recovery-codes', bearer, input)
  expect(renewed.body.recovery_codes).toHaveLength(10)
  expect((await logIn(codes[0])).status).toBe(422)
  expect((await logIn(renewed.body.recovery_codes[0])).status).toBe(200)
  const [factor] = await database.db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.user_id, id))
  expect(factor?.confirmed_at).not.toBeNull()
})
