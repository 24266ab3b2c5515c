import { expect, test } from '@playwright/test'
import { bothLocales, kindAddress, pageKinds } from '../../tests/support/page-kinds'
import { violationsOfAll } from '../../tests/support/axe'
import { gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

for (const locale of bothLocales) {
  test(
    `axe finds nothing in the open navigation panel in ${locale}`,
    gateIn('en', locale),
    async ({ page }) => {
      await visit(page, kindAddress(pageKinds.terms, locale))
      await page.locator('header nav button[aria-expanded]').first().click()
      await expect(page.locator('header nav button[aria-expanded="true"]')).toBeVisible()
      expect(await violationsOfAll(page)).toEqual([])
    },
  )

  test(
    `axe finds nothing in the side drawer in ${locale}`,
    gateIn('ar', locale),
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, kindAddress(pageKinds.terms, locale))
      await page.locator('header button[aria-haspopup="dialog"]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violationsOfAll(page)).toEqual([])
    },
  )
}
