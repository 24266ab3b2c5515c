import { newDeviceMail } from '@/features/accounts/server/account-mails'
import { users } from '@/lib/db/schema/accounts'
import { runDueJobs } from '@/lib/jobs/runner'
import { accountsUnderTest, cookieOf, password, person, sameOrigin } from '@/tests/support/accounts'
import { startMailServer } from '@/tests/support/mail-server'
import { setSettings } from '@/tests/support/process-registry'
import { eq, sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const { database, ask, register, linkIn } = accountsUnderTest()

let server: Awaited<ReturnType<typeof startMailServer>>

beforeAll(async () => {
  server = await startMailServer()
  vi.stubEnv('SMTP_URL', server.url)
})
beforeEach(() => {
  server.received.length = 0
})
afterAll(() => server.stop())

const firefox =
  'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0 evil.example'

/** Logs in from a network, with the cookies of a browser if given. */
async function logIn(name: string, headers: Record<string, string> = {}) {
  const { email } = person(name)
  const agent = { 'user-agent': firefox, ...headers }
  const response = await ask('login', { email, password }, { ...sameOrigin, ...agent })
  expect(response.status).toBe(200)
  return cookieOf(response)
}

/** A person whose address is confirmed, and the cookies of the browser that registered. */
async function confirmed(name: string, language = 'en') {
  const { browser } = await register(name, { 'accept-language': language })
  await database.db
    .update(users)
    .set({ email_verified_at: sql`now()` })
    .where(eq(users.email, person(name).email))
  return browser.cookie
}

/** The mails about new devices, as people read them. */
async function told() {
  while ((await runDueJobs([newDeviceMail])) > 0);
  return Promise.all(
    server.received.map(async ({ raw, to }) => {
      const { text = '', html = '' } = await PostalMime.parse(raw)
      return { to, text, html, raw }
    }),
  )
}

describe('a login from a new device', () => {
  it('is told by mail with time, browser and system, and without a link', async () => {
    await confirmed('Amani')
    await logIn('Amani')
    const mails = await told()
    expect(mails.map(({ to }) => to)).toEqual([[person('Amani').email]])
    const [{ text, html } = { text: '', html: '' }] = mails
    expect(text).toContain('Firefox on Linux')
    expect(text).toMatch(/on \w{3} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M \(Amman time\)/)
    expect(text).toContain('Login and security')
    expect(text).not.toContain('evil.example')
    expect(text).not.toContain('203.0.113')
    expect(html).toContain('Firefox on Linux')
    expect(html).not.toContain('href=')
  })

  it('is told in Arabic to a person with an Arabic account, staff like members', async () => {
    await confirmed('Bushra', 'ar')
    await database.db
      .update(users)
      .set({ staff_roles: ['editor'] })
      .where(eq(users.email, person('Bushra').email))
    await logIn('Bushra')
    const [mail] = await told()
    expect(mail?.raw).toContain('Content-Language: ar')
    expect(mail?.text).toContain('Firefox')
    expect(mail?.text).toContain('سُجّل الدخول إلى حسابك')
  })

  it('is not told by the browser that registered, logged in before or set a password by a mailed link', async () => {
    const registered = await confirmed('Dalal')
    await logIn('Dalal', { cookie: registered })
    expect(await told()).toEqual([])
    const known = await logIn('Dalal', { 'x-client-address': '198.51.100.7' })
    expect(await told()).toHaveLength(1)
    await logIn('Dalal', { cookie: known, 'x-client-address': '192.0.2.7' })
    expect(await told()).toHaveLength(1)
  })

  it('is told once a day for each kind of browser and network', async () => {
    await confirmed('Eman')
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.1']) {
      await logIn('Eman', { 'x-client-address': address })
    }
    expect(await told()).toHaveLength(1)
    await logIn('Eman', { 'x-client-address': '192.0.2.1' })
    expect(await told()).toHaveLength(2)
    await logIn('Eman', { 'x-client-address': '192.0.2.1', 'user-agent': 'curl/8' })
    const mails = await told()
    expect(mails).toHaveLength(3)
    expect(mails.at(-1)?.text).toContain('a program or browser that we do not recognise')
  })

  it('is not told to an address that nobody has confirmed', async () => {
    await register('Fadwa')
    await logIn('Fadwa')
    expect(await told()).toEqual([])
  })

  it('is not told after a wrong password', async () => {
    await confirmed('Ghadir')
    const { email } = person('Ghadir')
    await ask('login', { email, password: 'something else' }, sameOrigin)
    expect(await told()).toEqual([])
  })
})

it('a browser that set a password by a mailed link is known at the next login', async () => {
  setSettings({ SMTP_URL: '' })
  await confirmed('Hadeel')
  const { email } = person('Hadeel')
  await ask('forget_password', { email })
  const token = await linkIn(email, 'reset_password')
  const body = { email, token, password, password_confirmation: password }
  const cookie = cookieOf(await ask('reset_password', body))
  await logIn('Hadeel', { cookie })
  expect(await runDueJobs([newDeviceMail])).toBe(0)
})
