import { cookieOf, password, person, sameOrigin, accountsUnderTest } from '@/tests/support/accounts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

const { database, ask, register, mails, linkIn } = accountsUnderTest()

const fresh = 'a new one for the winter'
const status = async (answer: Promise<Response>) => (await answer).status
const logIn = (email: string, secret: string) => status(ask('login', { email, password: secret }))

describe('a new password', () => {
  const body = { password: fresh, password_confirmation: fresh, current_password: password }

  it('ends the other sessions, keeps this one, and is announced by mail', async () => {
    const { browser, bearer } = await register('Amal')
    const { email } = person('Amal')
    const other = await ask('login', { email, password })
    const { token } = await other.json()
    const changed = await ask('change-password', body, browser)
    const renewed = { ...sameOrigin, cookie: cookieOf(changed) }
    expect(await status(ask('user', undefined, renewed))).toBe(200)
    for (const ended of [browser, bearer, { authorization: `Bearer ${token}` }]) {
      expect(await status(ask('user', undefined, ended))).toBe(401)
    }
    expect([await logIn(email, fresh), await logIn(email, password)]).toEqual([200, 422])
    expect((await mails()).join()).toContain('Your password has been changed')
  })

  it('T4 gives the browser a new cookie for the remaining time, and keeps the token of a program', async () => {
    const { browser } = await register('Aseel')
    await database.db.execute(
      sql`update sessions set expires_at = now() + interval '100 seconds' where user_id = (select id from users where name = 'Aseel')`,
    )
    const [cookie = ''] = (await ask('change-password', body, browser)).headers.getSetCookie()
    expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(100)
    const { bearer } = await register('Asma')
    expect(await status(ask('change-password', body, bearer))).toBe(200)
    expect(await status(ask('user', undefined, bearer))).toBe(200)
  })

  it('invalidates links sent before: for a new password, and for another address', async () => {
    const { browser } = await register('Aya')
    const change = { email: 'aya.thief@portal.example', current_password: password }
    await ask('change-email', change, browser)
    const theirs = await linkIn('aya.thief@portal.example', 'verify')
    await ask('forget_password', { email: 'aya@portal.example' })
    const reset = await linkIn('aya@portal.example', 'reset_password')
    await ask('change-email', { ...change, email: 'aya.later@portal.example' }, browser)
    expect(await status(ask('change-password', body, browser))).toBe(200)
    expect(await status(ask(`email/verify/${theirs}`))).toBe(404)
    const taken = { email: 'aya@portal.example', token: reset, ...body }
    expect(await status(ask('reset_password', taken))).toBe(422)
    expect((await mails()).join()).not.toMatch(/^To: .*aya\.later/m)
  })

  it('can be requested ten times an hour at most', async () => {
    const { browser } = await register('Areej')
    const statuses = []
    for (let time = 0; time < 11; time += 1) {
      statuses.push(await status(ask('change-password', { ...body, password: 'x' }, browser)))
      statuses.push(
        await status(
          ask(
            'change-password',
            { ...body, password: 'password1', password_confirmation: 'password1' },
            browser,
          ),
        ),
      )
    }
    expect(statuses.filter((answer) => answer === 429)).toHaveLength(1)
  })

  it('requires the old password', async () => {
    const { browser } = await register('Bilal')
    const wrong = await ask(
      'change-password',
      { ...body, current_password: 'not this one' },
      browser,
    )
    expect((await wrong.json()).errors).toEqual({ current_password: ['Invalid email/password'] })
    expect(await logIn(person('Bilal').email, password)).toBe(200)
  })

  it('must not be easy to guess', async () => {
    const { browser } = await register('Celine')
    const easy = { ...body, password: 'celine12', password_confirmation: 'celine12' }
    expect((await (await ask('change-password', easy, browser)).json()).errors).toEqual({
      password: ['This password is easy to guess.'],
    })
  })

  it('T5 is refused from another site', async () => {
    const { browser } = await register('Deema')
    const evil = { ...browser, 'sec-fetch-site': 'cross-site' }
    expect(await status(ask('change-password', body, evil))).toBe(403)
  })
})

describe('another address', () => {
  it('takes effect when its mail is confirmed, and the old address is notified', async () => {
    const { browser } = await register('Emad')
    const change = { email: 'emad.new@portal.example', current_password: password }
    expect(await status(ask('change-email', change, browser))).toBe(200)
    const before = await (await ask('user', undefined, browser)).json()
    expect(before.email).toBe('emad@portal.example')
    const link = await linkIn('emad.new@portal.example', 'verify')
    expect(await status(ask(`email/verify/${link}`))).toBe(200)
    const after = await (await ask('user', undefined, browser)).json()
    expect(after.email).toBe('emad.new@portal.example')
    const again = { email: 'emad.third@portal.example', current_password: password }
    await ask('forget_password', { email: 'emad.new@portal.example' })
    const reset = await linkIn('emad.new@portal.example', 'reset_password')
    await ask('change-email', again, browser)
    await ask(`email/verify/${await linkIn('emad.third@portal.example', 'verify')}`)
    const old = { email: 'emad.new@portal.example', token: reset, password: fresh }
    const late = await ask('reset_password', { ...old, password_confirmation: fresh })
    expect(late.status).toBe(422)
    const told = (await mails()).filter((mail) =>
      mail.includes('Request to change your email address'),
    )
    expect(told.join()).toMatch(/^To: .*emad@portal\.example/m)
  })

  it('T2 gets the same answer when it is taken, and no mail is sent to its owner', async () => {
    const { browser } = await register('Faris')
    await register('Ghazi')
    const change = { email: 'ghazi@portal.example', current_password: password }
    expect(await status(ask('change-email', change, browser))).toBe(200)
    const links = (await mails()).filter(
      (mail) => mail.includes('/auth/verify/') && mail.includes('ghazi@portal.example'),
    )
    // The one of the registration.
    expect(links).toHaveLength(1)
  })
})
