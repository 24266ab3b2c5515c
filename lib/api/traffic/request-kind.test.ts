import { pages } from '@/lib/routing/table'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestKind } from './request-kind'

const files = new Set(['/_next/static/chunks/a.js', '/icons/icon-192.png', '/robots.txt'])
const kindOf = (url: string, { method = 'GET', isData = false } = {}) =>
  requestKind({ method, url, isData }, (path) => files.has(path))

describe('the kind of a request', () => {
  it.each([
    ['free', ['/', '/ar', '/news', '/ar/news', '/news?utm=1', '/news?_rsc=1a', '/about-jordan']],
    ['free', ['/_next/static/chunks/a.js', '/_next/static/chunks/%61.js']],
    ['page', ['/robots.txt', '/icons/icon-192.png', '/news/rss.xml', '/events/7/calendar.ics']],
    ['page', ['/sitemap.xml', '/sitemap.xml?part=9', '/media/a/640.webp?x=1']],
    ['free', ['/api/health', '/api/ready']],
    ['uncertain', ['/news/12-x', '/news?page=2', '/nothing', '/ar/nothing.php', '/buyers/7']],
    ['uncertain', ['/pages/130-x?tab=2', '/media/a/640.webp']],
    ['page', ['/news?sort=date-asc', '/NEWS?sort=date-asc', '/ar/pages/160-x?q=x']],
    [
      'page',
      ['/profile', '/ar/my-company', '/auth/login', '/admin/content', '/profile/user-enquiries/x'],
    ],
    ['search', ['/search', '/search/olive', '/ar/search/%D8%B2', '/search?q=a', '/api/search?q=a']],
    ['search', ['/follow/rss.xml?kind=search&target=a', '/api/follow-topic/news?kind=hs']],
    ['search', ['/follow/rss.xml?kind=market&kind=search', '/follow/rss.xml?kind=search&kind=hs']],
    ['page', ['/follow/rss.xml?kind=hs&target=08', '/ar/follow/rss.xml']],
    ['search', ['/en/search/olive', '/api/se%61rch?q=a', '/api/search/']],
    ['suggestion', ['/api/search/suggestions?q=a', '/api/market-answers?q=a']],
    ['code-search', ['/api/hs-nomenclature?q=01']],
    ['call', ['/api/news', '/api/nothing', '/api/files/abc', '/%61pi/news', '/api/search/x']],
    [
      'not-found',
      [
        '//api/x',
        '/news//2',
        '/_next/x',
        '/_next/static/chunks/old.js',
        '/_next/../api/search?q=a',
      ],
    ],
    ['not-found', ['/%2e%2e/profile', '/my-company.rsc', '/news.segments/_tree.segment.rsc']],
    ['malformed', ['*', 'http://evil.example/profile%2fX', '/%', '/ar/%E0%A4%A']],
  ] as const)('is %s for %j', (kind, urls) => {
    expect(urls.filter((url) => kindOf(url) !== kind)).toEqual([])
  })

  it('is a call for a method that no page has, whatever the address', () => {
    expect(kindOf('/news', { method: 'POST' })).toBe('call')
    expect(kindOf('/profile', { method: 'DELETE' })).toBe('call')
  })

  it('is work for Next, and so counted, for the data or the options of a page that is kept', () => {
    const kept = ['/news', '/ar/news?page=2', '/_next/static/chunks/a.js', '/media/a/640.webp']
    expect(kept.map((url) => kindOf(url, { isData: true }))).toEqual(kept.map(() => 'page'))
    expect(kept.map((url) => kindOf(url, { method: 'OPTIONS' }))).toEqual(kept.map(() => 'page'))
    expect(kindOf('/profile%2fX', { isData: true })).toBe('not-found')
    expect(kindOf('/api/health', { isData: true })).toBe('free')
  })

  it('is a page view for one that is reported', () => {
    expect(kindOf('/api/page-views', { method: 'POST' })).toBe('page-view')
    expect(kindOf('/api/page-views')).toBe('call')
  })

  it.each([
    '/api/%E0%A4%A',
    '/media/%E0%A4%A',
    '/_next/%E0%A4%A',
    '/admin/%E0%A4%A',
    '/api/files/%',
  ])('is malformed for wrong percent codes in every area: %s', (url) => {
    expect(kindOf(url)).toBe('malformed')
  })
})

describe('an address that an attacker spelled to reach uncounted pages', () => {
  const examples = ['/profile%2fX', '/%70rofile', '/my%2dcompany', '/%61uth/login']

  it.each(examples.flatMap((path) => [path, `/ar${path}`]))('is counted: %s', (path) => {
    expect(kindOf(path)).toBe('not-found')
    expect(kindOf(`${path}?x=1`)).toBe('not-found')
  })

  const counted: readonly string[] = ['page', 'search', 'not-found', 'uncertain', 'malformed']
  const dynamic = pages
    .filter(({ caching }) => caching === 'request')
    .map(({ path }) => path.replace(/:[a-z]+(?:\(\w+\))?\*?/g, '7'))

  it('is never free: each letter of a page rendered for one request may be escaped or not', () => {
    const spelling = fc.tuple(
      fc.constantFrom(...dynamic),
      fc.constantFrom('', '/ar'),
      fc.array(fc.constantFrom('plain', 'lower', 'upper'), { minLength: 1, maxLength: 40 }),
    )
    const check = fc.property(spelling, ([path, prefix, ways]) => {
      const escapedPath = [...path]
        .map((sign, place) => {
          const way = ways[place % ways.length]
          const code = `%${sign.charCodeAt(0).toString(16)}`
          if (sign === '/' && place === 0) return sign
          return way === 'plain' ? sign : way === 'upper' ? code.toUpperCase() : code
        })
        .join('')
      expect(counted).toContain(kindOf(`${prefix}${escapedPath}`))
    })
    fc.assert(check)
  })

  it('has a kind, whatever it is', () => {
    const check = fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(typeof kindOf(`/${text}`)).toBe('string')
      expect(typeof kindOf(text)).toBe('string')
    })
    fc.assert(check)
  })
})
