import { expect, test, type Page } from '@playwright/test'
import { deep } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const exporters = '/pages/100-faq-for-exporters'
const arabic = `/ar/pages/100-${encodeURIComponent('أسئلة-المصدرين-الشائعة')}`
const buyers = '/faq/faq-for-international-buyers'

const questions = (page: Page) => page.locator('main details')
const open = (page: Page) => page.locator('main details[open] h3')

test('the tabs of the exporters’ questions are pages of their own', async ({ page }) => {
  await visit(page, exporters)
  const groups = page.getByRole('navigation', { name: 'Topics' })
  await expect(groups.locator('[aria-current]')).toHaveText('Freight and logistics')
  await expect(questions(page)).toHaveCount(7)
  await groups.getByRole('link', { name: 'Financing' }).click()
  await expect(page).toHaveURL(`${exporters}?tab=financing`)
  await expect(page).toHaveTitle(/^Financing: FAQ for exporters \| /)
  await expect(groups.locator('[aria-current]')).toHaveText('Financing')
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Financing' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(exporters)
  await expect(groups.locator('[aria-current]')).toHaveText('Freight and logistics')
})

test(
  'a tab is shown from its end, the list of all in its order and in pages of ten',
  deep,
  async ({ page, request }) => {
    const titlesFrom = async (call: string): Promise<string[]> => {
      const faqs: { question_eng: string }[] = await (await request.get(`/api/${call}`)).json()
      return faqs.map((faq) => faq.question_eng)
    }
    const titles = () => page.locator('main details h3').allTextContents()
    await page.goto(exporters)
    expect(await titles()).toEqual((await titlesFrom('new_faq/1/1')).toReversed())
    await visit(page, `${exporters}?tab=all`)
    const all = await titlesFrom('new_faq/1')
    expect(await titles()).toEqual(all.slice(0, 10))
    await page.getByRole('link', { name: 'Page 3', exact: true }).click()
    await expect(page).toHaveURL(`${exporters}?tab=all&page=3`)
    await expect(questions(page)).toHaveCount(all.length - 20)
    expect(await titles()).toEqual(all.slice(20))
  },
)

test(
  'a page beyond the last one, and an unknown tab, lead to existing pages',
  deep,
  async ({ page }) => {
    await visit(page, `${exporters}?tab=all&page=99`)
    await page.getByRole('link', { name: 'Go to the first page' }).click()
    await expect(page).toHaveURL(`${exporters}?tab=all`)
    await page.goto(`${exporters}?tab=unknown&page=7`)
    await expect(questions(page)).toHaveCount(7)
  },
)

test(
  'a view is kept by a wrong slug, by the other addresses and by the other language',
  deep,
  async ({ page, request }) => {
    const to = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0 })
      return [response.status(), response.headers().location]
    }
    expect(await to('/pages/100-x?tab=all&page=2')).toEqual([308, `${exporters}?tab=all&page=2`])
    expect(await to('/faq/faq-for-exporters/financing')).toEqual([
      308,
      `${exporters}?tab=financing`,
    ])
    await visit(page, `${exporters}?tab=financing`)
    await page.getByRole('link', { name: 'العربية' }).first().click()
    await expect(page).toHaveURL(`${arabic}?tab=financing`)
    await expect(page.getByRole('heading', { level: 2, name: 'التمويل' })).toBeVisible()
  },
)

test(
  'each view tells search engines its own address and its questions',
  deep,
  async ({ request }) => {
    for (const [path, canonical] of [
      [exporters, exporters],
      [`${exporters}?tab=freight-and-logistic`, exporters],
      [`${exporters}?tab=financing`, `${exporters}?tab=financing`],
      [`${exporters}?tab=all&page=2`, `${exporters}?tab=all&page=2`],
      [`${arabic}?tab=all`, `${arabic}?tab=all`],
      [`${buyers}/2`, `${buyers}/2`],
    ] as const) {
      const html = await (await request.get(path)).text()
      const address = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace(/&amp;/g, '&')
      expect(new URL(address ?? '').pathname + new URL(address ?? '').search).toBe(canonical)
      expect(html, path).toContain('"@type":"FAQPage"')
    }
  },
)

test('a question opens by keyboard, and its file can be fetched', async ({ page, request }) => {
  await visit(page, exporters)
  const question = questions(page).filter({ hasText: 'Which documents does an ordinary' })
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  const file = question.getByRole('link', { name: /^Download the file \(Which documents/ })
  await expect(file).toBeVisible()
  await expect(file).toContainText(/PDF · \d+ kB/)
  const response = await request.get((await file.getAttribute('href')) ?? '')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
  await page.keyboard.press('Enter')
  await expect(file).toBeHidden()
})

test('an address can lead to one question, which is open and in view', async ({ page }) => {
  await page.goto(`${exporters}#faq-101`)
  await expect(open(page)).toHaveText('Which documents does an ordinary export shipment need?')
  await expect(open(page)).toBeInViewport()
  await visit(page, buyers)
  await page.getByRole('link', { name: 'Which payment methods are usual?' }).click()
  await expect(page).toHaveURL(`${buyers}/2#faq-503`)
  await expect(open(page)).toHaveText('Which payment methods are usual?')
  await expect(open(page)).toBeInViewport()
})

test('both audiences are found from the page of all questions', deep, async ({ page }) => {
  await visit(page, '/ar/faq')
  const choices = page.getByRole('navigation', { name: 'لمن هذه الأسئلة؟' })
  await choices.getByRole('link', { name: 'التمويل' }).click()
  await expect(page).toHaveURL(`${arabic}?tab=financing`)
  await visit(page, '/ar/faq')
  await choices.getByRole('link', { name: 'الشحن والجمارك' }).click()
  await expect(page).toHaveURL(`/ar${buyers}/3`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الشحن والجمارك')
})

test('the buyers have three numbered groups and no others', deep, async ({ request }) => {
  for (const group of [1, 2, 3]) {
    expect((await request.get(`${buyers}/${group}`)).status()).toBe(200)
    expect((await request.get(`/ar${buyers}/${group}`)).status()).toBe(200)
  }
  for (const path of [`${buyers}/4`, `${buyers}/01`, `${buyers}/1/2`, `/ar${buyers}/x`, '/faq/x']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404)
  }
})

test('the home page shows ten questions and links to all', deep, async ({ page, context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
  await visit(page, '/')
  const block = page.getByRole('region', { name: 'Frequently asked questions' })
  const questions = block.locator('details:not(:has(details))')
  await expect(questions).toHaveCount(10)
  await expect(questions.filter({ visible: true })).toHaveCount(5)
  await block.getByText('5 more questions').click()
  await expect(questions.filter({ visible: true })).toHaveCount(10)
  await block.getByRole('link', { name: 'FAQ for exporters' }).click()
  await expect(page).toHaveURL(exporters)
})

test('all of it works without a script, and is printed open', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(exporters)
  await questions(page).first().locator('summary').click()
  await expect(open(page)).toHaveCount(1)
  const groups = page.getByRole('navigation', { name: 'Topics' })
  await groups.getByRole('link', { name: 'All questions' }).click()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(`${exporters}?tab=all&page=2`)
  await expect(questions(page)).toHaveCount(10)
  await page.goto(`${buyers}/1#faq-403`)
  await expect(open(page)).toHaveText('Are the companies on the portal checked?')
  await page.emulateMedia({ media: 'print' })
  for (const answer of await page.locator('main details > div').all()) {
    await expect(answer).toBeVisible()
  }
  await context.close()
})
