import 'server-only'
import { Problem } from '@/lib/api/problem'
import { database, type Executor } from '@/lib/db/database'
import {
  documentKeyOf,
  documentName,
  isFileKey,
  pictureName,
  pictureNameOf,
} from '@/lib/files/names'
import { storage, type FileStorage } from '@/lib/files/storage'
import type { RenderedPicture } from '@/lib/pictures/render'
import { settings } from '@/lib/settings/settings'
import { createHash, randomBytes } from 'node:crypto'
import { findDocument, insertFiles, listDocuments, type FileRow } from './repository'

/** A file whose bytes are stored and whose row waits for its transaction. */
export type KeptFile = FileRow & { widths: number[] }

const newKey = () => randomBytes(16).toString('hex')

function sha256(...parts: Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

/** Stores a public picture in its sizes. Its row is written by `recordFiles`. */
export async function keepPicture(
  { sizes, sample }: { sizes: readonly RenderedPicture[]; sample: boolean },
  into: FileStorage = storage(),
): Promise<KeptFile> {
  const kept = pictureRow(newKey(), sizes, sample)
  try {
    for (const { width, bytes } of sizes) await into.put(pictureName(kept.key, width), bytes)
  } catch (error) {
    await discardFiles([kept], into)
    throw error
  }
  return kept
}

function pictureRow(key: string, sizes: readonly RenderedPicture[], sample: boolean): KeptFile {
  return {
    key,
    kind: 'picture',
    is_public: true,
    mime: 'image/webp',
    bytes: sizes.reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
    sha256: sha256(...sizes.map(({ bytes }) => bytes)),
    widths: sizes.map(({ width }) => width),
    height: Math.max(...sizes.map(({ height }) => height)),
    sample,
  }
}

/** Stores a PDF; anybody may read an `open` one. Its row is written by `recordFiles`. */
export async function keepDocument(
  {
    bytes,
    name,
    open,
    sample,
  }: { bytes: Uint8Array; name: string; open: boolean; sample: boolean },
  into: FileStorage = storage(),
): Promise<KeptFile> {
  const key = newKey()
  await into.put(documentName(key), bytes)
  return {
    key,
    kind: 'document',
    is_public: open,
    mime: 'application/pdf',
    bytes: bytes.byteLength,
    sha256: sha256(bytes),
    file_name: name,
    widths: [],
    sample,
  }
}

/** Writes the rows of stored files, in the transaction of the records that name them. */
export async function recordFiles(db: Executor, kept: KeptFile[]) {
  await insertFiles(db, kept)
}

/** Removes stored files whose transaction failed. */
export async function discardFiles(kept: KeptFile[], from: FileStorage = storage()) {
  for (const { key, kind, widths } of kept) {
    const names =
      kind === 'picture' ? widths.map((width) => pictureName(key, width)) : [documentName(key)]
    await Promise.all(names.map((name) => from.delete(name)))
  }
}

/** A stored file as an answer can send it. */
export interface FileAnswer {
  status: 200 | 304
  body: Uint8Array<ArrayBuffer> | null
  headers: Record<string, string>
}

/**
 * The picture at `/media/{key}/{width}.webp`, by the segments after `media`; null when there is
 * none. What lies under a key never changes, so the key is its ETag and it may be kept for good.
 * Private files are out of reach: their names are never made from an address.
 */
export async function servePicture(
  segments: readonly string[],
  ifNoneMatch: string | null = null,
): Promise<FileAnswer | null> {
  const name = pictureNameOf(segments)
  const found = name && (await storage().get(name))
  if (!found) return null
  const etag = `"${segments.join('-')}"`
  const headers = {
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag,
  }
  if (isKnown(etag, ifNoneMatch)) return { status: 304, body: null, headers }
  return {
    status: 200,
    body: found,
    headers: {
      ...headers,
      'content-type': 'image/webp',
      'content-length': String(found.byteLength),
    },
  }
}

function isKnown(etag: string, ifNoneMatch: string | null): boolean {
  const tags = ifNoneMatch?.split(',') ?? []
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/**
 * The document at `/api/files/{key}` that anybody may open. Throws `not_found` when there is none,
 * and `unauthenticated` for one that asks who reads it (spec/decisions.md section 6).
 */
export async function serveDocument(
  key: string,
  ifNoneMatch: string | null = null,
): Promise<FileAnswer> {
  // A portal on an existing provider has no files of its own, and opens no database.
  const ours = isFileKey(key) && settings().API_BASE_URL === undefined
  const row = ours ? await findDocument(await database(), key) : undefined
  if (!row) throw new Problem('not_found')
  if (!row.is_public) throw new Problem('unauthenticated')
  const etag = `"${key}"`
  const headers = { 'cache-control': 'public, max-age=3600', etag }
  if (isKnown(etag, ifNoneMatch)) return { status: 304, body: null, headers }
  const body = await storage().get(documentName(key))
  if (!body) throw new Problem('not_found')
  return {
    status: 200,
    body,
    headers: {
      ...headers,
      'content-type': row.mime,
      'content-length': String(body.byteLength),
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(row.file_name ?? key)}`,
      'x-content-type-options': 'nosniff',
    },
  }
}

/** Type and size of the documents behind these addresses; what is no document of ours is left out. */
export async function describeDocuments(addresses: readonly string[]) {
  const byKey = new Map(addresses.map((address) => [documentKeyOf(address), address]))
  const keys = [...byKey.keys()].filter((key) => key !== null)
  if (keys.length === 0) return []
  const rows = await listDocuments(await database(), keys)
  return rows.map(({ key, mime, bytes }) => ({ address: byKey.get(key) ?? '', mime, bytes }))
}
