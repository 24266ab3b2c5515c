import { expect, test } from '@playwright/test'
import { publishWithApproval } from '../../tests/support/content-steps'
import { press } from '../../tests/support/keyboard'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { fromOwnAddress } from '../../tests/support/own-address'
import { logInAsStaff, windowOf } from '../../tests/support/own-browser'
import { portalPort } from '../../tests/support/served-portal'
import { deepIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const baseURL = `http://localhost:${portalPort}`

test.use(fromOwnAddress)

/** A statement for each language: both run at the same time. */
const papers = {
  en: { id: 48, name: 'Kimberley certificate for rough diamonds', pair: '/markets/no/711319' },
  ar: { id: 44, name: 'موافقة تصدير منتجات التعدين', pair: '/markets/no/251010' },
} as const

for (const { locale, prefix, texts } of languages) {
  const { admin, marketAccess } = texts
  const { content } = admin
  const paper = papers[locale]
  const path = `/admin/content/market-documents/${paper.id}`

  test(
    `a fact whose check is overdue is marked to the public, is listed, and is confirmed by two people (${locale})`,
    deepIn('en', locale),
    async ({ page, browser }) => {
      test.setTimeout(240_000)
      await logInAsStaff(page, 'editor', locale, baseURL)
      const second = await windowOf(browser, 'editor', locale, baseURL)
      const reader = await (await browser.newContext({ baseURL })).newPage()
      const documents = reader.locator('section', { has: reader.locator('#documents') })
      const shown = documents.locator('li').filter({ hasText: paper.name })
      const ofAll = documents.getByText(marketAccess.facts.allUnconfirmed)
      const unconfirmed = shown.getByText(marketAccess.facts.unconfirmed).or(ofAll)

      await visit(page, path)
      await page.locator('input[name=checked_at]').fill('2024-03-05')
      await page.locator('input[name=owner_email]').fill('facts@portal.example')
      expect(await violations(page)).toEqual([])
      await publishWithApproval(page, second, path, content)
      await reader.goto(`${prefix}${paper.pair}`)
      await expect(unconfirmed).toBeVisible()
      await expect(shown).toContainText('2024')

      await visit(page, '/admin/facts')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.areas.facts)
      const overdue = page.getByRole('region', { name: admin.facts.overdue, exact: true })
      const listed = overdue.getByRole('listitem').filter({ hasText: paper.name })
      await expect(listed).toContainText('facts@portal.example')
      expect(await violations(page)).toEqual([])
      await press(listed.getByRole('link'))
      await expect(page).toHaveURL(new RegExp(`${path}$`))

      await page.locator('select[name=confidence]').selectOption('confirmed')
      await publishWithApproval(page, second, path, content)
      await reader.reload()
      await expect(shown).toBeVisible()
      await expect(unconfirmed).toHaveCount(0)
      await expect(shown).not.toContainText('2024')
      await page.goto('/admin/facts')
      await expect(overdue).toBeVisible()
      await expect(listed).toHaveCount(0)
      await reader.context().close()
      await second.context().close()
    },
  )
}
