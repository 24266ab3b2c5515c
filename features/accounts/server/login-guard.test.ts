import { loginFailures } from '@/lib/db/schema/accounts'
import { accountsUnderTest, cookieOf, password, person, sameOrigin } from '@/tests/support/accounts'
import { capturedLog } from '@/tests/support/captured-log'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

const lines = capturedLog()
const { database, ask, register, linkIn } = accountsUnderTest()

const guess = (email: string, address?: string) =>
  ask(
    'login',
    { email, password: 'wrong password' },
    address ? { 'x-client-address': address } : {},
  )

describe('T1 guessing passwords', () => {
  it('ends for one address after 30 logins in ten minutes, whatever the accounts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => guess(`nobody${number}@portal.example`)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('delays one account also when many addresses guess at once', async () => {
    await register('Amjad')
    const { email } = person('Amjad')
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => guess(email, `198.51.100.${number}`)),
    )
    const tried = answers.filter(({ status }) => status === 422)
    expect(tried.length).toBeLessThanOrEqual(10)
  })

  it('is reset by the right password', async () => {
    await register('Basil')
    const { email } = person('Basil')
    for (let time = 0; time < 4; time += 1) await guess(email)
    expect((await ask('login', { email, password })).status).toBe(200)
    for (let time = 0; time < 4; time += 1) expect((await guess(email)).status).toBe(422)
  })
})

const quarter = 900
let callers = 0

/** Sends a wrong password from a new address, after the wait is over. */
async function wrong(email: string) {
  await setFailures({ blocked_until: sql`now()` })
  callers += 1
  return guess(email, `192.0.2.${callers % 250}`)
}

const setFailures = (values: object) => database.db.update(loginFailures).set(values)

const retryAfter = (response: Response) => Number(response.headers.get('retry-after'))

/** The seconds to wait after the latest wrong password. */
async function latestWait() {
  const { rows } = await database.db.execute<{ seconds: number }>(
    sql`select extract(epoch from blocked_until - failed_at)::int as seconds from login_failures order by failed_at desc limit 1`,
  )
  return rows[0]?.seconds
}

const rightFor = (email: string) =>
  ask('login', { email, password }, { 'x-client-address': '198.18.0.1' })

/** Resets the password with the link of a mail, as a locked-out person can. */
async function resetOf(name: string) {
  const { email } = person(name)
  await ask('forget_password', { email })
  const token = await linkIn(email, 'reset_password')
  const body = { email, token, password, password_confirmation: password }
  return (await ask('reset_password', body)).status
}

describe('T1 an account whose password is guessed', () => {
  it('waits 1, 2, 4 and 8 seconds after the sixth to the ninth wrong password', async () => {
    await register('Carmen')
    const { email } = person('Carmen')
    for (let time = 0; time < 5; time += 1) expect((await wrong(email)).status).toBe(422)
    const seconds = []
    for (let time = 0; time < 4; time += 1) {
      await wrong(email)
      seconds.push(await latestWait())
    }
    expect(seconds).toEqual([1, 2, 4, 8])
  })

  it('is locked for a quarter of an hour by the tenth wrong password, also for the right one', async () => {
    await register('Duha')
    const { email } = person('Duha')
    for (let time = 0; time < 10; time += 1) expect((await wrong(email)).status).toBe(422)
    const refused = await rightFor(email)
    expect(refused.status).toBe(429)
    expect(await latestWait()).toBe(quarter)
    expect(retryAfter(refused)).toBeGreaterThan(0)
    expect(retryAfter(refused)).toBeLessThanOrEqual(quarter)
    await setFailures({ blocked_until: sql`now()` })
    expect((await rightFor(email)).status).toBe(200)
  })

  it('is unlocked by a password reset by mail', async () => {
    await register('Enaam')
    const { email } = person('Enaam')
    for (let time = 0; time < 10; time += 1) await wrong(email)
    expect((await rightFor(email)).status).toBe(429)
    expect(await resetOf('Enaam')).toBe(200)
    expect((await rightFor(email)).status).toBe(200)
  })

  it('starts again with the free attempts after a quarter of an hour without attempts', async () => {
    await register('Fatin')
    const { email } = person('Fatin')
    for (let time = 0; time < 9; time += 1) await wrong(email)
    const quiet = { failed_at: sql`now() - interval '15 minutes 1 second'` }
    await setFailures(quiet)
    await wrong(email)
    expect(await latestWait()).toBe(1)
  })

  it('is locked after a hundred wrong passwords until a new password is set', async () => {
    await register('Ghadeer')
    const { email } = person('Ghadeer')
    await wrong(email)
    await setFailures({ consecutive: 98 })
    expect((await wrong(email)).status).toBe(422)
    await setFailures({ failed_at: sql`now() - interval '30 days'` })
    expect((await wrong(email)).status).toBe(422)
    await setFailures({ failed_at: sql`now() - interval '30 days'` })
    const refused = await rightFor(email)
    expect([refused.status, retryAfter(refused)]).toEqual([429, quarter])
    expect(await resetOf('Ghadeer')).toBe(200)
    expect((await rightFor(email)).status).toBe(200)
  })

  it('is delayed in the same way when the account does not exist', async () => {
    const email = 'nobody.at.all@portal.example'
    for (let time = 0; time < 10; time += 1) expect((await wrong(email)).status).toBe(422)
    const refused = await guess(email)
    expect([refused.status, await latestWait()]).toEqual([429, quarter])
  })
})

describe('T1 a browser that has logged in to an account', () => {
  const named = /(?:^|; )(device=[^;]+)/

  /** Registers a person, logs in, and locks the account from elsewhere; returns the device cookie. */
  async function lockedElsewhere(name: string) {
    await register(name)
    const { email } = person(name)
    const [, cookie = ''] = named.exec(cookieOf(await rightFor(email))) ?? []
    for (let time = 0; time < 10; time += 1) await wrong(email)
    return { email, cookie }
  }

  const logIn = (email: string, cookie: string, typed = password) =>
    ask('login', { email, password: typed }, { cookie, 'x-client-address': '198.18.0.2' })

  it('lets its person in while the account is locked, and nobody else', async () => {
    const { email, cookie } = await lockedElsewhere('Iman')
    expect((await logIn(email, cookie)).status).toBe(200)
    expect((await rightFor(email)).status).toBe(429)
  })

  it('confirms the password while the account is locked, until its own guesses lock it', async () => {
    await register('Zain')
    const { email } = person('Zain')
    const cookie = cookieOf(await rightFor(email))
    for (let time = 0; time < 10; time += 1) await wrong(email)
    const prove = (current_password: string) =>
      ask('prove', { current_password }, { ...sameOrigin, cookie })
    expect((await rightFor(email)).status).toBe(429)
    expect((await prove(password)).status).toBe(200)
    for (let time = 0; time < 5; time += 1) {
      expect((await prove('wrong password')).status).toBe(422)
    }
    await prove('wrong password')
    expect((await prove(password)).status).toBe(429)
  })

  it('is known for that account only, and only as the portal signed it', async () => {
    const own = await lockedElsewhere('Jumana')
    const [id, signature] = own.cookie.slice('device='.length).split('.')
    const reversed = signature?.split('').toReversed().join('')
    for (const forged of [`device=${id}.${reversed}`, 'device=', 'device=a.b']) {
      expect((await logIn(own.email, forged)).status).toBe(429)
    }
    const other = await lockedElsewhere('Khalida')
    expect((await logIn(other.email, own.cookie)).status).toBe(429)
  })

  it('is locked by its own wrong passwords', async () => {
    const { email, cookie } = await lockedElsewhere('Lubna')
    for (let time = 0; time < 10; time += 1) {
      await setFailures({ blocked_until: sql`now()` })
      expect((await logIn(email, cookie, 'wrong password')).status).toBe(422)
    }
    expect((await logIn(email, cookie)).status).toBe(429)
  })

  it('is forgotten when its person ends all other sessions or sets a new password, in every browser but that one', async () => {
    const { email, cookie } = await lockedElsewhere('Nawal')
    const current = await logIn(email, cookie)
    const headers = { ...sameOrigin, cookie: cookieOf(current) }
    const ended = await ask('sessions', undefined, headers, 'DELETE')
    expect(ended.status).toBe(200)
    expect((await logIn(email, cookie)).status).toBe(429)
    const again = await logIn(email, cookieOf(ended))
    expect(again.status).toBe(200)
    const changed = 'almond harvest in autumn'
    const body = { current_password: password, password: changed, password_confirmation: changed }
    await setFailures({ blocked_until: sql`now()`, failures: 0 })
    const renewed = await ask('change-password', body, { ...sameOrigin, cookie: cookieOf(again) })
    expect(renewed.status).toBe(200)
    for (let time = 0; time < 10; time += 1) await wrong(email)
    expect((await logIn(email, cookieOf(ended), changed)).status).toBe(429)
    const [, kept = ''] = named.exec(cookieOf(renewed)) ?? []
    expect((await logIn(email, kept, changed)).status).toBe(200)
  })

  it('is forgotten with the password', async () => {
    const { email, cookie } = await lockedElsewhere('Manal')
    await ask('forget_password', { email })
    const token = await linkIn(email, 'reset_password')
    const changed = 'almond harvest in autumn'
    const body = { email, token, password: changed, password_confirmation: changed }
    expect((await ask('reset_password', body)).status).toBe(200)
    for (let time = 0; time < 10; time += 1) await wrong(email)
    expect((await logIn(email, cookie, changed)).status).toBe(429)
  })
})

describe('a login attempt', () => {
  /** The log lines of an attempt, without the line of the call. */
  const loggedLines = async (body: object) => {
    lines.length = 0
    await ask('login', body, { 'x-client-address': '198.18.7.9' })
    return lines.filter(({ route }) => route === undefined)
  }

  it('writes one log line with its outcome and factor, and the account where it is known', async () => {
    const { bearer } = await register('Hanin')
    const { email } = person('Hanin')
    const { id } = await (await ask('user', undefined, bearer)).json()
    const common = { from: '198.18.7.0/24', factor: 'password', requestId: expect.any(String) }
    expect(await loggedLines({ email, password })).toMatchObject([
      { ...common, level: 30, user: id, msg: 'logged in' },
    ])
    const refused = { ...common, level: 40, msg: 'login refused' }
    expect(await loggedLines({ email, password: 'wrong password' })).toMatchObject([
      { ...refused, user: id, reason: 'credentials' },
    ])
    expect(await loggedLines({ email: 'nobody@portal.example', password })).toMatchObject([
      { ...refused, user: null, reason: 'credentials' },
    ])
    await setFailures({ blocked_until: sql`now() + interval '1 minute'` })
    expect(await loggedLines({ email, password })).toMatchObject([
      { ...refused, user: null, reason: 'too_many_requests' },
    ])
  })

  it('writes no input of the form into the log', async () => {
    const typed = {
      email: 'tamara@portal.example',
      password: 'figs of late summer',
      code: '246810',
    }
    await loggedLines(typed)
    expect(lines).toHaveLength(2)
    for (const text of Object.values(typed)) expect(JSON.stringify(lines)).not.toContain(text)
    expect(JSON.stringify(lines)).not.toMatch(/tamara|198\.18\.7\.9/)
  })
})
