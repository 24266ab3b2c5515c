import { expect, test } from '@playwright/test'

const unknown = [
  ['an unknown address', '/no-such-page', '/ar/no-such-page'],
  ['a deep unknown address', '/no/such/page', '/ar/no/such/page'],
  ['an unknown file', '/no-such.php', '/ar/no-such.php'],
  ['a news id that does not exist', '/news/999999-x', '/ar/news/999999-x'],
  ['a news address without id', '/news/abc', '/ar/news/abc'],
  ['a page id that does not exist', '/pages/999999-x', '/ar/pages/999999-x'],
  ['a menu entry that does not exist', '/menu-1/999999-x', '/ar/menu-1/999999-x'],
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

test('a missing page is not kept long and not indexed', async ({ request }) => {
  const response = await request.get('/no-such-page-2')
  expect(response.headers()['cache-control']).toMatch(/^s-maxage=60,/)
  expect(await response.text()).toContain('noindex')
})
