import { chromium, type Browser, type Response } from 'playwright'
import { debianBrowser } from '../support/debian-browser.ts'

const kinds = ['script', 'stylesheet', 'font', 'image'] as const

/** Nobody touches the page for this long; what loads by then is what a reader pays for. */
const untouchedMs = 10_000

/** Transferred bytes by kind. */
type Bytes = Record<(typeof kinds)[number], number>

/** What a page transfers before anybody uses it, and with what loads when somebody does. */
export interface Weight {
  untouched: Bytes
  used: Bytes
}

/** Opens each page in a fresh browser profile, waits, then moves a pointer and presses a key. */
export async function weigh(urls: Record<string, string>): Promise<Map<string, Weight>> {
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...debianBrowser(),
  })
  const weights = await Promise.all(
    Object.entries(urls).map(async ([name, url]) => [name, await weighOne(browser, url)] as const),
  )
  await browser.close()
  return new Map(weights)
}

async function weighOne(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addCookies([{ name: 'locale', value: 'en', url }])
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const opened = Date.now()
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(opened + untouchedMs - Date.now())
  const untouched = await sum(responses)
  await page.mouse.move(100, 300)
  await page.mouse.move(120, 320)
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  const used = await sum(responses)
  await context.close()
  return { untouched, used }
}

async function sum(responses: readonly Response[]): Promise<Bytes> {
  const bytes: Bytes = { script: 0, stylesheet: 0, font: 0, image: 0 }
  for (const response of [...responses]) {
    const kind = kinds.find((candidate) => candidate === response.request().resourceType())
    if (kind) bytes[kind] += (await response.request().sizes()).responseBodySize
  }
  return bytes
}
