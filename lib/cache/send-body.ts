import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts'
import { decompress, type Compressed } from './compressed.ts'

/** A body that no encoding makes smaller: a font, a picture. */
export interface Plain {
  bytes: Buffer
  etag: string
}

/** A body and what is sent before it. */
export interface Sendable {
  status: number
  /** Without length, encoding and ETag. */
  headers: OutgoingHttpHeaders
  body: Compressed | Plain
  /** As what it is counted when it is sent from memory. */
  route?: string
  /** Only those who are logged in are sent it. */
  forMembers?: boolean
}

/**
 * Sends a body as it is kept, in the best encoding that the reader accepts; 304 where the reader has
 * it already.
 */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  given: Sendable,
): Promise<void> {
  const { status, headers, body } = given
  const { etag } = body
  if (status === 200 && isKnown(request, etag)) {
    const { 'cache-control': caching, vary } = headers
    const kept = { ...(caching && { 'cache-control': caching }), ...(vary && { vary }) }
    response.writeHead(304, { etag, ...kept }).end()
    return
  }
  const encoding = encodingFor(request, body)
  const bytes = 'bytes' in body ? body.bytes : (kept(body, encoding) ?? (await decompress(body)))
  response.writeHead(status, headersFor(given, encoding, bytes.length))
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** The headers of each body and encoding: they never change, and most requests ask for the same. */
const prepared = new WeakMap<Sendable, Map<Encoding, OutgoingHttpHeaders>>()

function headersFor(given: Sendable, encoding: Encoding, length: number): OutgoingHttpHeaders {
  const lists = prepared.get(given) ?? new Map<Encoding, OutgoingHttpHeaders>()
  prepared.set(given, lists)
  const list = lists.get(encoding) ?? {
    ...given.headers,
    etag: given.body.etag,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': length,
  }
  lists.set(encoding, list)
  return list
}

function encodingFor({ headers }: IncomingMessage, body: Compressed | Plain): Encoding {
  if ('bytes' in body) return 'identity'
  const accepted = acceptedEncodings(headers['accept-encoding'])
  return accepted.find((name) => name !== 'br' || body.brotli) ?? 'identity'
}

function kept({ brotli, gzip }: Compressed, encoding: Encoding): Buffer | null {
  if (encoding === 'br') return brotli
  return encoding === 'gzip' ? gzip : null
}

/** Whether the reader names the ETag, weakly compared, and does not ask for the whole answer. */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const given = headers['if-none-match']
  if (given === undefined || headers['cache-control']?.includes('no-cache')) return false
  return given.split(',').some((one) => one.trim() === '*' || weak(one) === weak(etag))
}

const weak = (etag: string) => etag.trim().replace(/^W\//, '')
