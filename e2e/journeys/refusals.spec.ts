import { expect, test } from '@playwright/test'
import { violationsOfAll } from '../../tests/support/axe'
import { deep, gateIn } from '../../tests/support/depth'
import { ownAddress } from '../../tests/support/own-address'
import { notFoundLimit, servePortal, type Running } from '../../tests/support/servers'

const malformed = '/%E0%A4%A'
const titles = { en: 'We cannot read this web address', ar: 'تعذّرت قراءة عنوان الصفحة' }
const tooMany = {
  en: 'Too many requests from your network',
  ar: 'وردت طلبات كثيرة من شبكتك',
}

for (const [locale, prefix] of [
  ['en', ''],
  ['ar', '/ar'],
] as const) {
  test(
    `an address that cannot be understood returns 400 with a whole page at ${prefix || '/'}`,
    gateIn('ar', locale),
    async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      const response = await page.goto(`${prefix}/media${malformed}`)
      expect(response?.status()).toBe(400)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[locale])
      expect(await violationsOfAll(page)).toEqual([])
      expect(complaints.filter((text) => /policy/i.test(text))).toEqual([])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(prefix || '/')
    },
  )
}

test('wrong percent codes return 400 in every area', async ({ request }) => {
  for (const area of ['/media', '/_next', '/_next/static', '/admin', '/ar', '']) {
    const response = await request.get(`${area}${malformed}`)
    expect([response.status(), response.headers()['content-type']], area).toEqual([
      400,
      'text/html; charset=utf-8',
    ])
  }
  for (const area of ['/api', '/api/files', '/api/search']) {
    const response = await request.get(`${area}${malformed}`)
    expect([response.status(), (await response.json()).code], area).toEqual([400, 'malformed'])
  }
})

test.describe('a page that an attacker spells in another way', () => {
  const spellings = [
    ['/profile%2fX', 404, null],
    ['/%70rofile', 308, '/profile'],
    ['/my%2dcompany', 308, '/my-company'],
    ['/%61uth/login', 308, '/auth/login'],
    ['/profile.rsc', 404, null],
  ] as const
  const visitors = { 'a visitor': {}, 'a made-up session': { cookie: 'sid=x; __Host-sid=x' } }

  for (const [visitor, headers] of Object.entries(visitors)) {
    for (const prefix of ['', '/ar']) {
      for (const [path, status, target] of spellings) {
        test(`is never stored as found: ${prefix}${path} by ${visitor}`, async ({ request }) => {
          for (const query of ['', '?x=1', '?q=x&sort=y']) {
            const response = await request.get(`${prefix}${path}${query}`, {
              headers,
              maxRedirects: 0,
            })
            expect(response.status()).toBe(status)
            if (target) expect(response.headers().location).toBe(`${prefix}${target}${query}`)
            else expect(await response.text()).toContain('noindex')
          }
        })
      }
    }
  }
})

test('an unknown file of the build is the not-found page, which is stored once', async ({
  request,
}) => {
  const answerTo = async (path: string) => {
    const response = await request.get(path)
    return `${response.status()} ${response.headers().etag}`
  }
  for (const path of ['/_next/x', '/_next/static/chunks/of-yesterday.map']) {
    expect(await answerTo(path), path).toMatch(/^404 W\/"/)
    // Between the two, another test may publish what every page shows.
    await expect
      .poll(async () => (await answerTo(path)) === (await answerTo(path)), { message: path })
      .toBe(true)
  }
})

test('T20: an address that asks for too much gets a page in the language of its visitor, and reads on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: ownAddress(),
  })
  /** Asks until nothing is left, also of what comes back by the second. */
  const useUp = async () => {
    const statuses: number[] = []
    while (statuses.length <= notFoundLimit && statuses.at(-1) !== 429) {
      const answers = Array.from({ length: 20 }, () => context.request.get(`/media${malformed}`))
      statuses.push(...(await Promise.all(answers)).map((response) => response.status()))
    }
    expect(statuses.at(-1)).toBe(429)
  }
  const page = await context.newPage()
  for (const [locale, address] of [
    ['en', '/no-such-page-of-mine'],
    ['ar', '/ar/no-such-page-of-mine'],
  ] as const) {
    // One request comes back each 150 ms, which a slow machine takes to open a page.
    await expect(async () => {
      await useUp()
      const response = await page.goto(address)
      expect(response?.status()).toBe(429)
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0)
    }).toPass({ timeout: 30_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tooMany[locale])
    expect(await violationsOfAll(page)).toEqual([])
  }
  expect((await page.goto('/ar/news'))?.status()).toBe(200)
  await context.close()
})

test.describe('F6: while the database is away', deep, () => {
  let portal: Running

  test.beforeAll(async () => {
    portal = await servePortal({
      DATABASE_URL: 'postgres://portal:portal@127.0.0.1:9/portal',
      LOG_LEVEL: 'silent',
    })
  })

  test.afterAll(() => portal.stop())

  for (const [locale, path, title] of [
    ['en', '/news', 'We cannot show this page at the moment'],
    ['en', '/search/olive', 'We cannot show this page at the moment'],
    ['ar', '/ar/news?sort=date-asc', 'يتعذّر عرض هذه الصفحة الآن'],
  ] as const) {
    test(`${path} returns 503 with a whole page that needs no script`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      const response = await page.goto(`${portal.origin}${path}`)
      expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '60'])
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await context.close()
    })
  }

  test('a call returns 503 as a problem', async ({ request }) => {
    const response = await request.get(`${portal.origin}/api/news`)
    expect([response.status(), (await response.json()).code]).toEqual([503, 'unavailable'])
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0)
  })
})
