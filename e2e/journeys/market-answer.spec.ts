import { expect, test } from '@playwright/test'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { violations } from '../../tests/support/axe'
import { deep, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const books = { en: english.marketAccess, ar: arabic.marketAccess } as const

test.describe('a product in a market', () => {
  for (const locale of ['en', 'ar'] as const) {
    const prefix = locale === 'ar' ? '/ar' : ''
    const { facts, pair } = books[locale]

    test(
      `answers in the first screen of a phone (${locale})`,
      gateIn('ar', locale),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await visit(page, `${prefix}/markets/de/080410`)
        await expect(page).toHaveURL(/\/markets\/de\/080410-/)
        const answer = page.getByRole('region', { name: pair.answer })
        await expect(answer.getByText(/7\.7%/)).toBeInViewport()
        await expect(answer.getByText(facts.rate.free)).toBeInViewport()
        await expect(answer.getByText(facts.unconfirmed)).toBeInViewport()
        await expect(answer.getByRole('link', { name: pair.checkOrigin })).toBeInViewport()
        expect(await violations(page)).toEqual([])
      },
    )
  }

  test('redirects every other spelling to its own address', async ({ request }) => {
    const read = async (address: string) => {
      const response = await request.get(address, { maxRedirects: 0 })
      return [response.status(), decodeURI(response.headers().location ?? '')] as const
    }
    const [status, own] = await read('/markets/us/080410')
    expect(status).toBe(308)
    expect(own).toMatch(/^\/markets\/us\/080410-[a-z-]+$/)
    for (const other of ['/markets/US/080410', '/markets/us/0804.10', '/markets/us/080410-figs']) {
      expect(await read(other), other).toEqual([308, own])
    }
    expect(await read(own)).toEqual([200, ''])
    const [, inArabic] = await read('/ar/markets/us/080410')
    expect(inArabic).toMatch(/^\/ar\/markets\/us\/080410-\p{Script=Arabic}/u)
  })

  test('returns 404 for an unknown market, an unknown product and what is no code', async ({
    request,
  }) => {
    for (const address of [
      '/markets/zz/080410',
      '/markets/zz',
      '/markets/de/999999',
      '/markets/de/x',
    ]) {
      expect((await request.get(address)).status(), address).toBe(404)
    }
  })

  test('calculates a saving on the value that a person types', async ({ page }) => {
    await visit(page, '/markets/gb/610910')
    await page.getByLabel(books.en.pair.saving.label).fill('10,000')
    await expect(page.getByText(/You save .*1,200.* on .*10,000/)).toBeVisible()
  })

  test('opens the folded details that an address names, and prints all of them', async ({
    page,
  }) => {
    await visit(page, '/markets/de/080410')
    const general = page.locator('#general-duty')
    const document = page.locator('[id^=document-]').first()
    await expect(general).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(general).toBeVisible()
    await expect(document).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.goto(`${page.url()}#general-duty`)
    await expect(general).toBeVisible()
    await expect(document).toBeHidden()
  })

  test('can be read without JavaScript', deep, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/markets/us/610910')
    await expect(page.getByText(/^Since 24 July 2026 many goods of Jordan pay/)).toBeVisible()
    const contents = page.getByRole('navigation', { name: books.en.pair.contents })
    await contents.getByRole('link', { name: books.en.pair.sections.documents }).click()
    await expect(page).toHaveURL(/#documents$/)
    await page.close()
  })

  test(
    'says that it has no tariff of a market, and leads to the office',
    deep,
    async ({ page }) => {
      await visit(page, '/markets/iq/310420')
      await expect(
        page.getByText('No tariff data for Iraq yet. Ask the office.').first(),
      ).toBeVisible()
      const ask = page.getByRole('link', { name: books.en.pair.ask, exact: true }).first()
      await expect(ask).toHaveAttribute('href', /\?about=market:iq\/310420#/)
    },
  )
})

test.describe('the hub of a market', () => {
  test('leads from the page of its agreements to its duties, and back', async ({ page }) => {
    await visit(page, '/fta-country-agreement/52')
    await page.getByRole('link', { name: /^Duties, documents and trade of / }).click()
    await expect(page).toHaveURL(/\/markets\/[a-z]{2}$/)
    await page.getByRole('link', { name: books.en.hub.agreementPage }).click()
    await expect(page).toHaveURL('/fta-country-agreement/52')
  })

  test('of the European Union leads to its members', deep, async ({ page }) => {
    await visit(page, '/markets/eu')
    const members = page.getByRole('region', { name: books.en.hub.sections.members })
    await members.getByRole('link', { name: 'Germany' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Germany' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test('only the card of a pair can be framed: without cookies, scripts, forms and open facts', async ({
  request,
}) => {
  const moved = await request.get('/embed/markets/de/080410', { maxRedirects: 0 })
  expect(moved.status()).toBe(308)
  const older = await request.get('/embed/markets/de/030510', { maxRedirects: 0 })
  expect(older.status()).toBe(308)
  expect(older.headers().location).toMatch(/^\/embed\/markets\/de\/030910/)
  const card = await request.get(moved.headers().location ?? '')
  const headers = card.headers()
  expect(headers['content-security-policy']).toContain('frame-ancestors *')
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['set-cookie']).toBeUndefined()
  const html = await card.text()
  expect(html).toContain('7.7%')
  expect(html).not.toContain(books.en.facts.rate.free)
  expect(html).not.toMatch(/<(?:script|form|input)\b/)
  const page = await request.get('/markets/de')
  expect(page.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(page.headers()['x-frame-options']).toBe('DENY')
})
