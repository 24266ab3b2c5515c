import { expect, test, type Locator, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { english } from '../../messages/en.ts'
import { press } from '../../tests/support/keyboard'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { fromOwnAddress } from '../../tests/support/own-address'
import { staffName, windowOf } from '../../tests/support/own-browser'
import { addProduct, withCompany } from '../../tests/support/registered-company'
import { deep, deepIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

test.use(fromOwnAddress)

/** Registers a person with a company of this name and a product; returns their ids. */
async function submitted(page: Page, baseURL: string, name: string, product: string) {
  const company = await withCompany(page, baseURL, {
    company_registered_name: name,
    company_trading_name: name,
    e_mail: `sales@firm-${randomInt(2 ** 40)}.example`,
  })
  const names = { name_eng: product, name_ara: product }
  return { company, product: await addProduct(page, company, baseURL, names) }
}

for (const { locale, prefix, texts } of languages) {
  const { approvals, actions, list } = texts.admin
  const button = (page: Page | Locator, name: string) =>
    page.getByRole('button', { name, exact: true })

  /** Opens a record of the queue, which shows who waits longest first, by keyboard. */
  async function openInQueue(page: Page, kind: string, name: string) {
    await visit(page, '/admin/approvals')
    await page.getByLabel(approvals.column.kind).selectOption(kind)
    await expect(page).toHaveURL(/kind/)
    const link = page.getByRole('link', { name, exact: true })
    const shown = page.getByRole('navigation', { name: list.pages }).getByRole('status')
    const next = button(page, list.next)
    await expect(async () => {
      const isElsewhere = (await link.count()) === 0 && (await next.count()) === 1
      if (isElsewhere && (await next.isEnabled())) await press(next)
      await expect(shown).toBeVisible()
      await expect(link).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await press(link)
  }

  test(
    `a registered company is refused with a reason, then approved, and is public with its product (${locale})`,
    deepIn('ar', locale),
    async ({ page, browser, baseURL }) => {
      const origin = baseURL ?? ''
      test.setTimeout(180_000)
      const number = randomInt(2 ** 40)
      const [name, product] = [`Petra Olive ${number}`, `Olive oil ${number}`]
      const ids = await submitted(page, origin, name, product)
      const officer = await windowOf(browser, 'officer', locale, origin)

      await openInQueue(officer, 'company', name)
      await expect(officer.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(officer.getByRole('cell', { name, exact: true }).first()).toBeVisible()
      expect(await violations(officer)).toEqual([])
      await press(button(officer, approvals.refuse.text))
      const dialog = officer.getByRole('dialog')
      await press(button(dialog, approvals.refuse.text))
      await expect(dialog.getByText(actions.reasonMissing)).toBeVisible()
      expect(await violations(officer)).toEqual([])
      await dialog.getByRole('textbox').fill('The website does not open.')
      await press(button(dialog, approvals.refuse.text))
      await expect(officer.getByText(approvals.refuse.done)).toBeVisible()
      expect((await page.request.get(`/api/international-buyers/${ids.company}`)).status()).toBe(
        404,
      )

      await expect(dialog).toHaveCount(0)
      await press(button(officer, approvals.approve))
      const open = officer.getByRole('link', { name: approvals.publicPage })
      await expect(open).toBeVisible()
      await openInQueue(officer, 'product', product)
      await press(button(officer, approvals.approve))
      await press(open)
      await expect(officer).toHaveURL(`${prefix}/buyers/products/${ids.product}`)
      await expect(officer.getByRole('heading', { level: 1 })).toHaveText(product)
      await officer.goto(`${prefix}/buyers/${ids.company}`)
      await expect(officer.getByRole('heading', { level: 1 })).toHaveText(name)
      await officer.context().close()
    },
  )
}

test(
  'the second of two officers sees who decided, and the status of the record',
  deep,
  async ({ page, browser, baseURL }) => {
    const origin = baseURL ?? ''
    test.setTimeout(120_000)
    const { approvals } = english.admin
    const number = randomInt(2 ** 40)
    const ids = await submitted(page, origin, `Jerash Stone ${number}`, `Tiles ${number}`)
    const path = `/admin/approvals/company.${ids.company}`
    const [first, second] = [
      await windowOf(browser, 'officer', 'en', origin),
      await windowOf(browser, 'officer', 'en', origin),
    ]
    const approve = (one: Page) => one.getByRole('button', { name: approvals.approve, exact: true })
    await first.goto(path)
    await second.goto(path)
    await expect(approve(second)).toBeVisible()
    await press(approve(first))
    await expect(first.getByRole('link', { name: approvals.publicPage })).toBeVisible()
    await press(approve(second))
    const [told = ''] = english.admin.actions.changed
      .replace('{name}', staffName('officer'))
      .replace('{what}', 'Approved')
      .split(', {time}')
    await expect(second.getByText(told)).toBeVisible()
    await expect(second.getByRole('link', { name: approvals.publicPage })).toBeVisible()
    await first.context().close()
    await second.context().close()
  },
)
