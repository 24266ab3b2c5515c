import { once } from 'node:events'
import {
  createServer,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addressFor, watchRequests } from './incoming'

const given = (requestedUrl: string, method = 'GET') => addressFor(method, requestedUrl).url

describe('the address Next is given', () => {
  it('holds of the query only what the page reads, so that a cached page holds no more', () => {
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

  it('of a search brings its query once: the page leads to one that has the text in its path', () => {
    expect(addressFor('GET', '/ar/search?q=%D8%B2&x=1')).toEqual({
      url: '/ar/search?q=%D8%B2',
      query: '',
    })
    expect(given('/search/olive?type=news&page=2&x=1')).toBe('/search/olive?type=news&page=2')
  })

  it('is a list in the one spelling it is known by', () => {
    expect(given('/NEWS?page=33')).toBe('/news?page=33')
    expect(given('/ar/News')).toBe('/ar/news')
  })

  it('is untouched for calls, files and addresses that are redirected before any page', () => {
    for (const requestedUrl of ['/api/news?page=2&x=1', '/_next/static/a.js?v=1', '/media/a/640.webp?x']) {
      expect(given(requestedUrl)).toBe(requestedUrl)
    }
    expect(given('/en/news?utm=1')).toBe('/en/news?utm=1')
  })

  it('of a page that is not read but written is a call that answers 405', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(given('/about-jordan', method)).toBe('/api/health')
    expect(given('/api/news', 'TRACE')).toBe('/api/health')
    expect(given('/api/page-feedback', 'POST')).toBe('/api/page-feedback')
  })

  it('is the not-found page for a refused path', () => {
    expect(given('/%E0%A4%A?x=1')).toBe('/404')
    expect(given('/ar/news%2F1')).toBe('/ar/404')
    expect(given('/Api/news')).toBe('/404')
    expect(given('/api/files/a%2Fb')).toBe('/api/files/a%2Fb')
  })
})

const pagePolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'"
const callPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Reads the start of a body as Next hands it on, and gives it up. */
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
      response.setHeader('Content-Type', ['application/json'])
      if (request.url === '/old') response.setHeader('Location', '/new')
      if (request.url === '/page') response.appendHeader('Content-Security-Policy', pagePolicy)
      if (request.url === '/call')
        response.writeHead(401, { 'content-security-policy': callPolicy })
      if (request.url === '/known') response.writeHead(304)
      if (request.url === '/away') response.setHeader('Location', 'https://other.example/')
      response.end(JSON.stringify({ url: request.url, headers: request.headers }))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  afterAll(() => {
    stopWatching()
    server.close()
  })

  function fetchRaw(path: string, headers: Record<string, string> = {}) {
    const { port } = server.address() as AddressInfo
    return new Promise<{ body: string; headers: IncomingHttpHeaders }>((done) => {
      ask({ port, host: '127.0.0.1', path, headers }, async (response) => {
        const parts: Buffer[] = []
        for await (const part of response) parts.push(part as Buffer)
        done({ body: Buffer.concat(parts).toString(), headers: response.headers })
      }).end()
    })
  }

  it('notes the caller’s address in place of what the caller sent', async () => {
    const { body } = await fetchRaw('/', { 'x-client-address': '1.2.3.4' })
    expect(JSON.parse(body).headers['x-client-address']).toBe('127.0.0.1')
  })

  it('takes off headers that only Next may set', async () => {
    const { body } = await fetchRaw('/', {
      'content-security-policy': "script-src 'nonce-EVIL'",
      'x-nonce': 'EVIL',
      'x-middleware-subrequest': 'middleware',
      'x-invoke-path': '/admin',
      'x-matched-path': '/admin',
      accept: 'text/html',
    })
    expect(Object.keys(JSON.parse(body).headers).toSorted()).toEqual([
      'accept',
      'connection',
      'host',
      'x-client-address',
    ])
  })

  it('keeps the query on a redirect inside the portal, and on no other', async () => {
    expect((await fetchRaw('/old?utm=1')).headers.location).toBe('/new?utm=1')
    expect((await fetchRaw('/away?utm=1')).headers.location).toBe('https://other.example/')
  })

  it('lets no answer be framed: what has no policy of its own is given one that says so', async () => {
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

  it('keeps browsers on https for two years with every answer, where the portal is served so', async () => {
    const hsts = async (path: string) => (await fetchRaw(path)).headers['strict-transport-security']
    expect(await hsts('/page')).toBeUndefined()
    vi.stubEnv('SITE_URL', 'https://portal.example')
    for (const path of ['/page', '/call', '/old', '/_next/static/a.js']) {
      expect(await hsts(path), path).toBe('max-age=63072000; includeSubDomains')
    }
    vi.unstubAllEnvs()
  })

  it('leaves the policy of what a browser has to the answer it was kept with', async () => {
    expect((await fetchRaw('/known')).headers['content-security-policy']).toBeUndefined()
  })

  it('reads what is left of a body after an early answer, and keeps the connection', async () => {
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

  it('names the content type so that the compression knows it', async () => {
    expect((await fetchRaw('/')).headers['content-type']).toBe('application/json')
  })
})
