import { totpCode, totpStep } from '@/lib/auth/totp'
import { loginFailures, secondFactors, users } from '@/lib/db/schema/accounts'
import { changeHistory } from '@/lib/db/schema/history'
import { accountsUnderTest, password, person } from '@/tests/support/accounts'
import { capturedLog } from '@/tests/support/captured-log'
import { enrolmentUnderTest } from '@/tests/support/enrolment'
import { useSecretKeys } from '@/tests/support/secret-keys'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { dropSecondFactor, resealSecondFactors } from './second-factor'

const lines = capturedLog()
const { database, register, ask: askAccounts } = accountsUnderTest()
const ask = enrolmentUnderTest()

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]

beforeEach(async () => {
  lines.length = 0
  useSecretKeys(older)
  await database.db.delete(secondFactors)
})

async function codeOf(secret: string) {
  const { rows } = await database.db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 as now`,
  )
  return totpCode(secret, totpStep(rows[0]?.now ?? 0))
}

/** A member of staff with a second factor, who can log in again. */
async function enrolled(name: string) {
  const { bearer } = await register(name)
  const { email } = person(name)
  const [row] = await database.db
    .update(users)
    .set({ staff_roles: ['editor'] })
    .where(eq(users.email, email))
    .returning({ id: users.id })
  const started = await ask('second-factor/begin', bearer, { current_password: password })
  const secret = String(started.body.secret)
  const confirmed = await ask('second-factor/confirm', bearer, { code: await codeOf(secret) })
  const logIn = async (code: string) => {
    await database.db.delete(loginFailures)
    await database.db.update(secondFactors).set({ last_step: 0 })
    const response = await askAccounts('login', { email, password, code })
    return { status: response.status, errors: (await response.json()).errors }
  }
  const stored = async () => {
    const [factor] = await database.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.user_id, row?.id ?? 0))
    return factor?.secret ?? ''
  }
  const recovery = String(confirmed.body.recovery_codes[0])
  return { id: row?.id ?? 0, email, bearer, secret, recovery, logIn, stored }
}

it('is stored so that the database alone does not give the secret', async () => {
  const { secret, stored, logIn } = await enrolled('Abla')
  expect(await stored()).not.toContain(secret)
  expect(await stored()).toMatch(/^[0-9a-f]{12}\.[\w-]{60,}$/)
  expect((await logIn(await codeOf(secret))).status).toBe(200)
})

it('opens for its person only, if somebody copies it to another row', async () => {
  const [one, two] = [await enrolled('Badia'), await enrolled('Celine')]
  const copied = { secret: await one.stored() }
  await database.db.update(secondFactors).set(copied).where(eq(secondFactors.user_id, two.id))
  expect((await two.logIn(await codeOf(one.secret))).status).toBe(422)
})

it('is sealed by the hourly work when the release before stored it readable', async () => {
  const { id, secret, stored, logIn } = await enrolled('Dima')
  await database.db.update(secondFactors).set({ secret }).where(eq(secondFactors.user_id, id))
  expect((await logIn(await codeOf(secret))).status).toBe(200)
  await resealSecondFactors(database.db)
  expect(await stored()).not.toContain(secret)
  expect((await logIn(await codeOf(secret))).status).toBe(200)
})

it('is sealed with the newest key by the hourly work, and the log says when the older one is not needed', async () => {
  const { secret, logIn } = await enrolled('Esraa')
  useSecretKeys(newer, older)
  expect((await logIn(await codeOf(secret))).status).toBe(200)
  await resealSecondFactors(database.db)
  expect(lines.at(-1)).toMatchObject({
    level: 30,
    resealed: 1,
    unreadable: 0,
    msg: 'every second factor is sealed with the first of SECRET_KEYS',
  })
  useSecretKeys(newer)
  expect((await logIn(await codeOf(secret))).status).toBe(200)
})

it('that no key opens leaves the recovery codes as the way in, and is an error in the log', async () => {
  const { id, secret, recovery, logIn } = await enrolled('Fidaa')
  useSecretKeys(newer)
  const refused = await logIn(await codeOf(secret))
  expect(refused.status).toBe(422)
  expect(refused.errors.code).toEqual([
    'The portal cannot check codes of your authenticator at present. Use a recovery code, or ask an administrator to remove your second factor.',
  ])
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 50,
      user: id,
      msg: 'no key of SECRET_KEYS opens a second factor',
    }),
  )
  await resealSecondFactors(database.db)
  expect(lines.at(-1)).toMatchObject({ level: 50, unreadable: 1 })
  expect((await logIn(recovery)).status).toBe(200)
})

it('is removed by the command line, also where no key opens it, and ends all logins', async () => {
  const { id, email, bearer } = await enrolled('Ghina')
  useSecretKeys(newer)
  expect(await database.db.transaction((tx) => dropSecondFactor(tx, email))).toBe(true)
  expect(await database.db.transaction((tx) => dropSecondFactor(tx, email))).toBe(false)
  expect((await ask('user', bearer)).status).toBe(401)
  const [entry] = await database.db
    .select()
    .from(changeHistory)
    .where(eq(changeHistory.subject_id, String(id)))
    .orderBy(desc(changeHistory.id))
  expect(entry?.action).toBe('second-factor-reset')
  expect((await askAccounts('login', { email, password })).status).toBe(200)
})
