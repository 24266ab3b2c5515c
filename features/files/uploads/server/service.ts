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
import {
  deleteFile,
  isInUse,
  listOfOwner,
  markDiscarded,
  sumOfCompany,
} from '../../server/repository'
import { saveDocument, savePicture, newFileKey, type StoredFile } from '../../server/service'

/** Widths of a public picture, in pixels; none is wider than what was uploaded. */
const pictureWidths = [320, 640, 1280, 2400] as const
/** A portrait stands small everywhere. */
const portraitWidths = [512] as const
/** A picture that somebody sends to be read. */
const readableWidths = [2400] as const

/** What the members of one company, or a person without one, may keep here (RELIABILITY.md 2.6). */
const quota = { bytes: 200_000_000, files: 200 } as const

/** When a file that nothing names is removed: pages that are kept somewhere may still show it. */
const settleSeconds = 86_400

/**
 * Looks a day later at what was uploaded or replaced: a file that no record came to name, or that
 * another one has replaced, is removed then. Asked before the first byte is stored, so that a
 * process that dies at any moment leaves nothing for good.
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
  /** The field of the form, to which problems belong. */
  field: string
  file: ReceivedFile
  /** The person who uploads it; null for what belongs to the portal itself. */
  owner: number | null
}

/**
 * Stores an uploaded picture that everybody may see, written anew in its sizes. Its row is written
 * by `recordFiles`, in the transaction of the record that names it. Throws `invalid` with the field.
 */
export async function saveUploadedPicture({ field, file, owner }: Upload): Promise<StoredFile> {
  await requireRoom(field, file, owner)
  const { sizes, fallback } = await inspectPicture(field, file, pictureWidths)
  const key = await announced(sizes.map(({ width }) => width))
  const read = async (one: typeof fallback) => ({ ...one, bytes: await readFile(one.file) })
  return savePicture({
    key,
    sizes: await Promise.all(sizes.map(read)),
    fallback: await read(fallback),
    ...(owner !== null && { owner }),
    sample: false,
  })
}

/** Stores an uploaded picture of a person, written anew, which only its handler serves. */
export async function saveUploadedPortrait(upload: Upload): Promise<StoredFile> {
  return savePrivatePicture(upload, portraitWidths, 'portrait.webp')
}

/** Stores a PDF that was checked, or a picture written anew, for its owner and staff alone. */
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
  await requireRoom(field, file, owner)
  const { sizes } = await inspectPicture(field, file, widths)
  const key = await announced([])
  return saveDocument({
    key,
    bytes: await readFile(sizes.at(-1)?.file ?? ''),
    name,
    mime: 'image/webp',
    audience: 'owner',
    ...(owner !== null && { owner }),
    sample: false,
  })
}

/** Stores an uploaded PDF that was checked; only its handler serves it, to this audience. */
export async function saveUploadedDocument(
  { field, file, owner }: Upload,
  audience: Audience,
): Promise<StoredFile> {
  await requireRoom(field, file, owner)
  await inspectDocument(field, file)
  const key = await announced([])
  const bytes = await readFile(file.path)
  const from = owner === null ? {} : { owner }
  return saveDocument({ key, bytes, name: file.fileName, audience, ...from, sample: false })
}

/** Takes files out of use in the transaction that replaces them; they are removed later. */
export async function replaceFiles(db: Executor, keys: readonly string[]): Promise<void> {
  for (const { key, widths } of await markDiscarded(db, keys)) {
    await settleFile.enqueue(db, { key, widths }, settleSeconds)
  }
}

/** A key whose file will be looked at again, whatever comes between. */
async function announced(widths: number[]): Promise<string> {
  const key = newFileKey()
  await settleFile.enqueue(await database(), { key, widths }, settleSeconds)
  return key
}

async function requireRoom(
  field: string,
  { bytes }: ReceivedFile,
  owner: number | null,
): Promise<void> {
  if (owner === null) return
  const sum = await sumOfCompany(await database(), owner)
  if (sum.files < quota.files && sum.bytes + bytes <= quota.bytes) return
  throw new Problem('invalid', { fields: { [field]: ['quota'] } })
}

/** The files a person uploaded, for who wants to know what the portal holds about them. */
export async function listUploads(owner: number) {
  const rows = await listOfOwner(await database(), owner)
  return rows.map(({ key, kind, created_at, ...file }) => ({
    ...file,
    uploaded_at: created_at,
    address: kind === 'document' ? documentAddress(key) : null,
  }))
}
