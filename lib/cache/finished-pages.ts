import { LRUCache } from 'lru-cache'
import type { OutgoingHttpHeaders } from 'node:http'
import { SharedWork, type Requester, type Turns } from '../api/concurrency-limit.ts'
import { Problem } from '../api/problem.ts'
import { measures } from '../metrics/measures.ts'
import { routeOf } from '../metrics/requests.ts'
import { needsLogin } from '../routing/guards.ts'
import type { InnerResponse } from './inner-request.ts'
import { lastingHeaders, loose, type AskNext } from './next-answers.ts'
import { partialTag } from './page-marks.ts'
import { lendPayload, type Payload } from './payloads.ts'
import type { Rendering } from './rendering.ts'
import type { SavedCopies } from './saved-copies.ts'
import type { Sendable } from './send-body.ts'
import {
  addressMemory,
  entryOf,
  isLive,
  keysByAddress,
  onChange,
  wholeCopyMs,
  type Entry,
} from './store-entries.ts'

/** Copies that were read from the disk while Next cannot render them. */
const loadedLimit = 500

/** Who waits longer for a page that only grew old is sent its last copy. */
const patienceMs = 3_000

/** After a failure Next is not asked for the page this long, while readers get its last copy. */
const restMs = 5_000

/**
 * Pages as they are sent, by address: Next is asked once for a missing one, however many readers
 * wait for it, and without what one of them sent.
 */
export class FinishedPages {
  readonly #askNext: AskNext
  readonly #renderings: SharedWork<Sendable>
  readonly #failedAt = new LRUCache<string, number>(addressMemory)

  readonly #reads = measures().pageReads.page_server
  readonly #copies: SavedCopies
  readonly #loaded = new LRUCache<string, Sendable>({ max: loadedLimit })

  constructor(askNext: AskNext, turns: Turns, copies: SavedCopies) {
    this.#askNext = askNext
    this.#renderings = new SharedWork(turns)
    this.#copies = copies
    onChange((tags, mayKeep) => {
      this.#loaded.clear()
      // Who comes after a publication does not wait for a rendering that began before it.
      this.#renderings.forget()
      if (mayKeep || tags === 'all') void copies.outdate(tags)
      else void copies.removeTagged(tags)
    })
  }

  /** The page of an address that may be sent at once; null when there is none. */
  at(address: string): Sendable | null {
    const key = keysByAddress().get(address)
    const entry = key === undefined ? undefined : entryOf(key)
    if (!entry) return null
    const now = Date.now()
    const page = isLive(entry, now) ? entry.sent : null
    if (!page) return null
    if (now > entry.staleAt && !this.#rests(address, now)) void this.#ask(address, null, entry)
    this.#reads.hits += 1
    return page
  }

  /**
   * The page of an address, rendered if need be, in a turn of its reader. Its last copy, while Next
   * cannot render it.
   */
  async page(address: string, reader: Requester): Promise<Sendable> {
    const page = this.at(address)
    if (page) return page
    this.#reads.misses += 1
    const rendered = this.#ask(address, reader, null)
    const patience = new AbortController()
    const answers = [rendered, this.#copyAfterPatience(address, patience.signal)]
    return Promise.race(answers).finally(() => patience.abort())
  }

  /** The last copy of a page that no publication changed, once its reader has waited long enough. */
  #copyAfterPatience(address: string, given: AbortSignal): Promise<Sendable> {
    return new Promise((resolve) => {
      const timer = setTimeout(async () => {
        const entry = entryOf(keysByAddress().get(address) ?? '')
        const isCurrent = entry ? !entry.outdated : await this.#copies.isCurrent(address)
        const copy = isCurrent ? await this.#lastCopy(address) : null
        if (copy) resolve(copy)
      }, patienceMs)
      given.addEventListener('abort', () => clearTimeout(timer))
    })
  }

  /** What hydrates the page of an address; null where it has none of its own. */
  async payload(address: string, reader: Requester): Promise<Payload | null> {
    await this.page(address, reader)
    return entryOf(keysByAddress().get(address) ?? '')?.page?.payload ?? null
  }

  /** A rendering that its reader got no turn for is answered with the last copy, as one that failed. */
  async #ask(address: string, reader: Requester, replaces: Entry | null): Promise<Sendable> {
    const answer = () => this.#answer(address, replaces)
    try {
      return await this.#renderings.run(address, reader, answer)
    } catch (error) {
      const last = error instanceof Problem ? await this.#lastCopy(address) : null
      if (last) return last
      throw error
    }
  }

  async #answer(address: string, replaces: Entry | null): Promise<Sendable> {
    if (this.#rests(address, Date.now())) {
      const last = await this.#lastCopy(address)
      if (last) return last
    }
    const rendering: Rendering = { address, key: null, replaces }
    try {
      const answer = await this.#askNext(rendering)
      this.#failedAt.delete(address)
      const key = rendering.key ?? this.#keyOfAnother(address, answer)
      return (await this.#note(address, key, answer)) ?? (await loose(answer))
    } catch (error) {
      this.#failedAt.set(address, Date.now())
      const last = await this.#lastCopy(address)
      if (last) return last
      throw error
    }
  }

  /**
   * The key of a page that Next rendered for another request, such as one for the page's data: it gives
   * the answer to all who ask in the meantime, with the policy that the page store wrote for its own
   * texts. Null for an answer that is in no store.
   */
  #keyOfAnother(address: string, { headers }: InnerResponse): string | null {
    const key = keysByAddress().get(address)
    const stored = entryOf(key ?? '')?.value?.headers?.[policyHeader]
    return key !== undefined && stored !== undefined && stored === headers[policyHeader]
      ? key
      : null
  }

  #rests(address: string, now: number): boolean {
    return now - (this.#failedAt.get(address) ?? 0) < restMs
  }

  /** The newest copy of a page that cannot be rendered now; caches are told not to keep it. */
  async #lastCopy(address: string): Promise<Sendable | null> {
    const entry = entryOf(keysByAddress().get(address) ?? '')
    const page = entry?.sent ?? this.#loaded.get(address) ?? (await this.#load(address))
    return page && { ...page, headers: { ...page.headers, 'cache-control': 'no-cache' } }
  }

  /** A recent copy with all its parts, in place of a page that lacks some. */
  async #wholeCopy(address: string): Promise<Sendable | null> {
    const copy = await this.#copies.copyOf(address)
    return copy && copy.savedAt > Date.now() - wholeCopyMs ? this.#load(address) : null
  }

  async #load(address: string): Promise<Sendable | null> {
    const copy = await this.#copies.copyOf(address)
    if (!copy) return null
    if (copy.payload) lendPayload(copy.payload)
    const page = { status: 200, headers: copy.headers, body: copy.html, ...readersOf(address) }
    this.#loaded.set(address, page)
    return page
  }

  /** Links an address to the entry that Next's answer came from, with the headers of the answer. */
  async #note(
    address: string,
    key: string | null,
    { status, headers }: InnerResponse,
  ): Promise<Sendable | null> {
    const entry = key === null ? undefined : entryOf(key)
    if (key === null || !entry?.page) return null
    const isPartial = entry.tags.includes(partialTag)
    entry.sent ??= (isPartial && (await this.#wholeCopy(address))) || {
      status,
      headers: { ...lastingHeaders(headers), ...own(entry) },
      body: entry.page.html,
      route: routeOf(address),
      ...readersOf(address),
    }
    keysByAddress().set(address, key)
    if (!isPartial) this.#save(address, entry.sent, entry)
    return entry.sent
  }

  #save(address: string, { status, headers }: Sendable, { page, tags }: Entry): void {
    this.#loaded.delete(address)
    if (!page) return
    const { html, payload } = page
    if (status === 200) void this.#copies.save(address, { headers, html, payload }, tags)
    else void this.#copies.remove(address)
  }
}

const readersOf = (address: string) => ({ forMembers: needsLogin(address.split('?')[0] ?? '') })

const policyHeader = 'content-security-policy'

/** Headers that the page store wrote: they fit the page as it is kept. */
function own({ value }: Entry): OutgoingHttpHeaders {
  const names = [policyHeader, 'location']
  return Object.fromEntries(
    Object.entries(value?.headers ?? {}).filter(([name]) => names.includes(name)),
  )
}
