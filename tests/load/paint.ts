import { chromium, type Browser, type CDPSession, type Page } from 'playwright'
import { debianBrowser } from '../support/debian-browser.ts'
import { median } from './median.ts'
import type { PageKind } from './page-kinds.ts'
import { removeRestingPointer } from './resting-pointer.ts'

/** A phone of the middle class, as Lighthouse presets it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }
const slowdown = 4
/** Slow 4G, applied to each request: bits per second are Lighthouse's, in bytes here. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** After this long without a long task nothing more is started by the page itself. */
const quietMs = 2_000
const longestMs = 20_000
/** A task that takes longer keeps people waiting by the rest of it. */
const longTaskMs = 50

/** What somebody with a phone waits for, in ms; `shift` is the layout shift. */
export interface Paint {
  fcp: number
  lcp: number
  blocked: number
  shift: number
}

/** The medians of several first visits to each page, one after another: they share the processor. */
export async function paint(
  origin: string,
  pages: readonly PageKind[],
  rounds: number,
): Promise<Map<string, Paint>> {
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...debianBrowser() })
  const runs = new Map<string, Paint[]>(pages.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, path } of pages) {
      runs.get(name)?.push(await paintOnce(browser, `${origin}${path}`))
    }
  }
  await browser.close()
  return new Map(Array.from(runs, ([name, paints]) => [name, medians(paints)]))
}

function medians(paints: readonly Paint[]): Paint {
  const of = (figure: keyof Paint) => median(paints.map((paint) => paint[figure]))
  return { fcp: of('fcp'), lcp: of('lcp'), blocked: of('blocked'), shift: of('shift') }
}

async function paintOnce(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext({ ...phone, hasTouch: true })
  await context.addCookies([{ name: 'locale', value: 'en', url }])
  await removeRestingPointer(context)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await throttle(session)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(isQuiet, quietMs, { polling: 250, timeout: longestMs })
  const seen = await read(page)
  await context.close()
  return { fcp: seen.fcp, lcp: seen.lcp, shift: seen.shift, blocked: blockedMs(seen) }
}

/** How long people wait who touch the page in a long task after its first paint. */
function blockedMs({ fcp, tasks }: Seen): number {
  return tasks.reduce((sum, { start, duration }) => {
    const shown = start + duration - Math.max(start, fcp)
    return sum + Math.max(0, shown - longTaskMs)
  }, 0)
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

interface Seen {
  fcp: number
  lcp: number
  shift: number
  tasks: { start: number; duration: number }[]
}

declare global {
  interface Window {
    seen: Seen
  }
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen: Seen = { fcp: 0, lcp: 0, shift: 0, tasks: [] }
  window.seen = seen
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }))
  watch('layout-shift', (entry) => {
    const isUnasked = 'hadRecentInput' in entry && !entry.hadRecentInput
    if (isUnasked && 'value' in entry) seen.shift += Number(entry.value)
  })
}

/** Runs in the page: whether nothing was loaded or took long lately. */
function isQuiet(quietMs: number): boolean {
  const loads = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
  const ends = [
    ...loads.map(({ startTime, duration }) => startTime + duration),
    ...window.seen.tasks.map(({ start, duration }) => start + duration),
  ]
  return performance.now() - Math.max(...ends) > quietMs
}

const read = (page: Page): Promise<Seen> => page.evaluate(() => window.seen)
