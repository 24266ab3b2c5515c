import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  requestedSearch,
  searchAddress,
  searchRedirect,
  searchText,
  typesOf,
  viewOfTypes,
  isAsTyped,
  questionHref,
  viewAsTyped,
  withTypes,
} from './search-params'

const none = viewOfTypes([])

describe('the text of a search', () => {
  it('is one trimmed line of at most 200 characters', () => {
    expect(searchText('  olive\n oil ')).toBe('olive  oil')
    expect(searchText('x'.repeat(300))).toHaveLength(200)
  })
})

describe('the address of a view', () => {
  it('has the text in the path, and types and page in the query', () => {
    expect(searchAddress('en', 'olive oil')).toBe('/search/olive%20oil')
    expect(searchAddress('ar', 'زيت')).toBe(`/ar/search/${encodeURIComponent('زيت')}`)
    expect(searchAddress('en', 'a', { ...viewOfTypes(['news', 'events']), page: 3 })).toBe(
      '/search/a?type=events&type=news&page=3',
    )
  })

  it('has a text that is not valid in a path in the query', () => {
    expect(searchAddress('en', 'a/b', viewOfTypes(['news']))).toBe('/search?q=a%2Fb&type=news')
    expect(searchAddress('en', '..')).toBe('/search?q=..')
  })
})

describe('the search that an address names', () => {
  it('has the text of the path with a view of the results', () => {
    const requested = requestedSearch('en', ['olive%20oil'], { type: ['news', 'ships'], page: '2' })
    expect(requested).toMatchObject({ text: 'olive oil', moved: null, view: { page: 2 } })
    expect(typesOf(requested.view)).toEqual(['news'])
  })

  it('has an empty text without a path segment or query', () => {
    expect(requestedSearch('en', undefined, {})).toEqual({ text: '', view: none, moved: null })
    expect(requestedSearch('ar', undefined, { q: '  ' }).moved).toBeNull()
  })

  it('redirects the query of a form to the canonical address', () => {
    expect(requestedSearch('ar', undefined, { q: 'زيت', type: 'news' }).moved).toBe(
      `/ar/search/${encodeURIComponent('زيت')}?type=news`,
    )
    expect(requestedSearch('en', undefined, { q: 'a/b' })).toMatchObject({
      text: 'a/b',
      moved: null,
    })
  })

  it('has a product and a market of the question for both', () => {
    expect(requestedSearch('en', undefined, { q: 'dates', market: 'uk' })).toMatchObject({
      text: 'dates uk',
      moved: '/search/dates%20uk',
    })
    expect(requestedSearch('en', undefined, { q: '', market: 'uk' }).text).toBe('uk')
    expect(searchRedirect('/ar/search', new URLSearchParams('q=تمور&market=مصر'))).toBe(
      `/ar/search/${encodeURIComponent('تمور مصر')}`,
    )
  })

  it('is where the address of a form leads, in its language, and no other address', () => {
    const form = new URLSearchParams('q=olive oil&type=news&type=pages')
    expect(searchRedirect('/search', form)).toBe('/search/olive%20oil?type=news&type=pages')
    expect(searchRedirect('/ar/search', form)).toMatch(/^\/ar\/search\/olive%20oil/)
    expect(searchRedirect('/search', new URLSearchParams('q=a/b'))).toBeNull()
    expect(searchRedirect('/search', new URLSearchParams())).toBeNull()
    expect(searchRedirect('/search/olive', form)).toBeNull()
    expect(searchRedirect('/news', form)).toBeNull()
  })

  it('is without a correction where its address says so, also for other types', () => {
    const { view } = requestedSearch('en', ['olvie'], { exact: '1', type: 'news', page: '2' })
    expect(isAsTyped(view)).toBe(true)
    expect(searchAddress('en', 'olvie', withTypes(view, []))).toBe('/search/olvie?exact=1')
    expect(searchAddress('en', 'olvie', viewAsTyped)).toBe('/search/olvie?exact=1')
    expect(isAsTyped(requestedSearch('en', ['olvie'], { exact: 'yes' }).view)).toBe(false)
  })

  it('becomes a question to the office with its text', () => {
    expect(questionHref('ar', '/contact-us', 'a&b')).toBe(
      '/ar/contact-us?about=search%3Aa%26b#other-enquiries',
    )
  })

  it('round-trips through its address for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 210 }), (typed) => {
        const text = searchText(typed)
        const { pathname, searchParams } = new URL(
          searchAddress('en', text),
          'https://portal.example',
        )
        const [, , ...segments] = pathname.split('/')
        const requested = requestedSearch(
          'en',
          segments.length > 0 ? segments : undefined,
          Object.fromEntries(searchParams),
        )
        expect(requested).toMatchObject({ text, moved: null })
      }),
    )
  })
})
