import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Turns } from '../api/concurrency-limit'
import { FinishedPages } from './finished-pages'
import { pageKind } from './next-cache-entries'
import PageStore from './page-store'
import { duringRendering, type Rendering } from './rendering'
import { SavedCopies } from './saved-copies'
import { renderingBounds } from './work-bounds'
import type { Sendable } from './send-body'
import { sweepTags } from './store-entries'

const folder = mkdtempSync(join(tmpdir(), 'finished-pages-'))
const store = new PageStore()

/** What Next renders, what it waits for first, and whether for another request or without the store. */
const next = {
  title: 'first',
  wait: Promise.resolve(),
  isBegunElsewhere: false,
  isKept: true,
}

/** A policy that an answer has by itself. */
const policy = { 'content-security-policy': 'frame-ancestors *' }

/** Renders like Next: through the page store, whose headers come with what Next rendered. */
async function render(rendering: Rendering) {
  const { title, wait, isBegunElsewhere, isKept } = next
  await wait
  return duringRendering(isBegunElsewhere ? { ...rendering } : rendering, async () => {
    const key = `/route-cache/APP_PAGE/0/$/en${rendering.address}`
    const value = { kind: pageKind, html: title, headers: { 'x-next-cache-tags': 'news' } }
    if (isKept) await store.set(key, value, {})
    const headers = { ...policy, ...value.headers }
    return { status: 200, headers, body: Buffer.from(`${title}, whole`) }
  })
}

const textOf = ({ body }: Sendable) => ('gzip' in body ? gunzipSync(body.gzip).toString() : '')

let pages: FinishedPages
let address = ''
let count = 0

beforeEach(() => {
  vi.useRealTimers()
  count += 1
  address = `/news/${count}-x`
  next.wait = Promise.resolve()
  next.title = 'first'
  next.isBegunElsewhere = false
  next.isKept = true
  pages = new FinishedPages(
    render,
    new Turns(renderingBounds),
    new SavedCopies(join(folder, String(count)), 'build'),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const read = async () => textOf(await pages.page(address, { caller: 'unknown' }))
const minutes = (some: number) => some * 60_000

describe('a page that Next renders for another request at the same time', () => {
  it('is that of the page store, for which its policy was written', async () => {
    next.isBegunElsewhere = true
    expect(await read()).toBe('first')
    expect(await read()).toBe('first')
  })

  it('keeps a policy of its own where it is in no store', async () => {
    next.isKept = false
    const page = await pages.page(address, { caller: 'unknown' })
    expect(textOf(page)).toBe('first, whole')
    expect(page.headers).toMatchObject(policy)
  })
})

describe('a page whose rendering takes long', () => {
  it('is its last copy for who has waited, where it only grew old', async () => {
    expect(await read()).toBe('first')
    vi.useFakeTimers({ now: Date.now() + minutes(11) })
    const rendered = Promise.withResolvers<void>()
    next.wait = rendered.promise
    next.title = 'second'
    const page = read()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await page).toBe('first')
    vi.useRealTimers()
    rendered.resolve()
    await vi.waitFor(async () => expect(await read()).toBe('second'))
  })

  it('is waited for where a publication changed it', async () => {
    expect(await read()).toBe('first')
    sweepTags(['news'])
    vi.useFakeTimers({ now: Date.now() })
    const rendered = Promise.withResolvers<void>()
    next.wait = rendered.promise
    next.title = 'second'
    const page = read()
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    rendered.resolve()
    expect(await page).toBe('second')
  })

  it('is rendered once more for who comes after a publication', async () => {
    const rendered = Promise.withResolvers<void>()
    next.wait = rendered.promise
    const early = read()
    sweepTags(['news'])
    next.wait = Promise.resolve()
    next.title = 'second'
    expect(await read()).toBe('second')
    rendered.resolve()
    await early
  })
})
