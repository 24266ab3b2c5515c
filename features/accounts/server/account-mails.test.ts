import { password, person, accountsUnderTest } from '@/tests/support/accounts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { resetMail, staffInvitationMail } from './account-mails'

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
  it('leads to the portal, whatever host the request names', async () => {
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

  it('is void when a newer link was requested', async () => {
    await register('Carmen')
    await forget('Carmen')
    const first = await linkIn('Carmen', 'reset_password')
    await forget('Carmen')
    await mails()
    expect(await reset('Carmen', first)).toBe(422)
  })

  it('still works when the mail was delivered, reported as failed and sent again', async () => {
    await register('Dana')
    const { rows } = await database.db.execute(sql`select id from users where name = 'Dana'`)
    const order = { user_id: Number(rows[0]?.id) }
    const id = '5f0c0ab6-6f0e-4a3e-9a52-0d3c3f8a3f11'
    await resetMail.run(order, { id, attempt: 1 })
    const first = await linkIn('Dana', 'reset_password')
    await resetMail.run(order, { id, attempt: 2 })
    expect(await linkIn('Dana', 'reset_password')).not.toBe(first)
    expect(await reset('Dana', first)).toBe(200)
  })

  it('still works after the address is confirmed and another verification link is sent', async () => {
    const { browser } = await register('Dunya')
    const verify = await linkIn('Dunya', 'verify')
    await forget('Dunya')
    const token = await linkIn('Dunya', 'reset_password')
    expect((await ask('email/resend', undefined, browser)).status).toBe(202)
    await mails()
    expect((await ask(`email/verify/${verify}`)).status).toBe(200)
    expect(await reset('Dunya', token)).toBe(200)
    expect(await reset('Dunya', token)).toBe(422)
  })

  it('still works after the address is confirmed before its mail was sent', async () => {
    await register('Ebtisam')
    const verify = await linkIn('Ebtisam', 'verify')
    await forget('Ebtisam')
    expect((await ask(`email/verify/${verify}`)).status).toBe(200)
    expect(await reset('Ebtisam', await linkIn('Ebtisam', 'reset_password'))).toBe(200)
  })

  it('is void once another address of the person is confirmed', async () => {
    const { browser } = await register('Fatin')
    await forget('Fatin')
    const token = await linkIn('Fatin', 'reset_password')
    const email = 'fatin.new@portal.example'
    await ask('change-email', { email, current_password: password }, browser)
    expect((await ask(`email/verify/${await linkIn(email, 'verify')}`)).status).toBe(200)
    expect(await reset('Fatin', token)).toBe(422)
  })

  it('does not end an invitation of staff, which lasts longer', async () => {
    await register('Ghada')
    const { rows } = await database.db.execute(sql`select id from users where name = 'Ghada'`)
    const id = '5f0c0ab6-6f0e-4a3e-9a52-0d3c3f8a3f12'
    await staffInvitationMail.run({ user_id: Number(rows[0]?.id) }, { id, attempt: 1 })
    const invitation = await linkIn('Ghada', 'reset_password')
    await forget('Ghada')
    await mails()
    expect(await reset('Ghada', invitation)).toBe(200)
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

  it('can be requested three times an hour at most', async () => {
    await register('Fadia')
    const statuses = []
    for (let time = 0; time < 4; time += 1) statuses.push((await forget('Fadia')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('is in the language of the account, whatever page requests it', async () => {
    await register('Ghaida', { 'accept-language': 'ar' })
    await forget('Ghaida', { 'accept-language': 'en' })
    const sent = (await mails()).filter((one) => one.includes(person('Ghaida').email))
    const mail = sent.find((one) => one.includes('/auth/reset_password/'))
    expect(mail).toContain('/ar/auth/reset_password/')
    expect(mail).toContain('dir="rtl"')
  })
})

describe('T3 the link that verifies an address', () => {
  it('works for 24 hours', async () => {
    await register('Hanan')
    const token = await linkIn('Hanan', 'verify')
    await database.db.execute(
      sql`update account_tokens set expires_at = now() - interval '1 second'`,
    )
    expect((await ask(`email/verify/${token}`)).status).toBe(404)
  })

  it('still works when a newer one was requested, and so does the newer one', async () => {
    const { browser } = await register('Ibtisam')
    const first = await linkIn('Ibtisam', 'verify')
    expect((await ask('email/resend', undefined, browser)).status).toBe(202)
    const second = await linkIn('Ibtisam', 'verify')
    expect(second).not.toBe(first)
    expect((await ask(`email/verify/${first}`)).status).toBe(200)
    expect((await ask(`email/verify/${second}`)).status).toBe(200)
    expect((await ask(`email/verify/${second}`)).status).toBe(200)
  })

  it('T5 is not sent again at the request of another site', async () => {
    const { browser } = await register('Jumana')
    const foreign = { ...browser, 'sec-fetch-site': 'cross-site' }
    expect((await ask('email/resend', undefined, foreign)).status).toBe(403)
  })
})

describe('mails to an account', () => {
  const arabic = { 'accept-language': 'ar-JO,ar;q=0.9,en;q=0.8' }
  const newestTo = async (name: string) =>
    (await mails()).findLast((one) => one.includes(person(name).email))

  it('are in Arabic after a registration in Arabic, also after a login in English', async () => {
    const { browser } = await register('Kawthar', arabic)
    const first = await newestTo('Kawthar')
    expect(first).toContain('/ar/auth/verify/')
    expect(first).toContain('Content-Language: ar')
    await ask('login', { email: person('Kawthar').email, password })
    await ask('email/resend', undefined, browser)
    expect(await newestTo('Kawthar')).toContain('/ar/auth/verify/')
  })

  it('are in English once that is chosen in the profile', async () => {
    const { browser } = await register('Lamis', arabic)
    const chosen = await ask('change-language', { locale: 'en' }, browser)
    expect([chosen.status, await chosen.text()]).toEqual([200, 'Success'])
    expect(await (await ask('user', undefined, browser)).json()).toMatchObject({ locale: 'en' })
    await ask('email/resend', undefined, browser)
    expect(await newestTo('Lamis')).toContain('http://localhost:3000/auth/verify/')
    const fresh = { password: 'a new one for the winter', current_password: password }
    const body = { ...fresh, password_confirmation: fresh.password }
    expect((await ask('change-password', body, browser)).status).toBe(200)
    expect(await newestTo('Lamis')).toContain('Content-Language: en')
  })

  it.each(['*', 'fr-FR,ar;q=0.9', ''])(
    'are in Arabic where a registration names neither language: "%s"',
    async (language) => {
      const name = `Maha${language.length}`
      const { browser } = await register(name, { 'accept-language': language })
      const account = await (await ask('user', undefined, browser)).json()
      expect(account).toMatchObject({ locale: null })
      expect(await newestTo(name)).toContain('/ar/auth/verify/')
      const fresh = { password: 'a new one for the winter', current_password: password }
      const body = { ...fresh, password_confirmation: fresh.password }
      expect((await ask('change-password', body, browser)).status).toBe(200)
      expect(await newestTo(name)).toContain('Content-Language: ar')
    },
  )
})

describe('mail bombing by registration', () => {
  it('sends a mailbox three mails a day before it is confirmed, and answers the same', async () => {
    const tokens: string[] = []
    for (const tag of ['+1', '+2', '+3', '+4']) {
      const body = { ...person('Victim'), email: `victim${tag}@portal.example` }
      const answer = await ask('register', body)
      expect(answer.status).toBe(200)
      const { token }: { token: string } = await answer.json()
      tokens.push(token)
    }
    const sent = async () => (await mails()).filter((one) => /^To: .*victim/m.test(one))
    expect(await sent()).toHaveLength(3)
    const bearerOf = (token = '') => ({ authorization: `Bearer ${token}` })
    const changed = { password: 'a new one for the winter', current_password: password }
    const body = { ...changed, password_confirmation: changed.password }
    expect((await ask('change-password', body, bearerOf(tokens[0]))).status).toBe(200)
    expect(await sent()).toHaveLength(3)
    expect((await ask('email/resend', undefined, bearerOf(tokens[1]))).status).toBe(429)
    expect(await sent()).toHaveLength(3)
  })

  it('does not let an account send links to a stranger’s mailbox all day', async () => {
    const { browser } = await register('Munir')
    for (const tag of ['+1', '+2', '+3', '+4']) {
      const email = `stranger${tag}@portal.example`
      const answer = await ask('change-email', { email, current_password: password }, browser)
      expect(answer.status).toBe(200)
      await mails()
    }
    expect((await mails()).filter((one) => /^To: .*stranger/m.test(one))).toHaveLength(3)
  })
})
