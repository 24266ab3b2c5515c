import { expect, test, type Page } from '@playwright/test'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { button } from '../../tests/support/content-steps'
import { deepIn } from '../../tests/support/depth'
import { press } from '../../tests/support/keyboard'
import { fromOwnAddress } from '../../tests/support/own-address'
import { logInAsStaff, windowOf } from '../../tests/support/own-browser'
import { portalPort } from '../../tests/support/served-portal'
import { visit } from '../../tests/support/visit'

const baseURL = `http://localhost:${portalPort}`

test.use(fromOwnAddress)

/** A market without a tariff for each language: both run at the same time. */
const markets = { en: 'IQ', ar: 'KW' } as const
const source = 'Customs tariff book 2026'

/** A national tariff in the template of the portal. */
const tariff = (duty: string, ...more: string[]) => ({
  name: 'tariff.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    ['hs_code,mfn_duty,valid_from', `08041000,${duty},2026-01-01`, '61091000,5%,', ...more].join(
      '\n',
    ),
  ),
})

for (const { locale, prefix, texts } of languages) {
  const { admin, marketAccess } = texts
  const { marketData } = admin
  const market = markets[locale]
  const pair = `${prefix}/markets/${market.toLowerCase()}/080410`
  const [noTariff = ''] = marketAccess.pair.noTariff.split('{market}')

  /** Presses a button, and the same one in the dialog that asks whether it is meant. */
  async function confirm(page: Page, name: string) {
    await press(button(page, name))
    await press(page.getByRole('dialog').getByRole('button', { name, exact: true }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  const isNow = (page: Page, state: keyof typeof marketData.state) =>
    expect(page.getByText(marketData.state[state], { exact: true }).first()).toBeVisible()

  /** Creates the dataset of the market, and returns its id. */
  async function createDataset(page: Page): Promise<number> {
    await visit(page, '/admin/datasets')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.areas.datasets)
    await press(page.locator('summary').filter({ hasText: marketData.create.title }))
    await page.getByLabel(marketData.create.market).selectOption(market)
    await press(button(page, marketData.create.create))
    await expect(page.getByText(marketData.create.done)).toBeVisible()
    const datasets = await (await page.request.get('/api/admin/market-datasets')).json()
    const created = datasets.find(
      ({ key }: { key: string }) => key === `tariff-${market.toLowerCase()}`,
    )
    return created.id
  }

  /** Uploads a file, and returns the address of its version once it is read. */
  async function importFile(page: Page, path: string, file: ReturnType<typeof tariff>) {
    await visit(page, path)
    await page.getByLabel(marketData.import.period).fill('2026')
    await page.getByLabel(marketData.import.source).fill(source)
    await page.locator('input[type=file]').setInputFiles(file)
    await press(button(page, marketData.import.start))
    await expect(page).toHaveURL(new RegExp(`${path}/\\d+$`))
    await isNow(page, 'ready')
    return new URL(page.url()).pathname
  }

  test(
    `an imported tariff is published by a second person, and taken back (${locale})`,
    deepIn('ar', locale),
    async ({ page, browser }) => {
      test.setTimeout(240_000)
      await logInAsStaff(page, 'editor', locale, baseURL)
      const second = await windowOf(browser, 'editor', locale, baseURL)
      const reader = await (await browser.newContext({ baseURL })).newPage()
      const answer = reader.getByRole('region', { name: marketAccess.pair.answer })
      await reader.goto(pair)
      await expect(answer).toContainText(noTariff)

      const id = await createDataset(page)
      const path = `/admin/datasets/${id}`
      await press(page.locator(`a[href="${path}"]`))
      await expect(page.getByText(marketData.noVersions)).toBeVisible()
      expect(await violations(page)).toEqual([])

      const first = await importFile(page, path, tariff('7.5%', '08049999,5%,', '61099000,-5%,'))
      await expect(page.getByRole('status').filter({ hasText: '4' }).first()).toBeVisible()
      await expect(page.getByText(marketData.difference.first)).toBeVisible()
      const refused = page.getByRole('row')
      await expect(refused.filter({ hasText: '08049999' })).toContainText(
        marketData.lineReason.unknown_code,
      )
      await expect(refused.filter({ hasText: '61099000' })).toContainText(
        marketData.lineReason.negative,
      )
      await expect(page.getByText(marketData.fourEyes)).toBeVisible()
      await expect(button(page, marketData.action.publish.text)).toHaveCount(0)
      expect(await violations(page)).toEqual([])

      await second.goto(first)
      await confirm(second, marketData.action.publish.text)
      await isNow(second, 'published')
      await reader.reload()
      await expect(answer).toContainText('7.5%')
      await expect(answer).toContainText(source)
      await expect(answer).toContainText('2026')
      await expect(answer).not.toContainText(noTariff)

      const next = await importFile(page, path, tariff('12.5%'))
      const changed = page.getByRole('row').filter({ hasText: '080410' })
      await expect(changed).toContainText('mfn_max: 7.5')
      await expect(changed).toContainText('mfn_max: 12.5')
      await second.goto(next)
      await confirm(second, marketData.action.publish.text)
      await isNow(second, 'published')
      await reader.reload()
      await expect(answer).toContainText('12.5%')

      await second.goto(first)
      await confirm(second, marketData.action.restore.text)
      await isNow(second, 'published')
      await reader.reload()
      await expect(answer).toContainText('7.5%')
      await second.goto(path)
      await confirm(second, marketData.withdraw.text)
      await expect(second.getByText(marketData.withdraw.done)).toBeVisible()
      await reader.reload()
      await expect(answer).toContainText(noTariff)
      await reader.context().close()
      await second.context().close()
    },
  )
}
