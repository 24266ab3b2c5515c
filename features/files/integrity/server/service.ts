import 'server-only'
import { Problem } from '@/lib/api/problem'
import { documentName } from '@/lib/files/names'
import { storage } from '@/lib/files/storage'
import { logger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'

const minute = 60_000

/** Files found whole: readers of large documents request them in many parts. */
const whole = () =>
  processWide('whole-files', () => new LRUCache<string, true>({ max: 1_000, ttl: 10 * minute }))
/** Damaged files that were reported today. */
const reported = () =>
  processWide(
    'damaged-files',
    () => new LRUCache<string, true>({ max: 1_000, ttl: 24 * 60 * minute }),
  )

interface RecordedFile {
  key: string
  bytes: number
  sha256: string
}

/**
 * Reads a stored document and compares it with the SHA-256 that was recorded when it was written
 * (RELIABILITY.md F21). Throws `file_damaged`, which is logged as an error once a day and file, and
 * `not_found` where nothing is stored.
 */
export async function requireWhole({ key, bytes, sha256 }: RecordedFile): Promise<void> {
  if (whole().has(key)) return
  const content = await storage().stream(documentName(key), { start: 0, end: bytes - 1 })
  if (!content) throw new Problem('not_found')
  const hash = createHash('sha256')
  for await (const part of content) hash.update(part)
  if (hash.digest('hex') === sha256) {
    whole().set(key, true)
    return
  }
  if (!reported().has(key)) logger().error({ file: documentName(key) }, 'a stored file is damaged')
  reported().set(key, true)
  throw new Problem('file_damaged')
}
