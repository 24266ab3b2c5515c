import { expect, test, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { violations } from '../../tests/support/axe'
import { deep, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const books = { en: english.marketComparison, ar: arabic.marketComparison } as const
const address = '/markets/products/080410/compare'

const rows = (page: Page) => page.getByRole('table').first().locator('tbody tr')

test.describe('the comparison of markets', () => {
  for (const locale of ['en', 'ar'] as const) {
    const prefix = locale === 'ar' ? '/ar' : ''
    const { texts, criteria, columns, short } = books[locale]
    const importsAll = { en: /^Imports of all goods, 20/, ar: /^الواردات من جميع السلع، 20/ }[
      locale
    ]

    test(
      `follows the weights of a person on a phone, and gives a file (${locale})`,
      gateIn('ar', locale),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await visit(page, `${prefix}${address}`)
        await expect(rows(page)).toHaveCount(15)
        expect((await rows(page).first().boundingBox())?.y).toBeLessThanOrEqual(420)
        expect((await rows(page).first().boundingBox())?.height).toBeLessThanOrEqual(80)
        await expect(rows(page).first()).toContainText(short.eu)
        await expect(page.getByText(texts.mostlyUnsure)).toBeInViewport()
        expect(await violations(page)).toEqual([])

        await page.getByLabel(texts.filter).focus()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Enter')
        await expect(page.getByText(texts.weights)).toBeInViewport()
        for (const name of [criteria.duty, criteria.advantage, importsAll]) {
          await page.getByLabel(name, { exact: true }).fill('0')
        }
        await expect(page.getByText(texts.noWeights)).toBeVisible()
        await expect(rows(page).first()).toContainText(texts.noScore)
        await page.getByRole('button', { name: texts.reset }).click()
        await expect(rows(page).first()).not.toContainText(texts.noScore)

        await expect(rows(page).first()).toContainText(short.eu)
        await page.getByLabel(texts.sort).selectOption('importsAll')
        await expect(rows(page).first()).toContainText(short.us)
        const scrolls = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        )
        expect(scrolls).toBe(false)

        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: texts.csv }).click(),
        ])
        expect(download.suggestedFilename()).toBe('markets-080410.csv')
        const text = await readFile(await download.path(), 'utf8')
        expect(text).toContain(columns.preference)
        expect(text).toContain(books[locale].file.dutySource)
        expect(text).not.toMatch(importsAll)
      },
    )
  }

  test('finds a market, marks its unconfirmed rate and leads to the answer', async ({ page }) => {
    const { texts } = books.en
    await visit(page, address)
    await page.getByLabel(texts.filter).fill('germany')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('7.7%')
    await expect(page.getByText(texts.mostlyUnsure)).toBeVisible()
    await rows(page).getByRole('link', { name: 'Germany' }).click()
    await expect(page).toHaveURL(/\/markets\/de\/080410-/)
  })

  test('has its options in view on a wide screen, and sorts by a head', async ({ page }) => {
    const { texts, columns } = books.en
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, address)
    await expect(page.locator('summary', { hasText: texts.options })).toBeHidden()
    await expect(page.getByLabel(texts.onlyAgreement)).toBeInViewport()
    await expect(rows(page).first()).toBeInViewport()
    await page.getByRole('button', { name: columns.preference }).click()
    const head = page.getByRole('columnheader', { name: columns.preference })
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
  })

  test('draws the scores as a chart with its table', deep, async ({ page }) => {
    const { texts } = books.en
    await visit(page, address)
    await page.getByRole('button', { name: texts.chart, exact: true }).click()
    await expect(page.locator('figure svg[role=img]')).toBeVisible()
    await expect(page.getByText(texts.chartUnit).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  test('is a table with its formula without JavaScript', deep, async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(address)
    await expect(rows(page)).toHaveCount(15)
    await expect(page.getByText(books.en.formula.score)).toBeVisible()
    await expect(page.getByRole('button', { name: books.en.texts.csv })).toBeHidden()
    await page.close()
  })

  test('has one address, and none for what is no subheading', async ({ request }) => {
    const read = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0 })
      return [response.status(), response.headers().location] as const
    }
    expect(await read('/markets/products/0804.10/compare')).toEqual([308, address])
    expect(await read('/markets/products/030510/compare')).toEqual([
      308,
      '/markets/products/030910/compare',
    ])
    expect(await read('/markets/products/150910/compare')).toEqual([308, '/markets/products/1509'])
    for (const unknown of ['999999', '0804', 'II', 'x']) {
      expect((await read(`/markets/products/${unknown}/compare`))[0], unknown).toBe(404)
    }
  })
})
