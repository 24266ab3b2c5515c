import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { jobs } from '@/lib/db/schema/jobs'
import { originChecks } from '@/lib/db/schema/origin'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { checkOrigin } from '../../checks/server/checks'
import { claimChecks, countChecked, hasCheckOf, marketsLike } from './made-checks'

const database = useTestDatabase(loadedTemplate)

const check = (market: string) =>
  checkOrigin(
    {
      market,
      hs: '080410',
      agreement: 'eu',
      idempotency_key: randomUUID(),
      answers: {
        rule: null,
        wholly: 'yes',
        beyond_simple: 'yes',
        price: '100',
        currency: 'JOD',
        materials: [],
        complete: 'yes',
        statements: {},
      },
    },
    anonymous,
  )

async function memberOf(email: string) {
  const [row] = await database.db.select().from(users).where(eq(users.email, email))
  if (!row) throw new Error(`There is no ${email}.`)
  return { ...anonymous, userId: row.id, loginId: randomUUID() }
}

describe('a check that was made without an account', () => {
  it('is taken over by its maker, and by nobody else after that', async () => {
    const [maker, other] = [
      await memberOf('exporter@portal.example'),
      await memberOf('pending@portal.example'),
    ]
    const { token } = await check('DE')
    expect(await claimChecks(maker, [token])).toBe('Success')
    await claimChecks(other, [token])
    const rows = await database.db.select().from(originChecks).where(eq(originChecks.token, token))
    expect(rows).toMatchObject([{ user_id: maker.userId }])
    expect(await database.db.$count(jobs, eq(jobs.name, 'origin-checked'))).toBe(1)
  })

  it('counts for the European Union and every member state, and for no other market', async () => {
    const { userId, ...actor } = await memberOf('visitor@portal.example')
    const { token } = await check('EU')
    await claimChecks({ userId, ...actor }, [token])
    const has = (market: string) => hasCheckOf(database.db, userId, { market, hs: '080410' })
    expect([await has('EU'), await has('DE'), await has('GB')]).toEqual([true, true, false])
    expect(await hasCheckOf(database.db, userId, { market: 'DE', hs: '150920' })).toBe(false)
    expect(await marketsLike(database.db, 'GB')).toEqual(['GB'])
    expect(await marketsLike(database.db, 'FR')).toHaveLength(28)
  })

  it('is counted for each pair of product and market of a plan that has rules', async () => {
    const { userId, ...actor } = await memberOf('vip@portal.example')
    const counted = (products: string[], markets: string[]) =>
      countChecked(database.db, userId, { products, markets })
    expect(await counted(['080410'], ['DE', 'GB'])).toEqual({ done: 0, total: 2 })
    expect(await countChecked(database.db, userId, null)).toEqual({ done: 0, total: 1 })
    const { token } = await check('DE')
    await claimChecks({ userId, ...actor }, [token])
    expect(await counted(['080410'], ['DE', 'GB'])).toEqual({ done: 1, total: 2 })
    expect(await counted(['080410', '150920'], ['FR'])).toEqual({ done: 1, total: 2 })
    expect(await countChecked(database.db, userId, null)).toEqual({ done: 1, total: 1 })
  })
})
