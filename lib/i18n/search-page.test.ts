import { config } from '@/middleware'
import { expect, it } from 'vitest'
import { isSearchPage } from './search-page'

it('the search page is told by its path, with a text or without, in both languages', () => {
  for (const path of ['/search', '/search/olive', '/ar/search', '/ar/search/%D8%B2']) {
    expect(isSearchPage(path)).toBe(true)
  }
  for (const path of ['/', '/searching', '/ar', '/pages/search', '/api/search']) {
    expect(isSearchPage(path)).toBe(false)
  }
})

it('middleware looks at it, since it is rendered for each request', () => {
  expect(config.matcher).toEqual(expect.arrayContaining(['/search/:path*', '/ar/search/:path*']))
})
