import { expect, test, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { gateIn } from '../../tests/support/depth'
import { fromOwnAddress } from '../../tests/support/own-address'
import { windowOf } from '../../tests/support/own-browser'
import { signedLinkTo } from '../../tests/support/mail-links'
import {
  exporterCompany as company,
  exporterPage,
  fitsPhone,
  named,
  phone,
} from '../../tests/support/on-a-phone'
import { visit } from '../../tests/support/visit'

test.use(fromOwnAddress)

/** The HS code of a public product of the exporter. */
async function codeOf(page: Page): Promise<string> {
  const answer = await page.request.get(`/api/company-offers/${company}?page=1&per_page=50`)
  const { data } = await answer.json()
  return data.find(({ hs_code }: { hs_code: string | null }) => hs_code !== null).hs_code
}

for (const { locale, prefix, texts } of languages) {
  const { buyingRequests: board, requestForm: form, ownRequest: own } = texts
  const {
    requestOffer: offer,
    myRequests: mine,
    requestReview: review,
    mailChoices: mailTexts,
  } = texts

  test.describe(`a request of a buyer, ${locale}`, () => {
    test.use({ viewport: phone })

    test(
      'is posted without an account, reviewed, matched, answered and closed with a result, on a phone',
      gateIn('en', locale),
      async ({ page, browser, baseURL }) => {
        test.setTimeout(240_000)
        const email = `buyer-${randomUUID()}@import.example`
        const product = `Goods ${randomUUID().slice(0, 8)}`

        await visit(page, `${prefix}/requests`)
        expect(await violations(page)).toEqual([])
        await fitsPhone(page)
        await page.getByRole('link', { name: board.post }).first().click()
        await expect(page.getByRole('button', { name: form.submit })).toBeVisible()
        await page.getByRole('button', { name: form.submit }).click()
        await expect(page.getByText(form.required.product)).toBeVisible()
        await named(page, 'product').fill(product)
        await named(page, 'hs_code').fill(await codeOf(page))
        await named(page, 'quantity').fill('24')
        await named(page, 'unit').selectOption('tonne')
        await named(page, 'quality').fill('Packed in cartons of 5 kg')
        await named(page, 'market').selectOption('276')
        const deadline = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
        await named(page, 'deadline').fill(deadline)
        await named(page, 'name').fill('Anna Weber')
        await named(page, 'company').fill('Weber Import GmbH')
        await named(page, 'country').selectOption('276')
        await named(page, 'email').fill(email)
        await named(page, 'agreements').check()
        expect(await violations(page)).toEqual([])
        await fitsPhone(page)
        await page.getByRole('button', { name: form.submit }).click()
        await expect(page.getByText(form.sent.title)).toBeVisible()

        const path = await signedLinkTo(email, 'buying-requests')
        await visit(page, path)
        expect(await violations(page)).toEqual([])
        await page.getByRole('button', { name: own.confirm.submit }).click()
        await expect(page.getByText(own.stateText.review)).toBeVisible()
        await fitsPhone(page)

        const officer = await windowOf(browser, 'officer', locale, baseURL)
        await visit(officer, '/admin/requests')
        await officer.getByRole('link', { name: new RegExp(product) }).click()
        // The list, which the journey in the other language fills too, is gone by then.
        await expect(officer.getByRole('button', { name: review.publish })).toBeVisible()
        await expect(officer.getByText('Weber Import GmbH')).toBeVisible()
        await expect(officer.getByText(board.reasons.subheading).first()).toBeVisible()
        expect(await violations(officer)).toEqual([])
        await officer.getByRole('button', { name: review.publish }).click()
        await expect(officer.getByText(review.published)).toBeVisible()
        await officer.context().close()

        const number = /\/buying-requests\/(\d+)\//.exec(path)?.[1] ?? ''
        await page.goto(`${prefix}/requests/${number}`)
        await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
        await expect(page.getByText('Weber')).toHaveCount(0)
        expect(await violations(page)).toEqual([])
        await fitsPhone(page)

        const exporter = await exporterPage(browser, baseURL)
        await visit(exporter, `${prefix}/profile/buying-requests`)
        const alerts = exporter.getByRole('region', { name: mine.alerts.title })
        const daily = alerts.getByRole('button', { name: mailTexts.choice.of.daily, exact: true })
        await daily.click()
        await expect(daily).toHaveAttribute('aria-pressed', 'true')
        await exporter.evaluate(() => scrollTo(0, 0))
        expect(await violations(exporter)).toEqual([])
        await exporter.getByRole('link', { name: product }).click()
        await named(exporter, 'price').fill('1850.50')
        await named(exporter, 'currency').selectOption('USD')
        await named(exporter, 'incoterm').selectOption('FOB')
        await named(exporter, 'place').fill('Aqaba')
        await named(exporter, 'valid_until').fill('2035-01-31')
        await named(exporter, 'text').fill('We can deliver in March.')
        expect(await violations(exporter)).toEqual([])
        await fitsPhone(exporter)
        await exporter.getByRole('button', { name: offer.submit }).click()
        await expect(exporter.getByText(offer.sent)).toBeVisible()
        await exporter.getByRole('button', { name: offer.exchange.agree }).click()
        await expect(exporter.getByText(offer.exchange.mine)).toBeVisible()
        await expect(exporter.getByText('Weber')).toHaveCount(0)

        await visit(page, path)
        await expect(page.getByText('We can deliver in March.')).toBeVisible()
        await expect(page.getByText(/1,850\.50 USD/)).toBeVisible()
        expect(await violations(page)).toEqual([])
        await fitsPhone(page)
        await page.getByRole('button', { name: own.exchange.agree }).click()
        await expect(page.getByText(own.exchange.both)).toBeVisible()
        await exporter.reload()
        await expect(exporter.getByText(email)).toBeVisible()
        await exporter.context().close()

        await page.getByLabel(board.results.ordered).check()
        await page.getByRole('button', { name: own.close.submit }).click()
        await expect(page.getByText(own.stateText.closed)).toBeVisible()
        const closed = await page.request.get(`/api/buying-requests/${number}`)
        expect((await closed.json()).is_open).toBe(false)
      },
    )
  })
}
