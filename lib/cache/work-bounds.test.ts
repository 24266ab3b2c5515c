import { clearProcessRegistry } from '@/tests/support/process-registry'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { trustedProxies } from '../api/client-address'
import { receive } from '../api/incoming'
import { trafficLimits } from '../api/limited-actions'
import { pageServer } from './page-server'
import { SavedCopies } from './saved-copies'
import { pictureBounds, renderingBounds, writingBounds } from './work-bounds'

/** What Next works on: pages and pictures last until they are released, calls are answered at once. */
const next = { requested: [] as string[], running: 0, most: 0, held: Promise.withResolvers<void>() }
/** How many requests have arrived, and how many of them have ended. */
let arrived = 0
let ended = 0
const folder = mkdtempSync(join(tmpdir(), 'work-bounds-'))
const proxies = trustedProxies(['127.0.0.1'])
let origin: string

const server = createServer()

beforeAll(async () => {
  mkdirSync(join(folder, 'static'))
  server.on(
    'request',
    pageServer({
      draftKey: '',
      host: 'portal.example',
      staticFolder: join(folder, 'static'),
      mainScripts: [],
      isFile: (path) => path === '/icon.svg' || path === '/robots.txt',
      copies: new SavedCopies(join(folder, 'copies'), 'build'),
      inspect: (request, response) => {
        arrived += 1
        response.once('close', () => (ended += 1))
        return receive({ request, response }, proxies)
      },
      next: async (request, response) => {
        const { url = '' } = request
        if (url.startsWith('/api/')) return void response.writeHead(200).end('{}')
        next.requested.push(url)
        next.running += 1
        next.most = Math.max(next.most, next.running)
        await next.held.promise
        next.running -= 1
        response.writeHead(url.includes('nothing') ? 404 : 200, { 'content-type': 'text/html' })
        response.end('<html></html>')
      },
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  next.requested = []
  next.most = 0
  next.held = Promise.withResolvers()
  arrived = 0
  ended = 0
  // Counts of a minute begin again.
  clearProcessRegistry()
})

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

function get(path: string, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const all = { accept: 'text/html', ...headers, 'x-forwarded-for': address }
    const question = ask(`${origin}${path}`, { headers: all, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
      })
    })
    question.on('error', reject).end()
  })
}

/** Asks for many addresses at once; resolves when all have arrived and some are being answered. */
async function flood(
  paths: readonly string[],
  address: (part: number) => string,
  headers: Record<string, string> = {},
) {
  const answers = paths.map((path, part) => get(path, address(part), headers))
  await vi.waitFor(() => expect(arrived).toBe(paths.length), waits)
  await vi.waitFor(() => expect(next.running).toBeGreaterThan(0), waits)
  return {
    /** Lets Next answer, and resolves with all answers. */
    released: () => {
      next.held.resolve()
      return Promise.all(answers)
    },
  }
}

const waits = { timeout: 20_000 }

const many = (count: number, path: (part: number) => string) =>
  Array.from({ length: count }, (_, part) => path(part))

const statuses = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length

const attacker = () => '203.0.113.7'
const { address, network, total } = renderingBounds
const mayBeMissing = trafficLimits['not-found'].times

describe('pages that many ask for at once', () => {
  it('are rendered for one address up to its bound, also unknown ones, and the rest refused', async () => {
    const wave = (name: string, count: number) => many(count, (part) => `/nothing-${name}-${part}`)
    const first = await (await flood(wave('a', 600), attacker)).released()
    expect(next.most).toBe(address.atOnce)
    expect(statuses(first, 404)).toBe(address.atOnce + address.waiting)
    expect(statuses(first, 429) + statuses(first, 503)).toBe(600 - statuses(first, 404))
    for (const name of ['b', 'c']) {
      await Promise.all(wave(name, 100).map((path) => get(path, attacker())))
    }
    expect(next.requested).toHaveLength(mayBeMissing)
  })

  it.each([
    ['pages that exist', (part: number) => `/news/${part}-x`],
    ['filtered lists', (part: number) => `/news?sort=${part}`],
    ['pages of the account', (part: number) => `/profile/user-enquiries/${part}`],
    ['the back office', (part: number) => `/admin/${part}`],
    ['missing files', (part: number) => `/nothing-${part}.php`],
  ])('are rendered for one address up to its bound: %s', async (_, path) => {
    const { released } = await flood(many(120, path), attacker, { cookie: 'sid=x' })
    expect(statuses(await released(), 503)).toBe(120 - address.atOnce - address.waiting)
    expect(next.most).toBe(address.atOnce)
  })

  it('are rendered for a client that reads data only up to the bound of its address', async () => {
    const paths = many(150, (part) => `/news/${part}-x`)
    const { released } = await flood(paths, attacker, { rsc: '1' })
    expect(statuses(await released(), 503)).toBe(150 - address.atOnce - address.waiting)
    expect(next.most).toBe(address.atOnce)
  })

  it.each([
    ['IPv4 /24', (part: number) => `203.0.113.${part % 200}`],
    ['IPv6 /56', (part: number) => `2a00:1:2:34${(part % 100).toString(16).padStart(2, '0')}::1`],
  ])('are rendered for one network up to its bound: %s', async (_, from) => {
    const paths = many(400, (part) => `/news/${part}-x`)
    const { released } = await flood(paths, from)
    expect(statuses(await released(), 503)).toBe(400 - network.atOnce - network.waiting)
    expect(next.most).toBe(network.atOnce)
  })

  it('are rendered in total up to their bound, whatever the addresses', async () => {
    const paths = many(400, (part) => `/news/${part}-x`)
    const { released } = await flood(paths, (part) => `10.0.${part % 250}.1`)
    expect(statuses(await released(), 503)).toBe(400 - total.atOnce - total.waiting)
    expect(next.most).toBe(total.atOnce)
  })

  it('keep neither calls, readiness among them, nor the pages of others waiting', async () => {
    const paths = many(120, (part) => `/news/${part}-x`)
    const { released } = await flood(paths, attacker)
    for (const path of ['/api/ready', '/api/health', '/api/news']) {
      expect((await get(path, attacker())).status, path).toBe(200)
    }
    const page = get('/news/1000-other', '198.51.100.1')
    await vi.waitFor(() => expect(next.requested).toContain('/news/1000-other'), waits)
    await released()
    expect((await page).status).toBe(200)
  })

  it('are rendered once for all who wait for the same page, in the turn of any of them', async () => {
    const paths = many(500, (part) => `/news/${part % 10}-x`)
    const { released } = await flood(paths, attacker)
    await vi.waitFor(() => expect(next.requested).toHaveLength(address.atOnce), waits)
    const last = many(10, (part) => `/news/${part}-x`).find(
      (path) => !next.requested.includes(path),
    )
    const page = get(last ?? '', '198.51.100.1')
    await vi.waitFor(() => expect(next.requested).toContain(last), waits)
    expect(statuses(await released(), 200)).toBe(500)
    expect((await page).status).toBe(200)
    expect(next.requested).toHaveLength(10)
  })

  it('are refused with a page in both languages, or a problem, and the seconds after which to come again', async () => {
    const paths = many(120, (part) => `/ar/news?sort=${part}`)
    const { released } = await flood(paths, attacker)
    const problem = await get('/news?sort=x', attacker(), { accept: 'application/json' })
    expect([problem.status, JSON.parse(problem.body)]).toMatchObject([503, { code: 'unavailable' }])
    const refused = (await released()).find(({ status }) => status === 503)
    expect(refused?.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'private, no-store',
    })
    expect(refused?.body).toContain('<html lang="ar" dir="rtl">')
    expect(refused?.body).toContain('البوابة مشغولة جدًا الآن')
    expect(refused?.body).toContain('The portal is very busy')
  })

  it('are not rendered for who left while waiting for a turn', async () => {
    const paths = many(4, (part) => `/admin/${part}`)
    const { released } = await flood(paths, attacker)
    const leaving = ask(`${origin}/admin/left`, { headers: { 'x-forwarded-for': attacker() } })
    leaving.on('error', () => {}).end()
    await vi.waitFor(() => expect(arrived).toBe(5), waits)
    leaving.destroy()
    await vi.waitFor(() => expect(ended).toBe(1), waits)
    await released()
    expect((await get('/admin/last', attacker())).status).toBe(200)
    expect(next.requested).not.toContain('/admin/left')
  })

  it.each([
    ['the back office', (part: number) => `/admin/${part}`],
    ['pages that exist', (part: number) => `/news/${part}-x`],
    ['filtered lists', (part: number) => `/news?sort=${part}`],
  ])('leave the place of who left to the next at once: %s', async (_, path) => {
    const { released } = await flood(many(address.atOnce, path), attacker)
    const clients = many(address.waiting, (part) => path(part + 100)).map((wanted) => {
      const headers = { accept: 'text/html', 'x-forwarded-for': attacker() }
      return ask(`${origin}${wanted}`, { headers, agent: false }).on('error', () => {})
    })
    for (const client of clients) client.end()
    await vi.waitFor(() => expect(arrived).toBe(address.atOnce + address.waiting), waits)
    expect((await get(path(1000), attacker())).status).toBe(503)
    for (const client of clients) client.destroy()
    await vi.waitFor(() => expect(ended).toBe(1 + address.waiting), waits)
    const last = get(path(1001), attacker())
    await vi.waitFor(() => expect(arrived).toBe(2 + address.atOnce + address.waiting), waits)
    await released()
    expect((await last).status).toBe(200)
    expect(next.requested).toHaveLength(address.atOnce + 1)
  })
})

describe('files of the portal', () => {
  it('are sent while all turns are taken by pages that may not exist', async () => {
    const paths = many(150, (part) => `/nothing-${part}`)
    const { released } = await flood(paths, (part) => `10.0.${part}.1`)
    const files = ['/robots.txt', '/icon.svg', '/sitemap.xml?part=1', '/ar/news/rss.xml']
    const sent = files.map((path, part) => get(path, `10.1.${part}.1`))
    await vi.waitFor(() => expect(next.requested).toEqual(expect.arrayContaining(files)), waits)
    await released()
    expect(statuses(await Promise.all(sent), 200)).toBe(files.length)
  })

  it('that are written for a request are written for one address up to its bound', async () => {
    const paths = many(60, (part) => `/sitemap.xml?part=${part}`)
    const { released } = await flood(paths, attacker)
    expect(next.running).toBe(writingBounds.address.atOnce)
    const { atOnce, waiting } = writingBounds.address
    expect(statuses(await released(), 503)).toBe(60 - atOnce - waiting)
    expect(next.most).toBe(atOnce)
  })
})

describe('pictures that many ask for at once', () => {
  it('are read for one address up to its bound', async () => {
    const paths = many(mayBeMissing, (part) => `/media/public/${part}.webp`)
    const { released } = await flood(paths, attacker)
    await vi.waitFor(() => expect(next.running).toBe(pictureBounds.address.atOnce), waits)
    expect(next.most).toBe(pictureBounds.address.atOnce)
    await released()
  })
})

it.each([
  ['rendering of pages', renderingBounds],
  ['writing of files', writingBounds],
  ['reading of pictures', pictureBounds],
])('the bounds of the %s are those that SECURITY.md names', (work, bounds) => {
  const { total, network, address, patienceMs } = bounds
  const line = readFileSync('SECURITY.md', 'utf8')
    .split('\n')
    .find((row) => row.startsWith(`| ${work} `))
  expect(line).toContain(
    `${total.atOnce} at once, ${network.atOnce} for one network, ${address.atOnce} for one address; ${total.waiting}, ${network.waiting} and ${address.waiting} wait, ${patienceMs / 1000} seconds at most`,
  )
})
