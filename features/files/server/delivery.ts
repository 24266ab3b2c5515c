import 'server-only'
import { inertPolicy } from '@/lib/api/inert-policy'
import { Problem } from '@/lib/api/problem'
import { permits, requireAccess, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/database'
import { contentDisposition, nameOfType } from '@/lib/files/disposition'
import {
  documentAddress,
  documentName,
  isFileKey,
  pictureFileName,
  pictureOf,
  sizeName,
  type PictureType,
} from '@/lib/files/names'
import { lengthHeader, rangeOf } from '@/lib/files/ranges'
import { storage } from '@/lib/files/storage'
import { isKnownDamaged, isSizeWhole, requireWhole } from './integrity'
import { findDocument } from './files.sql'

/** Identifies the caller, and what belongs to the caller's company. */
export interface Readers {
  identify: (request: Request) => Promise<Actor>
  /**
   * Whether the document at an address belongs to a company, regardless of which member sent it.
   */
  isOfCompany: (companyId: number, address: string) => Promise<boolean>
  /** Whether it belongs to a record on which the composed role of the caller lets them work. */
  isOfWork: (actor: Actor, key: string) => Promise<boolean>
}

type FoundDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>

const always = {
  'content-security-policy': inertPolicy,
  'x-content-type-options': 'nosniff',
}

/**
 * The viewer of a browser cannot open a PDF in a sandbox; open PDFs contain the portal's own text.
 */
const shownInPlace = {
  ...always,
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/**
 * The picture at `/media/{key}/{width}.webp`, by the segments after `media`; null when there is
 * none. The content under a key never changes, so the key is its ETag and caches may store it
 * permanently. Private files are not accessible: their names are never made from an address. While
 * a photograph is not yet made as AVIF, its WebP is sent in its place and cached briefly: browsers
 * read what they get. Each size is compared with what was stored, and a damaged picture is not sent.
 */
export async function servePicture(
  segments: readonly string[],
  request: Request,
): Promise<Response | null> {
  const requested = pictureOf(segments)
  const found = requested && (await storedPicture(requested))
  if (!found) return null
  const { bytes, type } = found
  const isFinal = type === requested.type
  const etag = `"${segments.join('-')}${isFinal ? '' : `-${type}`}"`
  const caching = isFinal ? 'public, max-age=31536000, immutable' : 'public, max-age=60'
  const headers = { ...always, 'cache-control': caching, etag }
  if (isKnown(etag, request)) return new Response(null, { status: 304, headers })
  return new Response(bytes, {
    headers: { ...headers, 'content-type': mimeOf[type], ...lengthOf(bytes.byteLength) },
  })
}

const mimeOf = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' } as const

interface RequestedPicture {
  key: string
  width: number
  type: PictureType
}

async function storedPicture({ key, width, type }: RequestedPicture) {
  if (await isKnownDamaged(key)) return null
  const inTurn: PictureType[] = type === 'avif' ? ['avif', 'webp'] : [type]
  for (const stored of inTurn) {
    const file = sizeName(width, stored)
    const bytes = await storage().get(pictureFileName(key, file))
    if (bytes) return (await isSizeWhole(key, file, bytes)) ? { bytes, type: stored } : null
  }
  return null
}

function lengthOf(bytes: number): Record<string, string> {
  return { 'content-length': String(bytes), [lengthHeader]: String(bytes) }
}

/** Whether the client has the file already. */
function isKnown(etag: string, request: Request): boolean {
  const tags = request.headers.get('if-none-match')?.split(',') ?? []
  return tags.some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

/**
 * The document at `/api/files/{key}`, whole or the part a `Range` requests. Access is checked
 * before anything else, so that no header reveals anything about the document to strangers
 * (spec/decisions.md section 6, RELIABILITY.md T8). Throws `not_found` when there is none or it is
 * another person's, `file_damaged` when it is missing or not what was stored, `unauthenticated`
 * without a login, and `forbidden` for a premium document without the mark.
 */
export async function serveDocument(
  key: string,
  request: Request,
  readers: Readers,
): Promise<Response> {
  const document = isFileKey(key) ? await findDocument(await database(), key) : undefined
  if (!document) throw new Problem('not_found')
  if (document.audience !== 'open') await requireReader(document, request, readers)
  return respond(document, request)
}

/**
 * A document of a conversation, which its own signed address names: nobody else may read it, staff
 * included. The caller has checked the signature. Throws `not_found`.
 */
export async function serveToSides(key: string, request: Request): Promise<Response> {
  const document = isFileKey(key) ? await findDocument(await database(), key) : undefined
  if (document?.audience !== 'sides') throw new Problem('not_found')
  return respond(document, request)
}

async function respond(document: FoundDocument, request: Request): Promise<Response> {
  const etag = `"${document.key}"`
  const headers = { ...headersOf(document), etag }
  if (isKnown(etag, request)) return new Response(null, { status: 304, headers })
  return delivered(document, headers, etag, request)
}

async function requireReader(
  { key, audience, owner_id }: FoundDocument,
  request: Request,
  { identify, isOfCompany, isOfWork }: Readers,
): Promise<void> {
  if (audience === 'sides') throw new Problem('not_found')
  const actor = await identify(request)
  requireAccess(audience === 'vip' ? 'vip' : 'user', actor)
  if (audience !== 'owner' || isOffice(actor)) return
  if (owner_id !== null && owner_id === actor.userId) return
  // Editors may read documents of the portal that are not published yet.
  if (owner_id === null && permits('staff:content', actor)) return
  if (await isOfWork(actor, key)) return
  const { companyId } = actor
  if (companyId !== null && (await isOfCompany(companyId, documentAddress(key)))) return
  throw new Problem('not_found')
}

/** Officers read what people send, admins read everything; editors only write pages. */
function isOffice({ staffRoles }: Actor): boolean {
  return staffRoles.includes('officer') || staffRoles.includes('admin')
}

function headersOf({ audience, mime, file_name, key }: FoundDocument): Record<string, string> {
  const isOpen = audience === 'open'
  const inPlace = isOpen || mime.startsWith('image/')
  const name = nameOfType(file_name || key, mime)
  return {
    ...(isOpen && mime === 'application/pdf' ? shownInPlace : always),
    'cache-control': isOpen ? 'public, max-age=3600' : 'private, no-store',
    ...(!isOpen && { vary: 'Cookie, Authorization' }),
    'accept-ranges': 'bytes',
    'content-type': mime,
    'content-disposition': contentDisposition(inPlace ? 'inline' : 'attachment', name),
  }
}

async function delivered(
  document: FoundDocument,
  headers: Record<string, string>,
  etag: string,
  request: Request,
): Promise<Response> {
  const { key, bytes: size } = document
  const range = requestedRange(request, etag, size)
  if (range === 'unsatisfiable') {
    const refused = { ...headers, 'content-range': `bytes */${size}`, 'content-length': '0' }
    return new Response(null, { status: 416, headers: refused })
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const sent = {
    ...headers,
    ...lengthOf(end - start + 1),
    ...(range && { 'content-range': `bytes ${start}-${end}/${size}` }),
  }
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers: sent })
  await requireWhole(document)
  const body = await storage().stream(documentName(key), { start, end })
  if (!body) throw new Problem('not_found')
  return new Response(body, { status, headers: sent })
}

/** A range is valid for GET only, and for the file that the client started to read. */
function requestedRange(request: Request, etag: string, size: number) {
  const known = request.headers.get('if-range')
  if (request.method !== 'GET' || (known !== null && known !== etag)) return null
  return rangeOf(request.headers.get('range'), size)
}
