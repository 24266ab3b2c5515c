import 'server-only'
import { database, type Executor } from '@/lib/db/database'
import type { Audience } from '@/lib/files/audience'
import type { FileDetails } from '@/lib/files/file-details'
import { cleanFileName, nameOfType } from '@/lib/files/disposition'
import {
  avifWidthsOf,
  documentKeyOf,
  documentName,
  fileKeyOf,
  pictureAddress,
  pictureName,
  sizeName,
  storedNames,
} from '@/lib/files/names'
import type { FileStorage } from '@/lib/files/file-storage'
import { storage } from '@/lib/files/storage'
import { sha256 } from '@/lib/files/sums'
import type { RenderedPicture } from '@/lib/pictures/render'
import { randomBytes } from 'node:crypto'
import { makeAvif } from './avif'
import {
  insertFiles,
  listDocuments,
  selectInUse,
  selectSums,
  updateAudience,
  updateName,
  type FileRow,
} from './files.sql'

/** A file whose bytes are stored and whose row is not inserted yet. */
export type StoredFile = FileRow & { widths: number[] }

/** A key that nobody can guess: 128 random bits. */
export function newFileKey(): string {
  return randomBytes(16).toString('hex')
}

interface StoredPicture {
  key?: string
  /** From the smallest. */
  sizes: readonly RenderedPicture[]
  /** A copy of the largest size as JPEG. */
  fallback?: RenderedPicture
  owner?: number
  sample: boolean
}

/** Stores a public picture in its sizes. `recordFiles` inserts its row. */
export async function savePicture(
  picture: StoredPicture,
  into: FileStorage = storage(),
): Promise<StoredFile> {
  const saved = pictureRow(picture)
  try {
    for (const { width, bytes } of picture.sizes) {
      await into.put(pictureName(saved.key, width), bytes)
    }
    const { fallback } = picture
    if (fallback) await into.put(pictureName(saved.key, fallback.width, 'jpg'), fallback.bytes)
  } catch (error) {
    await discardFiles([saved], into)
    throw error
  }
  return saved
}

function pictureRow({ key, sizes, fallback, owner, sample }: StoredPicture): StoredFile {
  const all = fallback ? [...sizes, fallback] : sizes
  return {
    key: key ?? newFileKey(),
    kind: 'picture',
    audience: 'open',
    mime: 'image/webp',
    bytes: all.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    sha256: sha256(...all.map(({ bytes }) => bytes)),
    size_sums: Object.fromEntries([
      ...sizes.map(({ width, bytes }) => [sizeName(width, 'webp'), sha256(bytes)]),
      ...(fallback ? [[sizeName(fallback.width, 'jpg'), sha256(fallback.bytes)]] : []),
    ]),
    owner_id: owner ?? null,
    widths: sizes.map(({ width }) => width),
    height: Math.max(...sizes.map(({ height }) => height)),
    sample,
  }
}

/** Widths that pictures have next to half of them; pages are given the largest. */
const halvedWidths = [1280, 1200, 640, 600]

/** The address of a picture at a width that also exists at half size, or at its only width. */
export function addressOfPicture({ key, widths, sample }: StoredFile): string {
  const width = halvedWidths.find((one) => widths.includes(one) && widths.includes(one / 2))
  if (width !== undefined) return pictureAddress(key, width)
  const address = pictureAddress(key, widths.at(-1) ?? 0)
  // Sample data has no JPEG next to its sizes.
  return sample ? address : address.replace(/\.webp$/, '.jpg')
}

interface StoredDocument {
  key?: string
  bytes: Uint8Array
  name: string
  audience: Audience
  /** A PDF unless another type is given. */
  mime?: string
  /** How many pages it has, where that is known. */
  pages?: number
  owner?: number
  sample: boolean
}

/** Stores a file that is served by its handler only. `recordFiles` inserts its row. */
export async function saveDocument(
  {
    key = newFileKey(),
    bytes,
    name,
    audience,
    mime = 'application/pdf',
    pages,
    owner,
    sample,
  }: StoredDocument,
  into: FileStorage = storage(),
): Promise<StoredFile> {
  await into.put(documentName(key), bytes)
  return {
    key,
    kind: 'document',
    audience,
    mime,
    bytes: bytes.byteLength,
    sha256: sha256(bytes),
    pages: pages ?? null,
    file_name: nameOfType(cleanFileName(name) || key, mime),
    owner_id: owner ?? null,
    widths: [],
    sample,
  }
}

/**
 * Inserts the rows of stored files, in the transaction of the records that contain their addresses.
 * A job then makes photographs as AVIF.
 */
export async function recordFiles(db: Executor, saved: StoredFile[]) {
  await insertFiles(db, saved)
  const photographs = saved.filter(({ widths }) => avifWidthsOf(widths).length > 0)
  if (photographs.length === 0) return
  await makeAvif.enqueueAll(
    db,
    photographs.map(({ key, widths }) => ({ key, widths })),
  )
}

/** Changes the audience of the documents at these addresses, with the record that contains them. */
export async function setAudience(
  db: Executor,
  addresses: readonly (string | null | undefined)[],
  audience: Audience,
) {
  await updateAudience(db, keysOf(addresses), audience)
}

/** Renames the document at an address, with the record that contains it. */
export async function nameDocument(db: Executor, address: string, name: string) {
  const key = documentKeyOf(address)
  if (key !== null) await updateName(db, key, cleanFileName(name))
}

/** The addresses without a picture, or document, of the portal behind them. */
export async function addressesOfNothing(
  db: Executor,
  kind: 'picture' | 'document',
  addresses: readonly string[],
): Promise<string[]> {
  const keys = addresses.flatMap((address) => fileKeyOf(address) ?? [])
  const found = keys.length === 0 ? [] : await selectInUse(db, kind, keys)
  const known = new Set(found.map(({ key }) => key))
  return addresses.filter((address) => !known.has(fileKeyOf(address) ?? ''))
}

/** The fingerprints of the files at these addresses, by which equal ones are known. */
export async function fingerprintsOf(
  db: Executor,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keyed = addresses.flatMap((address) => {
    const key = fileKeyOf(address)
    return key === null ? [] : [{ address, key }]
  })
  const sums = await selectSums(
    db,
    keyed.map(({ key }) => key),
  )
  return new Map(keyed.map(({ address, key }) => [address, sums.get(key) ?? '']))
}

/** Deletes stored files whose transaction failed. */
export async function discardFiles(saved: StoredFile[], from: FileStorage = storage()) {
  for (const { key, widths } of saved) {
    await Promise.all(storedNames(key, widths).map((name) => from.delete(name)))
  }
}

/** Type, size and pages of the documents behind these addresses; other addresses are omitted. */
export async function describeDocuments(addresses: readonly string[]): Promise<FileDetails> {
  const byKey = new Map(addresses.map((address) => [documentKeyOf(address), address]))
  const keys = keysOf(addresses)
  if (keys.length === 0) return []
  const rows = await listDocuments(await database(), keys)
  return rows.map(({ key, ...facts }) => ({ address: byKey.get(key) ?? '', ...facts }))
}

/** The keys of those addresses that are documents of the portal. */
function keysOf(addresses: readonly (string | null | undefined)[]): string[] {
  return addresses.flatMap((address) => documentKeyOf(address ?? '') ?? [])
}

/** Work that stores files, each added to the list; they are removed when it fails. */
export async function withStoredFiles<T>(work: (stored: StoredFile[]) => Promise<T>): Promise<T> {
  const stored: StoredFile[] = []
  try {
    return await work(stored)
  } catch (error) {
    await discardFiles(stored)
    throw error
  }
}
