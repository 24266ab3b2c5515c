import { describe, expect, it } from 'vitest'
import { decodeSegment } from './decoded-segment'
import { idInSlug, localePath, routes, splitLocale } from './routes'

describe('addresses', () => {
  it('have no prefix in English and /ar in Arabic', () => {
    expect(localePath('en', routes.news())).toBe('/news')
    expect(localePath('ar', routes.news())).toBe('/ar/news')
    expect(localePath('ar', routes.home())).toBe('/ar')
  })

  it('leave external links alone', () => {
    expect(localePath('ar', 'https://example.com/x')).toBe('https://example.com/x')
  })

  it('are split into language and path again', () => {
    expect(splitLocale('/ar')).toEqual({ locale: 'ar', path: '/' })
    expect(splitLocale('/ar/news')).toEqual({ locale: 'ar', path: '/news' })
    expect(splitLocale('/arabica')).toEqual({ locale: 'en', path: '/arabica' })
  })

  it('encode a search text', () => {
    expect(routes.search('a&b?ج')).toBe('/search/a%26b%3F%D8%AC')
    expect(routes.search()).toBe('/search')
  })

  it.each(['a/b', 'a\\b', '100%', '.', '..'])('search for %s by the query', (text) => {
    expect(routes.search(text)).toBe(`/search?q=${encodeURIComponent(text)}`)
  })

  it('carry the way back through the login page', () => {
    expect(routes.login()).toBe('/auth/login')
    expect(routes.login('/ar/news?page=2')).toBe('/auth/login?redirect=%2Far%2Fnews%3Fpage%3D2')
  })
})

describe('a slug', () => {
  it('chooses the record by its numeric prefix', () => {
    expect(idInSlug('12-some-title')).toBe(12)
    expect(idInSlug('12')).toBe(12)
  })

  it.each(['', 'x', '-1', '12x', '1234567890-x'])('names no record: %s', (segment) => {
    expect(idInSlug(segment)).toBeNull()
  })
})

describe('a path segment', () => {
  it('is decoded, and unchanged when wrongly encoded', () => {
    expect(decodeSegment('%D8%AC')).toBe('ج')
    expect(decodeSegment('%E0%A4')).toBe('%E0%A4')
  })
})
