import { expect, test, type Page } from '@playwright/test'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { violations } from '../../tests/support/axe'
import { fromOwnAddress } from '../../tests/support/own-address'
import { register } from '../../tests/support/own-browser'
import { deepIn, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const languages = [
  { locale: 'en', prefix: '', texts: english, points: '112 out of 140 points' },
  { locale: 'ar', prefix: '/ar', texts: arabic, points: '112 من 140 نقطة' },
] as const

test.use(fromOwnAddress)

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

const statements = 28

const open = (page: Page, prefix: string) =>
  visit(page, `${prefix}/exporters/Initial-export-readiness-assessment`)
const survey = (page: Page) => page.locator('fieldset').filter({ has: page.getByRole('radio') })

/** Answers by keyboard alone: a number, then Enter. */
async function answerAll(page: Page, from = 1) {
  await survey(page).getByRole('radio').first().focus()
  for (let step = from; step <= statements; step += 1) {
    await page.keyboard.press('4')
    await page.keyboard.press('Enter')
  }
}

/** Reads on to who answers; the form comes when it is near. */
async function reachDetails(page: Page) {
  const details = page.locator('main textarea[name=description]')
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300)
      return details.count()
    })
    .toBe(1)
  const step = page.locator('main details').filter({ has: page.locator('[name=description]') })
  if ((await step.getAttribute('open')) === null) await step.locator('summary').first().click()
}

async function fillDetails(page: Page) {
  await reachDetails(page)
  await page.locator('main input[name=name]').fill('Lina Haddad')
  await page.locator('main input[name=job_title]').fill('Export manager')
  await page.locator('main input[name=company]').fill('Olive House')
  await page.locator('main input[name=phone]').fill('+962 79 123-4567')
  for (const name of ['industry', 'country']) {
    const select = page.locator(`main select[name=${name}]`)
    await expect(select.locator('option').nth(3)).toBeAttached()
    await select.selectOption({ index: 3 })
  }
  await page.locator('main textarea[name=description]').fill('We press olive oil.')
  await page.locator('main input[name=agreements]').check()
}

const send = (page: Page) =>
  page
    .locator('main form')
    .filter({ has: page.locator('[name=description]') })
    .locator('[type=submit]')

for (const { locale, prefix, texts, points } of languages) {
  test.describe(locale, () => {
    const readinessTexts = texts.readiness

    test(
      'a person answers by keyboard, sends, reads the result, and finds it again',
      gateIn('en', locale),
      async ({ page, baseURL }) => {
        await register(page, baseURL)
        await open(page, prefix)
        await expect(
          page.getByRole('button', { name: readinessTexts.survey.next, exact: true }),
        ).toBeDisabled()
        await expect(
          page.getByRole('button', { name: readinessTexts.survey.previous, exact: true }),
        ).toHaveCount(0)
        expect(await violations(page)).toEqual([])
        await answerAll(page)
        await expect(
          page.getByRole('button', { name: readinessTexts.survey.next, exact: true }),
        ).toHaveCount(0)
        await reachDetails(page)
        await expect(page.getByText(points)).toBeVisible()
        await fillDetails(page)
        await send(page).dblclick()
        const modal = page.getByRole('dialog').filter({ hasText: texts.modals.success.title })
        await expect(modal).toBeVisible()
        await modal.getByRole('button', { name: texts.modals.success.close }).last().click()
        await expect(page.getByText(points)).toBeVisible()
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(9)
        await expect(survey(page)).toHaveCount(0)
        expect(await violations(page)).toEqual([])
        await page.emulateMedia({ media: 'print' })
        await expect(page.getByText(points)).toBeVisible()
        await expect(page.locator('figure svg').first()).toBeVisible()
        await expect(page.getByRole('button', { name: readinessTexts.result.print })).toBeHidden()
        await page.emulateMedia({ media: 'screen' })
        await page.getByRole('link', { name: readinessTexts.assessment.open }).click()
        await expect(page).toHaveURL(/\/profile\/user-enquiries\/\d+$/)
        await expect(page.getByText(points)).toBeVisible()
        expect(await violations(page)).toEqual([])
        const total = await page.request.get('/api/enquiries/counters')
        expect(await total.json()).toMatchObject({ total: 1 })
      },
    )

    test(
      'an incomplete questionnaire shows and links its missing answers',
      deepIn('ar', locale),
      async ({ page, baseURL }) => {
        await register(page, baseURL)
        await open(page, prefix)
        await survey(page).getByRole('radio').nth(3).check()
        await fillDetails(page)
        await send(page).click()
        const summary = page.getByRole('alertdialog')
        await expect(summary).toContainText(texts.modals.requiredFields.title)
        await expect(summary).toContainText(texts.rules.questionnaire)
        await summary.getByRole('button', { name: texts.rules.questionnaire }).click()
        await expect(summary).toBeHidden()
        await expect(survey(page)).toBeFocused()
        await expect(page.locator('main').getByText(texts.rules.questionnaire)).toBeVisible()
        expect(await violations(page)).toEqual([])
      },
    )

    test(
      'answers survive a reload, and the survey continues where they end',
      deepIn('en', locale),
      async ({ page }) => {
        await open(page, prefix)
        await survey(page).getByRole('radio').nth(2).check()
        await page.getByRole('button', { name: readinessTexts.survey.next, exact: true }).click()
        const statement = await survey(page).locator('legend').textContent()
        await expect
          .poll(() => page.evaluate(() => JSON.stringify(window.localStorage)))
          .toContain('answers')
        await page.reload()
        await expect(survey(page).locator('legend')).toHaveText(statement ?? '')
        await page
          .getByRole('button', { name: readinessTexts.survey.previous, exact: true })
          .click()
        await expect(survey(page).getByRole('radio').nth(2)).toBeChecked()
      },
    )

    test(
      'a visitor is asked to log in, and keeps the answers',
      deepIn('ar', locale),
      async ({ page }) => {
        await open(page, prefix)
        await survey(page).getByRole('radio').nth(2).check()
        await fillDetails(page)
        await send(page).click()
        await expect(page.getByRole('dialog')).toContainText(texts.accounts.login.title)
        await page.keyboard.press('Escape')
        await expect(survey(page).getByRole('radio').nth(2)).toBeChecked()
        await expect(page.locator('main input[name=company]')).toHaveValue('Olive House')
      },
    )

    test(
      'the survey fits a phone without scrolling sideways',
      gateIn('ar', locale),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await open(page, prefix)
        await expect(survey(page).getByRole('radio')).toHaveCount(5)
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBe(0)
        expect(await violations(page)).toEqual([])
      },
    )
  })
}

test('the page without script shows how to contact the office', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  await page.goto('/exporters/Initial-export-readiness-assessment')
  await expect(page.getByText(english.readiness.assessment.noScript)).toBeVisible()
  await context.close()
})
