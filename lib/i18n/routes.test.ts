import { describe, expect, it } from 'vitest'
import { localePath, routes, splitLocale } from './routes'

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

  it('encode what a person searched for', () => {
    expect(routes.search('a/b?ج')).toBe('/search/a%2Fb%3F%D8%AC')
  })
})
