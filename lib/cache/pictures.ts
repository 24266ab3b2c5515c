import { LRUCache } from 'lru-cache'
import { SharedWork, Turns, type Requester } from '../api/concurrency-limit.ts'
import type { InnerResponse } from './inner-request.ts'
import { lastingHeaders, type AskNext } from './next-answers.ts'
import type { Plain, Sendable } from './send-body.ts'
import { onChange } from './store-entries.ts'
import { pictureBounds } from './work-bounds.ts'

const limitBytes = 32 * 1024 * 1024
/** A larger one is sent from its file. */
const pictureLimitBytes = 512 * 1024

interface Picture extends Sendable {
  body: Plain
}

/**
 * Stored pictures, whose addresses name their content: kept after their first request. A publication
 * may withdraw one, so it empties the store.
 */
export class Pictures {
  readonly #ask: AskNext
  readonly #pictures = new LRUCache<string, Picture>({
    maxSize: limitBytes,
    sizeCalculation: ({ body }, address) => body.bytes.length + address.length + 1_024,
  })

  readonly #reads = new SharedWork<Sendable | null>(new Turns(pictureBounds))
  /** Those that Next sends itself: asking twice each time would be dear. */
  readonly #unstored = new LRUCache<string, true>({ max: 1_000, ttl: 60_000 })

  constructor(ask: AskNext) {
    this.#ask = ask
    onChange(() => this.#pictures.clear())
  }

  /** The picture of an address that may be sent at once; null when there is none. */
  at(address: string): Sendable | null {
    return isPicture(address) ? (this.#pictures.get(address) ?? null) : null
  }

  /** Reads the picture of an address; null for one that Next must send itself, to its reader. */
  async read(address: string, reader: Requester): Promise<Sendable | null> {
    if (!isPicture(address) || this.#unstored.has(address)) return null
    return this.#reads.run(address, reader, () => this.#read(address))
  }

  async #read(address: string): Promise<Sendable | null> {
    const picture = pictureOf(await this.#ask({ address, key: null, replaces: null }))
    if (picture) this.#pictures.set(address, picture)
    else this.#unstored.set(address, true)
    return picture
  }
}

/** With a query, which means nothing, one picture would be any number of them. */
const isPicture = (address: string) => address.startsWith('/media/') && !address.includes('?')

function pictureOf({ status, headers, body }: InnerResponse): Picture | null {
  const { etag, 'cache-control': caching = '' } = headers
  const isLasting = status === 200 && caching.includes('public') && caching.includes('immutable')
  if (!isLasting || etag === undefined || body.length > pictureLimitBytes) return null
  const { vary: _vary, ...lasting } = lastingHeaders(headers)
  return { status, headers: lasting, body: { bytes: body, etag }, route: '/media/*' }
}
