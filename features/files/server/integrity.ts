import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, transaction } from '@/lib/db/database'
import { failAsDamaged } from '@/lib/files/file-damaged'
import { wasQueuedSince } from '@/lib/db/jobs'
import { documentName, pictureFileName, sizeName } from '@/lib/files/names'
import { storage } from '@/lib/files/storage'
import { sha256 } from '@/lib/files/sums'
import { jobKind } from '@/lib/jobs/job'
import { logger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'
import { LRUCache } from 'lru-cache'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { setSizeSums } from './files.sql'
import { findRecorded, keysOfJobs, selectRecorded } from './integrity.sql'

const minute = 60_000

export const wholeForMs = 10 * minute
/** Files found whole: readers of large documents request them in many parts. */
const whole = () =>
  processWide('whole-files', () => new LRUCache<string, true>({ max: 1_000, ttl: wholeForMs }))
/** Sums of the sizes of pictures that were read; the content of a key never changes. */
const sizeSums = () =>
  processWide('size-sums', () => new LRUCache<string, Record<string, string>>({ max: 2_000 }))
const known = () =>
  processWide('damaged-files', () => ({ keys: new Set<string>(), readAt: -Infinity }))

type RecordedFile = NonNullable<Awaited<ReturnType<typeof findRecorded>>>
type RecordedDocument = Omit<RecordedFile, 'size_sums' | 'widths'>

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
export async function requireWhole(document: RecordedDocument): Promise<void> {
  if (whole().has(document.key)) return
  if (await isWholeDocument(document)) {
    whole().set(document.key, true)
    return
  }
  await report(document)
  throw new Problem('file_damaged')
}

const nameOf = ({ key, kind }: RecordedDocument) =>
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

/**
 * Whether these bytes of a size of a picture are the ones that were stored. Where they are not, staff
 * find the picture among the failed jobs. Nothing is known of a picture without a record, nor while
 * the database is away.
 */
export async function isSizeWhole(key: string, file: string, bytes: Uint8Array): Promise<boolean> {
  const sum = sha256(bytes)
  if (sizeSums().get(key)?.[file] === sum) return true
  const picture = await database()
    .then((db) => findRecorded(db, key))
    .catch(() => undefined)
  if (!picture) return true
  const recorded = await recordedSums(picture, { [file]: sum })
  if (recorded) sizeSums().set(key, recorded)
  if (recorded?.[file] === sum) return true
  await report(picture)
  return false
}

/**
 * The sums of all sizes of a picture; null where one is damaged. Pictures from before sums were
 * recorded for each size get them here, and so does the AVIF of them.
 */
async function recordedSums(picture: RecordedFile, read: Record<string, string>) {
  const recorded = picture.size_sums ?? {}
  const known = isComplete(picture) ? recorded : await sumsOfWhole(picture)
  if (!known) return null
  const all = { ...read, ...known, ...recorded }
  const isNew = Object.keys(all).length > Object.keys(recorded).length
  return isNew ? setSizeSums(await database(), picture.key, all) : recorded
}

const isComplete = ({ widths, size_sums }: RecordedFile) =>
  widths.every((width) => size_sums?.[sizeName(width, 'webp')] !== undefined)

/** The sums of the sizes that every picture has, if they are what was recorded of all as one. */
async function sumsOfWhole({ key, widths, sha256: expected }: RecordedFile) {
  const hash = createHash('sha256')
  const sums: Record<string, string> = {}
  for (const file of sizesOf(widths)) {
    const bytes = await storage().get(pictureFileName(key, file))
    if (!bytes) continue
    hash.update(bytes)
    sums[file] = sha256(bytes)
  }
  return hash.digest('hex') === expected ? sums : null
}

async function isWhole(file: RecordedFile): Promise<boolean> {
  if (file.kind === 'document') return isWholeDocument(file)
  if (!isComplete(file)) return (await sumsOfWhole(file)) !== null
  for (const [name, sum] of Object.entries(file.size_sums ?? {})) {
    const bytes = await storage().get(pictureFileName(file.key, name))
    if (!bytes || sha256(bytes) !== sum) return false
  }
  return true
}

async function isWholeDocument(document: RecordedDocument): Promise<boolean> {
  const { key, bytes, sha256: expected } = document
  const hash = createHash('sha256')
  const content = await storage().stream(documentName(key), { start: 0, end: bytes - 1 })
  for await (const part of content ?? []) hash.update(part)
  return hash.digest('hex') === expected
}

/** The files of a picture in the order of their hash; sample data has no JPEG. */
function sizesOf(widths: readonly number[]): string[] {
  const jpeg = widths.slice(-1).map((width) => sizeName(width, 'jpg'))
  return [...widths.map((width) => sizeName(width, 'webp')), ...jpeg]
}

/** Tells staff, once for each damaged file. */
async function report(file: RecordedDocument): Promise<void> {
  const { key } = file
  known().readAt = -Infinity
  if (await isKnownDamaged(key)) return
  logger().error({ file: nameOf(file) }, 'a stored file is damaged')
  await damagedFile.enqueue(await database(), { key })
  known().readAt = -Infinity
}
