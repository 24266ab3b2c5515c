import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { english } from '../../messages/en.ts'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { fromOwnAddress } from '../../tests/support/own-address'
import { register } from '../../tests/support/own-browser'
import {
  addProduct,
  plainPicture,
  productTexts,
  withCompany,
} from '../../tests/support/registered-company'
import { deep, deepIn, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const goods = { en: 'olive oil', ar: 'زيت زيتون' }

test.use(fromOwnAddress)

/** A picture of noise: a PNG as large as its raw pixels. */
async function noise(side: number): Promise<Buffer> {
  const data = Buffer.alloc(side * side * 3, 120)
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

/** Fills in the form by keyboard alone. */
async function fillByKeyboard(page: Page) {
  await field(page, 'name_eng').focus()
  const inOrder = [
    ['name_eng', productTexts.name_eng],
    ['name_ara', productTexts.name_ara],
  ] as const
  for (const [name, text] of inOrder) {
    await expect(field(page, name)).toBeFocused()
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await field(page, 'industry').selectOption('2')
  await field(page, 'sub_ind').selectOption('201')
  await field(page, 'gs1_code').focus()
  await page.keyboard.type(productTexts.gs1_code)
}

for (const { locale, prefix, texts } of languages) {
  const { offerForm, myOffers } = texts
  test.describe(locale, () => {
    test(
      'a product is added by keyboard: code search, preview, delays, profile, list',
      gateIn('en', locale),
      async ({ page, baseURL }) => {
        test.setTimeout(120_000)
        await withCompany(page, baseURL)
        await visit(page, `${prefix}/my-products`)
        await expect(page.getByText(myOffers.list.empty)).toBeVisible()
        expect(await violations(page)).toEqual([])
        await page.getByRole('link', { name: myOffers.add.products }).press('Enter')
        await expect(page).toHaveURL((url) => url.pathname === `${prefix}/add-product`)

        await expect(field(page, 'name_eng')).toBeVisible()
        expect(await violations(page)).toEqual([])
        await page.getByRole('button', { name: offerForm.submit.add }).press('Enter')
        const summary = page.getByRole('alertdialog', { name: texts.modals.requiredFields.title })
        await expect(summary.getByRole('listitem')).toHaveCount(11)
        expect(await violations(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(field(page, 'name_eng')).toBeFocused()

        await fillByKeyboard(page)
        await page.getByRole('button', { name: offerForm.codes.open }).press('Enter')
        await expect(page.locator('main').getByRole('searchbox')).toBeFocused()
        await page.keyboard.type(goods[locale])
        await page.getByRole('button', { name: /150920/ }).press('Enter')
        await expect(field(page, 'hs_code')).toHaveValue('150920')
        for (const name of [
          'description_eng',
          'description_ara',
          'features',
          'contacts',
          'cert',
        ] as const) {
          await field(page, name).focus()
          await page.keyboard.type(productTexts[name])
        }
        await field(page, 'image').setInputFiles(await plainPicture())
        await page.getByRole('button', { name: offerForm.preview.open }).press('Enter')
        const preview = page.getByRole('dialog')
        await expect(preview.getByText(productTexts.gs1_code)).toBeVisible()
        expect(await violations(page)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(preview).toBeHidden()

        await page.getByRole('button', { name: offerForm.submit.add }).press('Enter')
        await expect(page.getByText(offerForm.success.products.title)).toBeVisible()
        await page.waitForURL((url) => url.pathname === `${prefix}/profile`)

        await visit(page, `${prefix}/my-products`)
        const card = page.getByRole('article')
        await expect(card).toContainText('150920')
        await card.getByText(texts.approval.status[10].name).focus()
        expect(await violations(page)).toEqual([])
      },
    )

    test(
      'an edit is saved, and the second editor of one product sees a conflict and loses nothing',
      deepIn('en', locale),
      async ({ page, baseURL }) => {
        const company = await withCompany(page, baseURL)
        const id = await addProduct(page, company, baseURL)
        await visit(page, `${prefix}/profile/my-products/${id}/edit`)
        await field(page, 'cert').fill('')
        await page.getByRole('button', { name: offerForm.submit.edit }).click()
        await expect(page.getByText(offerForm.saved.products.text)).toBeVisible()
        expect(await violations(page)).toEqual([])

        await field(page, 'name_eng').fill('My name for it')
        const multipart = { ...productTexts, contacts: 'https://other.example' }
        const headers = { origin: baseURL ?? '' }
        await page.request.post(`/api/edit-products/${id}`, { multipart, headers })
        await page.getByRole('button', { name: offerForm.submit.edit }).click()
        const notice = page.locator('main').getByRole('alert').filter({ hasText: 'Rana' })
        await expect(notice).toContainText('https://other.example')
        await expect(field(page, 'name_eng')).toHaveValue('My name for it')
        expect(await violations(page)).toEqual([])
        await page.getByRole('button', { name: offerForm.submit.edit }).click()
        await expect(page.getByText(offerForm.saved.products.text)).toBeVisible()
        await page.goto(`${prefix}/profile/my-products/999999/edit`)
        await expect(page).toHaveURL((url) => url.pathname === `${prefix}/my-products`)
      },
    )

    test(
      'a product is deleted after a question, and brought back',
      deepIn('ar', locale),
      async ({ page, baseURL }) => {
        await addProduct(page, await withCompany(page, baseURL), baseURL)
        await visit(page, `${prefix}/my-products`)
        const card = page.getByRole('article')
        await card.getByRole('button', { name: myOffers.list.remove }).press('Enter')
        const dialog = page.getByRole('alertdialog')
        await expect(dialog).toBeVisible()
        expect(await violations(page)).toEqual([])
        await dialog
          .getByRole('button', { name: myOffers.list.confirm.remove, exact: true })
          .press('Enter')
        await expect(page.getByText(myOffers.list.empty)).toBeVisible()
        await expect(page.getByRole('button', { name: myOffers.list.undo })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(card).toHaveCount(1)
        await page.reload()
        await expect(card).toHaveCount(1)
      },
    )

    test(
      'files: 9 MB is accepted; 9.1 MB and a renamed .exe are refused at their field',
      deepIn('en', locale),
      async ({ page, baseURL }) => {
        test.setTimeout(120_000)
        await withCompany(page, baseURL)
        await visit(page, `${prefix}/add-product`)
        const image = field(page, 'image')
        const large = { name: 'large.png', mimeType: 'image/png', buffer: await noise(1742) }
        expect(large.buffer.length).toBeGreaterThan(9_100_000)
        await image.setInputFiles(large)
        await expect(page.getByText(texts.rules.size_9)).toBeVisible()
        const program = Buffer.from('MZ\x90\x00This program cannot be run in DOS mode.')
        await image.setInputFiles({ name: 'oil.png', mimeType: 'image/png', buffer: program })
        await expect(page.getByText(texts.rules.picture, { exact: true })).toBeVisible()

        const just = { name: 'just.png', mimeType: 'image/png', buffer: await noise(1730) }
        expect(just.buffer.length).toBeLessThan(9_000_000)
        expect(just.buffer.length).toBeGreaterThan(8_950_000)
        await image.setInputFiles(just)
        await expect(page.getByText('just.png')).toBeVisible()
        await field(page, 'industry').selectOption(productTexts.industry)
        for (const [name, text] of Object.entries(productTexts)) {
          if (name === 'sub_ind') await field(page, name).selectOption(text)
          else if (name !== 'industry') await field(page, name).fill(text)
        }

        await page.context().setOffline(true)
        await page.getByRole('button', { name: offerForm.submit.add }).click()
        const failed = page.getByRole('alertdialog', { name: texts.modals.error.title })
        await expect(failed).toBeVisible()
        await page.context().setOffline(false)
        await page.keyboard.press('Escape')
        await expect(field(page, 'name_eng')).toHaveValue(productTexts.name_eng)

        const progress = page.getByRole('progressbar', { name: offerForm.sending.title })
        await page.route('**/api/products', async (route) => {
          await progress.waitFor()
          await route.continue()
        })
        await page.getByRole('button', { name: offerForm.submit.add }).click()
        await expect(progress).toBeVisible()
        await expect(page.getByText(offerForm.success.products.title)).toBeVisible({
          timeout: 60_000,
        })
      },
    )
  })
}

test('a person without a company sends nothing: “You dont have a company!!!”', async ({
  page,
  baseURL,
}) => {
  await register(page, baseURL)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  await visit(page, '/add-service')
  const { action } = english.myOffers.noCompany
  await expect(page.locator('main').getByRole('link', { name: action })).toBeVisible()
  await page.getByRole('button', { name: english.offerForm.submit.add }).click()
  await expect(page.getByText(english.offerForm.noCompany)).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(posts.filter((path) => path.startsWith('/api/services'))).toEqual([])
})

test('a draft is restored for its person after a closed tab', deep, async ({ page, baseURL }) => {
  await withCompany(page, baseURL)
  await visit(page, '/add-service')
  await field(page, 'name_eng').fill('Half a service')
  await expect(page.getByText(english.offerForm.draft.saved)).toBeVisible()
  await page.reload()
  await expect(field(page, 'name_eng')).toHaveValue('Half a service')
  await expect(page.getByText(english.offerForm.draft.restored)).toBeVisible()
})
