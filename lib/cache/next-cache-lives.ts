import { LRUCache } from 'lru-cache'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const file = 'dist/server/lib/incremental-cache/shared-cache-controls.external.js'

const limitBytes = 4 * 1024 * 1024
const overheadBytes = 200

/**
 * Bounds what Next notes of the life of each page: it keeps a note of every address that was ever
 * stored, also of those that are not found. A note that is dropped here belongs to a page that has
 * long left the store. Throws when Next keeps its notes elsewhere.
 */
export function boundLives(): void {
  const { SharedCacheControls } = require(join(dirname(require.resolve('next/package.json')), file))
  if (!(SharedCacheControls?.cacheControls instanceof Map)) {
    throw new Error('Next keeps the lives of pages elsewhere.')
  }
  SharedCacheControls.cacheControls = new LRUCache<string, object>({
    maxSize: limitBytes,
    sizeCalculation: (_life, key) => key.length + overheadBytes,
  })
}
