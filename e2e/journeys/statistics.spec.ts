import { expect, test } from '@playwright/test'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { violations } from '../../tests/support/axe'
import { deep, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const books = { en: english, ar: arabic } as const

test.describe('a public statistic', () => {
  for (const locale of ['en', 'ar'] as const) {
    const prefix = locale === 'ar' ? '/ar' : ''
    const { chart } = books[locale].statistics

    test(
      `has an address of its own, whose values are read with the keys (${locale})`,
      gateIn('ar', locale),
      async ({ page }) => {
        await visit(page, `${prefix}/statistics/JEX-1001`)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`${prefix}/statistics/JEX-1001$`),
        )
        const values = page.getByRole('slider', { name: chart.values })
        await values.focus()
        await expect(values).toHaveAttribute('aria-valuetext', /^2024: .*13,292/)
        await page.keyboard.press(locale === 'ar' ? 'ArrowRight' : 'ArrowLeft')
        await expect(values).toHaveAttribute('aria-valuetext', /^2023: .*12,552/)
        await expect(page.locator('figure dl')).toContainText('12,552')
        expect(await violations(page)).toEqual([])
      },
    )
  }

  test('is drawn without script', deep, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/statistics/JEX-1010')
    await expect(page.locator('figure svg[role=img]:visible')).toHaveCount(1)
    await page.close()
  })

  test('redirects another spelling, and has no page where it is premium', async ({ request }) => {
    const other = await request.get('/statistics/jex-1001', { maxRedirects: 0 })
    expect([other.status(), other.headers().location]).toEqual([308, '/statistics/JEX-1001'])
    for (const address of ['/statistics/JEX-1006', '/statistics/JEX-9999', '/statistics/JEX-S01']) {
      expect((await request.get(address)).status(), address).toBe(404)
    }
    const map = await (await request.get('/sitemap.xml?part=pages')).text()
    expect(map).toContain('/statistics/JEX-1001<')
    expect(map).not.toContain('JEX-1006')
  })

  test('can be framed and shown as a picture with its source, without cookies or scripts', async ({
    request,
  }) => {
    for (const address of [
      '/embed/statistics/JEX-1001',
      '/embed/statistics/JEX-I01',
      '/embed/statistics/JEX-1001/chart.svg',
    ]) {
      const answer = await request.get(address)
      const headers = answer.headers()
      expect(headers['content-security-policy'], address).toContain('frame-ancestors *')
      expect(headers['x-frame-options'], address).toBeUndefined()
      expect(headers['set-cookie'], address).toBeUndefined()
      const text = await answer.text()
      expect(text, address).toContain('World Bank')
      expect(text, address).not.toMatch(/<(?:script|form|input)\b/)
    }
    expect((await request.get('/embed/statistics/JEX-1006')).status()).toBe(404)
  })
})
