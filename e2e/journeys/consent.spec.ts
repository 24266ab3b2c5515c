import { expect, test, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { english } from '../../messages/en.ts'
import { bothLocales, kindAddress, pageKinds } from '../../tests/support/page-kinds'
import { servePortal, type Running } from '../../tests/support/servers'
import { violations } from '../../tests/support/axe'
import { deep } from '../../tests/support/depth'
import { settled, visit } from '../../tests/support/visit'

/** A cached page, a filtered view, a page of islands, one with a chart, and one that is not there. */
const kinds = [
  'home',
  'news list, sorted',
  'form in a tab',
  'map of agreements',
  'unknown page',
] as const

const container = 'GTM-TEST12'
const tag = `https://www.googletagmanager.com/gtm.js?id=${container}`
const question = {
  en: { title: 'Can we count your visit?', accept: 'Accept', decline: 'Decline' },
  ar: { title: 'هل تسمح لنا بإحصاء الزيارات؟', accept: 'أوافق', decline: 'لا أوافق' },
}

/** Requests to other hosts than the portal, in order. The tag manager's response is empty. */
async function foreignRequests(page: Page, origin: string): Promise<string[]> {
  const foreign: string[] = []
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (/^https?:$/.test(address.protocol) && address.origin !== origin) foreign.push(address.href)
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.dataLayer.push({ ran: true })' }),
  )
  return foreign
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

const barOf = (page: Page, locale: 'en' | 'ar' = 'en') =>
  page.getByRole('region', { name: question[locale].title })

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

test('without a tag manager, the script of the consent bar is not sent', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await visit(page, '/news')
  const sent = await Promise.all(scripts)
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter((text) => text.includes('consent-title'))).toEqual([])
})

/** A second portal with a tag manager; the first one is its provider. */
test.describe('with a tag manager', () => {
  let portal: Running
  let folder: string

  test.beforeAll(async ({ baseURL }) => {
    folder = await mkdtemp(join(tmpdir(), 'portal-consent-'))
    portal = await servePortal({
      API_BASE_URL: `${baseURL}/api`,
      DATA_DIR: join(folder, 'data'),
      GTM_ID: container,
      LOG_LEVEL: 'warn',
    })
  })

  test.afterAll(async () => {
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('no kind of page requests other hosts before consent, and the tag is loaded after it', async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    const foreign = await foreignRequests(page, portal.origin)
    for (const name of kinds) {
      await visit(page, `${portal.origin}${kindAddress(pageKinds[name], 'ar')}`)
      await expect(barOf(page, 'ar'), name).toBeVisible()
      expect(foreign, name).toEqual([])
    }
    await page.getByRole('button', { name: question.ar.accept, exact: true }).click()
    await expect.poll(() => foreign).toEqual([tag])
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer'))))
      .toContain('"ran":true')
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
  })

  test('consent is valid on later pages, which load the tag at once', deep, async ({ page }) => {
    const foreign = await foreignRequests(page, portal.origin)
    await visit(page, `${portal.origin}/ar/news`)
    await page.getByRole('button', { name: question.ar.accept, exact: true }).click()
    await expect.poll(() => foreign).toEqual([tag])
    await visit(page, `${portal.origin}/ar/terms-and-conditions`)
    await expect(barOf(page, 'ar')).toHaveCount(0)
    await expect.poll(() => foreign).toEqual([tag, tag])
  })

  test('loads nothing after a refusal, and does not ask again', async ({ page }) => {
    const foreign = await foreignRequests(page, portal.origin)
    await visit(page, `${portal.origin}/news`)
    await page.getByRole('button', { name: question.en.decline }).click()
    await visit(page, `${portal.origin}/about-jordan`)
    await expect(barOf(page)).toHaveCount(0)
    expect(foreign).toEqual([])
  })

  test(
    'consent can be withdrawn in the footer of any page, which removes the tag',
    deep,
    async ({ page }) => {
      const foreign = await foreignRequests(page, portal.origin)
      await visit(page, `${portal.origin}/news`)
      await page.getByRole('button', { name: question.en.accept }).click()
      await expect.poll(() => foreign).toEqual([tag])
      await page.getByRole('button', { name: 'Cookie settings' }).click()
      await expect(barOf(page)).toContainText(english.consent.accepted)
      await Promise.all([
        page.waitForEvent('load'),
        page.getByRole('button', { name: question.en.decline }).click(),
      ])
      await expect(page.locator('script[src*="gtm.js"]')).toHaveCount(0)
      await visit(page, `${portal.origin}/about-jordan`)
      expect(foreign).toEqual([tag])
    },
  )

  test('a browser with Global Privacy Control shows no consent bar', deep, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
    })
    const foreign = await foreignRequests(page, portal.origin)
    await visit(page, `${portal.origin}/news`)
    await expect(barOf(page)).toHaveCount(0)
    expect(foreign).toEqual([])
  })

  test(
    'cached pages and filtered views name its hosts in their policy',
    deep,
    async ({ request }) => {
      for (const path of ['/ar', '/news', '/news?sort=date-asc']) {
        const answer = await request.get(`${portal.origin}${path}`)
        const policy = answer.headers()['content-security-policy'] ?? ''
        for (const directive of ['script-src', 'img-src', 'connect-src', 'frame-src']) {
          expect(policy.split('; ').find((part) => part.startsWith(`${directive} `))).toContain(
            'https://www.googletagmanager.com',
          )
        }
        expect(policy).toContain("default-src 'none'")
        expect(policy).not.toMatch(/script-src[^;]*unsafe/)
      }
    },
  )

  test(
    'personal pages get neither the tag nor its hosts, by address or by navigation',
    deep,
    async ({ page, request }) => {
      for (const path of ['/auth/login', '/ar/profile', '/edit-profile', '/my-products']) {
        const { 'content-security-policy': policy } = (
          await request.get(`${portal.origin}${path}`)
        ).headers()
        expect(policy).toMatch(/script-src 'nonce-[^']+'/)
        expect(policy).not.toContain('google')
      }
      const foreign = await foreignRequests(page, portal.origin)
      await visit(page, `${portal.origin}/news`)
      await page.getByRole('button', { name: question.en.accept }).click()
      await expect.poll(() => foreign).toEqual([tag])
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).first().click()
      await page
        .getByRole('dialog')
        .getByRole('link', { name: english.accounts.login.forgotten })
        .click()
      await page.waitForURL('**/auth/forget_password')
      await settled(page)
      await expect(page.locator('script[src*="gtm.js"]')).toHaveCount(0)
      expect(foreign).toEqual([tag])
    },
  )

  for (const width of [390, 1440]) {
    for (const locale of bothLocales) {
      test(
        `the bar is clean in axe at ${width} px in ${locale}`,
        width === 390 && locale === 'ar' ? {} : deep,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 })
          await page.goto(`${portal.origin}${kindAddress('/news', locale)}`)
          await expect(barOf(page, locale)).toBeVisible()
          expect(await violations(page)).toEqual([])
        },
      )
    }

    test(
      `the bar shifts nothing and covers neither the end of the page nor the focus at ${width} px`,
      width === 390 ? {} : deep,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.addInitScript(() => {
          const shifts: number[] = []
          Reflect.set(window, 'shifts', shifts)
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await visit(page, `${portal.origin}/news`)
        await expect(barOf(page)).toBeVisible()
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])

        const last = page.getByRole('contentinfo').getByRole('link').last()
        await last.focus()
        const top = (await barOf(page).boundingBox())?.y ?? 0
        const focused = await last.boundingBox()
        expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top)

        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const end = await page.getByRole('contentinfo').boundingBox()
        expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top + 1)
      },
    )
  }

  test('can be answered by keyboard right after the first stop', async ({ page }) => {
    await visit(page, `${portal.origin}/news`)
    await expect(barOf(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Privacy' }).first()).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: question.en.decline })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(barOf(page)).toHaveCount(0)
  })
})
