import { expect, test, type Page } from '@playwright/test'
import { deep } from '../../tests/support/depth'
import { holdScripts } from '../../tests/support/held-scripts'
import { visit } from '../../tests/support/visit'

const perPage = 9

/** How many articles a page of the list says there are. Editors publish in the meantime. */
const told = async (page: Page) =>
  Number.parseInt((await page.getByText(/^\d+ articles$/).textContent()) ?? '')

/** A page of the list has as many articles as the number it tells leaves for it. */
const isFilled = (page: Page, number: number) =>
  expect(async () => {
    const left = Math.min(perPage, (await told(page)) - perPage * (number - 1))
    expect(left).toBeGreaterThan(0)
    await expect(page.locator('article')).toHaveCount(left, { timeout: 1_000 })
  }).toPass({ timeout: 60_000 })

test('the list counts, sorts, pages and keeps its place in the address', async ({ page }) => {
  await visit(page, '/news')
  expect(await told(page)).toBeGreaterThanOrEqual(24)
  await isFilled(page, 1)
  const newest = await page.locator('article time').first().getAttribute('datetime')
  await page.getByRole('link', { name: 'Page 3', exact: true }).click()
  await expect(page).toHaveURL('/news?page=3')
  await isFilled(page, 3)
  await page.getByLabel('Sort by').selectOption('date-asc')
  await expect(page).toHaveURL('/news?sort=date-asc')
  const oldest = page.locator('article time').first()
  await expect(oldest).not.toHaveAttribute('datetime', newest ?? '')
  await page.reload()
  await expect(page.getByLabel('Sort by')).toHaveValue('date-asc')
  await page.goBack()
  await expect(page).toHaveURL('/news?page=3')
  await isFilled(page, 3)
})

test('the list is sorted as was chosen before its script ran', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/news', { waitUntil: 'commit' })
  await page.getByLabel('Sort by').selectOption('date-asc')
  release()
  await expect(page).toHaveURL('/news?sort=date-asc')
})

test('another page of the list starts at its top', deep, async ({ page }) => {
  await visit(page, '/news')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/news?page=2')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a page past the last one shows a message', deep, async ({ page }) => {
  await page.goto('/news?page=99')
  await expect(page.getByText('No news articles found')).toBeVisible()
})

test('an article links to related ones, and Back returns to the list', async ({ page }) => {
  await visit(page, '/ar/news')
  await page.locator('article a').first().click()
  await expect(page).toHaveURL(/\/ar\/news\/\d+-/)
  const first = page.url()
  await expect(page.locator('main time').first()).toBeVisible()
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).not.toHaveURL(first)
  await page.goBack()
  await expect(page).toHaveURL(first)
  await page.goBack()
  await expect(page).toHaveURL('/ar/news')
})

test('any other slug redirects permanently to the article', async ({ request }) => {
  const list = await (await request.get('/api/news?page=1&per_page=1')).json()
  const { id } = list.data[0]
  const response = await request.get(`/news/${id}-wrong`, { maxRedirects: 0 })
  expect(response.status()).toBe(308)
  expect(response.headers().location).toMatch(/^\/news\/\d+-[^,]+$/)
  expect(response.headers().location).toContain(`/news/${id}-`)
})

test('the link of an article can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/news')
  await page.locator('article a').first().click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})
