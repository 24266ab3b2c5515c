import { expect, test, type APIRequestContext } from '@playwright/test'
import { fromOwnAddress } from '../../tests/support/own-address'
import { logInAsStaff } from '../../tests/support/own-browser'
import { visit } from '../../tests/support/visit'

/** The first answer to an address, redirects not followed. */
function ask(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  return request.get(path, { headers, maxRedirects: 0 })
}

test.describe('the language of an address', () => {
  test('the bare address leads to Arabic when nothing is stored', async ({ request }) => {
    const response = await ask(request, '/')
    expect(response.status()).toBe(307)
    expect(response.headers().location).toBe('/ar')
  })

  test('the bare address stays English for a stored English and never for shared caches', async ({
    request,
  }) => {
    const response = await ask(request, '/', { cookie: 'locale=en' })
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe('private, no-cache')
    expect(await response.text()).toContain('<html lang="en" dir="ltr"')
  })

  test('a crawler sees the bare address in English', async ({ request }) => {
    expect((await ask(request, '/', { 'user-agent': 'Googlebot/2.1' })).status()).toBe(200)
  })

  test('/en redirects permanently to the unprefixed address', async ({ request }) => {
    const root = await ask(request, '/en')
    expect([root.status(), root.headers().location]).toEqual([308, '/'])
    const deep = await ask(request, '/en/news?page=2')
    expect([deep.status(), deep.headers().location]).toEqual([308, '/news?page=2'])
  })

  test('a content address in Arabic letters without prefix is Arabic', async ({ request }) => {
    const path = `/pages/120-${encodeURIComponent('دليل-التصدير')}`
    const response = await ask(request, `${path}?a=1`)
    expect(response.status()).toBe(308)
    expect(response.headers().location).toBe(`/ar${path}?a=1`)
  })

  test('a Latin slug under /ar stays Arabic and shows the Arabic slug', async ({ request }) => {
    const response = await ask(request, '/ar/pages/120-export-guide')
    expect(response.status()).toBe(308)
    expect(decodeURI(response.headers().location ?? '')).toBe('/ar/pages/120-دليل-التصدير')
  })

  test('every other public address may be kept by shared caches and sets no cookie', async ({
    request,
  }) => {
    for (const path of ['/ar', '/news', '/ar/news?page=2', '/about-jordan']) {
      const response = await ask(request, path)
      expect(response.headers()['cache-control']).toMatch(
        /^s-maxage=\d+, stale-while-revalidate=\d+$/,
      )
      expect(response.headers()['set-cookie']).toBeUndefined()
    }
  })

  test('internal list addresses redirect to the public ones', async ({ request }) => {
    const response = await ask(request, '/ar/news/pages/2')
    expect([response.status(), response.headers().location]).toEqual([308, '/ar/news?page=2'])
  })
})

test.describe('switching the language', () => {
  test('keeps page and query, and is remembered', async ({ page, context }) => {
    await visit(page, '/news?page=2')
    await page.getByRole('link', { name: 'العربية' }).first().click()
    await expect(page).toHaveURL('/ar/news?page=2')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const stored = (await context.cookies()).find(({ name }) => name === 'locale')
    expect(stored).toMatchObject({ value: 'ar', path: '/', sameSite: 'Lax' })
    expect(((stored?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeGreaterThan(364)
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('ar')
  })

  test('goes to the slug of the other language on a content page', async ({ page }) => {
    await visit(page, '/ar/pages/120-دليل-التصدير')
    await page.getByRole('link', { name: 'English' }).first().click()
    await expect(page).toHaveURL('/pages/120-export-guide')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

test.describe('the language of the back office', () => {
  test.use(fromOwnAddress)

  test('is that of the account, which its switch changes', async ({ page, context, baseURL }) => {
    await logInAsStaff(page, 'officer', 'ar', baseURL)
    await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
    await visit(page, '/admin')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect((await (await page.request.get('/api/user')).json()).locale).toBe('en')
  })
})
