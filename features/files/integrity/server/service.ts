import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, transaction } from '@/lib/db/database'
import { failAsDamaged } from '@/lib/files/file-damaged'
import { wasQueuedSince } from '@/lib/db/jobs'
import { documentName, pictureName } from '@/lib/files/names'
import { storage } from '@/lib/files/storage'
import { jobKind } from '@/lib/jobs/job'
import { logger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { findRecorded, keysOfJobs, selectRecorded } from './repository'

const minute = 60_000

/** Files found whole: readers of large documents request them in many parts. */
const whole = () =>
  processWide('whole-files', () => new LRUCache<string, true>({ max: 1_000, ttl: 10 * minute }))
const known = () =>
  processWide('damaged-files', () => ({ keys: new Set<string>(), readAt: -Infinity }))

type RecordedFile = NonNullable<Awaited<ReturnType<typeof findRecorded>>>

/**
 * A damaged file. It fails at once and is then among the failed jobs, where staff see it with its
 * reason; tried again once the file is restored, it is done and the file is sent again.
 */
export const damagedFile = jobKind({
  name: 'damaged-file',
  payload: z.object({ key: z.string() }),
  delays: [],
  run: async ({ key }) => {
    const file = await findRecorded(await database(), key)
    if (!file || (await isWhole(file))) return
    failAsDamaged(nameOf(file))
  },
})

const batchSize = 100
/** Shorter than a week by an hour, since rounds are looked for once an hour. */
const weekMs = (7 * 24 - 1) * 60 * minute
/** A start has enough to do. */
const secondsUntilFirst = 3_600

/** Compares files with what was recorded when they were written, a batch at a time. */
export const fileCheck = jobKind({
  name: 'check-files',
  payload: z.object({ after: z.string() }),
  run: async ({ after }) => {
    const db = await database()
    const batch = await selectRecorded(db, after, batchSize)
    for (const file of batch) {
      if (!(await isWhole(file))) await report(file)
    }
    const last = batch.at(-1)
    if (last && batch.length === batchSize) await fileCheck.enqueue(db, { after: last.key }, 1)
  },
})

/** Begins to compare all files, each week once across all instances. */
export async function beginFileCheck(): Promise<void> {
  await transaction(async (tx) => {
    if (await wasQueuedSince(tx, fileCheck.name, new Date(Date.now() - weekMs))) return
    await fileCheck.enqueue(tx, { after: '' }, secondsUntilFirst)
  })
}

/**
 * Reads a stored document and compares it with the SHA-256 that was recorded when it was written
 * (RELIABILITY.md F21). Throws `file_damaged`, also where nothing is stored; staff find it among the
 * failed jobs.
 */
export async function requireWhole(document: RecordedFile): Promise<void> {
  if (whole().has(document.key)) return
  if (await isWhole(document)) {
    whole().set(document.key, true)
    return
  }
  await report(document)
  throw new Problem('file_damaged')
}

const nameOf = ({ key, kind }: RecordedFile) =>
  kind === 'document' ? documentName(key) : `pictures/${key}`

/** Whether a file was found damaged, as far as this instance has heard within a minute. */
export async function isKnownDamaged(key: string): Promise<boolean> {
  const damaged = known()
  if (performance.now() - damaged.readAt > minute) {
    damaged.readAt = performance.now()
    // While the database is away, what was known is.
    damaged.keys = await database()
      .then((db) => keysOfJobs(db, damagedFile.name))
      .catch(() => damaged.keys)
  }
  return damaged.keys.has(key)
}

async function isWhole({ key, kind, widths, bytes, sha256 }: RecordedFile): Promise<boolean> {
  const hash = createHash('sha256')
  if (kind === 'document') {
    const content = await storage().stream(documentName(key), { start: 0, end: bytes - 1 })
    for await (const part of content ?? []) hash.update(part)
  } else {
    for (const name of sizesOf(key, widths)) hash.update((await storage().get(name)) ?? '')
  }
  return hash.digest('hex') === sha256
}

/** The files of a picture in the order of their hash; sample data has no JPEG. */
function sizesOf(key: string, widths: readonly number[]): string[] {
  const jpeg = widths.slice(-1).map((width) => pictureName(key, width, 'jpg'))
  return [...widths.map((width) => pictureName(key, width)), ...jpeg]
}

/** Tells staff, once for each damaged file. */
async function report(file: RecordedFile): Promise<void> {
  const { key } = file
  known().readAt = -Infinity
  if (await isKnownDamaged(key)) return
  logger().error({ file: nameOf(file) }, 'a stored file is damaged')
  await damagedFile.enqueue(await database(), { key })
  known().readAt = -Infinity
}
