import { clearProcessRegistry } from '@/tests/support/process-registry'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusal, type Refusal } from '../api/refusals/refusal'
import { setUnavailable } from '../api/response-status'
import { pageKind, type CacheEntryValue } from './next-cache-entries'
import { notFoundTag, partialTag, redirectTags } from './page-marks'
import { pageServer } from './page-server'
import PageStore from './page-store'
import { SavedCopies } from './saved-copies'
import { setServedByPageServer } from './served-by'
import { sweepTags } from './store-entries'

const payload = `<script>self.__next_f.push([1,"data of the page"])</script>`
const code = '<script src="/_next/static/chunks/a-1.js" async=""></script>'
const document = (title: string) =>
  `<html><head>${code}</head><body><h1>${title}</h1>${payload}</body></html>`

/** What Next is requested, and how it answers: like Next, through the page store. */
const next = {
  requested: [] as { url: string; headers: IncomingHttpHeaders }[],
  tags: '',
  title: '',
  status: 200,
  isAway: false,
  refused: null as Refusal | null,
  wait: Promise.resolve(),
}
/** A page that Next renders for each request, with a nonce in its scripts. */
const view = document('Results').replaceAll('<script', '<script nonce="abc"')
const store = new PageStore()
const script = 'start();'.repeat(100)

async function render(url: string): Promise<{ status: number; html: string; headers: object }> {
  const key = `/route-cache/APP_PAGE/0/$/en${url}`
  const stored = await store.get(key)
  const value: CacheEntryValue = stored?.value ?? {
    kind: pageKind,
    html: document(next.title || url),
    rscData: Buffer.from('data'),
    headers: { 'x-next-cache-tags': next.tags },
  }
  if (!stored) await store.set(key, value, {})
  const { status = 200, html, headers } = value
  return { status, html: String(html), headers: { ...headers } }
}

const servers: Server[] = []
let origin: string
const folder = mkdtempSync(join(tmpdir(), 'page-server-'))
const copies = () => new SavedCopies(join(folder, 'copies'), 'build')

/** Starts the server with an empty memory; the disk stays as it is. */
async function start(): Promise<void> {
  clearProcessRegistry()
  setServedByPageServer('build')
  const server = createServer(
    pageServer({
      draftKey: 'of-this-build',
      host: 'portal.example',
      staticFolder: join(folder, 'static'),
      mainScripts: ['chunks/main.js'],
      isFile: () => false,
      copies: copies(),
      inspect: () => next.refused,
      next: async (request, response) => {
        next.requested.push({ url: request.url ?? '', headers: request.headers })
        await next.wait
        if (next.isAway) setUnavailable()
        if (next.status !== 200) return void response.writeHead(next.status).end('failed')
        if (request.url?.startsWith('/media/')) {
          const isPublic = request.url.includes('public')
          const caching = isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store'
          response.writeHead(200, {
            'content-type': 'image/webp',
            etag: '"p"',
            'cache-control': caching,
          })
          return void response.end('picture')
        }
        if (request.url?.startsWith('/search/')) {
          response.setHeader('cache-control', 'private, no-store')
          response.setHeader('content-type', 'text/html; charset=utf-8')
          return void response.end(view)
        }
        const { status, html, headers } = await render(request.url ?? '')
        response.writeHead(status, { ...headers, 'content-type': 'text/html', vary: 'rsc' })
        response.end(html)
      },
    }),
  ).listen(0)
  servers.push(server)
  await once(server, 'listening')
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  mkdirSync(join(folder, 'static/chunks'), { recursive: true })
  writeFileSync(join(folder, 'static/chunks/a-1.js'), script)
  writeFileSync(join(folder, 'static/chunks/main.js'), script)
  writeFileSync(join(folder, 'static/font.woff2'), 'font')
  for (const name of ['one', 'two']) {
    writeFileSync(join(folder, `static/chunks/${name}.css`), `.${name}{}`)
  }
  await start()
})

afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  next.requested = []
  next.status = 200
  next.isAway = false
  next.refused = null
  next.tags = ''
  next.title = ''
  next.wait = Promise.resolve()
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** One request as it is on the wire: nothing is added, decoded or followed. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const question = ask(`${origin}${path}`, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    question.on('error', reject).end()
  })
}

/** The scripts that a page starts by itself. */
function startedBy(html: string): string[] {
  const [, list = ''] = /\}\)\(\[(.*?)\]/.exec(html) ?? []
  return list.split(',').map((source) => source.slice(1, -1))
}

const titleOf = ({ body }: Answer) => /<h1>(.*)<\/h1>/.exec(body.toString())?.[1]

describe('the page server', () => {
  it('asks Next once for a page, however many readers wait for it and come later', async () => {
    const readers = await Promise.all(Array.from({ length: 20 }, () => get('/shared')))
    expect(new Set(readers.map(titleOf))).toEqual(new Set(['/shared']))
    expect(titleOf(await get('/shared'))).toBe('/shared')
    expect(next.requested).toHaveLength(1)
  })

  it('sends nothing that it keeps to a host that is not configured', async () => {
    vi.stubEnv('SITE_URL', 'https://portal.example')
    await start()
    const host = 'portal.example'
    await get('/about-jordan', { host })
    next.refused = refusal(421, { language: 'en', acceptsJson: false })
    const statuses = async (host: string) => {
      const addresses = ['/about-jordan', '/_next/static/chunks/a-1.js']
      return Promise.all(addresses.map(async (path) => (await get(path, { host })).status))
    }
    expect(await statuses(host)).toEqual([200, 200])
    expect(await statuses('evil.example')).toEqual([421, 421])
    vi.unstubAllEnvs()
    await start()
  })

  it('asks Next without what a reader sent', async () => {
    await get('/nobody', {
      cookie: 'sid=secret',
      'x-forwarded-for': '1.2.3.4',
      referer: 'http://x',
    })
    expect(next.requested[0]?.headers).toEqual({
      host: 'portal.example',
      cookie: 'locale=en; sid=-',
      connection: 'close',
    })
  })

  it('stores the page of a reader who leaves before it is there', async () => {
    const held = Promise.withResolvers<void>()
    next.wait = held.promise
    const leaving = ask(`${origin}/left`, { agent: false }).on('error', () => {})
    leaving.end()
    await vi.waitFor(() => expect(next.requested).toHaveLength(1))
    leaving.destroy()
    held.resolve()
    await vi.waitFor(async () => expect(titleOf(await get('/left'))).toBe('/left'))
    expect(next.requested).toHaveLength(1)
  })

  it('sends the encoding that the reader prefers, and the same text in each', async () => {
    const plain = await get('/encodings')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const gzip = await get('/encodings', { 'accept-encoding': 'GZIP;q=1, br;q=0' })
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    await vi.waitFor(async () => {
      const brotli = await get('/encodings', { 'accept-encoding': 'gzip, deflate, br' })
      expect(brotli.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    })
    for (const { headers, body } of [plain, gzip]) {
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers.vary).toBe('rsc, Accept-Encoding')
    }
  })

  it('answers HEAD like GET without the body, and stores the page', async () => {
    const head = await get('/head', { 'accept-encoding': 'gzip' }, 'HEAD')
    const page = await get('/head', { 'accept-encoding': 'gzip' })
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(page.headers['content-length'])
    expect(next.requested).toHaveLength(1)
  })

  it('answers 304 to a reader who has the page, unless the whole page is requested for', async () => {
    const etag = (await get('/known')).headers.etag ?? ''
    const again = (headers: Record<string, string>) => get('/known', headers)
    for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      const { status, headers, body } = await again({ 'if-none-match': known })
      expect([status, headers.etag, body.length]).toEqual([304, etag, 0])
    }
    expect((await again({ 'if-none-match': '"x"' })).status).toBe(200)
    const reload = { 'if-none-match': etag, 'cache-control': 'no-cache' }
    expect((await again(reload)).status).toBe(200)
  })

  it('leaves data of pages, drafts, calls and files to Next', async () => {
    const countOf = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
      next.requested = []
      await get(path, headers, method)
      return next.requested.length
    }
    await get('/kept')
    expect(await countOf('/kept')).toBe(0)
    expect(await countOf('/kept', { rsc: '1' })).toBe(1)
    expect(await countOf('/kept', { cookie: '__prerender_bypass=of-this-build' })).toBe(1)
    expect(await countOf('/kept', {}, 'OPTIONS')).toBe(1)
    expect(await countOf('/api/news')).toBe(1)
    expect(await countOf('/nowhere.txt')).toBe(1)
  })

  it('sends the payload of a page as a script of its own, which lasts for ever', async () => {
    const html = (await get('/payload')).body.toString()
    const [src = '', ...others] = startedBy(html)
    expect(html).not.toContain('__next_f')
    expect(html).not.toContain('<script src')
    expect(others).toEqual(['/_next/static/chunks/a-1.js'])
    const { body, headers } = await get(src)
    expect(body.toString()).toBe('self.__next_f.push([1,"data of the page"])')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const foreign = await get(src.replace(/[\w-]{22}\.js/, `${'x'.repeat(22)}.js`))
    expect(foreign.body).toEqual(body)
    expect(foreign.headers['cache-control']).toBe('no-store')
  })

  it('sends the files of the build from memory, compressed once, and only those', async () => {
    const file = await get('/_next/static/chunks/a-1.js?dpl=1', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(file.body).toString()).toBe(script)
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=UTF-8',
      'x-content-type-options': 'nosniff',
    })
    const font = await get('/_next/static/font.woff2', { 'accept-encoding': 'gzip' })
    expect([font.body.toString(), font.headers['content-encoding']]).toEqual(['font', undefined])
    expect(next.requested).toHaveLength(0)
    await get('/_next/static/../package.json')
    expect(next.requested).toHaveLength(1)
  })

  it.each([
    ['a script', '/_next/static/chunks/none.js?v=1'],
    ['a font', '/_next/static/media/none.woff2'],
    ['the joined sheets of a page', '/_next/static/styles/one.none.css'],
    ['the payload of a page', `/_next/payload/another/${'x'.repeat(22)}.js?page=%2F`],
  ])(
    'says that %s of another build is not here, in an answer that no cache keeps',
    async (_kind, path) => {
      const { status, body, headers } = await get(path)
      expect([status, body.length, headers['cache-control']]).toEqual([404, 0, 'no-store'])
      expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
      expect(next.requested).toHaveLength(0)
    },
  )

  it.each([
    ['whose name is escaped', '/_next/static/chunks/%61-1.js', {}],
    ['wanted in part', '/_next/static/chunks/a-1.js', { range: 'bytes=0-1' }],
    ['wanted as the data of a page', '/_next/static/chunks/a-1.js', { rsc: '1' }],
  ])('sends a file from memory and whole, %s', async (_case, path, headers) => {
    const file = await get(path, headers)
    expect([file.status, file.body.toString()]).toEqual([200, script])
    expect(next.requested).toHaveLength(0)
  })

  it('has the scripts that every page runs compiled as a whole', async () => {
    const { body } = await get('/_next/static/chunks/main.js')
    expect(body.toString()).toBe(`//# allFunctionsCalledOnLoad\n${script}`)
  })

  it('joins the style sheets of a page, and only those of the build', async () => {
    const { body, headers } = await get('/_next/static/styles/one.two.css')
    expect(body.toString()).toBe('.one{}.two{}')
    expect(headers['content-type']).toBe('text/css; charset=UTF-8')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(next.requested).toHaveLength(0)
  })

  it('reads a public picture once, until a publication', async () => {
    const read = () => get('/media/public/640.webp', { 'accept-encoding': 'gzip' })
    const first = await read()
    expect([first.body.toString(), first.headers.etag]).toEqual(['picture', '"p"'])
    expect((await read()).headers).toEqual({ ...first.headers, date: expect.any(String) })
    const known = await get('/media/public/640.webp', { 'if-none-match': 'W/"p"' })
    expect(known.status).toBe(304)
    expect(next.requested).toHaveLength(1)
    sweepTags(['anything'])
    await read()
    expect(next.requested).toHaveLength(2)
  })

  it('leaves a picture for some readers to Next, with what the reader sent', async () => {
    await get('/media/own/640.webp', { cookie: 'sid=own' })
    expect(next.requested.at(-1)?.headers.cookie).toBe('sid=own')
  })

  it('renders a page that a publication changed before it is sent again', async () => {
    next.tags = 'news'
    await get('/published')
    sweepTags(['news'])
    await get('/published')
    expect(next.requested).toHaveLength(2)
  })

  it('sends the last copy of a page that Next cannot render, and asks again later', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    next.tags = 'away'
    await get('/away')
    sweepTags(['away'])
    next.status = 500
    const last = await get('/away')
    expect([last.status, titleOf(last), last.headers['cache-control']]).toEqual([
      200,
      '/away',
      'no-cache',
    ])
    await get('/away')
    expect(next.requested).toHaveLength(2)
    vi.setSystemTime(Date.now() + 5_001)
    next.status = 200
    expect((await get('/away')).headers['cache-control']).not.toBe('no-cache')
    vi.useRealTimers()
  })

  it('sends the saved copy of a page after a restart, with its payload', async () => {
    await get('/restarted')
    await vi.waitFor(async () => expect(await copies().copyOf('/restarted')).not.toBeNull())
    await start()
    next.status = 500
    const last = await get('/restarted')
    expect([last.status, titleOf(last)]).toEqual([200, '/restarted'])
    const [src = ''] = startedBy(last.body.toString())
    expect((await get(src)).headers['cache-control']).toContain('immutable')
  })

  it('sends a saved copy in place of a page of which a part is missing, after a restart', async () => {
    await get('/whole')
    await vi.waitFor(async () => expect(await copies().copyOf('/whole')).not.toBeNull())
    const etag = (await get('/whole')).headers.etag
    await start()
    next.tags = partialTag
    next.title = 'without a part'
    expect((await get('/whole')).headers.etag).toBe(etag)
    expect((await get('/whole')).headers.etag).toBe(etag)
    expect(titleOf(await get('/part'))).toBe('without a part')
    expect(await copies().copyOf('/part')).toBeNull()
  })

  it('sends a whole page with 503 or 500 where there is no copy, in the language of the address', async () => {
    next.status = 500
    next.isAway = true
    const away = await get('/ar/never-seen')
    expect([away.status, away.headers['retry-after']]).toEqual([503, '60'])
    expect(away.body.toString()).toContain('<html lang="ar" dir="rtl"')
    next.isAway = false
    const failed = await get('/never-seen')
    expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'private, no-store'])
    expect(failed.headers['x-frame-options']).toBe('DENY')
  })

  it('sends a stale page while a new one is rendered', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T08:00:00Z') })
    await get('/stale')
    vi.setSystemTime(Date.now() + 300_001)
    const held = Promise.withResolvers<void>()
    next.wait = held.promise
    const etag = (await get('/stale')).headers.etag
    expect(etag).toBeDefined()
    expect(next.requested).toHaveLength(2)
    held.resolve()
    vi.useRealTimers()
  })

  it('sends 404 and redirects from the store, a redirect without a body', async () => {
    next.tags = notFoundTag
    expect((await get('/nothing')).status).toBe(404)
    expect((await get('/nothing')).status).toBe(404)
    next.tags = redirectTags('/new').join()
    const moved = async () => {
      const { status, headers, body } = await get('/old')
      return [status, headers.location, body.length]
    }
    expect(await moved()).toEqual([308, '/new', 0])
    expect(await moved()).toEqual([308, '/new', 0])
    expect(next.requested).toHaveLength(2)
  })

  it('shares a view that shows everybody the same for seconds, until a publication', async () => {
    const first = await get('/search/olive?page=2&type=news')
    expect([titleOf(first), first.headers['cache-control']]).toEqual([
      'Results',
      'private, no-store',
    ])
    expect(first.body.toString()).not.toContain('nonce')
    expect(first.headers['content-security-policy']).toContain("script-src 'self'")
    await Promise.all([
      get('/search/olive?type=news&page=2'),
      get('/search/olive?page=2&type=news'),
    ])
    expect(next.requested).toHaveLength(1)
    sweepTags(['anything'])
    await get('/search/olive?page=2&type=news')
    expect(next.requested).toHaveLength(2)
  })

  it('asks Next again for a view where somebody may be logged in', async () => {
    await get('/search/dates')
    const own = await get('/search/dates', { cookie: 'sid=own' })
    expect(own.body.toString()).toBe(view)
    expect(next.requested.at(-1)?.headers.cookie).toBe('sid=own')
  })

  it('sends a stored page of members to those with a session, and visitors to the login', async () => {
    const path = '/pages/170-jordan-key-trade-players'
    const visitor = async () => {
      const { status, headers } = await get(path)
      return [status, headers.location, headers['cache-control']]
    }
    const login = `/auth/login?redirect=${encodeURIComponent(path)}`
    expect(await visitor()).toEqual([307, login, 'private, no-store'])
    expect((await get(path, { cookie: 'sid=x' })).status).toBe(200)
    expect((await get(path, { cookie: '__Host-sid=y' })).status).toBe(200)
    expect(await visitor()).toEqual([307, login, 'private, no-store'])
    expect(next.requested).toHaveLength(1)
  })

  it('answers a payload of another instance from the page of a plain address, and nothing else', async () => {
    const payloadOf = (page: string, headers = {}) =>
      get(`/_next/payload/build/${'x'.repeat(22)}.js?page=${encodeURIComponent(page)}`, headers)
    expect((await payloadOf('/local-events?_rsc=1')).body.toString()).toContain('data of the page')
    const members = '/pages/170-other-words'
    expect((await payloadOf(members, { cookie: 'sid=x' })).status).toBe(200)
    for (const page of [
      members,
      '/search/x',
      '/api/search?q=a',
      '/media/a.webp',
      '/a b',
      '//x',
      '/%',
    ]) {
      expect((await payloadOf(page)).status, page).toBe(404)
    }
    expect(next.requested.map(({ url }) => url)).toEqual(['/local-events', members])
  })

  it('keeps one page under one address, whatever is sent with it', async () => {
    for (const query of ['?_rsc=((', '?page=zz', '?page=01', '?unread=1', '']) {
      expect((await get(`/free-trade-agreements${query}`)).body.toString()).toContain(
        'page=%2Ffree-trade-agreements"',
      )
    }
    expect(next.requested.map(({ url }) => url)).toEqual(['/free-trade-agreements'])
  })

  it('leads to no other server', async () => {
    const { status, headers } = await get('//evil.example/%61')
    expect([status, headers.location]).toEqual([308, '/evil.example/a'])
  })

  it('reads a picture with a query, which means nothing, without keeping it', async () => {
    await get('/media/public/a.webp?1')
    await get('/media/public/a.webp?1')
    expect(next.requested).toHaveLength(2)
  })

  it('stores pages also for a browser with the draft cookie of an earlier build', async () => {
    await get('/drafted', { cookie: '__prerender_bypass=of-an-earlier-build' })
    await get('/drafted', { cookie: '__prerender_bypass=of-an-earlier-build' })
    expect(next.requested).toHaveLength(1)
  })

  it('chooses the language of / by the reader, and never by a stored answer', async () => {
    const home = async (headers: Record<string, string>) => {
      const { status, headers: answered } = await get('/', headers)
      return [status, answered.location]
    }
    expect(await home({ cookie: 'locale=en' })).toEqual([200, undefined])
    expect(await home({})).toEqual([307, '/ar'])
    expect(await home({ cookie: 'locale=ar' })).toEqual([307, '/ar'])
    expect(await home({ 'user-agent': 'Googlebot' })).toEqual([200, undefined])
  })
})
