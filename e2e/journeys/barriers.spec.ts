import { expect, test, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import type { Messages } from '../../lib/i18n/messages'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { gateIn } from '../../tests/support/depth'
import { press } from '../../tests/support/keyboard'
import { confirmAddress, signedLinkTo } from '../../tests/support/mail-links'
import { fitsPhone, phone } from '../../tests/support/on-a-phone'
import { fromOwnAddress, ownAddress } from '../../tests/support/own-address'
import { register, windowOf } from '../../tests/support/own-browser'
import { pdfNamed, withCompany } from '../../tests/support/registered-company'
import { mailTo } from '../../tests/support/served-portal'
import { visit } from '../../tests/support/visit'

test.use({ ...fromOwnAddress, viewport: phone })

const netherlands = '528'

/**
 * Reports a barrier with a document by the form, which names the sample barrier of its country; returns
 * the number of the enquiry.
 */
async function report(page: Page, prefix: string, texts: Messages): Promise<number> {
  await page.goto(`${prefix}/reporting-trade-barriers/for-exporters`)
  const form = page.locator('#enquiry form')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await page.locator('#enquiry').scrollIntoViewIfNeeded()
  await expect(field('description')).toBeVisible()
  const person = { company: 'Shafa Dates', name: 'Lina', phone: '0650000000', phone2: '0790000000' }
  const facts = { since: '2026-03-01', agreement: 'Article 6', description: 'It is asked for.' }
  for (const [name, text] of Object.entries({ ...person, ...facts })) await field(name).fill(text)
  for (const select of await form.locator('select').all()) await select.selectOption({ index: 1 })
  await field('country').selectOption(netherlands)
  await expect(form.getByText(texts.barriers.known.title)).toBeVisible()
  await expect(form.locator(`a[href="${prefix}/barriers/1"]`)).toBeVisible()
  await form.locator('input[type=file]').setInputFiles(pdfNamed('refusal.pdf'))
  await field('agreements').check()
  await form.locator('button[type=submit]').click()
  const number = page.getByRole('dialog', { name: texts.modals.success.title }).locator('bdi')
  await expect(number).toBeVisible()
  return Number(await number.textContent())
}

for (const { locale, prefix, texts } of languages) {
  const {
    barriers: said,
    barrierReview: review,
    barrierJoin: joining,
    barrierEffect: effect,
    barrierTask: task,
  } = texts
  test(
    `a barrier is reported with a document, screened, published, joined and resolved, and both exporters hear of it (${locale})`,
    gateIn('ar', locale),
    async ({ page, browser, baseURL }) => {
      test.setTimeout(180_000)
      const origin = baseURL ?? ''
      const email = await register(page, baseURL, 'Lina', locale)
      const enquiry = await report(page, prefix, texts)
      await visit(page, `${prefix}/profile/user-enquiries/${enquiry}`)
      const track = page.getByRole('region', { name: texts.reportedBarrier.title })
      await expect(track.getByRole('listitem').first()).toContainText(said.status.reported)
      await expect(page.getByRole('link', { name: 'refusal.pdf' })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await fitsPhone(page)

      const title = `Residue certificate ${randomInt(2 ** 40)}`
      const officer = await windowOf(browser, 'officer', locale, origin)
      await visit(officer, '/admin/barriers/new')
      await officer.getByLabel(review.new.report).selectOption(String(enquiry))
      await expect(officer.getByText('It is asked for.')).toBeVisible()
      await officer.getByLabel(review.field.measure).selectOption('A')
      await officer.getByLabel(review.field.market, { exact: true }).selectOption('CA')
      for (const named of [review.inEnglish, review.inArabic]) {
        const name = (field: string) => named.replace('{field}', field)
        await officer.getByLabel(name(review.field.title), { exact: true }).fill(title)
        await officer
          .getByLabel(name(review.field.summary), { exact: true })
          .fill('It takes weeks.')
      }
      expect(await violations(officer)).toEqual([])
      await press(officer.getByRole('button', { name: review.new.create }))
      await officer.waitForURL(/\/admin\/barriers\/\d+$/)
      const id = Number(new URL(officer.url()).pathname.split('/').at(-1))
      const next = officer.getByLabel(review.steps.status)
      await next.selectOption('screened')
      await press(officer.getByRole('button', { name: review.steps.add }))
      await expect(officer.getByText(review.steps.done)).toBeVisible()
      await expect(officer.getByText(review.ownEdit)).toBeVisible()
      expect(await violations(officer)).toEqual([])

      const second = await windowOf(browser, 'officer', locale, origin)
      await visit(second, `/admin/barriers/${id}`)
      await press(second.getByRole('button', { name: review.publish, exact: true }))
      await expect(second.getByText(review.published)).toBeVisible()
      await second.context().close()

      const context = await browser.newContext({
        baseURL: origin,
        viewport: phone,
        extraHTTPHeaders: ownAddress(),
      })
      const other = await context.newPage()
      const company = await withCompany(other, origin)
      const { email: address } = await (await other.request.get('/api/user')).json()
      await confirmAddress(other, address)
      const approved = await officer.request.post(`/api/admin/companies/${company}/approve`, {
        data: { version: 1 },
        headers: { origin },
      })
      expect(approved.status()).toBe(200)
      await visit(other, `${prefix}/barriers/${id}`)
      await other.getByLabel(joining.consent).check()
      await other.getByRole('button', { name: joining.submit }).click()
      await expect(other.getByText(joining.joined)).toBeVisible()
      expect(await violations(other)).toEqual([])
      await fitsPhone(other)
      await context.close()

      const body = `body-${randomInt(2 ** 40)}@ministry.example`
      await officer.reload()
      await officer.getByLabel(review.tasks.body, { exact: true }).fill('Ministry of Agriculture')
      await officer.getByLabel(review.tasks.email, { exact: true }).fill(body)
      await officer.getByLabel(review.tasks.task, { exact: true }).fill('Write to the authority.')
      await press(officer.getByRole('button', { name: review.tasks.send }))
      await expect(officer.getByText(review.tasks.sent)).toBeVisible()
      const visitor = await browser.newContext({
        baseURL: origin,
        viewport: phone,
        extraHTTPHeaders: ownAddress(),
      })
      const answering = await visitor.newPage()
      await visit(answering, await signedLinkTo(body, 'barrier-tasks'))
      await answering.getByLabel(task.answers.done).check()
      await answering.getByLabel(task.text).fill('The list is shorter now.')
      expect(await violations(answering)).toEqual([])
      await fitsPhone(answering)
      await answering.getByRole('button', { name: task.send }).click()
      await expect(
        answering.getByText(task.said.replace('{answer}', task.answers.done)),
      ).toBeVisible()
      await visitor.close()

      await officer.reload()
      await expect(officer.getByText('The list is shorter now.')).toBeVisible()
      await next.selectOption('resolved')
      await press(officer.getByRole('button', { name: review.steps.add }))
      await expect(officer.getByText(review.steps.done)).toBeVisible()
      await officer.context().close()

      await page.reload()
      await expect(track.getByRole('listitem').last()).toContainText(said.status.resolved)
      await visit(page, `${prefix}/barriers?q=${encodeURIComponent(title)}`)
      await expect(page.locator('main article')).toHaveCount(1)
      await expect(page.locator('main article')).toContainText(said.status.resolved)
      await page.getByRole('link', { name: title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const timeline = page.getByRole('region', { name: said.timeline })
      await expect(timeline.getByRole('listitem')).toHaveCount(3)
      expect(await violations(page)).toEqual([])
      await fitsPhone(page)

      await signedLinkTo(address, 'barrier-effects')
      expect(await mailTo(address, '/barrier-effects/')).toContain(`/barriers/${id}`)
      const link = await signedLinkTo(email, 'barrier-effects')
      expect(await mailTo(email, '/barrier-effects/')).toContain(`/user-enquiries/${enquiry}`)
      expect(link.startsWith(`${prefix}/barrier-effects/`)).toBe(true)
      await visit(page, link)
      await page.getByLabel(effect.answers.yes).check()
      expect(await violations(page)).toEqual([])
      await fitsPhone(page)
      await page.getByRole('button', { name: effect.send }).click()
      await expect(
        page.getByText(effect.said.replace('{answer}', effect.answers.yes)),
      ).toBeVisible()
    },
  )
}
