import { anonymous } from '@/lib/auth/actor'
import { refusedTraffic } from '@/lib/db/schema/refused-traffic'
import { today } from '@/lib/i18n/today'
import { countRefused, countRefusedAnswer, consumeRefused } from '@/lib/metrics/refused-traffic'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeEach, describe, expect, it } from 'vitest'
import { networksShown, refusedDays } from '../contract'
import { clearRefused, listRefused, writeRefused } from './refused-traffic'

const database = useTestDatabase(loadedTemplate)
const admin = { ...anonymous, userId: 1, staffRoles: ['admin' as const] }

beforeEach(async () => {
  consumeRefused()
  await database.db.delete(refusedTraffic)
})

describe('refused traffic', () => {
  it('is counted by day, network and kind, without an address', async () => {
    for (const address of ['192.0.2.7', '192.0.2.9', '2001:db8:1:2::']) {
      countRefused('login', address)
    }
    countRefusedAnswer(429, { address: '192.0.2.7', isMalformed: false })
    countRefusedAnswer(403, { address: '192.0.2.7', isMalformed: false })
    countRefusedAnswer(400, { address: '192.0.2.7', isMalformed: true })
    await writeRefused(database.db)
    countRefused('login', '192.0.2.1')
    await writeRefused(database.db)
    const { days, networks, total } = await listRefused(admin)
    expect(days).toHaveLength(refusedDays)
    expect(days.at(-1)).toEqual({ day: today(), times: { limited: 1, refused: 2, login: 4 } })
    expect(days[0]?.times).toEqual({ limited: 0, refused: 0, login: 0 })
    expect(networks).toEqual([
      { network: '192.0.2.0/24', times: { limited: 1, refused: 2, login: 3 }, last_day: today() },
      {
        network: '2001:db8:1::/48',
        times: { limited: 0, refused: 0, login: 1 },
        last_day: today(),
      },
    ])
    expect(total).toBe(2)
  })

  it('does not contain answers that refuse nothing', async () => {
    for (const status of [200, 304, 401, 404, 500, null]) {
      countRefusedAnswer(status, { address: '192.0.2.7', isMalformed: false })
    }
    expect(consumeRefused()).toEqual([])
  })

  it('of very many networks is counted as of others, and names the loudest', async () => {
    for (let net = 0; net < 5_100; net += 1) {
      countRefused('limited', `10.${net >> 8}.${net & 255}.1`)
    }
    await writeRefused(database.db)
    const { networks, total } = await listRefused(admin)
    expect(networks[0]).toMatchObject({ network: 'other', times: { limited: 100 } })
    expect([networks.length, total]).toEqual([networksShown, 5_001])
  })

  it('that could not be written is written with the next', async () => {
    countRefused('limited', '192.0.2.7')
    await expect(
      database.db.transaction(async (tx) => {
        await tx.execute('set local transaction read only')
        await writeRefused(tx)
      }),
    ).rejects.toThrow()
    await writeRefused(database.db)
    expect((await listRefused(admin)).days.at(-1)?.times.limited).toBe(1)
  })

  it('is deleted after its days', async () => {
    const row = { network: '192.0.2.0/24', kind: 'limited' as const, times: 1 }
    const old = today(new Date(Date.now() - refusedDays * 86_400_000))
    await database.db.insert(refusedTraffic).values([
      { ...row, day: old },
      { ...row, day: today() },
    ])
    await clearRefused(database.db)
    expect(await database.db.$count(refusedTraffic)).toBe(1)
  })

  it('is listed for admins only', async () => {
    await expect(listRefused({ ...admin, staffRoles: ['officer'] })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})
