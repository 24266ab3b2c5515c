import { expect, test, type Browser, type Page } from '@playwright/test'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { samplePassword } from '../../tests/support/served-portal'
import { pdfWith } from '../../tests/support/uploads'
import { violations } from '../../tests/support/axe'
import { fromOwnAddress, ownAddress } from '../../tests/support/own-address'
import { logIn, register } from '../../tests/support/own-browser'
import { deepIn, gateIn } from '../../tests/support/depth'
import { hydrated, settled, visit } from '../../tests/support/visit'

const languages = [
  { locale: 'en', prefix: '', texts: english, done: 'Completed', ongoing: 'Ongoing' },
  { locale: 'ar', prefix: '/ar', texts: arabic, done: 'مكتمل', ongoing: 'قيد المتابعة' },
] as const

test.use(fromOwnAddress)

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

/** Registers a person who has filed enquiries; returns their address and request numbers. */
async function withEnquiries(page: Page, baseURL = '', count = 2) {
  const headers = { origin: baseURL }
  const email = await register(page, baseURL, 'Lina')
  const submitData = {
    enq_type: 7,
    name: 'Lina',
    phone: '0790000000',
    company: 'Olive House',
    job_title: 'Manager',
    description: 'We look for buyers.\nOf olive oil.',
    agreements: true,
  }
  const ids: number[] = []
  for (let place = 0; place < count; place += 1) {
    const answer = await page.request.post('/api/all-enquiries', { data: { submitData }, headers })
    expect(answer.status()).toBe(200)
    ids.push((await answer.json()).id)
  }
  return { email, ids }
}

/** An officer's call, without a browser. */
async function office(browser: Browser, baseURL = '') {
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: ownAddress() })
  const headers = { ...(await logIn(context, 'officer', baseURL)), origin: baseURL }
  return {
    move: async (id: number | undefined, status: number) => {
      const moved = await context.request.post(`/api/admin/enquiries/${id}/status`, {
        data: { status, reason: 'As agreed.' },
        headers,
      })
      expect(moved.status()).toBe(200)
    },
    write: async (id: number | undefined, text: string) => {
      const multipart = { text }
      const path = `/api/admin/enquiries/${id}/messages`
      expect((await context.request.post(path, { multipart, headers })).status()).toBe(200)
    },
  }
}

const counters = async (page: Page) => (await page.request.get('/api/enquiries/counters')).json()

const rows = (page: Page) => page.locator('#results tbody tr')
const list = (prefix: string) => `${prefix}/profile/user-enquiries`

for (const { locale, prefix, texts, done, ongoing } of languages) {
  test.describe(locale, () => {
    test(
      'a visitor is redirected to the login, and back to the requested view',
      gateIn('en', locale),
      async ({ page }) => {
        await visit(page, `${list(prefix)}?status=10`)
        await expect(page).toHaveURL((url) => url.pathname === `${prefix}/auth/login`)
        await page.locator('input[name=email]').last().fill('vip@portal.example')
        await page.locator('input[name=password]').last().fill(samplePassword)
        await page.locator('main button[type=submit]').click()
        await expect(page).toHaveURL((url) => url.pathname === list(prefix))
        expect(new URL(page.url()).search).toBe('?status=10')
        expect(await violations(page)).toEqual([])
      },
    )

    test(
      'a person finds an enquiry from the profile and follows it',
      gateIn('en', locale),
      async ({ page, browser, baseURL }) => {
        const { ids } = await withEnquiries(page, baseURL)
        const { move, write } = await office(browser, baseURL)
        await move(ids[0], 40)
        await move(ids[1], 70)
        await write(ids[1], 'Which sizes do you offer?')

        await visit(page, `${prefix}/profile`)
        const card = page.locator('section[aria-labelledby="my-enquiries"]')
        await expect(card.getByRole('listitem')).toHaveCount(7)
        expect(await violations(page)).toEqual([])
        await card.getByRole('link', { name: texts.myEnquiries.all }).click()
        await expect(rows(page)).toHaveCount(2)
        expect(await violations(page)).toEqual([])

        await page.getByRole('checkbox', { name: ongoing }).press('Space')
        await expect(rows(page)).toHaveCount(1)
        expect(new URL(page.url()).search).toBe('?status=70')
        await page.reload()
        await expect(rows(page)).toHaveCount(1)
        await page.goBack()
        await expect(rows(page)).toHaveCount(2)

        await page.getByRole('searchbox', { name: texts.myEnquiries.list.search }).fill(done)
        await expect(rows(page)).toHaveCount(1)
        await expect(rows(page).getByRole('rowheader')).toContainText(String(ids[0]))
        await page.goto(list(prefix))
        // What a browser fetches ahead is not yet read.
        await hydrated(page)
        await rows(page).first().hover()
        await settled(page)
        expect(await counters(page)).toMatchObject({ unread: 1 })
        await rows(page).first().getByRole('link').press('Enter')

        await expect(page).toHaveURL((url) => url.pathname === `${list(prefix)}/${ids[1]}`)
        await expect(page.getByText('Which sizes do you offer?')).toBeVisible()
        await expect(page.locator('section[aria-labelledby=history] li')).toHaveCount(2)
        await expect(page.locator('section[aria-labelledby=sent]')).toContainText('Olive House')
        expect(await violations(page)).toEqual([])
        expect(await counters(page)).toMatchObject({ total: 2, open: 1, unread: 0 })
      },
    )

    test(
      'a person sends a message with a file; a finished enquiry accepts none',
      gateIn('ar', locale),
      async ({ page, browser, baseURL }) => {
        const { ids } = await withEnquiries(page, baseURL, 1)
        const { form } = texts.myEnquiries.messages
        await visit(page, `${list(prefix)}/${ids[0]}`)
        await page.getByRole('button', { name: form.send }).click()
        await expect(page.getByText(form.empty)).toBeVisible()
        const field = page.getByRole('textbox', { name: form.text })
        await field.fill('The certificate is attached.')
        await page.reload()
        await expect(field).toHaveValue('The certificate is attached.')
        await page.locator('input[type=file]').setInputFiles({
          name: 'certificate.pdf',
          mimeType: 'application/pdf',
          buffer: pdfWith(),
        })
        await page.context().setOffline(true)
        await page.getByRole('button', { name: form.send }).click()
        await expect(
          page.locator('main').getByRole('alert').filter({ hasText: form.failed }),
        ).toBeVisible()
        await page.context().setOffline(false)
        await page.getByRole('button', { name: form.send }).dblclick()
        await expect(page.getByText(form.sent)).toBeVisible()
        const messages = page.locator('section[aria-labelledby=messages] ol > li')
        await expect(messages).toHaveCount(1)
        const file = messages.getByRole('link', { name: 'certificate.pdf' })
        const answer = await page.request.get((await file.getAttribute('href')) ?? '')
        expect(answer.headers()['content-type']).toContain('application/pdf')
        await expect(field).toHaveValue('')
        expect(await violations(page)).toEqual([])

        await (await office(browser, baseURL)).move(ids[0], 60)
        await page.reload()
        await expect(page.getByText(texts.myEnquiries.messages.closed)).toBeVisible()
        await expect(field).toHaveCount(0)
      },
    )

    test(
      'the table on a phone is a list of cards, sorted by a select',
      deepIn('ar', locale),
      async ({ page, baseURL }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        const { ids } = await withEnquiries(page, baseURL)
        await visit(page, list(prefix))
        await expect(page.locator('#results thead')).toBeHidden()
        await page.locator('#results select').selectOption('id-asc')
        await expect(rows(page).first().getByRole('link')).toContainText(String(ids[0]))
        expect(await violations(page)).toEqual([])
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(await overflow()).toBe(0)
        await rows(page).first().getByRole('link').click()
        await expect(page.locator('section[aria-labelledby=sent]')).toBeVisible()
        expect(await overflow()).toBe(0)
        expect(await violations(page)).toEqual([])
      },
    )
  })
}

test("another person's enquiry, and one that does not exist, are not found", async ({
  page,
  browser,
  baseURL,
}) => {
  const { ids } = await withEnquiries(page, baseURL, 1)
  const other = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: ownAddress(),
  })
  const otherPage = await other.newPage()
  await withEnquiries(otherPage, baseURL, 1)
  expect((await otherPage.goto(`/profile/user-enquiries/${ids[0]}`))?.status()).toBe(404)
  expect((await otherPage.goto('/profile/user-enquiries/999999999'))?.status()).toBe(404)
  expect((await otherPage.goto('/profile/user-enquiries/abc'))?.status()).toBe(404)
  await other.close()
})

test('without script the list is filtered by its form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    extraHTTPHeaders: ownAddress(),
  })
  const page = await context.newPage()
  await withEnquiries(page, baseURL)
  await page.goto('/profile/user-enquiries')
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Completed' }).check()
  await page.locator('#results form button[type=submit]').click()
  await expect(rows(page)).toHaveCount(0)
  expect(new URL(page.url()).searchParams.get('status')).toBe('40')
  await context.close()
})
