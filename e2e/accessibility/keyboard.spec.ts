import { expect, test, type Page } from '@playwright/test'
import { deep } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

/** What has the focus, as a short text. */
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.textContent?.trim() || document.activeElement?.id || '',
  )

test('the first stop is the skip link, and it leads into the content', async ({ page }) => {
  await visit(page, '/about-jordan')
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('every link and button of the page can be reached by Tab alone', deep, async ({ page }) => {
  await page.goto('/about-jordan')
  const reachable = await page.evaluate(
    () =>
      Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input, select')).filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
      ).length,
  )
  const seen = new Set<string>()
  for (let step = 0; step < reachable + 40; step += 1) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return ''
      return String(Array.from(document.querySelectorAll('*')).indexOf(element))
    })
    if (place === '' && seen.size > 0) break
    seen.add(place)
  }
  expect(seen.size).toBeGreaterThanOrEqual(reachable)
})

test('a navigation panel opens by keyboard, closes on Escape and returns the focus', async ({
  page,
}) => {
  await visit(page, '/about-jordan')
  const toggle = page.locator('header nav button[aria-expanded]').first()
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()
})

test('the side drawer traps the focus, closes on Escape and returns it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/ar/about-jordan')
  const toggle = page.locator('header button[aria-haspopup="dialog"]')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab')
  const outside = await page.evaluate(
    () =>
      document.activeElement !== document.body &&
      document.activeElement?.closest('dialog, [role="dialog"]') === null,
  )
  expect(outside).toBe(false)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('the focus ring is visible', async ({ page }) => {
  await visit(page, '/news')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement ?? document.body)
    return { style: style.outlineStyle, width: style.outlineWidth }
  })
  expect(outline).toEqual({ style: 'solid', width: '3px' })
})
