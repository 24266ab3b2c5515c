import { expect, test } from '@playwright/test'
import { fromOwnAddress } from '../../tests/support/own-address'
import { logIn } from '../../tests/support/own-browser'
import { deep } from '../../tests/support/depth'

test.use({
  ...fromOwnAddress,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
})

test(
  'a page view is counted without a cookie, and is in the statistics',
  deep,
  async ({ page, baseURL }) => {
    const origin = baseURL ?? ''
    test.setTimeout(90_000)
    // People’s browsers are not steered by a program.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'webdriver', { get: () => false })
    })
    const told = page.waitForRequest('**/api/page-views')
    await page.goto('/ar/about-jordan')
    const request = await told
    expect(request.postDataJSON()).toEqual({ path: '/ar/about-jordan' })
    expect((await request.allHeaders()).cookie).toBeUndefined()
    expect((await request.response())?.status()).toBe(200)
    await logIn(page, 'officer', origin)
    await expect
      .poll(
        async () => {
          const { pages } = await (await page.request.get('/api/admin/insight')).json()
          return pages.find((one: { page: string }) => one.page === '/about-jordan')?.arabic ?? 0
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
  },
)
