import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { pdfWith } from '../../tests/support/uploads'
import { fromOwnAddress } from '../../tests/support/own-address'
import { logIn, register } from '../../tests/support/own-browser'
import { deepIn, gateIn } from '../../tests/support/depth'
import { holdScripts } from '../../tests/support/held-scripts'
import { visit } from '../../tests/support/visit'

const languages = [
  {
    locale: 'en',
    market: '/pages/130-market-information',
    registration: '/pages/170-jordan-key-trade-players',
    profile: '/profile',
    texts: english,
  },
  {
    locale: 'ar',
    market: '/ar/pages/130-معلومات-الأسواق',
    registration: '/ar/pages/170-الشركات-الفاعلة-في-التجارة',
    profile: '/ar/profile',
    texts: arabic,
  },
] as const

test.use(fromOwnAddress)

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

const records = (page: Page) => page.locator('#results article')

for (const { locale, market, registration, profile, texts } of languages) {
  test.describe(market, () => {
    test(
      'a visitor of interactive data and of the data centre is asked to log in',
      gateIn('en', locale),
      async ({ page }) => {
        for (const tab of [4, 5]) {
          await page.goto(`${market}?tab=${tab}`)
          await expect(page.getByText(texts.alerts.login_to_see_data)).toBeVisible()
          await expect(records(page)).toHaveCount(0)
        }
      },
    )

    test(
      'a member changes the data type, filters, clears and opens a statistic',
      gateIn('en', locale),
      async ({ page, baseURL }) => {
        await logIn(page, 'visitor', baseURL)
        await visit(page, `${market}?tab=5`)
        await expect(records(page)).toHaveCount(9)
        await page.getByRole('radio', { name: texts.statistics.types.studies }).check()
        await expect(page).toHaveURL(/tab=5&type=studies/)
        await expect(records(page)).toHaveCount(6)
        await page.goBack()
        await expect(records(page)).toHaveCount(9)
        await page.locator('#results form select[name=industry]').selectOption('tourism')
        await expect(records(page)).toHaveCount(1)
        await page.reload()
        await expect(records(page)).toHaveCount(1)
        await records(page).getByRole('button').click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.locator('figure svg[role=img]')).toBeVisible()
        for (const name of [
          texts.statistics.chart.downloadCsv,
          texts.statistics.chart.downloadPicture,
        ]) {
          const [download] = await Promise.all([
            page.waitForEvent('download'),
            dialog.getByRole('button', { name }).click(),
          ])
          expect(download.suggestedFilename()).toMatch(/^JEX-1008\.(?:csv|png)$/)
        }
        await page.keyboard.press('Escape')
        await page
          .locator('#results form')
          .getByRole('button', { name: texts.statistics.clear })
          .click()
        await expect(records(page)).toHaveCount(9)
      },
    )

    test(
      'a premium statistic names its audience',
      deepIn('ar', locale),
      async ({ page, baseURL }) => {
        await logIn(page, 'visitor', baseURL)
        await visit(page, `${market}?tab=5&page=2`)
        const premium = page.locator('#results article', { hasText: texts.statistics.premium })
        await premium.first().getByRole('button').click()
        await expect(page.getByRole('dialog', { name: texts.modals.vip.title })).toBeVisible()
      },
    )

    test(
      'the data centre takes an HS code of at most 6 characters',
      deepIn('en', locale),
      async ({ page, baseURL }) => {
        await logIn(page, 'visitor', baseURL)
        await visit(page, `${market}?tab=4`)
        const rows = page.locator('#data-centre ~ div tbody tr')
        await expect(rows).toHaveCount(10)
        const release = await holdScripts(page)
        await page.reload({ waitUntil: 'commit' })
        await page.getByPlaceholder('000000').fill('3004')
        release()
        await expect(rows).toHaveCount(1)
        await page.getByPlaceholder('000000').fill('3004901')
        await expect(page.getByText(texts.rules.hs_code, { exact: true })).toBeVisible()
      },
    )
  })

  test.describe(registration, () => {
    test('leads a visitor to the login, and back', gateIn('en', locale), async ({ page }) => {
      await page.goto(registration)
      await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
    })

    test(
      'keeps a draft, lists missing fields, and links to the profile',
      deepIn('ar', locale),
      async ({ page, baseURL }) => {
        await register(page, baseURL)
        await visit(page, registration)
        const field = (name: string) => page.locator(`form [name="${name}"]`)
        const submit = page.getByRole('button', { name: texts.companyRegistration.submit })
        await submit.click()
        const summary = page.getByRole('alertdialog', { name: texts.modals.requiredFields.title })
        await summary
          .getByRole('button', { name: texts.companyRegistration.required.company_trading_name })
          .click()
        await expect(field('company_trading_name')).toBeFocused()

        const typed = {
          company_registered_name: 'Petra Olive Oil',
          company_trading_name: 'Petra Oil',
          phone_number: '+962 6 500 0000',
          mobile_number: '0790000000',
          e_mail: 'sales@petra-oil.example',
          website_url: 'petra-oil.example',
          person_first_name: 'Rana',
          person_last_name: 'Haddad',
          person_mobile_number: '0791111111',
          person_email: 'rana@petra-oil.example',
        }
        for (const [name, value] of Object.entries(typed)) await field(name).fill(value)
        for (const name of ['type_of_company', 'person_title', 'person_position']) {
          await field(name).selectOption({ index: 1 })
        }
        await field('location_type_id').selectOption('2')
        await expect(field('location_country_id')).toBeVisible()
        await field('location_type_id').selectOption('1')
        await expect(field('location_country_id')).toHaveCount(0)
        await field('governorates').selectOption({ index: 1 })
        await field('countries_of_operations').first().check()
        await expect(page.getByText(texts.companyRegistration.draft.saved)).toBeVisible()
        await page.reload()
        await expect(field('company_registered_name')).toHaveValue(typed.company_registered_name)

        const logo = await sharp({
          create: { width: 700, height: 700, channels: 3, background: 'teal' },
        })
          .png()
          .toBuffer()
        const pdf = { name: 'profile.pdf', mimeType: 'application/pdf', buffer: pdfWith() }
        await field('logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
        await field('company_profile_pdf').setInputFiles(pdf)
        await field('agreements').check()
        await submit.click()
        const done = page.getByRole('dialog', { name: texts.companyRegistration.success.title })
        await expect(done).toBeVisible()
        await expect(page).toHaveURL((url) => decodeURI(url.pathname) === profile)
        const person = await (await page.request.get('/api/user')).json()
        expect(person).toMatchObject({
          company_id: expect.any(Number),
          international_buyers_access: 0,
        })
        await page.goto(registration)
        await expect(page.getByText(texts.companyRegistration.owned.title)).toBeVisible()
      },
    )
  })
}
