import { expect, test } from '@playwright/test'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { violations } from '../../tests/support/axe'
import { deep, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const books = { en: english, ar: arabic } as const
const matrix = '/fta-matrix'
const phone = { width: 390, height: 844 }

for (const locale of ['en', 'ar'] as const) {
  const { agreements, lists } = books[locale]
  const texts = agreements.matrix
  const address = locale === 'en' ? matrix : `/ar${matrix}`

  test(
    `the comparison of agreements is sorted by its heads and filtered (${locale})`,
    gateIn('en', locale),
    async ({ page }) => {
      await visit(page, address)
      const table = page.getByRole('table', { name: texts.caption })
      const rows = table.locator('tbody tr')
      await expect(rows.first()).toBeInViewport()
      const whole = await rows.count()
      const head = table.getByRole('columnheader', { name: texts.columns.agreement })
      await head.getByRole('button').press('Enter')
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
      const names = await table.getByRole('rowheader').getByRole('link').allTextContents()
      const tag = locale === 'en' ? 'en-US' : 'ar-JO'
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, tag)))
      await page.getByLabel(texts.onlyInForce).check()
      await expect(rows).toHaveCount(whole - 1)
      await page.getByLabel(agreements.country).selectOption('EG')
      await expect(rows).toHaveCount(2)
      await page.getByRole('button', { name: lists.clearAll }).click()
      await expect(rows).toHaveCount(whole)
      expect(await violations(page)).toEqual([])
    },
  )

  test(
    `the comparison of agreements fits on a phone (${locale})`,
    gateIn('ar', locale),
    async ({ page }) => {
      await page.setViewportSize(phone)
      await visit(page, address)
      const rows = page.getByRole('table', { name: texts.caption }).locator('tbody tr')
      await expect(rows.first()).toBeInViewport()
      const { width, height } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }))
      expect(width).toBe(phone.width)
      expect(height).toBeLessThanOrEqual(6 * phone.height)
      await page.getByRole('combobox', { name: lists.sort }).selectOption('status')
      await page.getByRole('button', { name: texts.reverse }).click()
      await expect(rows.first()).toContainText(agreements.status.terminated)
      expect(await violations(page)).toEqual([])
    },
  )
}

test('without JavaScript the whole comparison is there', deep, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(matrix)
  const rows = page
    .getByRole('table', { name: english.agreements.matrix.caption })
    .locator('tbody tr')
  expect(await rows.count()).toBeGreaterThan(10)
  await expect(page.getByLabel(english.agreements.country)).toBeHidden()
  await page.close()
})
