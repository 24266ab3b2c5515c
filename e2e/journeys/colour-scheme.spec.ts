import { expect, test, type Page } from '@playwright/test'
import { colors, darkColors } from '../../lib/theme/tokens.ts'
import { english } from '../../messages/en.ts'
import { visit } from '../../tests/support/visit'

const { scheme: texts } = english.layout

const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'))

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

test('a chosen colour scheme is there before the scripts of the next page, and paper stays light', async ({
  page,
}) => {
  await visit(page, '/news')
  expect(await paper(page)).toBe(colors.paper)
  await page.getByRole('button', { name: texts.dark }).click()
  await expect.poll(() => paper(page)).toBe(darkColors.paper)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/faq', { waitUntil: 'domcontentloaded' })
  expect(await paper(page)).toBe(darkColors.paper)
  await page.emulateMedia({ media: 'print' })
  expect(await paper(page)).toBe(colors.paper)
})

test('without a choice, and without script, the device decides', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/news')
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark')
  await expect(page.getByRole('group', { name: texts.label })).toBeHidden()
  await context.close()
})
