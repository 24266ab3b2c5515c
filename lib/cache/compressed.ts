import { promisify } from 'node:util'

/**
 * Next compiles the page store for the edge as well, where it is never used and has none of these
 * modules; so they are read when they are used.
 */
const zlib = () => process.getBuiltinModule('node:zlib')

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

export async function compress(body: Buffer): Promise<Compressed> {
  const etag = `W/"${nameOf(body)}"`
  return { gzip: await gzipped(body), brotli: null, etag }
}

/** A name that only the same bytes have. */
export function nameOf(body: Buffer): string {
  const { createHash } = process.getBuiltinModule('node:crypto')
  return createHash('sha256').update(body).digest('base64url').slice(0, 22)
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

export function gzipped(body: Uint8Array): Promise<Buffer> {
  return promisify<Uint8Array, object, Buffer>(zlib().gzip)(body, { level: 9 })
}

export function gunzipped(bytes: Uint8Array): Promise<Buffer> {
  return promisify<Uint8Array, Buffer>(zlib().gunzip)(bytes)
}

function brotli(body: Buffer): Promise<Buffer> {
  const { brotliCompress, constants } = zlib()
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return promisify<Uint8Array, object, Buffer>(brotliCompress)(body, { params })
}
