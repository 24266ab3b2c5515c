import { expect, test } from '@playwright/test'
import { fromOwnAddress } from '../../tests/support/own-address'
import { register } from '../../tests/support/own-browser'

const unknown = [
  ['an unknown address', '/no-such-page', '/ar/no-such-page'],
  ['a deep unknown address', '/no/such/page', '/ar/no/such/page'],
  ['an unknown file', '/no-such.php', '/ar/no-such.php'],
  ['a news id that does not exist', '/news/999999-x', '/ar/news/999999-x'],
  ['a news address without id', '/news/abc', '/ar/news/abc'],
  ['a page id that does not exist', '/pages/999999-x', '/ar/pages/999999-x'],
  ['a menu entry that does not exist', '/menu-1/999999-x', '/ar/menu-1/999999-x'],
  ['an unknown page beside those of members', '/my-foo', '/ar/my-foo'],
  ['an unknown page of the account', '/auth/nothing', '/ar/auth/nothing'],
  ['an unknown page of members', '/profile/nonsense', '/ar/profile/nonsense'],
  ['an enquiry without number', '/profile/user-enquiries/x', '/ar/profile/user-enquiries/x'],
  ['a product of nobody', '/profile/my-products/x/edit', '/ar/profile/my-products/x/edit'],
  ['a filtered view of no company', '/buyers/999999?type=products', '/ar/buyers/999999?sub=1'],
  ['an escaped slash', '/profile%2Fsecurity', '/ar/news%2F1'],
  ['an escaped backslash', '/news%5C1', '/ar/news%5c1'],
  ['an escaped end of text', '/news%00', '/ar/news%00'],
  ['a prefix in capitals', '/Api/news', '/AR'],
] as const

for (const [name, english, arabic] of unknown) {
  test(`${name} is a whole page with status 404 in the language of the visitor`, async ({
    request,
  }) => {
    const en = await request.get(english)
    expect(en.status()).toBe(404)
    const html = await en.text()
    expect(html).toContain('<html lang="en" dir="ltr"')
    expect(html).toContain('404 Not Found')
    expect(html).toContain('<header')
    const ar = await request.get(arabic)
    expect(ar.status()).toBe(404)
    expect(await ar.text()).toContain('<html lang="ar" dir="rtl"')
  })
}

test('a missing page is cached briefly and not indexed', async ({ request }) => {
  const response = await request.get('/no-such-page-2')
  expect(response.headers()['cache-control']).toMatch(/^s-maxage=60,/)
  expect(await response.text()).toContain('noindex')
})

test.describe('in the member area', () => {
  test.use(fromOwnAddress)

  for (const [prefix, html, home] of [
    ['', '<html lang="en" dir="ltr"', 'Go to the home page'],
    ['/ar', '<html lang="ar" dir="rtl"', 'العودة إلى الصفحة الرئيسية'],
  ] as const) {
    test(`the not-found page is whole and in the language of the member at ${prefix || '/'}`, async ({
      page,
      baseURL,
    }) => {
      await register(page, baseURL, 'Lina')
      for (const path of ['/profile/nonsense', '/profile/user-enquiries/999999999']) {
        const response = await page.goto(`${prefix}${path}`)
        expect(response?.status(), path).toBe(404)
        expect(await response?.text()).toContain(html)
        await expect(page.locator('main h1')).toBeVisible()
        await expect(page.locator('main').getByRole('link', { name: home })).toBeVisible()
      }
    })
  }
})
