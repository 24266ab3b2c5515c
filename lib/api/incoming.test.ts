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

  it('of a search contains its query once: the page redirects to the address with the text in its path', () => {
    expect(addressFor('GET', '/ar/search?q=%D8%B2&x=1')).toEqual({
      url: '/ar/search?q=%D8%B2',
      query: '',
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

  it('sets the content type in the form that the compression recognises', async () => {
    expect((await fetchRaw('/')).headers['content-type']).toBe('application/json')
  })
})
