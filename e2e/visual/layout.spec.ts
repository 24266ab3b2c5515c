import { expect, test } from '@playwright/test'
import { visit } from '../../tests/support/visit'

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

test('the header hides when scrolling down past 170 px and returns when scrolling up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await visit(page, '/about-jordan')
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

test('the header shifts nothing when it hides', async ({ page }) => {
  await visit(page, '/about-jordan')
  const header = page.locator('header').first()
  const shown = () => header.evaluate((element) => element.getBoundingClientRect().bottom > 1)
  const still = () => page.waitForFunction(() => document.getAnimations().length === 0)
  const shifts = await page.evaluateHandle(() => {
    const values: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) values.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift' })
    return values
  })
  await page.evaluate(() => window.scrollTo(0, 800))
  await expect.poll(shown).toBe(false)
  await still()
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(shown).toBe(true)
  await still()
  const moved = await shifts.evaluate((values) => values.reduce((sum, value) => sum + value, 0))
  expect(moved).toBeLessThan(0.01)
})

test('the side menu is shown below 924 px and the navigation row from there on', async ({
  page,
}) => {
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

test('the profile button is shown to a logged-in person before any call', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'signed_in', value: '1', domain: 'localhost', path: '/' }])
  await page.goto('/about-jordan')
  await expect(
    page.locator('header').getByText('Create an account').filter({ visible: true }),
  ).toHaveCount(0)
  await expect(page.locator('header').getByRole('button', { name: 'My account' })).toBeVisible()
})
