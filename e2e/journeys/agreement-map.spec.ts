import { expect, test } from '@playwright/test'
import { deep, gateIn } from '../../tests/support/depth'
import { settled, visit } from '../../tests/support/visit'

const map = '/pages/810-fta-map'

test('the map and the list next to it lead to the same countries, in a new tab', async ({
  page,
}) => {
  await page.goto(map)
  const drawing = page.getByRole('group', {
    name: 'World map of countries that have an agreement with Jordan',
  })
  await drawing.scrollIntoViewIfNeeded()
  const list = page.getByRole('list', { name: 'Countries with an agreement' })
  const addresses = (links: Element[]) => links.map((link) => link.getAttribute('href')).toSorted()
  await expect(drawing.getByRole('link').first()).toBeVisible()
  expect(await drawing.getByRole('link').evaluateAll(addresses)).toEqual(
    await list.getByRole('link', { includeHidden: true }).evaluateAll(addresses),
  )
  await expect(list.getByRole('link')).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Find a country' }).fill('singap')
  await expect(list.getByRole('link')).toHaveCount(1)
  await expect(list.getByRole('link')).toHaveAttribute('target', '_blank')
})

test('the map can be zoomed by button and slider, and read by keyboard', async ({ page }) => {
  await visit(page, map)
  const nearer = page.getByRole('button', { name: 'Zoom in' })
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1')
  await nearer.click()
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('1.5')
  await page
    .getByRole('link', { name: /^Algeria \(/ })
    .first()
    .focus()
  await page.keyboard.press('+')
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveValue('2')
  await page.getByRole('button', { name: 'Show the whole world' }).click()
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
})

test(
  'the map page sends at most 250 KB of map data and script beyond an ordinary page',
  deep,
  async ({ page }) => {
    const weigh = async (address: string) => {
      const names = new Map<string, number>()
      const client = await page.context().newCDPSession(page)
      await client.send('Network.enable')
      await client.send('Network.setCacheDisabled', { cacheDisabled: true })
      const types = new Map<string, string>()
      client.on('Network.responseReceived', ({ requestId, response }) => {
        if (/\.js$|\/map\//.test(new URL(response.url).pathname)) types.set(requestId, response.url)
      })
      client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        const url = types.get(requestId)
        if (url) names.set(url, encodedDataLength)
      })
      await visit(page, address)
      await page.mouse.wheel(0, 600)
      if (address === map) {
        const drawing = page.getByRole('group', {
          name: 'World map of countries that have an agreement with Jordan',
        })
        await drawing.scrollIntoViewIfNeeded()
        await expect(drawing.getByRole('link').first()).toBeVisible()
      }
      await settled(page)
      await client.detach()
      return [...names.values()].reduce((sum, size) => sum + size, 0)
    }
    const ordinary = await weigh('/tourism-in-jordan')
    const withMap = await weigh(map)
    expect(withMap - ordinary).toBeGreaterThan(50_000)
    expect(withMap - ordinary).toBeLessThan(250_000)
  },
)

test('the map is a picture next to its list on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/ar${map}`)
  const drawing = page.getByRole('group', {
    name: 'خريطة العالم: الدول التي تربطها بالأردن اتفاقية',
  })
  await expect(drawing.getByText('الأردن', { exact: true })).toBeInViewport()
  await expect(page.getByRole('searchbox', { name: 'ابحث عن دولة' })).toBeInViewport()
  const sizes = await drawing
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()))
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  const list = page.getByRole('list', { name: 'الدول التي تربطها بالأردن اتفاقية' })
  expect(await list.getByRole('link', { includeHidden: true }).count()).toBeGreaterThan(40)
  await list.locator('summary').first().click()
  await expect(list.getByRole('link').first()).toBeVisible()
})

test('the map shows more names when it is zoomed', deep, async ({ page }) => {
  await page.goto(map)
  const drawing = page.getByRole('group', {
    name: 'World map of countries that have an agreement with Jordan',
  })
  await page.getByRole('slider', { name: 'Zoom' }).fill('3.5')
  await expect(drawing.getByText('Jordan', { exact: true })).toBeVisible()
  await expect(drawing.getByText('Algeria', { exact: true })).toHaveCount(1)
  await expect(drawing.getByText('Lebanon', { exact: true })).toHaveCount(0)
  await page.getByRole('slider', { name: 'Zoom' }).fill('12')
  await expect(drawing.getByText('Lebanon', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Show the whole world' }).click()
  await expect(drawing.getByText('Algeria', { exact: true })).toHaveCount(0)
})

test('without JavaScript the list holds every country', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(map)
  const links = page
    .getByRole('list', { name: 'Countries with an agreement' })
    .getByRole('link', { includeHidden: true })
  expect(await links.count()).toBeGreaterThan(40)
  await page.goto((await links.first().getAttribute('href')) ?? '')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
    'Map of agreements',
  )
  await page.close()
})

for (const [locale, said] of [
  ['en', 'We could not load the map. The list shows the same countries.'],
  ['ar', 'تعذّر تحميل الخريطة. وتضم القائمة الدول نفسها.'],
] as const) {
  test(
    `a map whose shapes cannot be loaded shows an error at once, in ${locale}`,
    gateIn('ar', locale),
    async ({ page }) => {
      await page.route('**/map/countries.json', (route) => route.abort())
      await page.goto(locale === 'en' ? map : `/ar${map}`)
      await expect(page.getByText(said)).toBeVisible()
    },
  )
}
