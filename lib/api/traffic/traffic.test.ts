import { clearProcessRegistry } from '@/tests/support/process-registry'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { trafficLimits } from '../limited-actions'
import { judgeRequest, type RefusalReport } from './traffic'

const start = Date.parse('2026-11-22T09:00:00Z')
const reports: RefusalReport[] = []

function judge(url: string, more: { address?: string; now?: number; cookie?: string } = {}) {
  const { address = '203.0.113.7', now = start, cookie = 'locale=en' } = more
  return judgeRequest(
    { method: 'GET', url, isData: false, cookie, accept: 'text/html', address },
    { isFile: () => false, report: (line) => void reports.push(line), now },
  )
}

/** How many of some requests are served. */
const served = (urls: readonly string[]) => urls.filter((url) => judge(url).refused === null).length

const many = <Item>(count: number, item: (part: number) => Item) =>
  Array.from({ length: count }, (_, part) => item(part))

beforeEach(() => clearProcessRegistry())
afterEach(() => {
  reports.length = 0
  vi.unstubAllEnvs()
})

describe('T20: requests of one address', () => {
  it.each([
    ['searches by page', trafficLimits.search.times, (part: number) => `/search/x${part}`],
    ['searches by call', trafficLimits.search.times, (part: number) => `/api/search?q=${part}`],
    ['filtered lists', trafficLimits.page.times, (part: number) => `/news?sort=x${part}`],
    ['calls', trafficLimits.call.times, (part: number) => `/api/news?page=${part}`],
    ['/profile%2fX', trafficLimits['not-found'].times, (part: number) => `/profile%2f${part}`],
    ['/%70rofile', trafficLimits['not-found'].times, (part: number) => `/%70rofile?${part}`],
    ['/my%2dcompany', trafficLimits['not-found'].times, (part: number) => `/my%2dcompany/${part}`],
    ['/%61uth/login', trafficLimits['not-found'].times, (part: number) => `/%61uth/login?${part}`],
    ['wrong percent codes', 0, (part: number) => `/media/${part}/%E0%A4%A`],
  ])('are refused above their limit: %s', (_, most, url) => {
    expect(served(many(700, url))).toBe(most)
  })

  it('share one budget of searches, by page, by call and in both languages', () => {
    const mixed = many(
      200,
      (part) => ['/search/a', '/api/search?q=a', '/ar/search/a'][part % 3] ?? '',
    )
    expect(served(mixed)).toBe(trafficLimits.search.times)
  })

  it('are not counted for finished pages: an office behind one address reads on', () => {
    served(many(700, (part) => `/profile%2f${part}`))
    served(many(700, (part) => `/search/x${part}`))
    for (const page of ['/', '/ar', '/news', '/ar/about-jordan']) {
      expect(served(many(1_000, () => page)), page).toBe(1_000)
    }
  })

  it('are counted for their network too, which may make ten times as many', () => {
    const addresses = many(700, (part) => `203.0.113.${Math.floor(part / 60)}`)
    const statuses = addresses.map((address) => judge('/search/a', { address }).refused?.status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(100)
    expect(judge('/search/a', { address: '203.0.113.200' }).refused?.status).toBe(429)
    expect(judge('/search/a', { address: '203.0.114.200' }).refused).toBeNull()
  })

  it('have the limits of the setting', () => {
    vi.stubEnv('LIMITS', 'search=600/60')
    expect(served(many(700, (part) => `/search/x${part}`))).toBe(600)
  })
})

describe('an address whose page may not exist', () => {
  const lookUp = (url: string, status: number | null, now = start) => {
    const { refused, settle } = judge(url, { now })
    settle(status, now)
    return refused?.status ?? status
  }

  it('is counted before it is answered, so that no more are looked for at once than may be missing', () => {
    const urls = many(600, (part) => `/nothing-${part}`)
    expect(served(urls)).toBe(trafficLimits['not-found'].times)
    const admitted = many(3_000, (part) => `203.0.113.${10 + Math.floor(part / 100)}`).filter(
      (address, part) => judge(`/nothing-${part}`, { address }).refused === null,
    )
    expect(admitted).toHaveLength(trafficLimits['not-found'].times * 9)
  })

  it('is given back when it is found, also once its minute is over', () => {
    const requested = many(200, (part) => `/news/${part}-x`).map((url) => judge(url))
    expect(requested.filter(({ refused }) => refused === null)).toHaveLength(120)
    for (const { settle } of requested) settle(200, start + 70_000)
    const late = many(200, (part) => judge(`/news/${part}-y`, { now: start + 70_000 }).refused)
    expect(late.filter((refused) => refused === null)).toHaveLength(120)
  })

  it('is counted once for all who wait for it, and for each when it is not found', () => {
    const office = many(500, () => '/news/1-x').map((url) => judge(url))
    expect(office.filter(({ refused }) => refused === null)).toHaveLength(500)
    expect(served(many(119, (part) => `/nothing-${part}`))).toBe(119)
    expect(judge('/nothing').refused?.status).toBe(429)
    for (const { settle } of office) settle(200, start)
    expect(judge('/nothing').refused).toBeNull()
    const missing = many(3, () => '/news/2-x').map((url) => judge(url, { now: start + 180_000 }))
    for (const { settle } of missing) settle(404, start + 180_000)
    const left = many(200, (part) => judge(`/gone-${part}`, { now: start + 180_000 }).refused)
    expect(left.filter((refused) => refused === null)).toHaveLength(117)
  })

  it('is counted when it is not found, has moved, or nobody waited for it', () => {
    const statuses = many(200, (part) => `/news/${part}-x`).map((url, part) =>
      lookUp(url, [404, 308, null][part % 3] ?? null),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(80)
  })

  it('is not counted when it is found', () => {
    const statuses = many(1_000, (part) => `/news/${part}-x`).map((url) => lookUp(url, 200))
    expect(statuses).toEqual(many(1_000, () => '').map(() => 200))
  })
})

describe('a refused request', () => {
  it('has the seconds to wait, and is admitted after them', () => {
    served(many(60, (part) => `/search/x${part}`))
    const { refused } = judge('/search/a')
    expect(refused?.headers['retry-after']).toBe('61')
    expect(judge('/search/a', { now: start + 61_000 }).refused).toBeNull()
  })

  it('T16 is 400 with two hosts, also for a finished page', () => {
    const request = {
      method: 'GET',
      url: '/news',
      isData: false,
      cookie: '',
      accept: '',
      address: '203.0.113.7',
    }
    const portal = { isFile: () => false, report: () => undefined, now: start }
    expect(judgeRequest(request, portal).refused).toBeNull()
    expect(judgeRequest({ ...request, isAmbiguous: true }, portal).refused?.status).toBe(400)
  })

  it('is 400 while its network may make mistakes, then 429', () => {
    const statuses = many(130, () => '/api/%E0%A4%A').map((url) => judge(url).refused?.status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(120)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is reported once a minute and network, without its address', () => {
    for (const url of many(200, (part) => `/profile%2fcanary-${part}`)) judge(url)
    judge('/%', { address: '198.51.100.9' })
    expect(reports).toEqual([
      { kind: 'not-found', status: 429, address: '203.0.113.7', seconds: 61 },
      { kind: 'malformed', status: 400, address: '198.51.100.9' },
    ])
    judge('/profile%2fa', { now: start + 60_000 })
    expect(reports).toHaveLength(3)
  })

  it('is a page in the language of the address, or a problem for a program', () => {
    const status = (url: string) => judge(url, { cookie: 'a=b; locale=ar' }).refused
    expect(status('/ar/%')?.body).toContain('<html lang="ar" dir="rtl">')
    expect(status('/%')?.body).toContain('<html lang="ar" dir="rtl">')
    expect(judge('/%').refused?.body).toContain('<html lang="en" dir="ltr">')
    expect(JSON.parse(status('/api/%')?.body ?? '')).toMatchObject({ code: 'malformed' })
  })

  it('is refused whatever the network, kind and order of requests before it', () => {
    const request = fc.tuple(
      fc.constantFrom('/search/a', '/profile%2fX', '/api/news', '/news?sort=x', '/', '/%'),
      fc.constantFrom('203.0.113.7', '198.51.100.1', 'unknown', '2a00:1:2:3::/64'),
      fc.nat({ max: 2_000 }),
    )
    const check = fc.property(fc.array(request, { maxLength: 400 }), (requests) => {
      clearProcessRegistry()
      let now = start
      for (const [url, address, pause] of requests) {
        now += pause
        const { kind, refused } = judge(url, { address, now })
        if (refused?.status === 429) {
          const after = now + Number(refused.headers['retry-after']) * 1_000
          expect(kind).not.toBe('free')
          expect(judge(url, { address, now: after }).refused?.status ?? 200).not.toBe(429)
          return
        }
      }
    })
    fc.assert(check, { numRuns: 50 })
  })
})
