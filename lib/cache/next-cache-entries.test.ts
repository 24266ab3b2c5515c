import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { dataKind, pageKind, pathOf, tagsHeader } from './next-cache-entries'

const require = createRequire(import.meta.url)
const next = dirname(require.resolve('next/package.json'))
/** A part of the installed Next, which an upgrade may move or change: then these tests fail. */
const installed = (part: string) => require(join(next, 'dist', part))

describe('the entries that the installed Next passes to the page store', () => {
  it.each(['/en/news', '/ar/pages/120-%D8%AF', '/en'])(
    'have a key from which pathOf reads %s',
    (path) => {
      const { getRouteCacheKey } = installed('server/lib/route-cache-key.js')
      const owner = { kind: pageKind, sourceRoute: '/[locale]/(public)/news/page' }
      expect(pathOf(getRouteCacheKey(path, owner))).toBe(path)
    },
  )

  it('have the kinds that the page store expects', () => {
    const { CachedRouteKind } = installed('server/response-cache/types.js')
    expect(CachedRouteKind).toMatchObject({ APP_PAGE: pageKind, FETCH: dataKind })
  })

  it('have their tags in the header that the page store reads', () => {
    const { NEXT_CACHE_TAGS_HEADER } = installed('lib/constants.js')
    expect(NEXT_CACHE_TAGS_HEADER).toBe(tagsHeader)
  })
})
