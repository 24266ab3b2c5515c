import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import type { Audience } from '@/lib/files/audience'
import { inspectDocument, inspectPicture } from '@/lib/files/inspection'
import { documentAddress, storedNames } from '@/lib/files/names'
import type { ReceivedFile } from '@/lib/files/receive'
import { storage } from '@/lib/files/storage'
import { jobKind } from '@/lib/jobs/job'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { deleteFile, isInUse, listOfOwner, markDiscarded, sumOfCompany } from './files.sql'
import { saveDocument, savePicture, newFileKey, type StoredFile } from './files'

/** Widths of a public picture, in pixels; none is wider than the uploaded one. */
const pictureWidths = [300, 600, 1200, 2400] as const
/** Pages show portraits in a small size only. */
const portraitWidths = [512] as const
/** A picture of a document that somebody sends. */
const readableWidths = [2400] as const

/** The quota of the members of one company, or of a person without one (RELIABILITY.md 2.6). */
const quota = { bytes: 200_000_000, files: 200 } as const
/** That of an approved company, which may show hundreds of products with eight pictures each. */
const approvedQuota = { bytes: 6_000_000_000, files: 10_000 } as const

/** The delay before an unreferenced file is deleted: cached pages may still show it. */
const settleSeconds = 86_400

/**
 * Checks uploaded and replaced files a day later, and deletes those that no record contains. The
 * job is queued before the first byte is stored, so that a process that dies at any moment leaves
 * nothing permanently.
 */
export const settleFile = jobKind({
  name: 'settle-file',
  payload: z.object({ key: z.string(), widths: z.array(z.int()) }),
  run: async ({ key, widths }) => {
    const db = await database()
    if (await isInUse(db, key)) return
    await Promise.all(storedNames(key, widths).map((name) => storage().delete(name)))
    await deleteFile(db, key)
  },
})

interface Upload {
  /** The form field for error messages. */
  field: string
  file: ReceivedFile
  /** The person who uploads it; null for a file of the portal itself. */
  owner: number | null
}

/**
 * Stores an uploaded picture that is public, re-encoded in its sizes. `recordFiles` inserts its row
 * in the transaction of the record that contains its address. Throws `invalid` with the field.
 */
export async function saveUploadedPicture({ field, file, owner }: Upload): Promise<StoredFile> {
  await requireQuota(field, file, owner)
  const { sizes, fallback } = await inspectPicture(field, file, pictureWidths)
  const key = await keyWithCleanupJob(sizes.map(({ width }) => width))
  return savePicture({
    key,
    sizes,
    fallback,
    ...(owner !== null && { owner }),
    sample: false,
  })
}

/** Stores an uploaded picture of a person, re-encoded; only its handler serves it. */
export async function saveUploadedPortrait(upload: Upload): Promise<StoredFile> {
  return savePrivatePicture(upload, portraitWidths, 'portrait.webp')
}

/** Stores a verified PDF, or a re-encoded picture, for its owner and staff only. */
export async function saveUploadedAttachment(upload: Upload): Promise<StoredFile> {
  const { kind, fileName } = upload.file
  if (kind === 'pdf') return saveUploadedDocument(upload, 'owner')
  return savePrivatePicture(upload, readableWidths, `${fileName.replace(/\.\w{1,5}$/, '')}.webp`)
}

async function savePrivatePicture(
  { field, file, owner }: Upload,
  widths: readonly number[],
  name: string,
): Promise<StoredFile> {
  await requireQuota(field, file, owner)
  const { largest } = await inspectPicture(field, file, widths)
  const key = await keyWithCleanupJob([])
  return saveDocument({
    key,
    bytes: largest.bytes,
    name,
    mime: 'image/webp',
    audience: 'owner',
    ...(owner !== null && { owner }),
    sample: false,
  })
}

/** Stores an uploaded and verified PDF; only its handler serves it, to this audience. */
export async function saveUploadedDocument(
  { field, file, owner }: Upload,
  audience: Audience,
): Promise<StoredFile> {
  await requireQuota(field, file, owner)
  const pages = await inspectDocument(field, file)
  const key = await keyWithCleanupJob([])
  const bytes = await readFile(file.path)
  return saveDocument({
    key,
    bytes,
    name: file.fileName,
    audience,
    pages,
    ...(owner !== null && { owner }),
    sample: false,
  })
}

/**
 * Marks files as unused in the transaction that replaces them; a job deletes them later. Returns how
 * many were marked.
 */
export async function replaceFiles(db: Executor, keys: readonly string[]): Promise<number> {
  const marked = await markDiscarded(db, keys)
  for (const { key, widths } of marked) {
    await settleFile.enqueue(db, { key, widths }, settleSeconds)
  }
  return marked.length
}

/** A new key, with a queued job that checks its file later in any case. */
async function keyWithCleanupJob(widths: number[]): Promise<string> {
  const key = newFileKey()
  await settleFile.enqueue(await database(), { key, widths }, settleSeconds)
  return key
}

async function requireQuota(field: string, { bytes }: ReceivedFile, owner: number | null) {
  await requireSpace(field, { bytes, files: 1 }, owner)
}

/** Throws `invalid` with `quota` at the field where these files are more than their owner may store. */
export async function requireSpace(
  field: string,
  added: { bytes: number; files: number },
  owner: number | null,
): Promise<void> {
  if (owner === null) return
  const sum = await sumOfCompany(await database(), owner)
  const most = sum.isApproved ? approvedQuota : quota
  if (sum.files + added.files <= most.files && sum.bytes + added.bytes <= most.bytes) return
  throw new Problem('invalid', { fields: { [field]: ['quota'] } })
}

/** Queues the jobs that remove files a day later, unless their rows are there by then. */
export async function awaitRecords(files: readonly { key: string; widths: number[] }[]) {
  const payloads = files.map(({ key, widths }) => ({ key, widths }))
  await settleFile.enqueueAll(await database(), payloads, settleSeconds)
}

/** The files a person uploaded, for the export of their data. */
export async function listUploads(owner: number) {
  const rows = await listOfOwner(await database(), owner)
  return rows.map(({ key, kind, created_at, ...file }) => ({
    ...file,
    uploaded_at: created_at,
    address: kind === 'document' ? documentAddress(key) : null,
  }))
}
