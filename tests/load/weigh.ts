import { gzipSync } from 'node:zlib'
import { chromium, type Page, type Response } from 'playwright'
import { debianBrowser } from '../support/debian-browser.ts'
import type { PageKind } from './page-kinds.ts'
import { removeRestingPointer } from './resting-pointer.ts'

const kinds = ['script', 'stylesheet', 'font', 'image'] as const

/** Nobody touches the page for this long; what loads by then is what a reader pays for. */
const untouchedMs = 10_000
/** After `untouchedMs`, by when the second slide is there. */
const secondSlideMs = 3_000
const pagesAtOnce = 3

/** Transferred bytes by kind. */
type Bytes = Record<(typeof kinds)[number] | 'payload', number>

/** What a page transfers before anybody uses it, and with what loads when somebody does. */
export interface Weight {
  html: { raw: number; gzip: number }
  untouched: Bytes
  used: Bytes
}

/**
 * Weighs each page as a visitor without a login, in a browser of its own: opening and closing windows
 * next to it would count as a use of the page.
 */
export async function weigh(
  origin: string,
  pages: readonly PageKind[],
): Promise<Map<string, Weight>> {
  const weights = new Map<string, Weight>()
  for (let first = 0; first < pages.length; first += pagesAtOnce) {
    const some = pages.slice(first, first + pagesAtOnce)
    const weighed = await Promise.all(some.map(({ path }) => weighOne(`${origin}${path}`)))
    some.forEach(({ name }, index) => weighed[index] && weights.set(name, weighed[index]))
  }
  return weights
}

async function weighOne(url: string): Promise<Weight> {
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...debianBrowser() })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // The budgets are of gzip; Brotli, which is smaller, comes some seconds after a page is stored.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  })
  await context.addCookies([{ name: 'locale', value: 'en', url }])
  await removeRestingPointer(context)
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const opened = Date.now()
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(opened + untouchedMs - Date.now())
  const untouched = await sum(responses)
  await use(page)
  const used = await sum(responses)
  await browser.close()
  return { html: await htmlOf(url), untouched, used }
}

/** What every reader does: moves the pointer, reads to the end, and waits for the second slide. */
async function use(page: Page): Promise<void> {
  await page.mouse.move(100, 300)
  await page.mouse.move(120, 320)
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.waitForTimeout(secondSlideMs)
  await page.waitForLoadState('networkidle')
}

/** The document, compressed here: `fetch` unpacks what it was sent, gzip of the same level. */
async function htmlOf(url: string): Promise<Weight['html']> {
  const answer = await fetch(url, { headers: { cookie: 'locale=en' } })
  const body = Buffer.from(await answer.arrayBuffer())
  return { raw: body.length, gzip: gzipSync(body, { level: 9 }).length }
}

async function sum(responses: readonly Response[]): Promise<Bytes> {
  const bytes: Bytes = { script: 0, stylesheet: 0, font: 0, image: 0, payload: 0 }
  for (const response of [...responses]) {
    const request = response.request()
    const isPayload = request.url().includes('/_next/payload/')
    const kind = isPayload
      ? 'payload'
      : kinds.find((candidate) => candidate === request.resourceType())
    if (kind) bytes[kind] += (await request.sizes()).responseBodySize
  }
  return bytes
}
