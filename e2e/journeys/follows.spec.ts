import { expect, test } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { deepIn, gateIn } from '../../tests/support/depth'
import { fromOwnAddress } from '../../tests/support/own-address'
import { register } from '../../tests/support/own-browser'
import { signedLinkTo } from '../../tests/support/mail-links'
import { visit } from '../../tests/support/visit'

test.use(fromOwnAddress)

for (const { locale, prefix, texts } of languages) {
  const { button, form, link: linkTexts, list, mine, strip } = texts.follows
  const { choice, stopped, stoppedAddress, title } = texts.mailChoices

  test.describe(`following, ${locale}`, () => {
    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 } })

      test(
        'begins by email alone with the link of a mail, and ends with it',
        gateIn('ar', locale),
        async ({ page }) => {
          const email = `buyer-${randomUUID()}@follow.example`
          // Before the page runs, the link leads to a page with the same form.
          await visit(page, `${prefix}/markets/de`)
          const topic = page.getByRole('region', { name: strip.title })
          await topic.getByRole('link', { name: button }).click()
          const dialog = page.getByRole('dialog', { name: form.title })
          await dialog.getByRole('button', { name: form.submit }).click()
          await expect(dialog.getByText(form.required.email)).toBeVisible()
          await dialog.getByRole('textbox', { name: form.email }).fill(email)
          await dialog.getByRole('combobox').selectOption('weekly')
          expect(await violations(page)).toEqual([])
          await dialog.getByRole('button', { name: form.submit }).click()
          await expect(dialog.getByText(form.sent.replace('{email}', email))).toBeVisible()

          await visit(page, await signedLinkTo(email, 'mails/follows'))
          expect(await violations(page)).toEqual([])
          await expect(page.getByText(list.waiting)).toBeVisible()
          await page.getByRole('button', { name: linkTexts.form.confirm, exact: true }).click()
          await expect(page.getByText(linkTexts.form.confirmed)).toBeVisible()
          await page.reload()
          await expect(page.getByText(list.waiting)).toBeHidden()
          await expect(
            page.getByRole('button', { name: choice.of.weekly, exact: true }),
          ).toHaveAttribute('aria-pressed', 'true')
          await page.getByRole('button', { name: choice.of.never, exact: true }).click()
          await expect(page.getByText(stoppedAddress)).toBeVisible()
          await page.reload()
          await expect(page.getByText(stoppedAddress)).toBeVisible()
          const width = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(width).toBeLessThanOrEqual(390)
        },
      )
    })

    test('is a list of the member area', deepIn('ar', locale), async ({ page, baseURL }) => {
      await register(page, baseURL, 'Salma')
      await visit(page, `${prefix}/markets/fr`)
      const topic = page.getByRole('region', { name: strip.title })
      await topic.getByRole('link', { name: button }).click()
      const dialog = page.getByRole('dialog', { name: form.title })
      await dialog.getByRole('button', { name: form.submitMember }).click()
      await dialog.getByRole('link', { name: form.all }).click()
      await expect(page.getByRole('heading', { level: 1, name: mine.title })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: choice.of.never, exact: true }).click()
      await expect(page.getByText(stopped)).toBeVisible()
      await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
      await page.getByRole('button', { name: list.stop }).click()
      await expect(page.getByText(list.stopped)).toBeVisible()
      await page.reload()
      await expect(page.getByText(mine.empty.title)).toBeVisible()
    })

    test(
      'is also possible in the feed of a topic, and on a page of its own',
      deepIn('en', locale),
      async ({ page }) => {
        await page.goto(`${prefix}/search/cotton`)
        const topic = page.getByRole('region', { name: strip.title })
        const feed = await topic.getByRole('link', { name: strip.feed }).getAttribute('href')
        const answer = await page.request.get(feed ?? '')
        expect(answer.headers()['content-type']).toContain('application/rss+xml')
        expect(await answer.text()).toContain('<rss version="2.0"')
        const attack = `${prefix}/follow/rss.xml?kind=search&target=${encodeURIComponent('<script>alert(1)</script>')}`
        expect(await (await page.request.get(attack)).text()).not.toContain('<script')
        expect(
          (await page.request.get(`${prefix}/follow/rss.xml?kind=market&target=XX`)).status(),
        ).toBe(404)
        await page.goto(`${prefix}/follow?kind=search&target=${encodeURIComponent('<b>dates</b>')}`)
        await expect(page.getByText('<b>dates</b>')).toBeVisible()
        expect(await violations(page)).toEqual([])
        expect((await page.goto(`${prefix}/follow?kind=market&target=XX`))?.status()).toBe(404)
      },
    )
  })
}
