import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { boundLives } from './next-cache-lives'

const require = createRequire(import.meta.url)
const next = dirname(require.resolve('next/package.json'))
const { SharedCacheControls } = require(
  join(next, 'dist/server/lib/incremental-cache/shared-cache-controls.external.js'),
)

it('the lives of pages that Next notes are bounded, the newest ones kept', () => {
  boundLives()
  const lives = new SharedCacheControls({ routes: {}, dynamicRoutes: {}, notFoundRoutes: [] }, [])
  const long = 'x'.repeat(10_000)
  for (let page = 0; page < 1_000; page += 1) lives.set(`${long}${page}`, { revalidate: page })
  expect(SharedCacheControls.cacheControls.size).toBeLessThan(500)
  expect(SharedCacheControls.cacheControls.get(`${long}999`)).toEqual({ revalidate: 999 })
  expect(boundLives).toThrow('elsewhere')
})
