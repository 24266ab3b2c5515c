import { expect, test, type Page } from '@playwright/test'
import { deep } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const english = '/pages/120-export-guide'
const arabic = '/ar/pages/120-دليل-التصدير'

/** The chart, on wide windows; on narrow ones the entries are the diagram. */
const diagram = (page: Page) =>
  page.getByRole('navigation', { name: /^(The 7 steps of the guide|خطوات الدليل السبع)$/ })

/** The entry of a step. */
const entry = (page: Page, step: number) =>
  page.locator('details', { has: page.locator(`#step-${step}`) })

const summary = (page: Page, step: number) => entry(page, step).locator('summary')

/**
 * Opens a page whose clock stops a while after its scripts have started; only the test advances
 * it.
 */
async function openStill(page: Page, address: string) {
  await page.clock.install()
  await page.goto(address)
  await page.locator('[data-seen]').waitFor({ state: 'attached' })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
}

/** The distance of an entry's title from the top of the window. */
const placeOf = (page: Page, step: number) =>
  summary(page, step).evaluate((title) => title.getBoundingClientRect().top)

test.describe('a station of the journey', () => {
  test('opens its entry and scrolls to it after 0.6 s within 1 s', async ({ page }) => {
    await openStill(page, english)
    await diagram(page).scrollIntoViewIfNeeded()
    await diagram(page).getByRole('link', { name: /^3 / }).click()
    await expect(entry(page, 3)).toHaveAttribute('open')
    await expect(summary(page, 3)).toBeFocused()
    const before = await page.evaluate(() => window.scrollY)
    await page.clock.runFor(550)
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await page.clock.runFor(500)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
    await page.clock.runFor(650)
    await expect.poll(() => placeOf(page, 3)).toBeLessThan(200)
    expect(await placeOf(page, 3)).toBeGreaterThanOrEqual(0)
    await expect(page).toHaveURL(`${english}#step-3`)
  })

  test('is at once at its entry under reduced motion', deep, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, english)
    await page.locator('[data-seen]').waitFor({ state: 'attached' })
    await diagram(page).getByRole('link', { name: /^7 / }).click()
    await expect(entry(page, 7)).toHaveAttribute('open')
    await expect(summary(page, 7)).toBeInViewport()
    await expect(summary(page, 7)).toBeFocused()
  })

  test('is reached, opened and read by keyboard alone', async ({ page }) => {
    await visit(page, arabic)
    const links = diagram(page).getByRole('link')
    await expect(links).toHaveCount(7)
    await links.first().focus()
    for (let step = 1; step < 6; step += 1) await page.keyboard.press('Tab')
    await expect(links.nth(5)).toBeFocused()
    const ring = await links.nth(5).evaluate((link) => getComputedStyle(link).outlineWidth)
    expect(ring).toBe('3px')
    await page.keyboard.press('Enter')
    await expect(entry(page, 6)).toHaveAttribute('open')
    await expect(summary(page, 6)).toBeFocused()
    await expect(summary(page, 6)).toBeInViewport()
  })

  test('is in the order of the language: from the left, in Arabic from the right', async ({
    page,
  }) => {
    for (const [address, sign] of [
      [english, 1],
      [arabic, -1],
    ] as const) {
      await page.goto(address)
      const places = await diagram(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x))
      expect(places).toEqual(places.toSorted((one, other) => sign * (one - other)))
    }
  })

  test(
    'has a readable name: no name covers another or leaves the chart',
    deep,
    async ({ page }) => {
      for (const address of [english, arabic]) {
        await page.goto(address)
        for (const width of [701, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const [chart, ...names] = await diagram(page).evaluate((shown) => {
            const boxOf = (element: Element) => {
              const { left, right, top, bottom } = element.getBoundingClientRect()
              return { left, right, top, bottom }
            }
            return [boxOf(shown), ...Array.from(shown.querySelectorAll('a'), boxOf)]
          })
          for (const [at, one] of names.entries()) {
            expect(one.left).toBeGreaterThanOrEqual(chart?.left ?? NaN)
            expect(one.right).toBeLessThanOrEqual(chart?.right ?? NaN)
            expect(one.bottom).toBeLessThanOrEqual(chart?.bottom ?? NaN)
            for (const other of names.slice(at + 1)) {
              const apart =
                one.right <= other.left ||
                other.right <= one.left ||
                one.bottom <= other.top ||
                other.bottom <= one.top
              expect(apart).toBe(true)
            }
          }
        }
      }
    },
  )
})

test.describe('the diagram on a phone', () => {
  test('is the entries at 700 px, and the chart at 701 px', deep, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 })
    await page.goto(english)
    const drawing = summary(page, 4).locator('svg').nth(1)
    await expect(drawing).toBeVisible()
    await expect(diagram(page)).toHaveCount(0)
    await page.setViewportSize({ width: 701, height: 900 })
    await expect(drawing).toBeHidden()
    await expect(diagram(page).getByRole('link', { name: '4 Financing export' })).toBeVisible()
  })

  test('opens each step in its place, with the download of the guide below', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, arabic)
    await expect(page.locator('main details > summary')).toHaveCount(7)
    const last = await summary(page, 7).boundingBox()
    const download = await page.getByRole('link', { name: 'تنزيل الدليل' }).boundingBox()
    expect(download?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
    for (const step of [1, 7]) {
      await summary(page, step).click()
      await expect(entry(page, step)).toHaveAttribute('open')
      await expect(page.locator(`#step-${step}`)).toBeVisible()
    }
  })
})

test.describe('a long text', () => {
  test('is folded one second after the page loads, and unfolds', async ({ page }) => {
    await openStill(page, english)
    await summary(page, 1).click()
    const more = entry(page, 1).getByRole('button', { name: 'Read more' })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    const folded = (await entry(page, 1).boundingBox())?.height ?? 0
    await more.click()
    const less = entry(page, 1).getByRole('button', { name: 'Read less' })
    await expect(less).toHaveAttribute('aria-expanded', 'true')
    await expect
      .poll(async () => (await entry(page, 1).boundingBox())?.height)
      .toBeGreaterThan(folded + 200)
  })
})

test.describe('the download of the guide', () => {
  test('warns a visitor for five seconds, with a way to log in and back', async ({ page }) => {
    await openStill(page, arabic)
    await page.getByRole('link', { name: 'تنزيل الدليل' }).click()
    const warning = page.getByRole('alert').getByText('يرجى تسجيل الدخول لتنزيل الدليل')
    await expect(warning).toBeVisible()
    await page.clock.runFor(4900)
    await expect(warning).toBeVisible()
    await page.clock.runFor(200)
    await expect(warning).toBeHidden()
    await page.getByRole('link', { name: 'تنزيل الدليل' }).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute(
      'href',
      `/ar/auth/login?redirect=${encodeURIComponent(arabic)}`,
    )
  })

  test(
    'waits while a pointer rests on the warning, and is closed by its button',
    deep,
    async ({ page }) => {
      await openStill(page, english)
      await page.getByRole('link', { name: 'Download guide' }).click()
      const warning = page.getByRole('alert').getByText('Please log in to download the guide')
      await warning.hover()
      await page.clock.runFor(20_000)
      await expect(warning).toBeVisible()
      await page.getByRole('alert').getByRole('button', { name: 'Close message' }).click()
      await expect(warning).toBeHidden()
    },
  )

  test('is the file itself for a logged-in person', deep, async ({ page, context }) => {
    await context.addCookies([{ name: 'signed_in', value: '1', domain: 'localhost', path: '/' }])
    await page.goto(english)
    const download = page.getByRole('link', { name: 'Download guide' })
    await expect(download).toHaveAttribute('href', /^\/api\/files\/[0-9a-f]{32}$/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a station opens and shows its entry, whole, and downloads lead to the login page', async ({
    page,
  }) => {
    await page.goto(english)
    await diagram(page).getByRole('link', { name: /^5 / }).click()
    await expect(entry(page, 5)).toHaveAttribute('open')
    await expect(summary(page, 5)).toBeInViewport()
    await expect(entry(page, 5).getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Download guide' })).toHaveAttribute(
      'href',
      `/auth/login?redirect=${encodeURIComponent(english)}`,
    )
  })

  test('the drawing is shown at once', deep, async ({ page }) => {
    await page.goto(english)
    await expect(page.locator('[data-seen]')).toHaveCount(0)
    await expect(diagram(page).getByRole('link')).toHaveCount(7)
  })
})
