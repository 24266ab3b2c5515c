import { config } from '@/middleware'
import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server'
import { describe, expect, it } from 'vitest'
import { privateAreas } from './guards'
import { privatePages } from './private-pages'
import { pages } from './table'

const areas = [...privateAreas, 'search'].join('|')
const filterKeys = [...new Set(pages.flatMap(({ filters }) => filters ?? []))]

describe('the matchers of middleware.ts, which Next reads statically', () => {
  const plain = config.matcher.filter((entry) => typeof entry === 'string')
  const conditions = config.matcher.flatMap((entry) =>
    typeof entry === 'string' ? [] : (entry.has ?? []),
  )

  it('name every area of the account, of members, of staff and of the search', () => {
    expect(plain.filter((source) => source.includes('search'))).toEqual([
      `/(${areas})/:path*`,
      `/ar/(${areas})/:path*`,
    ])
  })

  it('name every filter key of every list', () => {
    const keys = conditions.flatMap(({ type, key }) => (type === 'query' ? [key] : []))
    expect(keys.toSorted()).toEqual(filterKeys.toSorted())
  })

  it.each(privatePages.map(({ path }) => path))('match %s in both languages', (path) => {
    const url = path
      .replace(':record(170)', '170-key-trade-players')
      .replaceAll(/:[a-z]+(?:\(number\))?\*?/g, '1')
    expect(matches({ config, url })).toBe(true)
    expect(matches({ config, url: `/ar${url}` })).toBe(true)
  })

  it.each(['/%6Eews', '/ar/%70rofile', '/pages/120%2Dexport-guide', '/%61r', '/a/%7eb'])(
    'match %s, which has a needless escape',
    (url) => {
      expect(matches({ config, url })).toBe(true)
    },
  )

  it.each(['.', ',', ')', '%29', '%2C', '%22', '%D8%8C', '%D8%9F', '%C2%BB', '%E3%80%82).'])(
    'match an address with %s pasted behind it',
    (signs) => {
      expect(matches({ config, url: `/ar/news/12${signs}` })).toBe(true)
    },
  )

  it.each([
    '/news',
    '/ar',
    '/ar/news?page=2',
    '/my-foo',
    '/ar/pages/120-%D8%AF%D9%84%D9%8A%D9%84',
    '/news/12-a%20b',
    '/api/news',
    '/api/%6Eews',
    '/media/a/640.webp',
  ])('leave %s to the page store', (url) => {
    expect(matches({ config, url })).toBe(false)
  })
})
