import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts'
import { decompress, type Compressed } from './compressed.ts'

/** A compressed body and what is sent before it. */
export interface Sendable {
  status: number
  /** Without length, encoding and ETag. */
  headers: OutgoingHttpHeaders
  body: Compressed
}

/**
 * Sends a body as it is kept, in the best encoding that the reader accepts; 304 where the reader has
 * it already.
 */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Sendable,
): Promise<void> {
  const { etag } = body
  if (status === 200 && isKnown(request, etag)) {
    const { 'cache-control': caching, vary } = headers
    response.writeHead(304, { etag, ...(caching && { 'cache-control': caching }), vary }).end()
    return
  }
  const encoding = acceptedEncodings(request.headers['accept-encoding']).find(
    (name) => name !== 'br' || body.brotli,
  )
  const bytes = kept(body, encoding) ?? (await decompress(body))
  response.writeHead(status, {
    ...headers,
    etag,
    ...(encoding && encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': bytes.length,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function kept(body: Compressed, encoding: Encoding | undefined): Buffer | null {
  if (encoding === 'br') return body.brotli
  return encoding === 'gzip' ? body.gzip : null
}

/** Whether the reader names the ETag, and does not ask for the whole answer. */
function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const given = headers['if-none-match']
  if (given === undefined || headers['cache-control']?.includes('no-cache')) return false
  return (
    given === '*' || given.split(',').some((one) => one.trim().replace(/^(?!W\/)/, 'W/') === etag)
  )
}
