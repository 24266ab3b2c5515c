import { expect, test } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { gateIn } from '../../tests/support/depth'
import { signedLinkTo } from '../../tests/support/mail-links'
import { fitsPhone, phone } from '../../tests/support/on-a-phone'
import { fromOwnAddress, ownAddress } from '../../tests/support/own-address'
import { register } from '../../tests/support/own-browser'
import { visit } from '../../tests/support/visit'

test.use({ ...fromOwnAddress, viewport: phone })

for (const { locale, prefix, texts } of languages) {
  const { follows, mailChoices: t, newsletter } = texts
  const never = { name: t.choice.of.never, exact: true } as const

  test.describe(`the page of all mails, ${locale}`, () => {
    test(
      'is chosen by a member, and keeps what was chosen while the network is lost',
      gateIn('en', locale),
      async ({ page, context, baseURL }) => {
        await register(page, baseURL, 'Salma', locale)
        await visit(page, `${prefix}/profile`)
        const card = page.getByRole('region', { name: newsletter.title })
        await card.getByRole('link', { name: t.title, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
        await expect(page.getByRole('link', { name: follows.mine.empty.action })).toBeVisible()
        expect(await violations(page)).toEqual([])
        await fitsPhone(page)
        const part = page.getByRole('region', { name: t.topics.newsletter.title, exact: true })
        const weekly = part.getByRole('button', { name: t.choice.of.weekly, exact: true })
        await weekly.click()
        await expect(weekly).toHaveAttribute('aria-pressed', 'true')
        await context.setOffline(true)
        await part.getByRole('button', never).click()
        await expect(page.getByText(t.choice.failed)).toBeVisible()
        await expect(weekly).toHaveAttribute('aria-pressed', 'true')
        await context.setOffline(false)
        await page.reload()
        await expect(weekly).toHaveAttribute('aria-pressed', 'true')
        await part.getByRole('button', never).click()
        await expect(part.getByText(t.stopped)).toBeVisible()
        const { subscribe } = await (await page.request.get('/api/user')).json()
        expect(subscribe).toBe(0)
      },
    )

    test(
      'stops mails by the link of one without an account and without scripts',
      gateIn('ar', locale),
      async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          baseURL: baseURL ?? '',
          viewport: phone,
          javaScriptEnabled: false,
          extraHTTPHeaders: ownAddress(),
        })
        const page = await context.newPage()
        const email = `buyer-${randomUUID()}@follow.example`
        const followed = await page.request.post('/api/follow-requests', {
          data: {
            kind: 'market',
            target: 'FR',
            speed: 'weekly',
            email,
            locale,
            idempotency_key: randomUUID(),
            website: '',
          },
        })
        expect(followed.status()).toBe(200)
        const link = await signedLinkTo(email, 'mails/follows')
        // A link of a mail that was sent while follows had a page of their own.
        await page.goto(link.replace('/mails/', '/'))
        await expect(page).toHaveURL(link)
        await page.getByRole('button', { name: follows.link.form.confirm, exact: true }).click()
        await expect(page).toHaveURL(link)
        await expect(page.getByText(follows.list.waiting)).toBeHidden()
        await page.getByRole('button', never).click()
        await expect(page).toHaveURL(link)
        await expect(page.getByText(t.stoppedAddress)).toBeVisible()
        await page.goto(link.replace(/[\w-]{43}$/, 'A'.repeat(43)))
        await expect(page.getByText(t.invalid.title)).toBeVisible()
        await expect(page.getByText(t.invalid.text)).toBeVisible()
        await context.close()
      },
    )
  })
}
