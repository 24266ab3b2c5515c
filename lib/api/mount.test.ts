import type { Actor } from '@/lib/auth/actor'
import { anonymous } from '@/lib/auth/actor'
import { DatabaseRefused, DatabaseUnavailable, StorageFull } from '@/lib/db/errors'
import { release } from '@/lib/settings/release'
import { capturedLog } from '@/tests/support/captured-log'
import { route } from '@/tests/support/route'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint'
import { mount } from './mount'
import { Problem } from './problem'
import type { Upstream } from './upstream/adapter'
import { problemSchema } from './wire-problem'

const item = endpoint({
  method: 'GET',
  path: 'items/{id}',
  summary: 'An item',
  access: 'public',
  params: z.object({ id: z.coerce.number().int().min(1) }),
  query: z.object({ size: z.coerce.number().int().max(100).optional() }),
  response: z.object({ id: z.number(), size: z.number() }),
  tags: ['items'],
})
const write = endpoint({
  method: 'POST',
  path: 'items',
  summary: 'Write an item',
  access: 'user',
  body: z.object({ name: z.string().min(1) }),
  response: z.literal('Success'),
  format: 'text',
})
const fails = endpoint({
  method: 'GET',
  path: 'fails/{how}',
  summary: 'Fails',
  access: 'public',
  params: z.object({ how: z.string() }),
  response: z.string(),
})

const touch = endpoint({
  method: 'GET',
  path: 'touch',
  summary: 'A GET that changes something',
  access: 'public',
  changes: true,
  response: z.literal('Success'),
  format: 'text',
})

const failures: Record<string, () => never> = {
  internal: () => {
    throw new Error('secret detail')
  },
  away: () => {
    throw new Error('query failed', { cause: new DatabaseUnavailable('gone') })
  },
  refused: () => {
    throw new Error('query failed', { cause: new DatabaseRefused('in use by process 7') })
  },
  full: () => {
    throw new StorageFull('no room')
  },
  busy: () => {
    throw new Problem('too_many_requests', { retryAfter: 7 })
  },
}

const lines = capturedLog()
const member: Actor = { ...anonymous, userId: 5 }
const routes = [
  route(item, ({ params, query }) => Promise.resolve({ id: params.id, size: query.size ?? 0 })),
  route(write, () => Promise.resolve('Success' as const)),
  route(touch, () => Promise.resolve('Success' as const)),
  route(fails, ({ params }) => Promise.resolve(failures[params.how]?.() ?? 5).then(String)),
]
const apiServer = mount(routes, {
  identify: (request) =>
    Promise.resolve(request.headers.get('authorization') === 'Bearer member' ? member : anonymous),
})

const fetchFrom = (path: string, init?: RequestInit) =>
  apiServer.app.fetch(new Request(`http://portal.example/api/${path}`, init))

const post = (body: string, headers: Record<string, string> = {}) =>
  fetchFrom('items', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', authorization: 'Bearer member', ...headers },
  })

async function problemOf(response: Response) {
  return problemSchema.parse(await response.json())
}

describe('the API server', () => {
  it('answers a call with its parsed input', async () => {
    const response = await fetchFrom('items/7?size=3')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ id: 7, size: 3 })
  })

  it('logs one line for each call with person, network, endpoint and status', async () => {
    lines.length = 0
    await fetchFrom('items/7?size=3', {
      headers: { 'x-request-id': 'abcdefgh-2', 'x-client-address': '203.0.113.77' },
    })
    expect(lines).toEqual([
      {
        level: 30,
        release: release(),
        time: expect.stringMatching(/Z$/),
        requestId: 'abcdefgh-2',
        user: null,
        from: '203.0.113.0/24',
        route: 'GET items/{id}',
        status: 200,
        ms: expect.any(Number),
      },
    ])
  })

  it('logs each refused access without the request data', async () => {
    lines.length = 0
    await post('{"name":"sent in vain"}', { authorization: 'Bearer nobody' })
    await fetchFrom('touch', { headers: { cookie: 'sid=x', 'sec-fetch-site': 'cross-site' } })
    expect(lines).toMatchObject([
      { route: 'POST items', status: 401, user: null, msg: 'access refused' },
      { route: 'GET touch', status: 403, user: null, msg: 'access refused' },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/in vain|nobody|sid=/)
  })

  it('logs a warning when a logged-in person is refused', async () => {
    lines.length = 0
    const staffOnly = endpoint({ ...fails, path: 'staff/{how}', access: 'staff:admin' })
    const office = mount([route(staffOnly, () => Promise.resolve('x'))], {
      identify: () => Promise.resolve(member),
    })
    await office.app.fetch(new Request('http://portal.example/api/staff/canary'))
    expect(lines).toMatchObject([
      { level: 40, user: 5, route: 'GET staff/{how}', status: 403, msg: 'access refused' },
    ])
    expect(JSON.stringify(lines)).not.toContain('canary')
  })

  it('returns the same in process, without a socket', async () => {
    expect(await apiServer.dispatch(item, { params: { id: 7 }, query: {} })).toEqual({
      id: 7,
      size: 0,
    })
  })

  it('sends policy, nosniff and request id with every response', async () => {
    const response = await fetchFrom('items/7', { headers: { 'x-request-id': 'abcdefgh-1' } })
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('x-request-id')).toBe('abcdefgh-1')
  })

  it('lets no page of another origin read a response', async () => {
    const foreign = { origin: 'https://other.example', 'access-control-request-method': 'POST' }
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await fetchFrom('items/7', { method, headers: foreign })
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })

  it('creates a new request id where the given one is no plain token', async () => {
    const response = await fetchFrom('items/7', { headers: { 'x-request-id': '<script>' } })
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })

  it('lets shared caches store public responses only', async () => {
    expect((await fetchFrom('items/7')).headers.get('cache-control')).toContain('s-maxage=60')
    expect((await post('{"name":"x"}')).headers.get('cache-control')).toBe('private, no-store')
    expect((await fetchFrom('items/0')).headers.get('cache-control')).toBe('private, no-store')
  })

  it('returns 304 for an unchanged public response', async () => {
    const first = await fetchFrom('items/7')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    const again = await fetchFrom('items/7', { headers: { 'if-none-match': `"x", W/${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await fetchFrom('items/8', { headers: { 'if-none-match': etag } })
    expect(other.status).toBe(200)
    expect((await post('{"name":"x"}')).headers.get('etag')).toBeNull()
  })

  it('returns 405 with the allowed methods for another method', async () => {
    const response = await fetchFrom('items/7', { method: 'DELETE' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
  })

  it.each([
    ['deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['wide', JSON.stringify(Array.from({ length: 120_000 }, () => 0))],
  ])('refuses a body that is too %s', async (_shape, body) => {
    expect([400, 422]).toContain((await post(body)).status)
  })

  it('returns Success as text', async () => {
    const response = await post('{"name":"x"}')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe('Success')
  })

  it('returns 401 to a visitor who calls a member endpoint', async () => {
    const response = await post('{"name":"x"}', { authorization: '' })
    expect(response.status).toBe(401)
    expect((await problemOf(response)).code).toBe('unauthenticated')
  })

  it('checks access before it reads the body', async () => {
    expect((await post('not json', { authorization: '' })).status).toBe(401)
  })

  it('returns 404 for an unknown id', async () => {
    expect((await fetchFrom('items/none')).status).toBe(404)
  })

  it('returns 422 with the invalid fields', async () => {
    const response = await post('{"name":""}')
    expect(response.status).toBe(422)
    expect((await problemOf(response)).errors).toHaveProperty('name')
    expect((await fetchFrom('items/7?size=900')).status).toBe(422)
  })

  it('refuses a repeated query key', async () => {
    expect((await fetchFrom('items/7?size=1&size=2')).status).toBe(422)
  })

  it('refuses a body that is not JSON, too deep, too large or of another type', async () => {
    expect((await post('{')).status).toBe(400)
    expect((await post('['.repeat(9) + ']'.repeat(9))).status).toBe(400)
    expect((await post(JSON.stringify({ name: 'x'.repeat(300_000) }))).status).toBe(413)
    expect((await post('name=x', { 'content-type': 'text/plain' })).status).toBe(415)
  })

  it('returns 404 for an unknown path and 405 for another method of a known one', async () => {
    expect((await fetchFrom('nothing')).status).toBe(404)
    expect((await fetchFrom('items/7', { method: 'DELETE' })).status).toBe(405)
  })

  it('returns 500 without details for an internal error', async () => {
    const response = await fetchFrom('fails/internal')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('secret detail')
  })

  it('returns 500 when a verb breaks its contract', async () => {
    const broken = mount([{ endpoint: fails, handle: () => Promise.resolve(5) }])
    const response = await broken.app.fetch(new Request('http://portal.example/api/fails/x'))
    expect(response.status).toBe(500)
    expect((await problemOf(response)).errors).toBeUndefined()
  })

  it.each([
    ['is unavailable', 'away'],
    ['is open in another process', 'refused'],
  ])('returns 503 with Retry-After while the database %s', async (_, how) => {
    const response = await fetchFrom(`fails/${how}`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('2')
  })

  it('returns 507 when the storage is full', async () => {
    expect((await fetchFrom('fails/full')).status).toBe(507)
  })

  it('sends Retry-After when a retry makes sense', async () => {
    expect((await fetchFrom('fails/busy')).headers.get('retry-after')).toBe('7')
  })

  it('caches public responses under their tags', async () => {
    const cache = vi.fn((_key: string, _tags: readonly string[], load: () => Promise<unknown>) =>
      load(),
    )
    const cached = mount(routes, { cache })
    await cached.app.fetch(new Request('http://portal.example/api/items/7?size=3'))
    expect(cache).toHaveBeenCalledWith('GET items/7?size=3', ['items'], expect.any(Function))
  })

  it('lets an upstream answer in place of the verbs, and caches its public responses', async () => {
    const cache = vi.fn((_key: string, _tags: readonly string[], load: () => Promise<unknown>) =>
      load(),
    )
    const answer: Upstream['answer'] = (endpoint, input, _context, keep) =>
      keep(endpoint, input, () => Promise.resolve({ id: 9, size: 9 }))
    const upstream = { answer, lacks: () => false, judges: () => false }
    const portal = mount(routes, { cache, upstream: () => upstream })
    const found = await portal.dispatch(item, { params: { id: 1 }, query: {} })
    expect(found).toEqual({ id: 9, size: 9 })
    expect(cache).toHaveBeenCalledTimes(1)
  })

  it('identifies the caller of a public personal endpoint, and never caches its response', async () => {
    const mine = endpoint({
      method: 'GET',
      path: 'mine',
      summary: 'Who asks',
      access: 'public',
      response: z.string(),
      personal: true,
    })
    const portal = mount(
      [...routes, route(mine, (_input, { actor }) => Promise.resolve(String(actor.userId)))],
      { identify: () => Promise.resolve({ ...anonymous, userId: 7 }) },
    )
    const answer = await portal.app.fetch(new Request('http://portal.example/api/mine'))
    expect(await answer.json()).toBe('7')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('does not start with two routes for one call', () => {
    expect(() => mount([...routes, ...routes.slice(0, 1)])).toThrow('Two routes')
  })
})

describe('T5 a page of another site', () => {
  const foreign = { 'sec-fetch-site': 'cross-site' }

  it('may read public data', async () => {
    const foreignRequest = new Request('http://portal.example/api/items/1', { headers: foreign })
    expect((await apiServer.app.fetch(foreignRequest)).status).toBe(200)
  })

  it('may not call a GET that changes something', async () => {
    const address = 'http://portal.example/api/touch'
    expect((await apiServer.app.fetch(new Request(address, { headers: foreign }))).status).toBe(403)
    expect((await apiServer.app.fetch(new Request(address))).status).toBe(200)
  })
})
