import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { gateIn } from '../../tests/support/depth'
import { fromOwnAddress } from '../../tests/support/own-address'
import { windowOf } from '../../tests/support/own-browser'
import { pdfNamed, withCompany } from '../../tests/support/registered-company'
import { pngOf } from '../../tests/support/uploads'
import { visit } from '../../tests/support/visit'

test.use({ ...fromOwnAddress, viewport: { width: 390, height: 844 } })

for (const { locale, prefix, texts } of languages) {
  const { companies, companyEdit, companyExchange } = texts
  const { pictures } = texts.offerForm
  const { verification, approve, approved } = texts.admin.approvals

  test(
    `a company fills its profile, staff verify it, and a change takes that back (${locale})`,
    gateIn('ar', locale),
    async ({ page, browser, baseURL }) => {
      test.setTimeout(180_000)
      const id = await withCompany(page, baseURL, {
        attachment_option_file: '[{"title":"ISO 9001","file_index":0}]',
        'certificate_files[0]': pdfNamed('iso.pdf'),
      })
      const field = (name: string) => page.locator(`main [name="${name}"]`)
      const save = async () => {
        await page.getByRole('button', { name: companyEdit.submit, exact: true }).click()
        await expect(page.getByRole('dialog', { name: companyEdit.success.title })).toBeVisible()
        await expect(page).toHaveURL(/\/profile$/, { timeout: 30_000 })
      }
      await visit(page, `${prefix}/profile/my-company/${id}/edit`)
      const { photograph } = companyEdit
      const buffer = pngOf(1600, 1000)
      await field('photograph').setInputFiles({ name: 'farm.png', mimeType: 'image/png', buffer })
      const picture = page.getByRole('group', { name: photograph.label })
      const alternative = pictures[locale === 'ar' ? 'image_alt_ara' : 'image_alt_eng']
      await picture.getByRole('textbox', { name: alternative }).fill('Palms')
      await picture.getByRole('slider').press('ArrowUp')
      await field('founded').fill('1998')
      await field('employees').selectOption('10-49')
      await field(locale === 'ar' ? 'capacity_ara' : 'capacity_eng').fill('40 t')
      await page.getByRole('checkbox', { name: texts.languages.de, exact: true }).check()
      await field('registration_number').fill('200123456')
      await field('certificates.0.valid_until').fill('2040-05-31')
      expect(await violations(page)).toEqual([])
      await save()

      await visit(page, `${prefix}/profile/my-company/${id}/edit`)
      await page.getByRole('heading', { level: 2, name: companyExchange.title }).click()
      const waiting = page.waitForEvent('download')
      await page.getByRole('link', { name: companyExchange.download }).click()
      const table = await readFile(await (await waiting).path(), 'utf8')
      const changed = Buffer.from(table.replace(',1998,', ',1999,'))
      await field('profile_table').setInputFiles({
        name: 'a.csv',
        mimeType: 'text/csv',
        buffer: changed,
      })
      await page.getByRole('button', { name: companyExchange.check }).click()
      const report = page.getByRole('region', { name: companyExchange.changes })
      await expect(report).toContainText('1999')
      expect(await violations(page)).toEqual([])
      await report.getByRole('button', { name: companyExchange.apply }).click()
      await expect(page.getByText(companyExchange.done)).toBeVisible()

      const officer = await windowOf(browser, 'officer', locale, baseURL ?? '')
      await visit(officer, `/admin/approvals/company.${id}`)
      await officer.getByRole('button', { name: approve, exact: true }).click()
      await expect(officer.getByText(approved)).toBeVisible()
      const fact = verification.fact.registration
      const mark = verification.markOne.replace('{fact}', fact)
      await officer.getByRole('button', { name: mark, exact: true }).click()
      await expect(officer.getByText(verification.marked)).toBeVisible()
      expect(await violations(officer)).toEqual([])

      const shown = page.getByText(companies.verified.on.split('{')[0] ?? '')
      await page.goto(`${prefix}/buyers/${id}`)
      await expect(shown).toBeVisible()
      await expect(page.getByText(companies.verified.fact.registration)).toBeVisible()
      for (const text of ['1999', '40 t', '200123456', 'ISO 9001', texts.languages.de]) {
        await expect(page.getByText(text, { exact: true })).toBeVisible()
      }
      await expect(page.getByText(companies.size['10-49'], { exact: true })).toBeVisible()
      await expect(page.getByText(/2040/)).toBeVisible()
      const photo = page.getByRole('img', { name: 'Palms' })
      await expect(photo).toHaveCSS('object-position', '50% 45%')
      expect(await violations(page)).toEqual([])

      await visit(page, `${prefix}/profile/my-company/${id}/edit`)
      await expect(page.getByText(companyEdit.verified.text)).toBeVisible()
      await field('registration_number').fill('200999999')
      await save()
      await page.goto(`${prefix}/buyers/${id}`)
      await expect(page.getByText('200123456')).toBeVisible()
      await expect(shown).toHaveCount(0)
    },
  )
}
