import { gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page, type Response } from 'playwright'
import { debianBrowser } from '../support/debian-browser.ts'
import type { PageKind } from './page-kinds.ts'

const kinds = ['script', 'stylesheet', 'font', 'image'] as const

/** Nobody touches the page for this long; what loads by then is what a reader pays for. */
const untouchedMs = 10_000
const pagesAtOnce = 4

/** Transferred bytes by kind. */
type Bytes = Record<(typeof kinds)[number] | 'payload', number>

/** What a page transfers before anybody uses it, and with what loads when somebody does. */
export interface Weight {
  html: { raw: number; gzip: number }
  untouched: Bytes
  used: Bytes
}

/** Weighs each page in a fresh browser profile, as a visitor without a login. */
export async function weigh(
  origin: string,
  pages: readonly PageKind[],
): Promise<Map<string, Weight>> {
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...debianBrowser(),
  })
  const weights = new Map<string, Weight>()
  for (let first = 0; first < pages.length; first += pagesAtOnce) {
    const some = pages.slice(first, first + pagesAtOnce).map(async ({ name, path }) => {
      weights.set(name, await weighOne(browser, `${origin}${path}`))
    })
    await Promise.all(some)
  }
  await browser.close()
  return weights
}

async function weighOne(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    // The budgets are of gzip; Brotli, which is smaller, comes some seconds after a page is stored.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  })
  await context.addCookies([{ name: 'locale', value: 'en', url }])
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const opened = Date.now()
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(opened + untouchedMs - Date.now())
  const untouched = await sum(responses)
  await use(page)
  const used = await sum(responses)
  await context.close()
  return { html: await htmlOf(url), untouched, used }
}

/** What somebody may do first: moves the pointer, reads to the end, opens the menu and the search. */
async function use(page: Page): Promise<void> {
  await page.mouse.move(100, 300)
  await page.mouse.move(120, 320)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('End')
  await page.waitForTimeout(1_000)
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+KeyK')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.locator('header button[aria-haspopup="dialog"]:visible').first().click()
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
