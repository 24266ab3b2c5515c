import { expect, test, type Page } from '@playwright/test'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deep } from '../../tests/support/depth'
import { prepareDatabase, servePortal, type Running } from '../../tests/support/servers'
import { hydrated } from '../../tests/support/visit'

/** The main public pages, without language prefix; their addresses are the specification's. */
const pages = [
  '/',
  '/news',
  '/faq',
  '/about-jordan',
  '/trade-with-jordan',
  '/jordan-exports',
  '/local-buyers/products',
  '/pages/160-international-buyers',
  '/pages/150-export-trade-support-institutions',
  '/pages/190-contact-us',
  '/pages/90-international-events',
  '/local-events',
  '/free-trade-agreements',
  '/pages/810-fta-map',
  '/fta-matrix',
  '/markets',
  '/markets/de',
  '/markets/iq',
  '/markets/us/610910-t-shirts-singlets-and-other-vests-of-cotton-knitted-or',
  '/markets/products',
  '/markets/products/080410',
  '/markets/products/080410/compare',
  '/markets/check',
  '/markets/data',
  '/requests',
  '/requests/new',
  '/barriers',
  '/reporting-trade-barriers/for-exporters',
  '/export-plan',
  '/search',
]

/** What names the first country, its capital, its currency, its telephones or its port. */
const firstCountry =
  /Jordan|\bJOD?\b|Amman|Aqaba|\+962|(?<!\p{L})(?:[وفبلك]?ال|لل)?[أا]ردن(?!\p{L}*ا)|عمّان|دينار أردني/u

/** Where a text that is made of content and data ends one part and begins another. */
const seams = /: | \| |[.؛،] |, (?=\d{4}$)|[“”«»]/u

/** Conditions of the first country's agreements in sentences, which no record has word for word. */
const ofAgreements = [
  /^Direct costs of processing in Jordan and materials of Jordan count/,
  /^Of it, the manufacturer in the Jordanian zone adds /,
  /كلف التصنيع المباشرة في الأردن/,
  /المصنّع في المنطقة الأردنية/,
]

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&nbsp;': ' ' }

const plain = (text: string) =>
  text
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

/** What a string of the seeds can be on a page: whole, between its tags, or a sentence of it. */
function shownOf(text: string): string[] {
  const whole = plain(text.replace(/<[^>]*>/g, ''))
  const lines = text.split(/<[^>]*>|\n/).map(plain)
  return [whole, ...lines, ...[whole, ...lines].flatMap((line) => line.split(/(?<=[.!?؟]) /))]
}

/** The strings of a file of seeds. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}

/** Descriptions for search engines end within a sentence. */
const shortestCut = 60

/** Whether the shipped content and data have a text. */
async function contentAndData(): Promise<(text: string) => boolean> {
  const folder = 'lib/db/seed/data'
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  const strings = texts.flatMap((text) => stringsOf(JSON.parse(text)))
  const shown = new Set(strings.flatMap(shownOf))
  const all = strings.map((text) => plain(text.replace(/<[^>]*>/g, ' '))).join('\n')
  const isCut = (text: string) => text.length >= shortestCut && all.includes(text)
  return (text) => shown.has(text) || isCut(text.replace(/[ …]+$/, ''))
}

/** The texts of a page, hidden ones too, with its labels and what search engines read. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped = 'script:not([type="application/ld+json"]), style, noscript'
    const found: string[] = []
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest(skipped)) continue
      if (!parent.matches('script')) found.push(node.textContent ?? '')
      else JSON.parse(node.textContent ?? '', (_, value) => (found.push(String(value)), value))
    }
    const attributes = ['aria-label', 'placeholder', 'alt', 'title', 'content', 'lang', 'hreflang']
    for (const name of attributes) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        found.push(element.getAttribute(name) ?? '')
      }
    }
    return found.map((text) => text.replace(/\s+/g, ' ').trim())
  })
}

test.describe('a portal of another country', deep, () => {
  // One portal for both languages.
  test.describe.configure({ mode: 'default' })

  let portal: Running
  let folder: string
  let isKnown: (text: string) => boolean
  const isOwn = (part: string) =>
    firstCountry.test(part) && !isKnown(part) && !ofAgreements.some((form) => form.test(part))

  test.beforeAll(async () => {
    test.setTimeout(240_000)
    folder = await mkdtemp(join(tmpdir(), 'portal-country-'))
    const environment = {
      COUNTRY: 'tn',
      SAMPLE_DATA: '0',
      DATA_DIR: folder,
      ALLOW_EMBEDDED_DB: '1',
      LOG_LEVEL: 'silent',
    }
    await prepareDatabase(environment)
    portal = await servePortal(environment)
    isKnown = await contentAndData()
  })

  test.afterAll(async () => {
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  })

  for (const locale of ['en', 'ar'] as const) {
    test(`has its public pages, which name the first country in content and data alone (${locale})`, async ({
      page,
      context,
    }) => {
      test.setTimeout(240_000)
      const domain = new URL(portal.origin).hostname
      await context.addCookies([{ name: 'locale', value: locale, domain, path: '/' }])
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
      const named: string[] = []
      for (const path of pages) {
        const response = await page.goto(`${portal.origin}${locale === 'ar' ? '/ar' : ''}${path}`)
        expect(response?.status(), path).toBe(200)
        await hydrated(page)
        const texts = await textsOf(page)
        const own = texts.filter((text) => !isKnown(text) && text.split(seams).some(isOwn))
        named.push(...new Set(own.map((text) => `${path}: ${text}`)))
      }
      expect(named).toEqual([])
      expect(errors).toEqual([])
    })
  }
})
