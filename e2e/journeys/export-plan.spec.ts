import { expect, test, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { formatDate } from '../../lib/i18n/format'
import { dayAfter, today } from '../../lib/i18n/today.ts'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { gateIn } from '../../tests/support/depth'
import { signedLinkTo } from '../../tests/support/mail-links'
import { fitsPhone, phone } from '../../tests/support/on-a-phone'
import { fromOwnAddress, ownAddress } from '../../tests/support/own-address'
import { register } from '../../tests/support/own-browser'
import { mailTo, ownPassword } from '../../tests/support/served-portal'
import { visit } from '../../tests/support/visit'

test.use({ ...fromOwnAddress, viewport: phone })

const field = (page: Page, name: string) => page.locator(`main input[name="${name}"]`)

async function verify(page: Page, email: string) {
  let link = ''
  await expect(async () => {
    const mail = await mailTo(email, '/auth/verify/')
    link = /https?:\/\/[^/\s]+((?:\/ar)?\/auth\/verify\/[\w-]+)/.exec(mail ?? '')?.[1] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 })
  await page.goto(link)
  await page.waitForURL(/\/profile$/)
}

for (const { locale, prefix, texts } of languages) {
  const { exportPlan: t, mailChoices: mailTexts } = texts
  test(
    `a producer registers, ticks three steps, is reminded, and shares the plan, ${locale}`,
    gateIn('ar', locale),
    async ({ page, browser, baseURL }) => {
      test.setTimeout(120_000)
      const email = `producer-${randomInt(2 ** 40)}@portal.example`
      await visit(page, `${prefix}/markets/de/080410`)
      await page.getByRole('button', { name: t.add.add }).click()
      await page.getByRole('link', { name: t.add.open }).click()
      await expect(page.getByRole('listitem').getByText(t.add.origin).first()).toBeVisible()
      await expect(page.getByText(t.visitor.inBrowser)).toBeVisible()
      const assess = page.getByRole('link', { name: t.steps.of.readiness.action })
      await expect(assess).toHaveAttribute('href', /\/pages\/140-/)
      expect(await violations(page)).toEqual([])
      await fitsPhone(page)
      await page.getByRole('link', { name: t.visitor.register }).click()
      await field(page, 'name').fill('Rana')
      await field(page, 'phone').fill('+962 79 000 0000')
      await field(page, 'email').fill(email)
      await field(page, 'password').fill(ownPassword)
      await field(page, 'password_confirmation').fill(ownPassword)
      await page.locator('main input[type=checkbox]').check()
      await page.locator('main button[type=submit]').click()
      await page.waitForURL((url) => !url.pathname.includes('/auth/'))
      await expect(page.getByText(t.offer.taken)).toBeVisible()
      await page.getByRole('link', { name: t.offer.open }).click()
      await expect(page.getByRole('listitem').getByText(t.add.origin).first()).toBeVisible()
      await page.getByRole('button', { name: t.questions.change }).click()
      await page.getByRole('radio', { name: t.questions.stages.ready }).check()
      await page.getByRole('button', { name: t.questions.save }).click()
      await expect(page.getByRole('button', { name: t.questions.change })).toBeVisible()
      await expect(page.getByText(t.offer.takenTitle)).toBeHidden()

      await verify(page, email)
      await visit(page, `${prefix}/profile/plan`)
      const progress = page.getByRole('meter', { name: t.title })
      for (const [place, step] of [t.steps.of.documents, t.steps.of.finance].entries()) {
        const name = t.steps.tickNamed.replace('{step}', step.title)
        await page.getByRole('button', { name }).click()
        await expect(progress).toHaveAttribute('aria-valuenow', String(place + 2))
      }
      const tasks = page.getByRole('region', { name: t.tasks.heading })
      await tasks.getByRole('textbox', { name: t.tasks.title }).fill('Order boxes')
      await tasks.getByLabel(t.tasks.due, { exact: true }).fill(today())
      await tasks.getByRole('button', { name: t.tasks.add }).click()
      await expect(tasks.getByRole('listitem').getByText('Order boxes')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await fitsPhone(page)
      const stop = await signedLinkTo(email, 'mails/plan-reminders')
      expect(stop.startsWith(`${prefix}/mails/plan-reminders/`)).toBe(true)

      const context = await browser.newContext({
        baseURL: baseURL ?? '',
        viewport: phone,
        extraHTTPHeaders: ownAddress(),
      })
      const colleague = await context.newPage()
      const address = await register(colleague, baseURL, 'Salma', locale)
      await verify(colleague, address)
      await page.getByRole('checkbox', { name: t.advisers.allow }).check()
      await page.reload()
      await expect(page.getByRole('checkbox', { name: t.advisers.allow })).toBeChecked()
      const people = page.getByRole('region', { name: t.people.heading })
      await people.getByRole('textbox', { name: t.people.email }).fill(address)
      await people.getByRole('button', { name: t.people.invite }).click()
      await expect(people.getByText(t.people.sent.replace('{email}', address))).toBeVisible()
      await expect.poll(() => mailTo(address, '/profile/plan')).toBeDefined()

      const until = formatDate(dayAfter(today(), 14), locale)
      await expect(people.getByText(t.people.invited.replace('{date}', until))).toBeVisible()
      await visit(colleague, `${prefix}/profile/plan?invitation=999999`)
      await expect(colleague.getByText(t.shared.link.gone.title)).toBeVisible()
      await expect(colleague.getByText(t.shared.until.replace('{date}', until))).toBeVisible()
      await colleague.getByRole('button', { name: `${t.shared.accept}: Rana` }).click()
      await colleague.getByRole('link', { name: `${t.shared.open}: Rana` }).click()
      const of = t.titleOf.replace('{name}', 'Rana')
      await expect(colleague.getByRole('heading', { level: 1, name: of })).toBeVisible()
      await page.reload()
      await people.getByLabel(`${t.people.role}: Salma`).selectOption('reader')
      await expect(people.getByLabel(`${t.people.role}: Salma`)).toHaveValue('reader')
      const untick = t.steps.untickNamed.replace('{step}', t.steps.of.finance.title)
      await colleague.getByRole('button', { name: untick }).click()
      await expect(colleague.getByText(t.change.forbidden)).toBeVisible()
      await colleague.reload()
      await expect(colleague.getByText(t.readOnly)).toBeVisible()
      expect(await violations(colleague)).toEqual([])
      await fitsPhone(colleague)
      await context.close()

      await visit(page, stop)
      const reminders = page.getByRole('region', { name: mailTexts.topics['plan-reminders'].title })
      await reminders.getByRole('button', { name: mailTexts.choice.of.never, exact: true }).click()
      await expect(reminders.getByText(mailTexts.stopped)).toBeVisible()
    },
  )
}
