import { expect, type Page, type Request } from '@playwright/test'

/** The resource types that a page needs before it is complete; beacons are ignored. */
const awaited = ['document', 'stylesheet', 'script', 'image', 'font', 'fetch', 'xhr']

const open = new WeakMap<Page, Set<Request>>()

/** The pending requests of a page. */
function openRequests(page: Page): Set<Request> {
  const known = open.get(page)
  if (known) return known
  const requests = new Set<Request>()
  const end = (request: Request) => requests.delete(request)
  page.on('request', (request) => {
    if (awaited.includes(request.resourceType())) requests.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  open.set(page, requests)
  return requests
}

/**
 * Waits until React runs the page: then the router has put its own state into the history, or the
 * page of a link with a secret has put a plain address in the place of the one it was loaded at.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('navigation')[0]?.name
    const isReplaced = loaded && new URL(loaded).pathname !== window.location.pathname
    return isReplaced || Reflect.get(Object(window.history.state), '__NA') === true
  })
}

/** Waits until the page is hydrated, has no pending request, and is idle. */
export async function settled(page: Page): Promise<void> {
  const requests = openRequests(page)
  await hydrated(page)
  do {
    await expect.poll(() => requests.size, { intervals: [20, 50, 100] }).toBe(0)
    await page.evaluate(() => new Promise((idle) => window.requestIdleCallback(idle)))
  } while (requests.size > 0)
}

/** Opens an address and waits until its page is complete. */
export async function visit(page: Page, address: string) {
  openRequests(page)
  const answer = await page.goto(address)
  await settled(page)
  return answer
}
