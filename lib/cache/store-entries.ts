import { LRUCache } from 'lru-cache'
import { measures } from '../metrics/measures.ts'
import { nextDayAtHome } from '../i18n/today.ts'
import { pageStoreBytes } from '../settings/page-store.ts'
import { processWide } from '../settings/process-wide.ts'
import type { CacheEntryValue } from './next-cache-entries.ts'
import { retirePayload, sharePayload } from './payloads.ts'
import type { Sendable } from './send-body.ts'
import type { StoredPage } from './stored-page.ts'
import { manyPagesTag } from './tags.ts'

/**
 * The entries of the page store: rendered pages and data answers in memory, with their lives, tags
 * and bytes. One store serves Next, the page server and all copies of this module in a process.
 */

export interface Entry {
  /** As Next gave it; of a page without the parts that `page` holds. */
  value: CacheEntryValue | null
  page: StoredPage | null
  /** How the page is sent: noted when Next sent it first. */
  sent: Sendable | null
  tags: readonly string[]
  storedAt: number
  /** From here on the page is rendered again while readers still get this one. */
  staleAt: number
  expiresAt: number
  /** What it shows was changed by a publication. */
  outdated: boolean
}

/** What is put in; the store computes the rest. */
export interface NewEntry extends Pick<Entry, 'value' | 'page' | 'tags'> {
  /** Milliseconds; no entry outlives the day in the country. */
  life: number
  bytes: number
  /** A not-found response or a redirect: anybody can request any number of such addresses. */
  withoutContent: boolean
}

/** So long a copy with all its parts is better than a page without some. */
export const wholeCopyMs = 3_600_000

const clockToleranceMs = 60_000
const withoutContentLimit = 300
const overheadBytes = 512
const secondChangeMs = 2_000

/** The share of very large families of pages: a reader of all of them evicts no other page. */
const shareOfMany = 1 / 4

const stores = () =>
  processWide('pages', () => {
    const ofMany = Math.floor(pageStoreBytes() * shareOfMany)
    return {
      withContent: new LRUCache<string, Entry>({ maxSize: pageStoreBytes() - ofMany, dispose }),
      ofMany: new LRUCache<string, Entry>({ maxSize: ofMany, dispose }),
      withoutContent: new LRUCache<string, Entry>({ max: withoutContentLimit, dispose }),
    }
  })

/** An entry that leaves the store, or is replaced. */
function dispose(entry: Entry, _key: string, reason: LRUCache.DisposeReason): void {
  if (reason === 'evict') measures().evictions.times += 1
  entry.outdated = true
  if (entry.page?.payload) retirePayload(entry.page.payload)
}

/**
 * Serves a page of this hour and day for some more milliseconds, since the one that came after it is
 * worse; false for an older one.
 */
export function prolong(entry: Entry, life: number): boolean {
  const now = Date.now()
  const endsAt = nextDayAtHome(entry.storedAt)
  if (now > Math.min(entry.storedAt + wholeCopyMs, endsAt)) return false
  entry.expiresAt = Math.min(now + life, endsAt)
  entry.staleAt = entry.expiresAt
  return true
}

/** Whether an entry may be served without asking for a newer one first. */
export function isLive(entry: Entry, now: number): boolean {
  // A clock that was set back would keep a page for as long as it ran ahead.
  const isOfNow = now >= entry.storedAt - clockToleranceMs
  return !entry.outdated && now <= entry.expiresAt && isOfNow
}

/** Memory for addresses: anybody can ask for any number of them. */
export const addressMemory = {
  maxSize: 2 * 1024 * 1024,
  sizeCalculation: (_value: unknown, address: string) => address.length + 100,
}

/** The keys of the pages that were rendered for addresses. */
export const keysByAddress = () =>
  processWide('addresses', () => new LRUCache<string, string>(addressMemory))

/** An entry in whatever state: the last copy of a page is kept until there is a newer one. */
export function entryOf(key: string): Entry | undefined {
  const { withContent, ofMany, withoutContent } = stores()
  return withContent.get(key) ?? ofMany.get(key) ?? withoutContent.get(key)
}

export function putEntry(key: string, given: NewEntry): Entry {
  const { life, bytes, withoutContent, ...rest } = given
  const storedAt = Date.now()
  const expiresAt = Math.min(storedAt + life, nextDayAtHome(storedAt))
  const staleAt = withoutContent ? expiresAt : Math.min(storedAt + life / 2, expiresAt)
  const entry = { ...rest, sent: null, storedAt, staleAt, expiresAt, outdated: false }
  removeEntry(key)
  if (withoutContent) stores().withoutContent.set(key, entry)
  else {
    const store = rest.tags.includes(manyPagesTag) ? stores().ofMany : stores().withContent
    store.set(key, entry, { size: bytes + key.length + overheadBytes })
  }
  if (entry.page?.payload) sharePayload(entry.page.payload)
  return entry
}

/** How full the store is. */
export function storeFigures() {
  const all = Object.values(stores())
  return {
    entries: all.reduce((sum, { size }) => sum + size, 0),
    bytes: all.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    limit: pageStoreBytes(),
  }
}

function removeEntry(key: string): void {
  for (const store of Object.values(stores())) store.delete(key)
}

/** Every key with its entry. */
function entries(): [string, Entry][] {
  return Object.values(stores()).flatMap((store) => [...store.entries()])
}

/** What a publication changed: pages with these tags, and whether copies of them may be kept. */
type ChangeListener = (tags: readonly string[] | 'all', mayKeep: boolean) => void
const changeListeners = () => processWide('change-listeners', () => new Set<ChangeListener>())

/** Calls the listener for every publication, for what is kept outside of the store. */
export function onChange(listener: ChangeListener): void {
  changeListeners().add(listener)
}

const changes = () => processWide('changes', () => ({ last: {} }))

/** Stands for the last publication: what was read before it has another one. */
export const lastChange = (): object => changes().last

function notifyListeners(tags: readonly string[] | 'all', mayKeep: boolean): void {
  changes().last = {}
  for (const listener of changeListeners()) listener(tags, mayKeep)
}

/** Removes every entry that carries one of the tags; no copy of it is kept. */
export function dropTags(tags: readonly string[]): void {
  twice(() => {
    for (const [key, entry] of entries()) {
      if (entry.tags.some((tag) => tags.includes(tag))) removeEntry(key)
    }
    notifyListeners(tags, false)
  })
}

/** Marks every entry that carries one of the tags as outdated, all entries for `all`. */
export function sweepTags(tags: readonly string[] | 'all'): void {
  twice(() => {
    for (const [, entry] of entries()) {
      if (tags === 'all' || entry.tags.some((tag) => tags.includes(tag))) entry.outdated = true
    }
    notifyListeners(tags, true)
  })
}

/** Now, and once more, since a render that read before a change may be stored after it. */
function twice(change: () => void): void {
  change()
  setTimeout(change, secondChangeMs).unref()
}
