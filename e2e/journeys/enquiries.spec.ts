import { expect, test, type Page } from '@playwright/test'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { fromOwnAddress } from '../../tests/support/own-address'
import { register } from '../../tests/support/own-browser'
import { deep, deepIn, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const studies = '/market-information/application-request-for-specific-market-studies'

const barriers = '/reporting-trade-barriers'

/** Every entry of a form: an address, what the form is of, its type, and the language it is tried in. */
const entries = [
  { path: studies, kind: 'general', type: 1, locale: 'en', depth: {} },
  {
    path: '/market-information/matchmaking',
    kind: 'matchmaking',
    type: 2,
    locale: 'ar',
    depth: deep,
  },
  { path: '/international-buyers', kind: 'matchmaking', type: 2, locale: 'en', depth: deep },
  { path: `${barriers}/for-exporters`, kind: 'barriers', type: 5, locale: 'ar', depth: {} },
  {
    path: `${barriers}/for-international-buyers`,
    kind: 'barriers',
    type: 5,
    locale: 'en',
    depth: deep,
  },
  {
    path: '/export-trade-support-institutions',
    kind: 'institution',
    type: 6,
    locale: 'ar',
    depth: deep,
  },
  { path: '/contact-us', kind: 'other', type: 7, locale: 'ar', depth: deep },
] as const

const password = 'apricots of the valley'

test.use(fromOwnAddress)

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

const join = (page: Page, baseURL?: string) => register(page, baseURL, 'Lina')

const place = (page: Page) => page.locator('#enquiry')
const form = (page: Page) => place(page).locator('form')
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const sendButton = (page: Page) => form(page).locator('button[type=submit]')

/** Scrolls to the form, which is loaded when it is near. */
async function visitForm(page: Page) {
  await place(page).scrollIntoViewIfNeeded()
  await expect(field(page, 'description')).toBeVisible()
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await visitForm(page)
}

/** Fills in every field that is empty. */
async function fill(page: Page) {
  const texts = { name: 'Lina', job_title: 'Manager', company: 'Olive House' }
  const phones = { phone: '+962 79-000 0000', phone2: '0790000000' }
  const all = { ...texts, ...phones, description: 'We look for buyers.\nOf olive oil.' }
  for (const [name, text] of Object.entries(all)) {
    if ((await field(page, name).count()) > 0) await field(page, name).fill(text)
  }
  for (const select of await form(page).locator('select').all()) {
    await select.selectOption({ index: 1 })
  }
  await field(page, 'agreements').check()
}

/** How many enquiries the person of this browser has filed. */
async function filed(page: Page): Promise<number> {
  const answer = await page.request.get('/api/enquiries/counters')
  return (await answer.json()).total
}

const success = (page: Page, texts: typeof english) =>
  page.getByRole('dialog', { name: texts.modals.success.title })

for (const { locale, prefix, texts } of languages) {
  const formTexts = texts.enquiryForms
  test.describe(locale, () => {
    for (const { path, kind, type, depth } of entries.filter((entry) => entry.locale === locale)) {
      test(`${path} shows its form and accepts it`, depth, async ({ page, baseURL }) => {
        await join(page, baseURL)
        await open(page, `${prefix}${path}`)
        expect(await violations(page)).toEqual([])
        await fill(page)
        await sendButton(page).click()
        await expect(success(page, texts)).toBeVisible()
        const number = await success(page, texts).locator('bdi').textContent()
        const detail = await page.request.get(`/api/enquiries/${number}`)
        expect((await detail.json()).enq_type).toBe(type)
        await page.keyboard.press('Escape')
        await expect(field(page, 'description')).toHaveValue('')
        const kept = await page.evaluate((key) => localStorage.getItem(key), `enquiry-${kind}`)
        expect(kept).toBeNull()
      })
    }

    test(
      'a visitor logs in on the way, and nothing typed is lost',
      gateIn('en', locale),
      async ({ page, baseURL }) => {
        const email = await join(page, baseURL)
        await page.context().clearCookies()
        await open(page, `${prefix}${studies}`)
        await fill(page)
        await sendButton(page).click()
        const login = page.getByRole('dialog', { name: texts.accounts.login.title })
        await login.locator('input[name=email]').fill(email)
        await login.locator('input[name=password]').fill(password)
        await login.locator('button[type=submit]').click()
        await expect(login).toBeHidden()
        await expect(page.getByText(formTexts.login.done)).toBeVisible()
        await expect(field(page, 'email')).toHaveValue(email)
        await expect(field(page, 'company')).toHaveValue('Olive House')
        expect(await violations(page)).toEqual([])
        await sendButton(page).click()
        await expect(success(page, texts)).toBeVisible()
        expect(await filed(page)).toBe(1)
      },
    )

    test(
      'a draft is restored after a reload, in a new tab, and after an expired session',
      gateIn('ar', locale),
      async ({ page, baseURL }) => {
        await join(page, baseURL)
        await open(page, `${prefix}${studies}`)
        await fill(page)
        await page.reload()
        await visitForm(page)
        await expect(field(page, 'company')).toHaveValue('Olive House')
        await expect(page.getByText(formTexts.draft.restored)).toBeVisible()
        expect(await violations(page)).toEqual([])
        const next = await page.context().newPage()
        await page.close()
        // A window in the background draws no frame, and its dialogs stay hidden.
        await next.bringToFront()
        await open(next, `${prefix}${studies}`)
        await expect(field(next, 'company')).toHaveValue('Olive House')
        await next.context().clearCookies({ name: /sid/ })
        // By key: the note that nobody is logged in may come just now and move the button.
        await sendButton(next).press('Enter')
        await expect(next.getByRole('dialog', { name: texts.accounts.login.title })).toBeVisible()
        await next.keyboard.press('Escape')
        await expect(field(next, 'company')).toHaveValue('Olive House')
        await expect(field(next, 'agreements')).toBeChecked()
      },
    )

    test(
      'a lost connection shows an error, and the retry files the enquiry once',
      gateIn('en', locale),
      async ({ page, baseURL }) => {
        await join(page, baseURL)
        await open(page, `${prefix}${studies}`)
        await fill(page)
        await expect(field(page, 'email')).not.toHaveValue('')
        // The server files it, and its answer is lost on the way.
        await page.route(
          '**/api/all-enquiries',
          async (route) => {
            await route.fetch()
            await route.abort()
          },
          { times: 1 },
        )
        await sendButton(page).click()
        const failed = page.getByRole('alertdialog', { name: texts.modals.error.title })
        await expect(failed).toBeVisible()
        await expect(page.getByRole('dialog', { name: texts.modals.loading.title })).toBeHidden()
        expect(await violations(page)).toEqual([])
        await page.context().setOffline(true)
        const lost = page.waitForEvent('requestfailed', (request) =>
          request.url().endsWith('/api/all-enquiries'),
        )
        await failed.getByRole('button', { name: texts.modals.error.retry }).click()
        await lost
        await expect(page.getByRole('dialog', { name: texts.modals.loading.title })).toBeHidden()
        await expect(failed).toBeVisible()
        await page.context().setOffline(false)
        await page.keyboard.press('Escape')
        await expect(failed).toBeHidden()
        await page.reload()
        await visitForm(page)
        await expect(field(page, 'company')).toHaveValue('Olive House')
        await sendButton(page).click()
        await expect(success(page, texts)).toBeVisible()
        expect(await filed(page)).toBe(1)
      },
    )

    test(
      'a server error leads to login and back to the draft',
      deepIn('ar', locale),
      async ({ page, baseURL }) => {
        await join(page, baseURL)
        await open(page, `${prefix}${studies}`)
        await fill(page)
        await page.route('**/api/all-enquiries', (route) =>
          route.fulfill({ status: 500, json: { code: 'internal', message: '', requestId: '1' } }),
        )
        await sendButton(page).click()
        await expect(page).toHaveURL((url) => url.pathname === `${prefix}/auth/login`)
        await page.unroute('**/api/all-enquiries')
        const back = new URL(page.url()).searchParams.get('redirect') ?? ''
        expect(back).toContain('tab=2')
        await open(page, back)
        await expect(field(page, 'company')).toHaveValue('Olive House')
        await sendButton(page).click()
        await expect(success(page, texts)).toBeVisible()
        expect(await filed(page)).toBe(1)
      },
    )

    test('a double click files one enquiry', deepIn('en', locale), async ({ page, baseURL }) => {
      await join(page, baseURL)
      await open(page, `${prefix}/contact-us`)
      await fill(page)
      await sendButton(page).dblclick()
      await expect(success(page, texts)).toBeVisible()
      expect(await filed(page)).toBe(1)
    })

    test(
      'two tabs hold one draft; sent in one, it is gone from the other',
      deepIn('ar', locale),
      async ({ page, baseURL }) => {
        await join(page, baseURL)
        const other = await page.context().newPage()
        await open(page, `${prefix}/contact-us`)
        await open(other, `${prefix}/contact-us`)
        await fill(other)
        await expect(field(page, 'company')).toHaveValue('Olive House')
        await expect(field(page, 'agreements')).toBeChecked()
        await sendButton(other).click()
        await expect(page.getByText(formTexts.draft.elsewhere)).toBeVisible()
        await expect(field(page, 'company')).toHaveValue('')
        await expect(success(other, texts)).toBeVisible()
        expect(await filed(page)).toBe(1)
      },
    )

    test(
      'a change of language empties the form and keeps what was typed',
      deepIn('en', locale),
      async ({ page }) => {
        await open(page, `${prefix}${studies}`)
        await field(page, 'company').fill('Olive House')
        await expect(page.getByText(formTexts.draft.saved)).toBeVisible()
        const there = locale === 'en' ? '/ar' : ''
        await page.locator('header [hreflang]').first().click()
        await expect(page.locator('html')).toHaveAttribute('lang', locale === 'en' ? 'ar' : 'en')
        await expect(page).toHaveURL((url) => url.pathname.startsWith(`${there}/pages/130-`))
        expect(new URL(page.url()).searchParams.get('tab')).toBe('2')
        await visitForm(page)
        await expect(field(page, 'company')).toHaveValue('')
        const { bring } = (locale === 'en' ? arabic : english).enquiryForms.draft
        await page.getByRole('button', { name: bring }).click()
        await expect(field(page, 'company')).toHaveValue('Olive House')
      },
    )

    test(
      'by keyboard alone, from the summary of errors to the number',
      gateIn('ar', locale),
      async ({ page, baseURL }) => {
        await join(page, baseURL)
        await open(page, `${prefix}/contact-us`)
        await expect(field(page, 'name')).not.toHaveValue('')
        await expect(field(page, 'phone')).not.toHaveValue('')
        await sendButton(page).focus()
        await page.keyboard.press('Enter')
        const summary = page.getByRole('alertdialog', { name: texts.modals.requiredFields.title })
        await expect(summary.getByRole('listitem')).toHaveCount(4)
        expect(await violations(page)).toEqual([])
        await summary.getByRole('button', { name: formTexts.required.job_title }).focus()
        await page.keyboard.press('Enter')
        await expect(field(page, 'job_title')).toBeFocused()
        for (const text of ['Manager', 'Olive House', '0790000000']) {
          await page.keyboard.type(text)
          await page.keyboard.press('Tab')
        }
        await expect(field(page, 'email')).toBeFocused()
        for (const name of ['industry', 'country', 'description']) {
          await page.keyboard.press('Tab')
          await expect(field(page, name)).toBeFocused()
        }
        await page.keyboard.type('A question')
        await page.keyboard.press('Tab')
        await expect(field(page, 'keep')).toBeFocused()
        await page.keyboard.press('Space')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Space')
        await expect(field(page, 'agreements')).toBeChecked()
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await expect(sendButton(page)).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(success(page, texts)).toBeVisible()
        expect(await violations(page)).toEqual([])
        await open(page, `${prefix}/contact-us`)
        await expect(field(page, 'job_title')).toHaveValue('Manager')
      },
    )

    test('every field has an accessible name', deepIn('ar', locale), async ({ page }) => {
      await open(page, `${prefix}/reporting-trade-barriers/for-exporters`)
      const { fields } = formTexts
      const named = [
        fields.company,
        fields.contactName,
        fields.cityPhone,
        fields.phone2,
        fields.contactEmail,
        fields.barrierDescription,
      ]
      for (const name of named) {
        await expect(form(page).getByRole('textbox', { name })).toHaveCount(1)
      }
      for (const name of [fields.positions, fields.barriers, fields.industry]) {
        await expect(form(page).getByRole('combobox', { name })).toHaveCount(1)
      }
      await expect(form(page).getByRole('checkbox', { name: formTexts.agree })).toHaveCount(1)
    })

    test(
      'the page without script shows how to contact the office',
      gateIn('ar', locale),
      async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          ...(baseURL && { baseURL }),
          javaScriptEnabled: false,
        })
        const page = await context.newPage()
        await page.goto(`${prefix}${studies}`)
        await expect(page.getByText(formTexts.noScript.text)).toBeVisible()
        await context.close()
      },
    )

    test(
      'a person who reports a barrier chooses between exporters and buyers',
      gateIn('en', locale),
      async ({ page }) => {
        await visit(page, `${prefix}/report-your-case`)
        expect(await violations(page)).toEqual([])
        const choices = page.getByRole('navigation', { name: formTexts.audiences.label })
        await choices.getByRole('link').nth(1).click()
        const buyers = `${prefix}/reporting-trade-barriers/for-international-buyers`
        await expect(page).toHaveURL((url) => url.pathname === buyers)
      },
    )
  })
}
