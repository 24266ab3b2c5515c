import { expect, test, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { deepIn } from '../../tests/support/depth'
import { fromOwnAddress } from '../../tests/support/own-address'
import {
  addProduct,
  plainPicture,
  productTexts,
  withCompany,
} from '../../tests/support/registered-company'
import { visit } from '../../tests/support/visit'

test.use({ ...fromOwnAddress, viewport: { width: 390, height: 844 } })

const changed = { en: 'Changed in a spreadsheet', ar: 'معدّل في جدول بيانات' }
const imported = { en: 'Imported with a picture', ar: 'مستورد مع صورة' }

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

const line = (columns: readonly string[], row: Record<string, string>) =>
  columns.map((column) => quoted(row[column] ?? '')).join(',')

/** The file of all products, as the page offers it. */
async function downloaded(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const download = await waiting
  return (await readFile(await download.path(), 'utf8')).replace('\ufeff', '')
}

for (const { locale, prefix, texts } of languages) {
  const { offerExchange, myOffers } = texts
  const t = offerExchange.import

  test(
    `products are exported, changed, imported with a picture, and seen in the list (${locale})`,
    deepIn('ar', locale),
    async ({ page, baseURL }) => {
      test.setTimeout(120_000)
      const id = await addProduct(page, await withCompany(page, baseURL), baseURL)
      await visit(page, `${prefix}/my-products`)
      await page.getByRole('link', { name: offerExchange.title }).click()
      await expect(page.getByRole('heading', { level: 1, name: offerExchange.title })).toBeVisible()
      await expect(page.getByText(t.fileHelp)).toBeVisible()
      expect(await violations(page)).toEqual([])

      const text = await downloaded(page, offerExchange.download.all.products)
      const [head = '', row = ''] = text.trim().split('\r\n')
      const columns = head.split(',')
      expect(row.startsWith(`${id},`)).toBe(true)
      const table = [
        head,
        row.replace(productTexts.name_eng, changed.en).replace(productTexts.name_ara, changed.ar),
        line(columns, {
          ...productTexts,
          article_number: 'JO-7',
          name_eng: imported.en,
          name_ara: imported.ar,
          hs_code: '1509.20',
          industry: '2',
          sub_ind: '201',
          picture_1: 'oil.png',
        }),
        line(columns, { ...productTexts, article_number: 'JO-8', picture_1: 'gone.png' }),
      ].join('\r\n')

      const [file, pictures] = [page.locator('input[name=file]'), page.locator('input[name=files]')]
      const sheet = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
      await file.setInputFiles(sheet)
      await pictures.setInputFiles({ ...(await plainPicture()), name: 'oil.png' })
      await page.getByRole('button', { name: t.start }).click()
      await expect(page.getByText(t.checked)).toBeVisible({ timeout: 60_000 })
      const figure = (name: string) =>
        page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd')
      await expect(figure(t.results.new)).toHaveText('1')
      await expect(figure(t.results.changed)).toHaveText('1')
      await expect(figure(t.results.refused)).toHaveText('1')
      const refused = page.getByRole('region', { name: t.refusedTitle })
      await expect(refused).toContainText('JO-8')
      await expect(refused).toContainText(t.reasons.file_missing)
      expect(await violations(page)).toEqual([])

      await page.reload()
      await page.getByRole('button', { name: t.apply }).click()
      await expect(page.getByText(t.done)).toBeVisible({ timeout: 60_000 })
      await page.getByRole('link', { name: t.list.products }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: myOffers.title.products }),
      ).toBeVisible()
      await expect(page.getByRole('heading', { name: changed[locale] })).toBeVisible()
      await expect(page.getByRole('heading', { name: imported[locale] })).toBeVisible()
    },
  )
}
