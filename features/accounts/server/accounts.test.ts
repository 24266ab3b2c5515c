import { cookieOf, password, person, sameOrigin, accountsUnderTest } from '@/tests/support/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import { minimumResponseTime } from '@/lib/auth/minimum-response-time'

const { database, app, ask, linkIn } = accountsUnderTest()

describe('registration', () => {
  it('logs the person in, by cookie and by token', async () => {
    const response = await ask('register', person('Salma'), sameOrigin)
    expect(response.status).toBe(200)
    const { token } = await response.json()
    const cookies = response.headers.getSetCookie()
    expect(cookies[0]).toMatch(/^sid=[\w-]{43}; HttpOnly; Path=\/; Max-Age=43200; SameSite=Lax$/)
    expect(cookies[1]).toMatch(/^signed_in=1; Path=\//)
    const byToken = await ask('user', undefined, { authorization: `Bearer ${token}` })
    const byCookie = await ask('user', undefined, { cookie: cookieOf(response) })
    expect(await byToken.json()).toMatchObject({ name: 'Salma', email: 'salma@portal.example' })
    expect(await byCookie.json()).toMatchObject({ is_vip: false, company_id: null, subscribe: 0 })
  })

  it('says that an address is taken, in any spelling', async () => {
    await ask('register', person('Hala'))
    const again = await ask('register', { ...person('Hala'), email: 'HALA@Portal.example' })
    expect(again.status).toBe(422)
    expect((await again.json()).errors).toEqual({
      email: ['This e-mail is registered already.'],
    })
  })

  it('names each field with its messages', async () => {
    const response = await ask('register', {
      ...person(''),
      email: 'x',
      password: 'short',
      password_confirmation: 'short',
    })
    expect((await response.json()).errors).toEqual({
      name: ['Required.'],
      email: ['Invalid e-mail.'],
      password: ['Min 8 characters'],
    })
  })

  it('removes invisible characters from the name, and refuses an invalid address', async () => {
    const bent = { ...person('Sawsan'), name: '\u202ESaw\u0000san\u0007 ' }
    const { token } = await (await ask('register', bent)).json()
    const user = await (await ask('user', undefined, { authorization: `Bearer ${token}` })).json()
    expect(user.name).toBe('Sawsan')
    const long = { ...person('Suha'), email: `${'x'.repeat(300)}@portal.example` }
    expect((await ask('register', long)).status).toBe(422)
  })

  it('T7 mass assignment: ignores roles in the body', async () => {
    const greedy = { ...person('Rami'), is_vip: true, company_id: 1, staff_roles: ['admin'] }
    const { token } = await (await ask('register', greedy)).json()
    const user = await (await ask('user', undefined, { authorization: `Bearer ${token}` })).json()
    expect(user).toMatchObject({ is_vip: false, company_id: null, staff_roles: [] })
  })

  it.each(['12345678', 'password1', 'Portal123', 'laila123'])(
    'refuses a password that is easy to guess: %s',
    async (easy) => {
      const given = { ...person('Laila'), password: easy, password_confirmation: easy }
      expect((await (await ask('register', given)).json()).errors).toEqual({
        password: ['This password is easy to guess.'],
      })
    },
  )
})

describe('a password of any kind', () => {
  const own = (name: string, secret: string) => ({
    ...person(name),
    password: secret,
    password_confirmation: secret,
  })
  const statusFor = async (name: string, secret: string) =>
    (await ask('login', { email: person(name).email, password: secret })).status

  it.each([
    ['Abla', 'only words without any sign'],
    ['Badia', 'ONLYLETTERSINONECASE'],
    ['Camelia', '8204715930628147'],
    ['Dalal', 'كلمات بالعربية من بستان الزيتون'],
    ['Ebtisam', '🌿🫒🌾🍇🏺🪻🧭🛶'],
    ['Fida', '<b>%00\\ " \' & {{7*7}}'],
  ])('is accepted, whatever it is made of: %s', async (name, secret) => {
    expect((await ask('register', own(name, secret))).status).toBe(200)
    expect(await statusFor(name, secret)).toBe(200)
  })

  it('is compared exactly as it was typed, with its spaces and capitals', async () => {
    const secret = '  Figs and Pomegranates  '
    expect((await ask('register', own('Ghalia', secret))).status).toBe(200)
    expect(await statusFor('Ghalia', secret)).toBe(200)
    expect(await statusFor('Ghalia', secret.trim())).toBe(422)
    expect(await statusFor('Ghalia', secret.toLowerCase())).toBe(422)
  })

  it('has up to 128 characters, all of which are compared', async () => {
    const secret = 'thyme '.repeat(22).slice(0, 127)
    expect((await ask('register', own('Hadil', `${secret}!`))).status).toBe(200)
    expect(await statusFor('Hadil', `${secret}!`)).toBe(200)
    expect(await statusFor('Hadil', `${secret}?`)).toBe(422)
    expect((await ask('register', own('Ibtihal', `${secret}!!`))).status).toBe(422)
  })
})

describe('logging in', () => {
  beforeAll(async () => {
    await ask('register', person('Dana'), { 'x-client-address': '198.51.100.1' })
  })
  const dana = { email: 'dana@portal.example', password }

  it('T2 gives the same answer to a wrong password and an unknown address', async () => {
    const wrong = await ask('login', { ...dana, password: 'something else' })
    const unknown = await ask('login', { ...dana, email: 'nobody@portal.example' })
    expect([wrong.status, unknown.status]).toEqual([422, 422])
    const [one, other] = [await wrong.json(), await unknown.json()]
    expect({ ...one, requestId: '' }).toEqual({ ...other, requestId: '' })
    expect(one.errors).toEqual({ email: ['Invalid email/password'] })
  })

  it('lasts 14 days when the person wants to stay signed in', async () => {
    const response = await ask('login', { ...dana, remember: true })
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=1209600')
  })

  it('T5 is refused from a page of another origin', async () => {
    const evil: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3001' },
    ]
    for (const headers of evil) expect((await ask('login', dana, headers)).status).toBe(403)
    expect((await ask('login', dana, { origin: 'http://localhost:3000' })).status).toBe(200)
  })
})

describe('logging out', () => {
  it('T4 ends the session at once, for the cookie and the token of that login', async () => {
    const response = await ask('register', person('Noor'))
    const { token } = await response.json()
    const cookie = cookieOf(response)
    const out = await ask('logout', {}, { ...sameOrigin, cookie })
    expect(await out.text()).toBe('Success')
    expect(out.headers.getSetCookie()[0]).toContain('Max-Age=0')
    expect((await ask('user', undefined, { cookie })).status).toBe(401)
    expect((await ask('user', undefined, { authorization: `Bearer ${token}` })).status).toBe(401)
  })

  it('T5 requires a request of the same origin', async () => {
    const cookie = cookieOf(await ask('register', person('Yara')))
    expect((await ask('logout', {}, { cookie })).status).toBe(403)
    expect((await ask('user', undefined, { cookie })).status).toBe(200)
  })
})

describe('a wrong Bearer', () => {
  it('T4 is anonymous, whatever cookie the request has', async () => {
    const cookie = cookieOf(await ask('register', person('Basel')))
    for (const authorization of ['Bearer wrong', 'Basic abc', ''])
      expect((await ask('user', undefined, { cookie, authorization })).status).toBe(401)
  })
})

describe('a forgotten password', () => {
  it('T2 gets the same answer for known and unknown addresses', async () => {
    await ask('register', person('Maha'))
    const known = await ask('forget_password', { email: 'maha@portal.example' })
    const unknown = await ask('forget_password', { email: 'ghost@portal.example' })
    expect(known.status).toBe(200)
    const text = 'Message has been sent to your Email, Please check your Email'
    expect([await known.json(), await unknown.json()]).toEqual([
      { message: text },
      { message: text },
    ])
  })

  it('T3 is replaced with the link of the mail, once, and all sessions end', async () => {
    const registered = await ask('register', person('Jana'))
    const cookie = cookieOf(registered)
    const form = new URLSearchParams({ email: 'jana@portal.example' })
    await app.fetch(
      new Request('http://localhost:3000/api/forget_password', { method: 'POST', body: form }),
    )
    const token = await linkIn('Jana', 'reset_password')
    const fresh = 'a new one for the winter'
    const body = {
      email: 'jana@portal.example',
      token,
      password: fresh,
      password_confirmation: fresh,
    }
    const both = await Promise.all([ask('reset_password', body), ask('reset_password', body)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await ask('user', undefined, { cookie })).status).toBe(401)
    const login = { email: 'jana@portal.example', password: fresh }
    expect((await ask('login', login)).status).toBe(200)
    expect((await ask('login', { ...login, password })).status).toBe(422)
  })

  it.each([[['x']], [{ x: 1 }], [5], [null]])(
    'T3 refuses a token that is no text: %j',
    async (token) => {
      const body = { email: 'a@portal.example', token, password, password_confirmation: password }
      expect((await ask('reset_password', body)).status).toBe(422)
    },
  )
})

it('T3 a login during a reset of its password leaves no session with the old one', async () => {
  await ask('register', person('Rana'))
  const { email } = person('Rana')
  // An address that is not confirmed gets fewer mails.
  await ask(`email/verify/${await linkIn(email, 'verify')}`)
  let old = password
  for (let round = 0; round < 3; round += 1) {
    await ask('forget_password', { email })
    const link = await linkIn(email, 'reset_password')
    const next = `a new one for winter ${round}`
    const change = { email, token: link, password: next, password_confirmation: next }
    const [changed, ...logins] = await Promise.all([
      ask('reset_password', change),
      ...Array.from({ length: 4 }, () => ask('login', { email, password: old })),
    ])
    expect(changed.status).toBe(200)
    for (const login of logins.filter(({ ok }) => ok)) {
      const { token } = await login.json()
      const bearer = { authorization: `Bearer ${token}` }
      expect((await ask('user', undefined, bearer)).status).toBe(401)
    }
    old = next
  }
})

describe('the address of a person', () => {
  it('is verified by the link of the mail, also when it is opened twice', async () => {
    const { token: bearer } = await (await ask('register', person('Omar'))).json()
    const user = async () =>
      (await ask('user', undefined, { authorization: `Bearer ${bearer}` })).json()
    expect((await user()).email_verified_at).toBeNull()
    const link = await linkIn('Omar', 'verify')
    expect(await (await ask(`email/verify/${link}`)).text()).toBe('Success')
    expect(await (await ask(`email/verify/${link}`)).text()).toBe('Success')
    expect((await user()).email_verified_at).not.toBeNull()
    expect((await ask('email/verify/unknown')).status).toBe(404)
  })

  it('gets another mail after 60 seconds at the earliest', async () => {
    const { token } = await (await ask('register', person('Zaid'))).json()
    const again = () => ask('email/resend', undefined, { authorization: `Bearer ${token}` })
    expect((await again()).status).toBe(202)
    const refused = await again()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })
})

it('T18 stores neither passwords nor tokens', async () => {
  const { token } = await (await ask('register', person('Lina'))).json()
  const { rows } = await database.db.execute(
    'select row_to_json(u)::text as row from users u union all select row_to_json(s)::text from sessions s union all select row_to_json(j)::text from jobs j',
  )
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(password)
  expect(stored).not.toContain(token.slice(3))
})

it('delays the answers of login and reset to the minimum, whether the address is known or not', async () => {
  await ask('register', person('Nadia'))
  minimumResponseTime().ms = 250
  const before = performance.now()
  const bodies = ['nadia', 'nobody'].map((name) => ({ email: `${name}@portal.example`, password }))
  const elapsed = await Promise.all(
    bodies.flatMap((body) => [
      ask('login', body).then(() => performance.now() - before),
      ask('forget_password', body).then(() => performance.now() - before),
    ]),
  )
  minimumResponseTime().ms = 0
  // Timers count whole milliseconds.
  expect(Math.min(...elapsed)).toBeGreaterThanOrEqual(249)
})
