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

/** What Next renders, what it waits for first, and how often another request began the rendering. */
const next = {
  title: 'first',
  wait: Promise.resolve(),
  begunElsewhere: 0,
  isKept: true,
  finds: false,
}

/** Renders like Next: through the page store, whose headers come with what Next rendered. */
async function render(rendering: Rendering) {
  const { title, wait, isKept } = next
  await wait
  const isElsewhere = next.begunElsewhere > 0
  next.begunElsewhere -= 1
  return duringRendering(isElsewhere ? { ...rendering } : rendering, async () => {
    const key = `/route-cache/APP_PAGE/0/$/en${rendering.address}`
    const headers = { 'x-next-cache-tags': 'news' }
    const value = { kind: pageKind, html: title, headers }
    const found = next.finds ? await store.get(key) : null
    if (isKept && !found) await store.set(key, value, {})
    return {
      status: 200,
      headers: { ...policy, ...value.headers },
      body: Buffer.from(`${title}, whole`),
    }
  })
}

/** The policy that the page store writes, for its own texts. */
const policy = { 'content-security-policy': "script-src 'sha256-x'" }

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
  next.begunElsewhere = 0
  next.isKept = true
  next.finds = false
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
    next.begunElsewhere = 1
    next.finds = true
    expect(await read()).toBe('first')
    expect(await read()).toBe('first')
  })

  it('is sent without that policy where the page store lost it', async () => {
    next.begunElsewhere = 2
    next.isKept = false
    const page = await pages.page(address, { caller: 'unknown' })
    expect(textOf(page)).toBe('first, whole')
    expect(page.headers['content-security-policy']).toBe("frame-ancestors 'none'")
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
