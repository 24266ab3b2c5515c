import { LRUCache } from 'lru-cache'
import { SharedWork, type Requester, type Turns } from '../api/concurrency-limit.ts'
import { strictTransport } from '../settings/https.ts'
import { compress } from './compressed.ts'
import { cachedPageSources, contentPolicy } from './content-policy.ts'
import type { InnerResponse } from './inner-request.ts'
import { lastingHeaders, loose, type AskNext } from './next-answers.ts'
import { pageAllowances } from './page-allowances.ts'
import { withOneSheet } from './page-styles.ts'
import type { Sendable } from './send-body.ts'
import { onChange } from './store-entries.ts'

/** Long enough for many readers of one view, short enough that nobody notices. */
const lifeMs = 10_000
const limitBytes = 16 * 1024 * 1024
const overheadBytes = 2_048

/**
 * Pages that are rendered for each request but show every visitor the same: filtered lists and
 * search results. A view is kept for seconds and shared by its readers, so that a popular one costs
 * the database one question; any publication ends it. Without a person in it, it needs no
 * nonce: like a stored page it allows its scripts by their hashes. Its payload stays in the document:
 * another instance, which a reader may ask for it, would not have it.
 */
export class PublicViews {
  readonly #ask: AskNext
  readonly #views = new LRUCache<string, Sendable>({
    ttl: lifeMs,
    maxSize: limitBytes,
    sizeCalculation: ({ body }) => ('gzip' in body ? body.gzip : body.bytes).length + overheadBytes,
  })
  readonly #renderings: SharedWork<Sendable>

  constructor(ask: AskNext, turns: Turns) {
    this.#ask = ask
    this.#renderings = new SharedWork(turns)
    onChange(() => this.#views.clear())
  }

  /** The view of an address that is in memory; null when there is none. */
  at(requested: string): Sendable | null {
    return this.#views.get(normalised(requested)) ?? null
  }

  /**
   * The view of an address whose query has only keys that its page reads, rendered in a turn of its
   * reader.
   */
  async view(requested: string, reader: Requester): Promise<Sendable> {
    const address = normalised(requested)
    const render = () => this.#rendered(address)
    return this.at(address) ?? this.#renderings.run(address, reader, render)
  }

  async #rendered(address: string): Promise<Sendable> {
    const answer = await this.#ask({ address, key: null, replaces: null })
    const isPage = answer.headers['content-type']?.startsWith('text/html') && answer.body.length > 0
    if (!isPage) return loose(answer)
    const view = await finished(address, answer)
    this.#views.set(address, view)
    return view
  }
}

const nonces = /;? nonce="[^"]*"/g

/** Two orders of the keys of a query are one view. */
function normalised(address: string): string {
  const [path = '/', ...rest] = address.split('?')
  const query = new URLSearchParams(rest.join('?'))
  for (const [key, value] of [...query]) if (value === '') query.delete(key, value)
  query.sort()
  return query.size > 0 ? `${path}?${query.toString()}` : path
}

async function finished(
  address: string,
  { status, headers, body }: InnerResponse,
): Promise<Sendable> {
  const html = withOneSheet(body.toString().replaceAll(nonces, ''))
  const [path = '/'] = address.split('?')
  const policy = contentPolicy(await cachedPageSources(html), pageAllowances(path))
  return {
    status,
    headers: {
      ...lastingHeaders(headers),
      ...(headers.link !== undefined && {
        link: [headers.link].flat().join(', ').replaceAll(nonces, ''),
      }),
      ...strictTransport(),
      'content-security-policy': policy,
    },
    body: await compress(Buffer.from(html)),
  }
}
