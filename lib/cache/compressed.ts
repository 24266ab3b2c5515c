import { promisify } from 'node:util'

/** Loaded when used: Next compiles the page store for the edge as well, which has no such module. */
const zlib = () => import(/* turbopackIgnore: true */ 'node:zlib')

/** A body that is compressed once, off the main thread, and then sent as it is. */
export interface Compressed {
  gzip: Buffer
  /** Comes a little later: nobody waits for it. */
  brotli: Buffer | null
  /** Weak: the encodings share it. */
  etag: string
}

/** Half the bytes of a level more cost ten times its time. */
const brotliQuality = 9
/**
 * A window of 64 KB, as a power of two: an eighth of the time of the usual one, most of it on the main
 * thread that frees the memory, for at most 1.4% more bytes (nine kinds of pages of 40 to 90 KB).
 */
const brotliWindow = 16

export async function compress(body: Buffer): Promise<Compressed> {
  const [name, gzip] = await Promise.all([nameOf(body), gzipped(body)])
  return { gzip, brotli: null, etag: `W/"${name}"` }
}

/** A name that only the same bytes have. */
export async function nameOf(body: string | Buffer): Promise<string> {
  const digest = await crypto.subtle.digest(
    'SHA-256',
    typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body),
  )
  return Buffer.from(digest).toString('base64url').slice(0, 22)
}

/** Adds the Brotli bytes. One body at a time is compressed, so that readers keep a thread. */
export function compressFurther(compressed: Compressed, body: Buffer): Promise<void> {
  queue = queue.then(async () => {
    compressed.brotli = await brotli(body).catch(() => null)
  })
  return queue
}

let queue: Promise<void> = Promise.resolve()

/** The bytes before compression. */
export function decompress({ gzip }: Pick<Compressed, 'gzip'>): Promise<Buffer> {
  return gunzipped(gzip)
}

export async function gzipped(body: Uint8Array): Promise<Buffer> {
  const { gzip } = await zlib()
  return exact(await promisify<Uint8Array, object, Buffer>(gzip)(body, { level: 9 }))
}

/** The same bytes in memory of their own length: what zlib returns holds at least 16 KB. */
function exact(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

export async function gunzipped(bytes: Uint8Array): Promise<Buffer> {
  const { gunzip } = await zlib()
  return promisify<Uint8Array, Buffer>(gunzip)(bytes)
}

async function brotli(body: Buffer): Promise<Buffer> {
  const { brotliCompress, constants } = await zlib()
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return exact(await promisify<Uint8Array, object, Buffer>(brotliCompress)(body, { params }))
}
