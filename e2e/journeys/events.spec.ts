import { expect, test } from '@playwright/test'
import { deep } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

test.describe('events', () => {
  test('are filtered without JavaScript, and a shared address shows the same list', async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto('/local-events?year=2027')
    const found = await page.locator('#results article h3').allTextContents()
    expect(found.length).toBeGreaterThan(0)
    for (const day of await page.locator('#results article time').allTextContents()) {
      expect(day).toContain('2027')
    }
    await page.getByRole('link', { name: found[0] ?? '', exact: true }).click()
    await expect(page).toHaveURL(/\/events\/\d+$/)
    await page.close()
  })

  test('show a visitor who wants to join the login dialog', deep, async ({ page }) => {
    await visit(page, '/local-events')
    await page
      .getByRole('link', { name: /^Register ?: / })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL('/local-events')
  })

  test('have a calendar file and structured data, in both languages', async ({ page, request }) => {
    await page.goto('/local-events')
    const own = await page.locator('#results article h3 a').first().getAttribute('href')
    await page.goto(`/ar${own}`)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const event = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'Event')
    expect(event).toMatchObject({ inLanguage: 'ar', startDate: expect.stringMatching(/^\d{4}-/) })
    const file = await request.get(`/ar${own}/calendar.ics`)
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    expect(await file.text()).toContain(`DTSTART;VALUE=DATE:${event.startDate.replaceAll('-', '')}`)
    expect((await request.get('/events/999999/calendar.ics')).status()).toBe(404)
  })
})

test.describe('credentials', () => {
  test('keep filters and pages in the address, through Back', async ({ page }) => {
    await visit(page, '/pages/91-credentials')
    await expect(page.locator('#results article')).toHaveCount(10)
    await page.getByRole('checkbox', { name: '2025', exact: true }).check()
    await expect(page).toHaveURL('/pages/91-credentials?year=2025#results')
    await page.goBack()
    await expect(page.locator('#results article')).toHaveCount(10)
  })

  test('show an empty state', deep, async ({ page }) => {
    await page.goto('/pages/91-credentials?q=zzzz')
    await expect(page.getByText('No credentials found')).toBeVisible()
  })
})
