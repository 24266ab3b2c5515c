import { sealToken } from '@/lib/api/upstream/sealed-token'
import { settings } from '@/lib/settings/settings'
import { cookieOf, password, person, sameOrigin } from '@/tests/support/accounts'
import { capturedLog } from '@/tests/support/captured-log'
import { setSettings } from '@/tests/support/process-registry'
import { providerServer } from '@/tests/support/provider-server'
import { freePort } from '@/tests/support/servers'
import { providerPerson as salma } from '@/tests/support/user'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountsFeature } from '../feature'

const token = '7|a-token+of/the=provider'

interface ReceivedCall {
  call: string
  authorization: string | undefined
  cookie: string | undefined
  language: string | undefined
  forwarded: string | string[] | undefined
  body: string
}

const lines = capturedLog()
let server: Server
let received: ReceivedCall[] = []
let loggedIn = new Set<string>()
let isDown = false

async function note(request: IncomingMessage): Promise<ReceivedCall> {
  const { authorization, cookie, ...headers } = request.headers
  const one = {
    call: `${request.method} ${request.url?.replace('/api/', '')}`,
    authorization,
    cookie,
    language: headers['accept-language'],
    forwarded: headers['x-forwarded-for'],
    body: await text(request),
  }
  received.push(one)
  return one
}

/** The answers of a provider with the fields of the specification only. */
function answerTo({ call, authorization, body }: ReceivedCall): [status: number, body: unknown] {
  if (isDown) return [503, {}]
  if (call === 'POST login' || call === 'POST register') {
    if (!body.includes(password)) return [422, { errors: { email: ['Invalid email/password'] } }]
    loggedIn.add(token)
    return [200, { token }]
  }
  if (/^GET email\/verify\//.test(call)) return [200, 'Success']
  if (!loggedIn.has((authorization ?? '').replace('Bearer ', ''))) return [401, {}]
  if (call === 'GET user') return [200, salma]
  if (call === 'GET email/resend') return [202, 'Success']
  if (call === 'POST logout') loggedIn.clear()
  return call === 'GET sessions' ? [404, {}] : [200, 'Success']
}

const { app } = providerServer(accountsFeature.calls)

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const [status, body] = answerTo(await note(request))
    const isText = typeof body === 'string'
    response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' })
    response.end(isText ? body : JSON.stringify(body))
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  setSettings({ API_BASE_URL: `http://127.0.0.1:${port}/api` })
  expect(settings().API_BASE_URL).toContain(String(port))
})

beforeEach(() => {
  ;[received, loggedIn, isDown] = [[], new Set(), false]
})

afterEach(() => void vi.useRealTimers())

afterAll(async () => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

async function ask(path: string, body?: object, headers: Record<string, string> = {}) {
  return app.fetch(
    new Request(`http://localhost:3000/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
}

const logIn = (extra: object = {}, headers = {}) =>
  ask('login', { email: salma.email, password, ...extra }, headers)

/** The cookie of a browser that logged in. */
async function browser(): Promise<{ cookie: string } & typeof sameOrigin> {
  return { ...sameOrigin, cookie: cookieOf(await logIn()) }
}

const receivedCalls = () => received.map(({ call }) => call)

describe('a browser on a portal whose provider keeps the accounts', () => {
  it('gets the provider’s token sealed in the portal’s cookie', async () => {
    const answer = await logIn()
    expect(await answer.json()).toEqual({ token })
    const [session = '', hint = ''] = answer.headers.getSetCookie()
    expect(session).toMatch(/^sid=[\w-]+; HttpOnly; Path=\/; Max-Age=43200; SameSite=Lax$/)
    expect(hint).toMatch(/^signed_in=1; /)
    expect(session).not.toContain('provider')
    const remembered = await logIn({ remember: true })
    expect(remembered.headers.getSetCookie()[0]).toContain('Max-Age=1209600')
  })

  it('is identified by the provider from the cookie alone', async () => {
    const answer = await ask('user', undefined, await browser())
    expect(answer.status).toBe(200)
    const absent = { staff_roles: [], phone: '', locale: null }
    expect(await answer.json()).toMatchObject({ id: 5, name: 'Salma', ...absent })
    const userCalls = received.filter(({ call }) => call === 'GET user')
    expect(userCalls.map(({ authorization }) => authorization)).toContain(`Bearer ${token}`)
    expect(received.map(({ cookie }) => cookie)).toEqual(received.map(() => undefined))
  })

  it('is logged in by registration too', async () => {
    const answer = await ask('register', person('Salma'), sameOrigin)
    const cookie = cookieOf(answer)
    expect((await ask('user', undefined, { cookie })).status).toBe(200)
  })

  it('gets no cookie for a wrong password', async () => {
    const answer = await logIn({ password: 'something else' })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []])
  })

  it('is logged with each login attempt, without any input of the form', async () => {
    lines.length = 0
    await logIn()
    await logIn({ password: 'something else' })
    expect(lines.filter(({ route }) => route === undefined)).toMatchObject([
      { level: 30, user: null, factor: 'password', msg: 'logged in' },
      { level: 40, user: null, factor: 'password', reason: 'credentials', msg: 'login refused' },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/something else|salma/i)
  })

  it('logs out at the provider, and loses the cookie', async () => {
    const headers = await browser()
    const out = await ask('logout', {}, headers)
    expect(await out.text()).toBe('Success')
    expect(out.headers.getSetCookie()[0]).toMatch(/^sid=; .*Max-Age=0/)
    expect(received.at(-1)).toMatchObject({ call: 'POST logout', authorization: `Bearer ${token}` })
    expect((await ask('user', undefined, headers)).status).toBe(401)
  })

  it('T4 is nobody when the provider knows its token no more, or its time is over', async () => {
    const headers = await browser()
    loggedIn.clear()
    expect((await ask('user', undefined, headers)).status).toBe(401)
    loggedIn.add(token)
    expect((await ask('user', undefined, headers)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 43_200_000)
    expect((await ask('user', undefined, headers)).status).toBe(401)
  })

  it('T4 is nobody with a cookie that was not sealed here', async () => {
    await logIn()
    const calls = received.length
    for (const made of ['x', token, encodeURIComponent(token), 'A'.repeat(120)]) {
      expect((await ask('user', undefined, { cookie: `sid=${made}` })).status).toBe(401)
    }
    expect(received).toHaveLength(calls)
  })

  it('T5 is refused from a page of another origin', async () => {
    const headers = await browser()
    const evil = { ...headers, 'sec-fetch-site': 'cross-site' }
    expect((await ask('logout', {}, evil)).status).toBe(403)
    expect(receivedCalls()).not.toContain('POST logout')
  })

  it('is told to come back when the provider is away', async () => {
    const headers = await browser()
    isDown = true
    expect((await ask('user', undefined, headers)).status).toBe(503)
  })
})

describe('a program on such a portal', () => {
  it('uses the provider’s token as Bearer, whatever its form', async () => {
    await logIn()
    const bearer = { authorization: `Bearer ${token}` }
    expect((await ask('user', undefined, bearer)).status).toBe(200)
  })

  it('T4 is anonymous with a wrong Bearer, whatever cookie the request has', async () => {
    const { cookie } = await browser()
    for (const authorization of ['Bearer wrong', 'Basic abc', 'Bearer ', '']) {
      expect((await ask('user', undefined, { cookie, authorization })).status).toBe(401)
    }
  })

  it('does not find the sealed token to be one', async () => {
    await logIn()
    const authorization = `Bearer ${sealToken(token, 60)}`
    expect((await ask('user', undefined, { authorization })).status).toBe(401)
  })
})

describe('the provider', () => {
  it('receives the token, language and address of the caller', async () => {
    await logIn({}, { 'accept-language': 'ar', 'x-client-address': '2001:db8:1:2::/64' })
    expect(received.at(-1)).toMatchObject({
      call: 'POST login',
      language: 'ar',
      forwarded: '2001:db8:1:2::',
      authorization: undefined,
    })
  })

  it('verifies addresses and sends their mails', async () => {
    expect(await (await ask('email/verify/some-hash')).text()).toBe('Success')
    expect((await ask('email/resend', undefined, await browser())).status).toBe(202)
    expect(receivedCalls()).toEqual(expect.arrayContaining(['GET email/verify/some-hash']))
  })

  it('decides on permissions: another person’s profile is forbidden', async () => {
    const { cookie } = await browser()
    const form = new FormData()
    form.set('name', 'Salma')
    form.set('last_name', 'Haddad')
    form.set('avatar_img', new File([jpeg], 'me.jpg'))
    const raw = new Response(form)
    const [type, body] = [raw.headers.get('content-type') ?? '', await raw.arrayBuffer()]
    const edit = (id: number) =>
      app.fetch(
        new Request(`http://localhost:3000/api/edit-profile/${id}`, {
          method: 'POST',
          headers: {
            ...sameOrigin,
            cookie,
            'content-type': type,
            'content-length': String(body.byteLength),
          },
          body,
        }),
      )
    expect((await edit(6)).status).toBe(403)
    expect((await edit(5)).status).toBe(200)
    const sent = received.filter(({ call }) => call.startsWith('POST edit-profile'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toContain('name="avatar_img"; filename="me.jpg"')
    expect(sent[0]?.body).toContain('Haddad')
  })

  it('has no second factor of the portal', async () => {
    const answer = await ask('second-factor', undefined, await browser())
    expect(await answer.json()).toMatchObject({ is_on: false, is_required: false })
    const started = await ask(
      'second-factor/begin',
      { current_password: password },
      await browser(),
    )
    expect(started.status).toBe(404)
  })

  it('may lack the calls the portal adds', async () => {
    expect((await ask('sessions', undefined, await browser())).status).toBe(404)
  })
})

const jpeg = Buffer.concat([Buffer.from('\xff\xd8\xff\xe0', 'latin1'), Buffer.alloc(64, 'x')])
