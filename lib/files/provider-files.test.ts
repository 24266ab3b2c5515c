import { setSettings } from '@/tests/support/process-registry'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { providerDocument, providerPicture } from './provider-files'

const requestedUrls: string[] = []
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    requestedUrls.push(request.url ?? '')
    if (request.headers['if-none-match'] === '"known"') return response.writeHead(304).end()
    if (request.url?.includes('elsewhere')) {
      return response
        .writeHead(302, { location: `http://${request.headers.host}/secret.png` })
        .end()
    }
    const type = request.url?.includes('.html') ? 'text/html' : 'image/png'
    const types: Record<string, string> = {
      '/api/files/0a1b': 'application/pdf',
      '/api/files/private': 'application/pdf',
      '/api/files/page': 'text/html',
    }
    const isRefused =
      request.url === '/api/files/private' && request.headers.authorization !== 'Bearer theirs'
    if (request.headers.authorization === 'Bearer over') return response.writeHead(401).end()
    response.writeHead(isRefused || request.url?.includes('missing') ? 404 : 200, {
      'content-type': types[request.url ?? ''] ?? type,
      etag: '"known"',
      'set-cookie': 'secret=1',
    })
    return response.end('bytes')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  setSettings({ API_BASE_URL: `http://127.0.0.1:${port}/api` })
})

afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

const request = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://portal.example${path}`, { headers: { cookie: 'sid=1', ...headers } })

describe('a file of an existing provider', () => {
  it('is passed on with its caching headers and nothing personal', async () => {
    const answer = await providerPicture(['abc', '640.webp'], request('/media/abc/640.webp'))
    expect(requestedUrls.at(-1)).toBe('/media/abc/640.webp')
    expect(await answer?.text()).toBe('bytes')
    expect(Object.fromEntries(answer?.headers ?? [])).toEqual({
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'image/png',
      etag: '"known"',
      'x-content-type-options': 'nosniff',
    })
  })

  it('may lie anywhere at the provider', async () => {
    const path = ['provider', 'storage', 'خبر 1.png']
    await providerPicture(path, request('/media/provider/storage/x?v=2'))
    expect(requestedUrls.at(-1)).toBe('/storage/%D8%AE%D8%A8%D8%B1%201.png?v=2')
  })

  it('is not sent again to a browser that has it', async () => {
    const known = request('/media/a/640.webp', { 'if-none-match': '"known"' })
    const answer = await providerPicture(['a', '640.webp'], known)
    expect(answer?.status).toBe(304)
    expect(await answer?.text()).toBe('')
  })

  it('is null where there is none, or where the file is no picture', async () => {
    expect(await providerPicture(['missing.png'], request('/media/missing.png'))).toBeNull()
    expect(await providerPicture(['page.html'], request('/media/page.html'))).toBeNull()
  })

  it('is a document by its key', async () => {
    const answer = await providerDocument('0a1b', request('/api/files/0a1b'), null)
    expect(requestedUrls.at(-1)).toBe('/api/files/0a1b')
    expect(answer?.headers.get('content-type')).toBe('application/pdf')
    expect(await providerDocument('missing', request('/api/files/missing'), null)).toBeNull()
  })

  it('is a picture among documents too, as messages carry them, and never a page', async () => {
    const answer = await providerDocument('photo', request('/api/files/photo'), 'theirs')
    expect(answer?.headers.get('content-type')).toBe('image/png')
    expect(await providerDocument('page', request('/api/files/page'), 'theirs')).toBeNull()
  })

  it('is a private document for the owner of the token, never cached by a proxy', async () => {
    const key = 'private'
    expect(await providerDocument(key, request('/api/files/private'), null)).toBeNull()
    const answer = await providerDocument(key, request('/api/files/private'), 'theirs')
    expect(answer?.status).toBe(200)
    expect(answer?.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('a document of an existing provider', () => {
  it('that is public is readable after the session has expired', async () => {
    const answer = await providerDocument('0a1b', request('/api/files/0a1b'), 'over')
    expect(answer?.status).toBe(200)
    expect(answer?.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(await providerDocument('private', request('/api/files/private'), 'over')).toBeNull()
  })
})

describe('T14 no other host than the provider is requested:', () => {
  it.each([
    [['provider', '', 'evil.invalid', 'x.png'], '/evil.invalid/x.png'],
    [['provider', 'http:', '', 'evil.invalid', 'x.png'], '/http%3A//evil.invalid/x.png'],
    [['provider', '@evil.invalid', 'x.png'], '/%40evil.invalid/x.png'],
    [['provider', '\\\\evil.invalid', 'x.png'], '/%5C%5Cevil.invalid/x.png'],
    [['provider', '..', '..', 'x.png'], '/x.png'],
    [['provider', '[::ffff:127.0.0.1]', 'x.png'], '/%5B%3A%3Affff%3A127.0.0.1%5D/x.png'],
    [['provider', '2130706433', 'x.png'], '/2130706433/x.png'],
    [['..', '..', '169.254.169.254', 'latest'], '/169.254.169.254/latest'],
  ])('%j', async (segments, path) => {
    await providerPicture(segments, request('/media/x'))
    expect(requestedUrls.at(-1)).toBe(path)
  })

  it.each(['//evil.invalid/x', 'http://evil.invalid/x', '../../secret', '@evil.invalid'])(
    'a document under %s',
    async (key) => {
      await providerDocument(key, request('/api/files/x'), null)
      expect(requestedUrls.at(-1)).toBe(`/api/files/${encodeURIComponent(key)}`)
    },
  )

  it('no redirect is followed', async () => {
    expect(await providerPicture(['elsewhere.png'], request('/media/elsewhere.png'))).toBeNull()
    expect(await providerDocument('elsewhere', request('/api/files/elsewhere'), null)).toBeNull()
    expect(requestedUrls).not.toContain('/secret.png')
  })
})
