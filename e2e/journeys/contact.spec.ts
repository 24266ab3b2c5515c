import { expect, test } from '@playwright/test'
import { bothLocales } from '../../tests/support/page-kinds'
import { deep, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const contactPage = { en: '/pages/190-contact-us', ar: '/ar/pages/190-اتصل-بنا' }

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

test('get directions on the home page leads to the office in the Contact Us page', async ({
  page,
}) => {
  await visit(page, '/')
  const offices = page.getByRole('region', { name: 'Our offices' })
  await offices.getByRole('link', { name: /^Get directions.*Zarqa office/ }).click()
  await expect(page).toHaveURL(/\/pages\/190-contact-us#office-\d+$/)
  const office = page.getByRole('article').filter({ hasText: 'Zarqa office' })
  await expect(office).toBeInViewport()
})

test('get directions on the Contact Us page opens the map of the office in a new tab', async ({
  page,
  context,
}) => {
  await context.route(/openstreetmap/, (route) => route.fulfill({ body: 'A map' }))
  await visit(page, contactPage.en)
  const ways = page.getByRole('link', { name: /^Get directions/ })
  await expect(ways).toHaveCount(4)
  const opened = context.waitForEvent('page')
  await ways.first().click()
  const map = await opened
  await expect(map).toHaveURL(/^https:\/\/www\.openstreetmap\.org\//)
  expect(await map.evaluate(() => window.opener)).toBe(null)
  await expect(page).toHaveURL(contactPage.en)
})

for (const locale of bothLocales) {
  test(
    `phone numbers and mail addresses work and read left to right in ${locale}`,
    gateIn('ar', locale),
    async ({ page }) => {
      await page.goto(contactPage[locale])
      const links = page.locator('main').locator('a[href^="tel:"], a[href^="mailto:"][data-ltr]')
      // Both of each of the four sample offices; nobody has set those of the portal itself.
      expect(await links.count()).toBeGreaterThanOrEqual(8)
      for (const link of await links.all()) {
        expect(await link.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
        expect(await link.getAttribute('href')).toMatch(/^(?:tel:\+?\d+|mailto:\S+@\S+)$/)
      }
    },
  )
}

test('the contact data is shown without script, and no control that needs one', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(contactPage.en)
  const office = page.locator('#office-1')
  await expect(office.getByRole('link', { name: 'amman@portal.example' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Head office, Amman' })).toBeVisible()
  await expect(page.getByText('Was this page useful?')).toBeHidden()
  await expect(page.getByText('Print this page')).toBeHidden()
  await context.close()
})

test(
  'the exports of the country are tiles, and the pages below have their own text',
  deep,
  async ({ page }) => {
    await page.goto('/jordan-exports')
    const tiles = page.getByRole('region', { name: 'What Jordan exports' })
    await expect(tiles.getByRole('listitem')).toHaveCount(6)
    await page.goto('/ar/jordan-exports')
    const [first] = await page
      .locator('#export-tiles')
      .locator('xpath=../..')
      .getByRole('link')
      .all()
    expect(await first?.getAttribute('href')).toBe('/ar/local-buyers/products/1')
    for (const child of [
      'about-jordan-exports',
      'pool-of-experts',
      'export-coordination-committee',
    ])
      for (const prefix of ['', '/ar']) {
        const answer = await page.goto(`${prefix}/jordan-exports/${child}`)
        expect(answer?.status()).toBe(200)
        expect(new URL(page.url()).pathname).toBe(`${prefix}/jordan-exports/${child}`)
        await expect(page.locator('#export-tiles')).toHaveCount(0)
      }
  },
)
