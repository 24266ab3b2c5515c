import { describe, expect, it } from 'vitest'
import { isUnderstood, leadsUp, notFoundInstead, plainSpelling } from './spelling'

describe('a refused path', () => {
  it.each([
    '/a%2Fb',
    '/profile%2fsecurity',
    '/news%5C1',
    '/news%00',
    '/news\\1',
    '/%2e%2e/profile',
    '/news/%2E/x',
    '/news/../profile',
    '/profile.rsc',
    '/news.segments/_tree.segment.rsc',
    '/Api/news',
    '/API',
    '/Admin/content',
    '/MEDIA/x',
    '/_Next/static/x',
  ])('is answered by the English not-found page: %s', (path) => {
    expect(notFoundInstead(path)).toBe('/404')
  })

  it.each(['/ar/a%2Fb', '/ar/profile.rsc', '/ar/profile%5csecurity', '/ar/%00', '/AR', '/Ar/news'])(
    'is answered by the Arabic not-found page: %s',
    (path) => {
      expect(notFoundInstead(path)).toBe('/ar/404')
    },
  )

  it.each([
    '/',
    '/ar/news',
    '/EN/news',
    '/NEWS',
    '/arabica',
    '/a%252Fb',
    '/pages/120-%D8%AF',
    '/news/...',
  ])('is not %s', (path) => {
    expect(notFoundInstead(path)).toBeNull()
  })
})

describe('a path that cannot be understood', () => {
  it.each(['/%E0%A4%A', '/api/%', '/media/%zz/1.webp', '*', 'http://evil.example/api/news', ''])(
    'is %s',
    (path) => {
      expect(isUnderstood(path)).toBe(false)
    },
  )

  it.each(['/', '/%E0%A4%AF', '/a%2Fb', '//a'])('is not %s', (path) => {
    expect(isUnderstood(path)).toBe(true)
  })
})

describe('a path that leads up', () => {
  it.each(['/_next/static/../../api/search', '/./api', '/api/%2e%2E/profile', '/..'])(
    'is %s',
    (path) => {
      expect(leadsUp(path)).toBe(true)
    },
  )

  it.each(['/news/rss.xml', '/a..b', '/...', '/%E0%A4%A'])('is not %s', (path) => {
    expect(leadsUp(path)).toBe(false)
  })
})

describe('the plain spelling of a path', () => {
  it.each([
    ['/%6Eews', '/news'],
    ['/ar/%70rofile', '/ar/profile'],
    ['/pages/120%2Dexport%2dguide', '/pages/120-export-guide'],
    ['/news/rss%2Exml', '/news/rss.xml'],
    ['/%61%5F%7Eb%39', '/a_~b9'],
    ['/%61/%D8%AF', '/a/%D8%AF'],
  ])('of %s is %s', (path, plain) => {
    expect(plainSpelling(path)).toBe(plain)
  })

  it.each(['/news', '/search/a%26b%3F', '/x%20y', '/%D8%AF', '/a%252Fb', '/a%40b', '/a%2561'])(
    'is %s itself',
    (path) => {
      expect(plainSpelling(path)).toBeNull()
    },
  )
})
