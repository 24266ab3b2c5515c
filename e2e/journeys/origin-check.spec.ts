import { expect, test, type Page } from '@playwright/test'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { violations } from '../../tests/support/axe'
import { deep, deepIn, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const books = { en: english.originCheck, ar: arabic.originCheck } as const

const phone = { width: 390, height: 844 }

const reply = (page: Page, question: string, name: string) =>
  page.getByRole('group', { name: question }).getByText(name, { exact: true })

for (const locale of ['en', 'ar'] as const) {
  const prefix = locale === 'ar' ? '/ar' : ''
  const { form, result, needed, disclaimer } = books[locale]

  test(
    `a grower of dates checks the origin on a phone, and gets a result with an address (${locale})`,
    gateIn('ar', locale),
    async ({ page }) => {
      await page.setViewportSize(phone)
      await visit(page, `${prefix}/markets/check?market=gb&hs=080410`)
      await reply(page, form.source.wholly, form.replies.yes).click()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: form.submit }).click()
      await expect(page).toHaveURL(/\/origin-results\/[\w-]{43}$/)
      const outcome = page.getByRole('region', { name: result.outcomes.likely })
      await expect(outcome.getByText(result.reasons.wholly_obtained)).toBeVisible()
      await expect(outcome.getByText(disclaimer)).toBeVisible()
      expect(await violations(page)).toEqual([])
      const ask = page.getByRole('link', { name: result.ask })
      await expect(ask).toHaveAttribute('href', /\?about=origin:[\w-]{43}$/)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await page.reload()
      await expect(page.getByRole('heading', { name: result.outcomes.likely })).toBeVisible()
    },
  )

  test(
    `a maker of chairs follows the calculation by the list (${locale})`,
    gateIn('en', locale),
    async ({ page }) => {
      await visit(page, `${prefix}/markets/check?market=de&hs=940320`)
      const unsure = page.getByRole('radio', { name: form.rule.unsure })
      const rules = page.getByRole('group', { name: form.rule.label }).getByRole('radio')
      await reply(page, form.source.wholly, form.replies.no).click()
      await expect(unsure).toBeVisible()
      await rules.nth((await rules.count()) - 2).check()
      await reply(page, form.source.beyond, form.replies.yes).click()
      await page.getByRole('textbox', { name: form.making.price }).fill('100')
      await page.getByRole('button', { name: form.making.add }).click()
      const material = page.getByRole('group', {
        name: form.making.material.replace('{number}', '1'),
      })
      await material.getByRole('textbox', { name: form.making.name }).fill('Steel')
      await material.getByRole('textbox', { name: form.making.hs }).fill('7208')
      await material.getByRole('textbox', { name: form.making.value }).fill('45')
      await material
        .getByRole('combobox', { name: form.making.origin })
        .selectOption({ label: form.making.origins.elsewhere })
      await reply(page, form.making.complete, form.replies.yes).click()
      await page.getByRole('button', { name: form.submit }).click()
      await expect(page).toHaveURL(/\/origin-results\//)
      await expect(page.getByText(result.reasons.original_list)).toBeVisible()
      await expect(page.getByText(/45%/).first()).toBeVisible()
    },
  )

  test(
    `without product and market, the page leads to the choice of both (${locale})`,
    deepIn('ar', locale),
    async ({ page }) => {
      await visit(page, `${prefix}/markets/check`)
      await expect(page.getByText(needed.title)).toBeVisible()
      await expect(page.getByRole('link', { name: needed.action }).last()).toHaveAttribute(
        'href',
        `${prefix}/markets`,
      )
    },
  )
}

test(
  'a check that is not saved keeps what was typed, and is sent again',
  deep,
  async ({ page, context }) => {
    const { form } = books.en
    await visit(page, '/markets/check?market=gb&hs=080410')
    await reply(page, form.source.wholly, form.replies.yes).click()
    await context.setOffline(true)
    await page.getByRole('button', { name: form.submit }).click()
    await expect(page.getByRole('alert').filter({ hasText: form.failed })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: form.submit }).dblclick()
    await expect(page).toHaveURL(/\/origin-results\//)
  },
)

test('an unknown result returns 404', async ({ request }) => {
  expect((await request.get(`/origin-results/${'x'.repeat(43)}`)).status()).toBe(404)
})
