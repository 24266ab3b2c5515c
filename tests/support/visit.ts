import { expect, type Page, type Request } from '@playwright/test'

/** The resource types that a page needs before it is complete; beacons are ignored. */
const awaited = ['document', 'stylesheet', 'script', 'image', 'font', 'fetch', 'xhr']

interface Watched {
  pending: Set<Request>
  /** What went wrong since the page is watched, and what it was hydrated with, for the message where it is not. */
  failures: string[]
}

const watchedPages = new WeakMap<Page, Watched>()

/** The pending requests and the failures of a page. */
function watched(page: Page): Watched {
  const known = watchedPages.get(page)
  if (known) return known
  const pending = new Set<Request>()
  const failures: string[] = []
  page.on('request', (request) => {
    if (awaited.includes(request.resourceType())) pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => {
    pending.delete(request)
    failures.push(`${request.url()} ${request.failure()?.errorText}`)
  })
  page.on('response', (response) => {
    const isPayload = response.url().includes('/_next/payload/')
    const { etag, 'content-length': length } = response.headers()
    if (response.status() >= 400 || isPayload) {
      failures.push(`${response.url()} ${response.status()} ${etag} ${length}`)
    }
  })
  page.on('pageerror', (error) => failures.push(String(error.stack)))
  watchedPages.set(page, { pending, failures })
  return { pending, failures }
}

/**
 * Waits until React runs the page: then the router has put its own state into the history, or the
 * page of a link with a secret has put a plain address in the place of the one it was loaded at.
 */
export async function hydrated(page: Page): Promise<void> {
  const { failures } = watched(page)
  const isHydrated = page.waitForFunction(
    () => {
      const loaded = performance.getEntriesByType('navigation')[0]?.name
      const isReplaced = loaded && new URL(loaded).pathname !== window.location.pathname
      return isReplaced || Reflect.get(Object(window.history.state), '__NA') === true
    },
    null,
    { timeout: 60_000 },
  )
  await isHydrated.catch((error: unknown) => {
    throw new Error(`${page.url()} was not hydrated.\n${failures.join('\n')}`, { cause: error })
  })
}

/** Waits until the page is hydrated, has no pending request, and is idle. */
export async function settled(page: Page): Promise<void> {
  const requests = watched(page).pending
  await hydrated(page)
  do {
    await expect.poll(() => requests.size, { intervals: [20, 50, 100] }).toBe(0)
    await page.evaluate(() => new Promise((idle) => window.requestIdleCallback(idle)))
  } while (requests.size > 0)
}

/** Opens an address and waits until its page is complete. */
export async function visit(page: Page, address: string) {
  watched(page)
  const answer = await page.goto(address)
  const status = answer?.status() ?? 0
  if (status >= 500) throw new Error(`${address} returned ${status}.`)
  await settled(page)
  return answer
}
