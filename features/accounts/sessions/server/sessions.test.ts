import { cookieOf, password, person, sameOrigin, accountsUnderTest } from '@/tests/support/accounts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

const { database, ask, register } = accountsUnderTest()

const user = async (headers: Record<string, string>) =>
  (await ask('user', undefined, headers)).status

describe('T4 a session', () => {
  it('is new after each login, so that a fixated session is worthless', async () => {
    await register('Aya')
    const chosenByAttacker = 'A'.repeat(43)
    const login = { email: person('Aya').email, password }
    const response = await ask('login', login, { ...sameOrigin, cookie: `sid=${chosenByAttacker}` })
    expect(response.status).toBe(200)
    expect(cookieOf(response)).not.toContain(chosenByAttacker)
    expect(await user({ cookie: `sid=${chosenByAttacker}` })).toBe(401)
    expect(await user({ cookie: cookieOf(response) })).toBe(200)
  })

  it('ends when its owner logs in again in the same browser', async () => {
    const { browser } = await register('Bana')
    const login = { email: person('Bana').email, password }
    const again = await ask('login', login, browser)
    expect(await user(browser)).toBe(401)
    expect(await user({ cookie: cookieOf(again) })).toBe(200)
  })

  it('is not found by a Bearer in the cookie, nor by a cookie as Bearer', async () => {
    const { bearer, browser } = await register('Dima')
    const token = bearer.authorization.slice('Bearer '.length)
    const cookie = /sid=([^;]+)/.exec(browser.cookie)?.[1] ?? ''
    expect(await user({ cookie: `sid=${token}` })).toBe(401)
    expect(await user({ authorization: `Bearer ${cookie}` })).toBe(401)
  })

  it('is anonymous when its cookie is sent twice', async () => {
    const { browser } = await register('Eman')
    expect(await user({ cookie: `${browser.cookie}; ${browser.cookie}` })).toBe(401)
  })

  it('ends when it is idle too long, or too old', async () => {
    const { browser: idle } = await register('Farah')
    await database.db.execute(
      sql`update sessions set seen_at = now() - interval '2 hours 1 minute'`,
    )
    expect(await user(idle)).toBe(401)
    const { browser: old } = await register('Ghada')
    await database.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`)
    expect(await user(old)).toBe(401)
  })
})

describe('a person’s sessions', () => {
  it('are listed, the current one marked, without secrets', async () => {
    const { browser } = await register('Huda')
    await ask('login', { email: person('Huda').email, password }, { 'user-agent': 'curl/8' })
    const list = await (await ask('sessions', undefined, browser)).json()
    expect(list).toHaveLength(2)
    expect(list.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    expect(JSON.stringify(list)).not.toMatch(/hash|token/)
  })

  it('T6 can be ended by their owner only', async () => {
    const { browser: owner } = await register('Inas')
    const { browser: other } = await register('Joud')
    const [mine] = await (await ask('sessions', undefined, owner)).json()
    const end = (headers: Record<string, string>) =>
      ask(`sessions/${mine.login_id}`, undefined, headers, 'DELETE')
    expect((await end(other)).status).toBe(404)
    expect(await user(owner)).toBe(200)
    expect((await end(owner)).status).toBe(200)
    expect(await user(owner)).toBe(401)
  })

  it('end together, except the current one', async () => {
    const { browser: first } = await register('Karam')
    const second = await ask('login', { email: person('Karam').email, password })
    expect((await ask('sessions', undefined, first, 'DELETE')).status).toBe(200)
    expect(await user(first)).toBe(200)
    expect(await user({ cookie: cookieOf(second) })).toBe(401)
  })
})
