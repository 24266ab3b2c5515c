import { expect, test, type Page } from '@playwright/test'
import { deepIn, gateIn } from '../../tests/support/depth'

const slideEveryMs = 12_000

const locales = [
  {
    locale: 'en',
    path: '/',
    slider: 'Highlights',
    sponsors: 'Sponsors',
    pause: 'Pause slideshow',
  },
  {
    locale: 'ar',
    path: '/ar',
    slider: 'أبرز الخدمات',
    sponsors: 'الرعاة',
    pause: 'إيقاف عرض الشرائح',
  },
] as const

/** The home page with a clock that only the test moves, once its slider has come alive. */
async function openHome(page: Page, path: string, pause: string) {
  await page
    .context()
    .addCookies([
      { name: 'locale', value: path === '/' ? 'en' : 'ar', domain: 'localhost', path: '/' },
    ])
  await page.clock.install()
  await page.goto(path)
  await page.clock.runFor(3_000)
  await page.mouse.move(2, 2)
  await expect(page.getByRole('button', { name: pause })).toBeVisible()
}

const shownTitle = (page: Page, name: string) =>
  page.getByRole('region', { name }).locator('.slick-active').getByRole('heading').innerText()

/** How many movements of a part of the page are running. */
const movements = (page: Page, name: string) =>
  page
    .getByRole('region', { name })
    .evaluate(
      (part) =>
        part.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
          .length,
    )

for (const { locale, path, slider, sponsors, pause } of locales) {
  test.describe(`the sliders of home in ${locale}`, () => {
    test(
      'the main slider turns each 12000 ms, and waits under the pointer',
      gateIn('en', locale),
      async ({ page }) => {
        await openHome(page, path, pause)
        const first = await shownTitle(page, slider)
        await page.clock.runFor(slideEveryMs)
        await expect.poll(() => shownTitle(page, slider)).not.toBe(first)
        const second = await shownTitle(page, slider)
        await page.getByRole('region', { name: slider }).hover()
        await page.clock.runFor(3 * slideEveryMs)
        expect(await shownTitle(page, slider)).toBe(second)
      },
    )

    test(
      'the main slider stops by its control, and shows neither delimiters nor arrows',
      deepIn('ar', locale),
      async ({ page }) => {
        await openHome(page, path, pause)
        const first = await shownTitle(page, slider)
        expect(await movements(page, slider)).toBeGreaterThan(0)
        await page.getByRole('button', { name: pause }).press('Enter')
        await page.mouse.move(2, 2)
        await page.clock.runFor(3 * slideEveryMs)
        expect(await shownTitle(page, slider)).toBe(first)
        await expect.poll(() => movements(page, slider)).toBe(0)
        await expect(page.locator('.slick-dots')).toHaveCount(0)
        await expect(page.locator('.slick-arrow')).toHaveCount(0)
      },
    )

    test(
      'the sponsors are shown 3, 4, 3, 2 and 1 in a row',
      deepIn('ar', locale),
      async ({ page }) => {
        await page.setViewportSize({ width: 1440, height: 900 })
        await openHome(page, path, pause)
        const row = page.getByRole('region', { name: sponsors })
        await row.scrollIntoViewIfNeeded()
        const inside = async (inRow: number) => {
          await page.clock.runFor(1_000)
          const box = await row.boundingBox()
          // All at once: the slider may draw its cards again between two questions.
          const ends = await row.getByRole('group').evaluateAll((cards) =>
            cards.map((card) => {
              const { left, right } = card.getBoundingClientRect()
              return { left, right }
            }),
          )
          // The slider rounds the row and each of its cards up to whole pixels.
          const rounding = inRow + 1
          return ends.filter(
            ({ left, right }) => box && left >= box.x - 1 && right <= box.x + box.width + rounding,
          ).length
        }
        for (const [width, sponsorsInRow] of [
          [1440, 3],
          [1000, 4],
          [700, 3],
          [500, 2],
          [400, 1],
        ] as const) {
          await page.setViewportSize({ width, height: 900 })
          await expect.poll(() => inside(sponsorsInRow), `${width} px`).toBe(sponsorsInRow)
        }
      },
    )
  })
}

test('the main slider does not move under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/ar')
  await page.clock.runFor(3_000)
  const slider = 'أبرز الخدمات'
  const first = await shownTitle(page, slider)
  await page.clock.runFor(3 * slideEveryMs)
  expect(await shownTitle(page, slider)).toBe(first)
  await expect(page.getByRole('button', { name: 'إيقاف عرض الشرائح' })).toHaveCount(0)
  expect(await movements(page, slider)).toBe(0)
})
