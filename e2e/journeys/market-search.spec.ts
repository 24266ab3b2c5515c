import { expect, test } from '@playwright/test'
import { violations } from '../../tests/support/axe'
import { deepIn, gateIn } from '../../tests/support/depth'
import { bothLocales } from '../../tests/support/page-kinds'
import { settled, visit } from '../../tests/support/visit'

const phone = { width: 390, height: 844 }

const examples = {
  en: {
    home: '/',
    question: 'What do you sell, and where?',
    product: 'Product',
    market: 'Market',
    submit: 'Show duties and documents',
    typed: ['dates', 'germ'],
    pair: /^\/markets\/de\/080410-/,
    unknown: /^We do not know this product/,
    answer: 'Answer to your question',
    search: '/search/dates%20germany',
    reading: /dates.* in Germany$/i,
  },
  ar: {
    home: '/ar',
    question: 'ماذا تبيع، وأين؟',
    product: 'المنتج',
    market: 'السوق',
    submit: 'عرض الرسوم والوثائق',
    typed: ['تمور', 'ألم'],
    pair: /^\/ar\/markets\/de\/080410-/,
    unknown: /^لم نتعرّف على هذا المنتج/,
    answer: 'جواب سؤالك',
    search: `/ar/search/${encodeURIComponent('تمور ألمانيا')}`,
    reading: /تمر.* في ألمانيا$/,
  },
} as const

const pathOf = (address: string) => new URL(address).pathname

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

for (const locale of bothLocales) {
  const said = examples[locale]
  test.describe(`asking for a product in a market in ${locale}`, () => {
    test.use({ viewport: phone })

    test(
      'the question is in the first screen of home, and the keyboard leads to the answer',
      gateIn('ar', locale),
      async ({ page }) => {
        await visit(page, said.home)
        const form = page.getByRole('form', { name: said.question })
        const box = await form.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height)
        const product = form.getByRole('combobox', { name: said.product })
        const market = form.getByRole('combobox', { name: said.market })
        await product.focus()
        await page.keyboard.type(said.typed[0])
        const first = form.getByRole('option').first()
        await expect(first).toContainText('0804.10')
        expect(await violations(page)).toEqual([])
        await page.keyboard.press('ArrowDown')
        await expect(first).toHaveAttribute('aria-selected', 'true')
        await page.keyboard.press('Enter')
        await expect(form.getByRole('option')).toHaveCount(0)
        await market.focus()
        await page.keyboard.type(said.typed[1])
        await expect(form.getByRole('option').first()).toBeVisible()
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await page.keyboard.press('Enter')
        await expect.poll(() => decodeURIComponent(pathOf(page.url()))).toMatch(said.pair)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      },
    )

    test('an unknown product is said at its field', deepIn('ar', locale), async ({ page }) => {
      await visit(page, said.home)
      const form = page.getByRole('form', { name: said.question })
      const product = form.getByRole('combobox', { name: said.product })
      await product.fill('xyzzy')
      // The script comes with the first use; before it, the form would submit to the search page.
      await settled(page)
      await form.getByRole('button', { name: said.submit }).click()
      await expect(product).toBeFocused()
      await expect(product).toHaveAccessibleDescription(said.unknown)
      await expect(product).toHaveValue('xyzzy')
    })

    test(
      'search has the answer above its results, which it does not count',
      gateIn('en', locale),
      async ({ page }) => {
        await visit(page, said.search)
        const answer = page.getByRole('region', { name: said.answer })
        await expect(answer.getByRole('heading', { level: 2 })).toHaveText(said.reading)
        expect(await violations(page)).toEqual([])
        await answer.getByRole('link', { name: said.reading }).click()
        await expect.poll(() => decodeURIComponent(pathOf(page.url()))).toMatch(said.pair)
      },
    )

    test(
      'without script the question leads to the search',
      deepIn('en', locale),
      async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          javaScriptEnabled: false,
          ...(baseURL && { baseURL }),
        })
        await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
        const page = await context.newPage()
        await page.goto(said.home)
        const form = page.getByRole('form', { name: said.question })
        await form.getByRole('combobox', { name: said.product }).fill('080410')
        await form.getByRole('combobox', { name: said.market }).fill('DE')
        await form.getByRole('button', { name: said.submit }).click()
        await expect(page).toHaveURL(/\/search\/080410%20DE$/)
        await context.close()
      },
    )
  })
}
