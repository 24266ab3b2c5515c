import { chromium, type Response } from 'playwright'
import { debianBrowser } from '../support/debian-browser.ts'

const kinds = ['script', 'stylesheet', 'font', 'image'] as const

/** Transferred bytes of a page by kind, as a browser with an empty cache fetches it. */
export type Weight = Record<(typeof kinds)[number], number>

/** Opens each page in a fresh browser profile and adds up what it transfers until it is idle. */
export async function weigh(urls: Record<string, string>): Promise<Map<string, Weight>> {
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...debianBrowser(),
  })
  const weights = new Map<string, Weight>()
  for (const [name, url] of Object.entries(urls)) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    await context.addCookies([{ name: 'locale', value: 'en', url }])
    const page = await context.newPage()
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))
    await page.goto(url, { waitUntil: 'networkidle' })
    weights.set(name, await sum(responses))
    await context.close()
  }
  await browser.close()
  return weights
}

async function sum(responses: Response[]): Promise<Weight> {
  const weight: Weight = { script: 0, stylesheet: 0, font: 0, image: 0 }
  for (const response of responses) {
    const kind = kinds.find((candidate) => candidate === response.request().resourceType())
    if (kind) weight[kind] += (await response.request().sizes()).responseBodySize
  }
  return weight
}
