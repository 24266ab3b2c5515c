import { password, person, accountsUnderTest } from '@/tests/support/accounts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

const { database, ask, register, mails, linkIn } = accountsUnderTest()

const forget = (name: string, headers: Record<string, string> = {}) =>
  ask('forget_password', { email: person(name).email }, headers)

const reset = async (name: string, token: string) => {
  const { email } = person(name)
  const fresh = 'a new one for the winter'
  const body = { email, token, password: fresh, password_confirmation: fresh }
  return (await ask('reset_password', body)).status
}

describe('T3 the link for a new password', () => {
  it('points to the portal, whatever host the request names', async () => {
    await register('Amira')
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    }
    await forget('Amira', forged)
    const mail = (await mails()).find((one) => one.includes('/auth/reset_password/'))
    expect(mail).toContain('http://localhost:3000/auth/reset_password/')
    expect(mail).not.toContain('evil')
  })

  it('works for 30 minutes', async () => {
    await register('Basma')
    await forget('Basma')
    const token = await linkIn('Basma', 'reset_password')
    const age = (minutes: number) =>
      database.db.execute(
        sql`update account_tokens set expires_at = now() + interval '30 minutes' - ${minutes} * interval '1 minute'`,
      )
    await age(31)
    expect(await reset('Basma', token)).toBe(422)
    await age(29)
    expect(await reset('Basma', token)).toBe(200)
  })

  it('is void when another one was asked for', async () => {
    await register('Carmen')
    await forget('Carmen')
    const first = await linkIn('Carmen', 'reset_password')
    await forget('Carmen')
    await mails()
    expect(await reset('Carmen', first)).toBe(422)
  })

  it('opens nobody else’s account', async () => {
    await register('Dalia')
    await register('Esraa')
    await forget('Dalia')
    const token = await linkIn('Dalia', 'reset_password')
    expect(await reset('Esraa', token)).toBe(422)
    const login = { email: person('Esraa').email, password }
    expect((await ask('login', login)).status).toBe(200)
  })

  it('is asked for three times an hour at most', async () => {
    await register('Fadia')
    const statuses = []
    for (let time = 0; time < 4; time += 1) statuses.push((await forget('Fadia')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('comes in the language of who asks', async () => {
    await register('Ghaida')
    await forget('Ghaida', { 'accept-language': 'ar' })
    const sent = (await mails()).filter((one) => one.includes(person('Ghaida').email))
    const mail = sent.find((one) => one.includes('/auth/reset_password/'))
    expect(mail).toContain('/ar/auth/reset_password/')
    expect(mail).toContain('dir="rtl"')
  })
})

describe('T3 the link that proves an address', () => {
  it('works for 24 hours', async () => {
    await register('Hanan')
    const token = await linkIn('Hanan', 'verify')
    await database.db.execute(
      sql`update account_tokens set expires_at = now() - interval '1 second'`,
    )
    expect((await ask(`email/verify/${token}`)).status).toBe(404)
  })
})
