import { clearProcessRegistry } from '@/tests/support/process-registry'
import { once } from 'node:events'
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addressFor, namesTwoHosts, watchRequests } from './incoming'
import { refusalOfRequest, setUnavailable } from './response-status'

const given = (requestedUrl: string, method = 'GET') => addressFor(method, requestedUrl).url

describe('the address Next is given', () => {
  it('contains only the query keys that the page reads, so that a cached page contains no others', () => {
    expect(given('/about-jordan?secret=1')).toBe('/about-jordan')
    expect(given('/?utm_source=x')).toBe('/')
    expect(given('/news?utm=1&page=2&token=x')).toBe('/news?page=2')
    expect(given('/ar/pool-of-experts?q=%D8%AF&x=1&expert=2')).toBe(
      '/ar/pool-of-experts?q=%D8%AF&expert=2',
    )
    expect(given('/pages/100-faq-for-exporters?tab=all&page=2&y=1')).toBe(
      '/pages/100-faq-for-exporters?tab=all&page=2',
    )
    expect(given('/sitemap.xml?part=3&x=1')).toBe('/sitemap.xml?part=3')
    expect(given('/about-jordan?_rsc=1abc&x=1')).toBe('/about-jordan?_rsc=1abc')
  })

  it('of a search contains its text once: the page redirects to the address with the text in its path', () => {
    expect(addressFor('GET', '/ar/search?q=%D8%B2&x=1')).toEqual({
      url: '/ar/search?q=%D8%B2',
      query: '?x=1',
    })
    expect(given('/search/olive?type=news&page=2&x=1')).toBe('/search/olive?type=news&page=2')
  })

  it('is the canonical address of a list', () => {
    expect(given('/NEWS?page=33')).toBe('/news?page=33')
    expect(given('/ar/News')).toBe('/ar/news')
  })

  it('is unchanged for calls, files and addresses that are redirected before any page', () => {
    for (const requestedUrl of [
      '/api/news?page=2&x=1',
      '/_next/static/a.js?v=1',
      '/media/a/640.webp?x',
    ]) {
      expect(given(requestedUrl)).toBe(requestedUrl)
    }
    expect(given('/en/news?utm=1')).toBe('/en/news?utm=1')
  })

  it('of a page requested by another method than GET is a call that returns 405', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(given('/about-jordan', method)).toBe('/api/health')
    for (const path of ['/admin', '/admin/content/news/1', '/admin/draft-view/x']) {
      expect(given(path, 'POST')).toBe('/api/health')
    }
    expect(given('/admin/draft-view', 'POST')).toBe('/admin/draft-view')
    expect(given('/api/news', 'TRACE')).toBe('/api/health')
    expect(given('/api/page-feedback', 'POST')).toBe('/api/page-feedback')
  })

  it('is the not-found page for a refused path', () => {
    expect(given('/ar/news%2F1')).toBe('/ar/404')
    expect(given('/Api/news')).toBe('/404')
    expect(given('/api/files/a%2Fb')).toBe('/api/files/a%2Fb')
    expect(given('/_next/static/../../api/search?q=a')).toBe('/404')
    expect(given('/ar/../profile')).toBe('/ar/404')
  })

  it('is the not-found page for a missing file of the build, which Next would render and store for each address', () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(given('/_next/x')).toBe('/404')
    expect(given('/_next/static/chunks/of-yesterday.js')).toBe('/404')
    vi.unstubAllEnvs()
  })
})

/** What the server behind `watchRequests` answers on some addresses. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/old': (response) => response.setHeader('Location', '/new'),
  '/page': (response) => response.appendHeader('Content-Security-Policy', pagePolicy),
  '/call': (response) => response.writeHead(401, { 'content-security-policy': callPolicy }),
  '/known': (response) => response.writeHead(304),
  '/away': (response) => response.setHeader('Location', 'https://other.example/'),
  '/failed': (response) => {
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Content-Encoding', 'gzip')
    response.setHeader('ETag', '"x"')
    response.statusCode = 500
    response.write('<html id="__next_error__">')
  },
  '/without-database': (response) => {
    setUnavailable()
    response.writeHead(500, { 'Content-Type': 'text/html' })
  },
  '/api/failed': (response) => {
    response.statusCode = 500
  },
}

const pagePolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"
const callPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Reads the start of a body as Next passes it on, then cancels it. */
async function abandonBody(request: IncomingMessage): Promise<void> {
  const body = request.pipe(new PassThrough())
  await once(body, 'data')
  body.destroy()
}

describe('a server that watches its requests', () => {
  let server: Server
  let stopWatching: () => void
  beforeAll(async () => {
    stopWatching = watchRequests([])
    server = createServer(async (request, response) => {
      if (request.url === '/api/too-large') await abandonBody(request)
      const { url = '', headers } = request
      if (!url.endsWith('without-database'))
        response.setHeader('Content-Type', ['application/json'])
      answers[url.replace(/^\/ar/, '')]?.(response)
      const refused = refusalOfRequest()
      if (refused) response.writeHead(refused.status, { ...refused.headers })
      response.end(refused?.body ?? JSON.stringify({ url, headers }))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  afterAll(() => {
    stopWatching()
    server.close()
  })

  function fetchRaw(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const { port } = server.address() as AddressInfo
    return new Promise<{ status?: number; body: string; headers: IncomingHttpHeaders }>((done) => {
      ask({ port, host: '127.0.0.1', path, headers, method }, async (response) => {
        const parts: Buffer[] = []
        for await (const part of response) parts.push(part as Buffer)
        const body = Buffer.concat(parts).toString()
        done({ status: response.statusCode, body, headers: response.headers })
      }).end()
    })
  }

  it('replaces the address that the caller sent by the real one', async () => {
    const { body } = await fetchRaw('/', { 'x-client-address': '1.2.3.4' })
    expect(JSON.parse(body).headers['x-client-address']).toBe('127.0.0.1')
  })

  it('removes headers that only Next may set', async () => {
    const { body } = await fetchRaw('/', {
      'content-security-policy': "script-src 'nonce-EVIL'",
      'x-nonce': 'EVIL',
      'x-middleware-subrequest': 'middleware',
      'x-invoke-path': '/admin',
      'x-matched-path': '/admin',
      'next-action': 'x',
      'next-router-state-tree': '[]',
      accept: 'text/html',
    })
    expect(Object.keys(JSON.parse(body).headers).toSorted()).toEqual([
      'accept',
      'connection',
      'host',
      'x-client-address',
      'x-reached-origin',
    ])
  })

  it('notes the origin by which it was reached, whatever the caller says', async () => {
    const { body } = await fetchRaw('/', { 'x-reached-origin': 'http://evil.example' })
    const { port } = server.address() as AddressInfo
    expect(JSON.parse(body).headers['x-reached-origin']).toBe(`http://127.0.0.1:${port}`)
  })

  it('answers 421 for a host that is not configured, in the language of the address', async () => {
    clearProcessRegistry()
    vi.stubEnv('SITE_URL', 'https://export.example')
    const host = 'evil.example'
    const page = await fetchRaw('/ar/about-jordan', { host, accept: 'text/html' })
    expect([page.status, page.headers['cache-control']]).toEqual([421, 'private, no-store'])
    expect(page.body).toContain('<html lang="ar"')
    expect(page.body).toContain('href="https://export.example/ar"')
    const call = await fetchRaw('/api/news', { host })
    expect([call.status, JSON.parse(call.body).code]).toEqual([421, 'misdirected'])
    expect((await fetchRaw('/api/ready', { host })).status).toBe(200)
    expect((await fetchRaw('/about-jordan', { host: 'export.example' })).status).toBe(200)
    vi.unstubAllEnvs()
    clearProcessRegistry()
  })

  it('answers a form that was sent to its page without script with a page in its language', async () => {
    const accept = 'text/html,application/xhtml+xml'
    const english = await fetchRaw('/auth/login?next=1', { accept, cookie: 'locale=ar' }, 'POST')
    expect([english.status, english.headers.allow]).toEqual([405, 'GET'])
    expect(english.body).toContain('<html lang="en"')
    expect((await fetchRaw('/ar/auth/login', { accept }, 'POST')).body).toContain('<html lang="ar"')
  })

  it.each([
    ['a program', 'POST', '/auth/login', 'application/json'],
    ['a call', 'POST', '/api/sessions', 'text/html'],
    ['another method', 'DELETE', '/auth/login', 'text/html'],
  ])('sends no such page to %s', async (_, method, path, accept) => {
    const { body } = await fetchRaw(path, { accept }, method)
    expect(body).not.toContain('<html')
  })

  it('keeps the query on a redirect inside the portal, and on no other', async () => {
    expect((await fetchRaw('/old?utm=1')).headers.location).toBe('/new?utm=1')
    expect((await fetchRaw('/away?utm=1')).headers.location).toBe('https://other.example/')
  })

  it('forbids framing of every response: one without a policy of its own gets one', async () => {
    const policyOf = async (path: string) => {
      const { headers } = await fetchRaw(path)
      return headers['content-security-policy']
    }
    for (const path of ['/_next/static/a.js', '/sitemap.xml', '/old', '/away']) {
      expect(await policyOf(path), path).toBe("frame-ancestors 'none'")
    }
    expect(await policyOf('/page')).toBe(pagePolicy)
    expect(await policyOf('/call')).toBe(callPolicy)
  })

  it('sends HSTS for two years with every response of a portal served over https', async () => {
    const hsts = async (path: string) => (await fetchRaw(path)).headers['strict-transport-security']
    expect(await hsts('/page')).toBeUndefined()
    vi.stubEnv('SITE_URL', 'https://portal.example')
    for (const path of ['/page', '/call', '/old', '/_next/static/a.js']) {
      expect(await hsts(path), path).toBe('max-age=63072000; includeSubDomains')
    }
    vi.unstubAllEnvs()
  })

  it('does not change the policy of a page that a browser has cached (304)', async () => {
    expect((await fetchRaw('/known')).headers['content-security-policy']).toBeUndefined()
  })

  it('answers a request for an upgrade like any other, also where the server listens to upgrades', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    const leave = () => undefined
    server.on('upgrade', leave)
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(
      'GET /about-jordan HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    )
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
    socket.destroy()
    server.off('upgrade', leave)
    vi.unstubAllEnvs()
  })

  it('reads the rest of a body after an early response, and keeps the connection', async () => {
    const { port } = server.address() as AddressInfo
    const length = 20_000_000
    const socket = connect(port, '127.0.0.1')
    const answers = new Promise<string>((answered, lost) => {
      let text = ''
      socket.on('error', lost).on('data', (part) => {
        text += part.toString()
        if (text.split('HTTP/1.1 200').length > 2) answered(text)
      })
    })
    socket.write(`POST /api/too-large HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`)
    socket.write(Buffer.alloc(length))
    socket.write('GET /api/next HTTP/1.1\r\nhost: a\r\n\r\n')
    expect(await answers).toContain('"url":"/api/next"')
    socket.destroy()
  })

  it('F7: answers a page that failed by a whole one, 503 while the database is away', async () => {
    const failed = await fetchRaw('/failed')
    expect([failed.status, failed.headers['content-type']]).toEqual([
      500,
      'text/html; charset=utf-8',
    ])
    expect([failed.headers.etag, failed.headers['content-encoding']]).toEqual([
      undefined,
      undefined,
    ])
    expect(failed.body).toMatch(/^<!doctype html><html lang="en".*An error occurred.*<\/html>$/s)
    const away = await fetchRaw('/ar/without-database')
    expect([away.status, away.headers['retry-after']]).toEqual([503, '60'])
    expect(away.body).toMatch(/^<!doctype html><html lang="ar" dir="rtl">.*<\/html>$/s)
  })

  it('does not replace what a call that failed has answered', async () => {
    const { status, body } = await fetchRaw('/api/failed')
    expect([status, JSON.parse(body).url]).toEqual([500, '/api/failed'])
  })

  it('T20: gives a request over its limit to the route that sends the refusal', async () => {
    const statuses: (number | undefined)[] = []
    for (let part = 0; part < 130; part += 1) {
      statuses.push((await fetchRaw(`/media/${part}/%E0%A4%A`)).status)
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(120)
    const refused = await fetchRaw('/profile%2fX')
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.any(String)])
    expect(refused.body).toContain('Too many requests from your network')
    expect((await fetchRaw('/about-jordan')).status).toBe(200)
  })

  it('sets the content type in the form that the compression recognises', async () => {
    expect((await fetchRaw('/')).headers['content-type']).toBe('application/json')
  })
})

describe('a request with two hosts', () => {
  it('is known by its headers as they were sent, in whatever letters', () => {
    const hosts = (...rawHeaders: string[]) => namesTwoHosts({ rawHeaders })
    expect(hosts('Host', 'portal.example', 'accept', 'host')).toBe(false)
    expect(hosts('Host', 'portal.example', 'hOST', 'evil.example')).toBe(true)
    expect(hosts('Host', 'portal.example', 'Host', 'portal.example')).toBe(true)
  })
})
