import { expect, test } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { deepIn, gateIn } from '../../tests/support/depth'
import { fromOwnAddress } from '../../tests/support/own-address'
import { signedLinkTo } from '../../tests/support/mail-links'
import {
  exporterCompany as company,
  exporterPage,
  fitsPhone,
  named,
  phone,
} from '../../tests/support/on-a-phone'
import { pdfNamed } from '../../tests/support/registered-company'
import { visit } from '../../tests/support/visit'

test.use(fromOwnAddress)

for (const { locale, prefix, texts } of languages) {
  const { page: ask, form, link, inbox, write, exchange, messages } = texts.quotations

  test.describe(`a quotation, ${locale}`, () => {
    test.use({ viewport: phone })

    test(
      'is asked for without an account, confirmed, answered, and addresses are exchanged, on a phone',
      gateIn('ar', locale),
      async ({ page, browser, baseURL }) => {
        test.setTimeout(180_000)
        const email = `buyer-${randomUUID()}@import.example`
        const subject = `Medjool ${randomUUID().slice(0, 8)}`

        await visit(page, `${prefix}/buyers/${company}`)
        await page.getByRole('link', { name: ask.title }).first().click()
        await expect(page).toHaveURL(new RegExp(`${prefix}/quotation-requests/new/${company}`))
        await page.getByRole('button', { name: form.submit }).click()
        await expect(page.getByText(form.required.text)).toBeVisible()
        await named(page, 'name').fill('Anna Weber')
        await named(page, 'company_name').fill('Weber Import GmbH')
        await named(page, 'country').selectOption('276')
        await named(page, 'email').fill(email)
        await named(page, 'subject').fill(subject)
        await named(page, 'quantity').fill('12.5')
        await named(page, 'unit').selectOption('tonne')
        await named(page, 'incoterm').selectOption('CIF')
        await named(page, 'place').fill('Hamburg')
        await named(page, 'text').fill(`Large dates in cartons of 5 kg. ${randomUUID()}`)
        await named(page, 'agreements').check()
        expect(await violations(page)).toEqual([])
        await fitsPhone(page)
        await page.getByRole('button', { name: form.submit }).click()
        await expect(page.getByText(form.sent.unconfirmed.title)).toBeVisible()

        const path = await signedLinkTo(email, 'quotation-requests')
        await visit(page, path)
        expect(await violations(page)).toEqual([])
        await page.getByRole('button', { name: link.confirm.action }).click()
        await expect(page.getByText(link.notes.sent.split('{date}')[0] ?? '')).toBeVisible()
        await fitsPhone(page)

        const exporter = await exporterPage(browser, baseURL)
        await visit(exporter, `${prefix}/quotation-inbox`)
        await exporter.getByRole('link', { name: subject }).click()
        await expect(exporter.getByText('Weber Import GmbH', { exact: true })).toBeVisible()
        await expect(exporter.getByText(email)).toBeHidden()
        await exporter.locator('main textarea[name="text"]').fill('We can deliver in March.')
        await exporter.getByRole('checkbox', { name: write.withQuotation }).check()
        await named(exporter, 'price').fill('1850.50')
        await named(exporter, 'currency').selectOption('USD')
        await named(exporter, 'unit').selectOption('tonne')
        await named(exporter, 'incoterm').selectOption('CIF')
        await named(exporter, 'place').fill('Hamburg')
        await named(exporter, 'valid_until').fill('2035-01-31')
        await named(exporter, 'files').setInputFiles(pdfNamed('offer.pdf'))
        await expect(exporter.getByText('offer.pdf', { exact: true }).first()).toBeVisible()
        expect(await violations(exporter)).toEqual([])
        await fitsPhone(exporter)
        await exporter.getByRole('button', { name: write.send }).click()
        await expect(exporter.getByText(messages.you, { exact: true })).toBeVisible()

        await visit(page, path)
        await expect(page.getByText(link.notes.answered)).toBeVisible()
        await expect(page.getByText(/USD\s*1,850\.5/)).toBeVisible()
        const href = await page.getByRole('link', { name: 'offer.pdf' }).getAttribute('href')
        expect((await page.request.get(href ?? '')).status()).toBe(200)
        await named(page, 'text').fill('Thank you. Can we talk?')
        await page.getByRole('button', { name: write.send }).click()
        await expect(page.getByText('Thank you. Can we talk?')).toBeVisible()
        await page.getByRole('button', { name: exchange.agree }).click()
        await expect(page.getByText(exchange.mine)).toBeVisible()
        expect(await violations(page)).toEqual([])

        await exporter.reload()
        await expect(exporter.getByText(exchange.theirs)).toBeVisible()
        await expect(exporter.getByText(email)).toBeHidden()
        await exporter.getByRole('button', { name: exchange.agree }).click()
        await expect(exporter.getByText(exchange.both)).toBeVisible()
        await expect(exporter.getByText(email)).toBeVisible()
        await page.reload()
        await expect(page.getByText(exchange.both)).toBeVisible()
        await exporter.goto(`${prefix}/quotation-inbox?state=answered`)
        await expect(exporter.getByRole('link', { name: subject })).toBeVisible()
        await expect(exporter.getByRole('heading', { name: inbox.title })).toBeVisible()
        await exporter.getByRole('link', { name: subject }).click()
        await exporter.getByText(inbox.decline, { exact: true }).first().click()
        await named(exporter, 'reason').selectOption('market')
        expect(await violations(exporter)).toEqual([])
        await exporter.getByRole('button', { name: inbox.decline }).click()
        await expect(exporter.getByText(inbox.declined)).toBeVisible()
        await page.reload()
        await expect(page.getByText(link.notes.declined)).toBeVisible()
        await expect(page.getByText(texts.mails.quotation.reasons.market)).toBeVisible()
        await exporter.context().close()
      },
    )

    test(
      'is asked for with a button that stays in view on the pages of a company and its offers',
      gateIn('en', locale),
      async ({ page }) => {
        for (const path of [String(company), 'products/1', 'services/1']) {
          await page.goto(`${prefix}/buyers/${path}`)
          const button = page.getByRole('link', { name: ask.title }).first()
          await expect(button).toBeInViewport({ ratio: 1 })
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
          await page.mouse.wheel(0, 500)
          await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
          await expect(button).toBeInViewport({ ratio: 1 })
          expect(await violations(page)).toEqual([])
          await fitsPhone(page)
        }
      },
    )

    test(
      'keeps what was typed when the page is left, and deletes all at once',
      deepIn('ar', locale),
      async ({ page }) => {
        const email = `buyer-${randomUUID()}@import.example`
        await visit(page, `${prefix}/quotation-requests/new/${company}?market=DE`)
        await expect(named(page, 'country')).toHaveValue('276')
        await named(page, 'subject').fill('Olive oil')
        await named(page, 'text').fill(`We need ${randomUUID()}`)
        await expect(page.getByText(form.draft.saved)).toBeVisible()
        await page.reload()
        await expect(page.getByText(form.draft.restored)).toBeVisible()
        await expect(named(page, 'subject')).toHaveValue('Olive oil')
        await named(page, 'name').fill('Anna Weber')
        await named(page, 'company_name').fill('Weber Import GmbH')
        await named(page, 'email').fill(email)
        await named(page, 'agreements').check()
        await page.getByRole('button', { name: form.submit }).click()
        await expect(page.getByText(form.sent.unconfirmed.title)).toBeVisible()
        const path = await signedLinkTo(email, 'quotation-requests')
        await visit(page, path)
        await page.getByText(link.kept.erase, { exact: true }).first().click()
        await page.getByRole('button', { name: link.kept.erase }).click()
        await expect(page).toHaveURL(new RegExp(`${prefix || '/'}$`))
        expect((await page.goto(path))?.status()).toBe(404)
      },
    )
  })
}

test('a link that the portal did not sign returns 404', async ({ request }) => {
  const signature = 'x'.repeat(43)
  for (const path of [
    `/quotation-requests/1/${signature}`,
    `/api/quotation-requests/1/${signature}`,
    `/api/conversation-files/${'a'.repeat(32)}/${signature}`,
  ]) {
    expect((await request.get(path)).status()).toBe(404)
  }
})
