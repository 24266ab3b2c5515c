import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestedSearch, searchAddress, searchText, typesOf, viewOfTypes } from './search-params'

const none = viewOfTypes([])

describe('the text of a search', () => {
  it('is one line without space around, at most 200 characters of it', () => {
    expect(searchText('  olive\n oil ')).toBe('olive  oil')
    expect(searchText('x'.repeat(300))).toHaveLength(200)
  })
})

describe('the address of a view', () => {
  it('has the text in its path, and types and page in its query', () => {
    expect(searchAddress('en', 'olive oil')).toBe('/search/olive%20oil')
    expect(searchAddress('ar', 'زيت')).toBe(`/ar/search/${encodeURIComponent('زيت')}`)
    expect(searchAddress('en', 'a', { ...viewOfTypes(['news', 'events']), page: 3 })).toBe(
      '/search/a?type=events&type=news&page=3',
    )
  })

  it('has a text that no path can carry in its query', () => {
    expect(searchAddress('en', 'a/b', viewOfTypes(['news']))).toBe('/search?q=a%2Fb&type=news')
    expect(searchAddress('en', '..')).toBe('/search?q=..')
  })
})

describe('what an address asks for', () => {
  it('is the text of its path with a view of the results', () => {
    const requested = requestedSearch('en', ['olive%20oil'], { type: ['news', 'ships'], page: '2' })
    expect(requested).toMatchObject({ text: 'olive oil', moved: null, view: { page: 2 } })
    expect(typesOf(requested.view)).toEqual(['news'])
  })

  it('is nothing yet without a text', () => {
    expect(requestedSearch('en', undefined, {})).toEqual({ text: '', view: none, moved: null })
    expect(requestedSearch('ar', undefined, { q: '  ' }).moved).toBeNull()
  })

  it('stands at its one address when a form asks', () => {
    expect(requestedSearch('ar', undefined, { q: 'زيت', type: 'news' }).moved).toBe(
      `/ar/search/${encodeURIComponent('زيت')}?type=news`,
    )
    expect(requestedSearch('en', undefined, { q: 'a/b' })).toMatchObject({
      text: 'a/b',
      moved: null,
    })
  })

  it('is read back from every address that is written', () => {
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
