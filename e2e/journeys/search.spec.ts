import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { bothLocales } from '../../tests/support/page-kinds'
import { portalData, portalLog } from '../../tests/support/served-portal'
import { runNode } from '../../tests/support/servers'
import { violations } from '../../tests/support/axe'
import { deep, deepIn, gateIn } from '../../tests/support/depth'
import { settled, visit } from '../../tests/support/visit'

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

const examples = {
  en: {
    at: '/about-jordan',
    open: 'Open search',
    title: 'Search',
    field: 'Search the portal',
    typed: 'cotton crew',
    record: 'Cotton crew-neck T-shirt',
    address: '/buyers/products/1',
    results: '/search/cotton%20crew',
    kinds: 'Result types',
    products: /^Products/,
    recent: 'Recent searches',
    clear: 'Clear',
  },
  ar: {
    at: '/ar/about-jordan',
    open: 'فتح البحث',
    title: 'البحث',
    field: 'ابحث في البوابة',
    typed: 'قميص قطني بياقة',
    record: 'قميص قطني (تي شيرت) بياقة مستديرة',
    address: '/ar/buyers/products/1',
    results: `/ar/search/${encodeURIComponent('قميص قطني بياقة')}`,
    kinds: 'أنواع النتائج',
    products: /^المنتجات/,
    recent: 'عمليات البحث الأخيرة',
    clear: 'مسح',
  },
} as const

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

for (const locale of bothLocales) {
  const said = examples[locale]
  for (const viewport of widths) {
    const isWide = viewport.width > 1000
    test.describe(`searching in ${locale} at ${viewport.width} px`, () => {
      test.use({ viewport })

      test(
        'a record is found in the dialog by keyboard alone, and Back returns',
        locale === 'en' && isWide ? {} : deepIn('ar', isWide ? 'en' : locale),
        async ({ page }) => {
          await visit(page, said.at)
          await page.getByRole('button', { name: said.open }).focus()
          await page.keyboard.press('Enter')
          const dialog = page.getByRole('dialog', { name: said.title, exact: true })
          const field = dialog.getByRole('combobox', { name: said.field })
          await expect(field).toBeFocused()
          await page.keyboard.type(said.typed)
          const first = dialog.getByRole('option').first()
          await expect(first).toContainText(said.record)
          await expect(first.locator('mark').first()).toBeVisible()
          await page.keyboard.press('ArrowDown')
          await expect(first).toHaveAttribute('aria-selected', 'true')
          await expect(field).toBeFocused()
          const list = await dialog.getByRole('listbox').boundingBox()
          expect(list?.height).toBeLessThanOrEqual(400)
          expect(await violations(page)).toEqual([])
          await page.keyboard.press('Enter')
          await expect(page).toHaveURL(said.address)
          await expect(dialog).toBeHidden()
          await expect(page.getByRole('heading', { level: 1 })).toContainText(said.record)
          await page.goBack()
          await expect(page).toHaveURL(said.at)
        },
      )

      test(
        'Enter shows all results of a text, which chips filter',
        locale === 'ar' && !isWide ? {} : deepIn('en', isWide ? locale : 'ar'),
        async ({ page }) => {
          await visit(page, said.at)
          await page.getByRole('button', { name: said.open }).focus()
          await page.keyboard.press('Enter')
          await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
          await page.keyboard.type(said.typed)
          await page.keyboard.press('Enter')
          await expect(page).toHaveURL(said.results)
          await expect(page.getByRole('heading', { level: 1 })).toContainText(said.typed)
          const results = page.getByRole('article')
          await expect(results.first()).toContainText(said.record)
          await page
            .getByRole('navigation', { name: said.kinds })
            .getByRole('link', { name: said.products })
            .click()
          await expect(page).toHaveURL(`${said.results}?type=products`)
          await expect(results.first()).toContainText(said.record)
          await results.first().getByRole('link').click()
          await expect(page).toHaveURL(said.address)
        },
      )

      test(
        'Escape closes the dialog and returns the focus',
        locale === 'ar' && isWide ? {} : deepIn('en', isWide ? 'ar' : locale),
        async ({ page }) => {
          await visit(page, said.at)
          const opener = page.getByRole('button', { name: said.open })
          await opener.focus()
          await page.keyboard.press('Space')
          await expect(page.getByRole('dialog')).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toBeHidden()
          await expect(opener).toBeFocused()
        },
      )

      test(
        'the last searches are stored in this browser, and can be deleted',
        deepIn('ar', isWide ? 'en' : locale),
        async ({ page }) => {
          await visit(page, said.at)
          const show = async () => {
            await page.keyboard.press('Control+k')
            await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
          }
          await show()
          await page.keyboard.type(said.typed)
          await page.keyboard.press('Enter')
          await expect(page).toHaveURL(said.results)
          await page.reload()
          await settled(page)
          await show()
          const recent = page.getByRole('group', { name: said.recent })
          await expect(recent.getByRole('option')).toHaveText([said.typed])
          await page.getByRole('button', { name: said.clear, exact: true }).click()
          await expect(recent).toBeHidden()
          expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
        },
      )
    })
  }

  test(
    `names are suggested below the box of the header in ${locale}`,
    deepIn('ar', locale),
    async ({ page }) => {
      await page.setViewportSize(widths[1])
      await visit(page, said.at)
      const box = page.getByRole('banner').getByRole('combobox', { name: said.field })
      await box.pressSequentially(said.typed)
      const first = page.getByRole('banner').getByRole('option').first()
      await expect(first).toContainText(said.record)
      expect(await violations(page)).toEqual([])
      await box.press('Escape')
      await expect(first).toBeHidden()
      await expect(box).toHaveValue(said.typed)
      await box.press('ArrowDown')
      await box.press('ArrowDown')
      await box.press('Enter')
      await expect(page).toHaveURL(said.address)
    },
  )

  test(`searching in ${locale} needs no script`, gateIn('ar', locale), async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: widths[0] })
    const page = await context.newPage()
    await page.goto(said.at)
    await page.getByRole('button', { name: said.open }).click()
    await expect(page).toHaveURL(locale === 'en' ? '/search' : '/ar/search')
    const field = page.getByRole('main').getByRole('combobox', { name: said.field })
    await field.fill(said.typed)
    await field.press('Enter')
    await expect(page).toHaveURL(said.results)
    await expect(page.getByRole('article').first()).toContainText(said.record)
    await context.close()
  })
}

test('a word of one language finds records in the other', async ({ page }) => {
  await page.goto('/ar/search/crew-neck')
  await expect(page.getByRole('article').first()).toContainText(examples.ar.record)
  await expect(page.getByRole('article').first().locator('[lang=en] mark').first()).toBeVisible()
})

test('the search page has pages, and keeps its page on reload', deep, async ({ page }) => {
  await visit(page, '/search/export')
  const next = page.getByRole('link', { name: 'Next', exact: true })
  await expect(page.getByRole('article')).toHaveCount(10)
  await next.click()
  await expect(page).toHaveURL('/search/export?page=2')
  const names = await page.getByRole('article').allTextContents()
  await page.reload()
  expect(await page.getByRole('article').allTextContents()).toEqual(names)
})

test('the search page is rendered per request and never cached', async ({ request }) => {
  for (const path of ['/search', '/search/cotton', '/ar/search/cotton']) {
    const response = await request.get(path)
    expect(response.headers()['cache-control'], path).toBe('private, no-store')
    expect(await response.text()).toContain('<meta name="robots" content="noindex')
  }
})

test('a form leads to the canonical address of its text', async ({ request }) => {
  const response = await request.get('/ar/search?q=%20%D8%B2%D9%8A%D8%AA%20', { maxRedirects: 0 })
  expect(response.status()).toBe(307)
  expect(response.headers().location).toBe('/ar/search/%D8%B2%D9%8A%D8%AA')
})

const oddities = [
  '!?؟،',
  'x'.repeat(200),
  'x'.repeat(500),
  "'; drop table search_documents; --",
  'a:* & !b | (c <-> d)',
  '\u202e\u200fتصدير\u2066',
  '📦🚢',
  'a',
  '.',
  '..',
  'a/b',
  'a\\b',
  '100%',
  'price list.pdf',
  '+962 6 555',
  '#&?=',
]

test('T12 every search text has a response in both languages', deep, async ({ request }) => {
  for (const text of oddities) {
    for (const prefix of ['', '/ar']) {
      for (const address of [
        `${prefix}/search?q=${encodeURIComponent(text)}`,
        `${prefix}/search/${encodeURIComponent(text)}`,
      ]) {
        const response = await request.get(address)
        expect(response.status(), address).toBeLessThan(500)
        if (address.includes('?q=')) {
          expect(response.status(), address).toBe(200)
          expect(await response.text(), address).toContain('role="search"')
        }
      }
    }
  }
})

test('a page loads no code of the dialog until somebody uses it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await visit(page, '/about-jordan')
  const before = scripts.length
  await page.getByRole('button', { name: 'Open search' }).hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test(
  'the portal rebuilds its search when the command asks for it, and serves in the meantime',
  deep,
  async ({ request }) => {
    const rebuilt = async () =>
      (await readFile(portalLog(), 'utf8')).split('search was rebuilt').length
    const before = await rebuilt()
    await runNode(['--conditions=react-server', '--import', 'tsx', 'app/commands/search.ts'], {
      DATA_DIR: portalData(),
      ALLOW_EMBEDDED_DB: '1',
    })
    do {
      const { total } = await (await request.get('/api/search?q=olive')).json()
      expect(total).toBeGreaterThan(0)
    } while ((await rebuilt()) === before)
  },
)
