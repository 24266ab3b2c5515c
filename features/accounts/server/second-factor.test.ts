import { identify } from '@/features/accounts/sessions/server/sessions'
import { totpCode, totpStep } from '@/lib/auth/totp'
import { secondFactors, users } from '@/lib/db/schema/accounts'
import { settings } from '@/lib/settings/settings'
import { accountsUnderTest, password, person } from '@/tests/support/accounts'
import { enrolmentUnderTest } from '@/tests/support/enrolment'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'

const { database, register } = accountsUnderTest()
const ask = enrolmentUnderTest()

beforeAll(() => {
  vi.stubEnv('STAFF_SECOND_FACTOR', '1')
  expect(settings().STAFF_SECOND_FACTOR).toBe(true)
})

const current_password = password

/** A signed-in member of staff without a second factor. */
async function staffMember(name: string) {
  const { bearer } = await register(name)
  const changed = await database.db
    .update(users)
    .set({ staff_roles: ['editor'] })
    .where(eq(users.email, person(name).email))
    .returning({ id: users.id })
  return { id: changed[0]?.id ?? 0, bearer }
}

const rolesOf = async (headers: Record<string, string>) =>
  (await identify(new Request('http://localhost:3000/api/user', { headers }))).staffRoles

const codeOf = async (secret: string, later = 0) => {
  const { rows } = await database.db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 as now`,
  )
  return totpCode(secret, totpStep(rows[0]?.now ?? 0) + later)
}

describe('where a second factor is required of staff', () => {
  it('staff without a second factor have no roles until they enrol', async () => {
    const { bearer } = await staffMember('Lama')
    expect(await rolesOf(bearer)).toEqual([])
    const state = await ask('second-factor', bearer)
    expect(state.body).toEqual({ is_on: false, is_required: true, recovery_codes_left: 0 })
    const started = await ask('second-factor/begin', bearer, { current_password })
    expect(await rolesOf(bearer)).toEqual([])
    const code = await codeOf(started.body.secret)
    expect((await ask('second-factor/confirm', bearer, { code })).status).toBe(200)
    expect(await rolesOf(bearer)).toEqual(['editor'])
  })

  it('it cannot be turned off', async () => {
    const { id, bearer } = await staffMember('Maha')
    const secret = 'JBSWY3DPEHPK3PXP'
    const confirmed_at = new Date().toISOString()
    await database.db.insert(secondFactors).values({ user_id: id, secret, confirmed_at })
    const body = { current_password, code: await codeOf(secret) }
    expect((await ask('second-factor/end', bearer, body)).status).toBe(409)
    expect(await rolesOf(bearer)).toEqual(['editor'])
  })

  it('it is not required of others', async () => {
    const { bearer } = await register('Sana')
    const state = await ask('second-factor', bearer)
    expect(state.body).toMatchObject({ is_required: false })
  })
})
