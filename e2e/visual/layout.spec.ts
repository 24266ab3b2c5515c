import { expect, test, type Page } from '@playwright/test'
import { accountKinds, bothLocales, kindAddress, pageKinds } from '../../tests/support/page-kinds'

const widths = [390, 768, 1024, 1440] as const

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

/** Controls of the header and texts of the content that lie over one another. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = Array.from(
      document.querySelectorAll<HTMLElement>(
        'header a, header button, header input, main h1, main h2, main h3',
      ),
    ).filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    const boxes = parts
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    return boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ element: other, box: b }) =>
            !element.contains(other) &&
            !other.contains(element) &&
            Math.min(box.right, b.right) - Math.max(box.left, b.left) > 2 &&
            Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top) > 2,
        )
        .map(
          ({ element: other }) => `${element.textContent?.trim()} / ${other.textContent?.trim()}`,
        ),
    )
  })
}

for (const [name, kind] of Object.entries({ ...pageKinds, ...accountKinds })) {
  for (const locale of bothLocales) {
    test(`${name} in ${locale} fits 390, 768, 1024 and 1440 px, and nothing overlaps`, async ({
      page,
    }, info) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(kindAddress(kind, locale))
        const scroll = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(scroll, `horizontal scroll at ${width} px`).toBe(0)
        expect(await overlaps(page), `at ${width} px`).toEqual([])
        await info.attach(`${width}.png`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        })
      }
    })
  }
}

test('the header leaves on the way down past 170 px and returns on the way up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto('/about-jordan')
  const header = page.locator('header').first()
  const shown = () => header.evaluate((element) => element.getBoundingClientRect().bottom > 1)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  expect(await shown()).toBe(true)
  await page.mouse.wheel(0, 600)
  await expect.poll(shown).toBe(false)
  await page.mouse.wheel(0, -200)
  await expect.poll(shown).toBe(true)
})

test('the header moves nothing when it leaves', async ({ page }) => {
  await page.goto('/about-jordan')
  const shift = await page.evaluate(async () => {
    let total = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') total += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    window.scrollTo(0, 800)
    await new Promise((resolve) => setTimeout(resolve, 600))
    window.scrollTo(0, 300)
    await new Promise((resolve) => setTimeout(resolve, 600))
    return total
  })
  expect(shift).toBeLessThan(0.01)
})

test('the side menu stands below 924 px and the navigation row from there on', async ({ page }) => {
  await page.goto('/about-jordan')
  const toggle = page.locator('header button[aria-haspopup="dialog"]')
  const row = page.getByRole('navigation', { name: 'Main navigation' })
  await page.setViewportSize({ width: 923, height: 800 })
  await expect(toggle).toBeVisible()
  await expect(row).toBeHidden()
  await page.setViewportSize({ width: 924, height: 800 })
  await expect(toggle).toBeHidden()
  await expect(row).toBeVisible()
})

test('the profile button shows for somebody signed in, before anything is asked', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'signed_in', value: '1', domain: 'localhost', path: '/' }])
  await page.goto('/about-jordan')
  await expect(page.locator('header').getByText('Sign up').filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('header').getByRole('button', { name: 'My account' })).toBeVisible()
})
