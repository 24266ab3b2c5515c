import { expect, test, type Page } from '@playwright/test'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { deepIn, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const languages = [
  {
    locale: 'en',
    prefix: '',
    list: '/pages/160-international-buyers',
    texts: english,
    company: 'Balsam Moab Medical Supplies',
    product: 'Sterile adhesive dressings',
  },
  {
    locale: 'ar',
    prefix: '/ar',
    list: '/ar/pages/160-المشترون-الدوليون',
    texts: arabic,
    company: 'شركة بلسم مؤاب للمستلزمات الطبية',
    product: 'ضمادات لاصقة معقمة',
  },
] as const

const records = (page: Page) => page.locator('#results article')
const titles = (page: Page) => page.locator('#results article h3').allTextContents()

/** The structured data of a type that a page carries. */
async function describedAs(page: Page, type: string) {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  return blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === type)
}

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

for (const { locale, prefix, list, texts, company, product } of languages) {
  const to = (path: string) => `${prefix}${path}`

  test.describe(list, () => {
    test(
      'leads from the list to a company, to its product, and back to the company',
      gateIn('en', locale),
      async ({ page, baseURL }) => {
        await visit(page, `${list}?q=${encodeURIComponent(company)}`)
        await page.getByRole('link', { name: company, exact: true }).click()
        await expect(page).toHaveURL(to('/buyers/5'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(company)
        expect(await describedAs(page, 'Organization')).toMatchObject({
          '@id': `${baseURL}${to('/buyers/5')}`,
          name: company,
        })

        await page.getByRole('link', { name: product, exact: true }).click()
        await expect(page).toHaveURL(to('/buyers/products/25'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(product)
        expect(await describedAs(page, 'Product')).toMatchObject({
          name: product,
          manufacturer: { name: company, url: `${baseURL}${to('/buyers/5')}` },
        })
        await page.getByRole('link', { name: texts.offers.company, exact: true }).click()
        await expect(page).toHaveURL(to('/buyers/5'))
      },
    )

    test('has no offer of a company that is not public', deepIn('ar', locale), async ({ page }) => {
      const button = page.getByRole('link', { name: texts.offers.company, exact: true })
      await page.goto(to('/buyers/products/1'))
      await expect(button).toHaveCount(1)
      // Approved, of companies that are not: 24 was refused, 40 is still in process.
      for (const item of ['products/143', 'services/58']) {
        expect((await page.goto(to(`/buyers/${item}`)))?.status()).toBe(404)
      }
      expect((await page.goto(to('/buyers/40')))?.status()).toBe(404)
      expect((await page.goto(to('/buyers/24')))?.status()).toBe(404)
    })

    test(
      'keeps filters and pages in the address, through Back and by a shared address',
      gateIn('ar', locale),
      async ({ page }) => {
        await visit(page, list)
        await expect(records(page)).toHaveCount(9)
        const first = await titles(page)
        await page.locator('#results a[rel=next]').click()
        await expect(page).toHaveURL(/page=2/)
        // Before its scripts are there, the browser follows the link itself, in the middle of a look.
        await expect(async () => expect(await titles(page)).not.toEqual(first)).toPass()
        await page.goBack()
        await expect(async () => expect(await titles(page)).toEqual(first)).toPass()
        await page.locator('aside select[name=industry]').selectOption('2')
        await expect(page).toHaveURL(/industry=2/)
        await expect(async () => expect(await titles(page)).not.toEqual(first)).toPass()
        const filtered = await titles(page)
        await page.goto(page.url())
        expect(await titles(page)).toEqual(filtered)
      },
    )

    test(
      'filters, pages and goes back without JavaScript',
      gateIn('en', locale),
      async ({ browser }) => {
        const page = await browser.newPage({ javaScriptEnabled: false })
        // A company that another test makes public between two loads moves the others on by one.
        await expect(async () => {
          await page.goto(list)
          const first = await titles(page)
          expect(first).toHaveLength(9)
          await page.locator('#results a[rel=next]').click()
          await expect(page).toHaveURL(/page=2/)
          const second = await titles(page)
          expect(second.filter((title) => first.includes(title))).toEqual([])
          await page.goBack()
          expect(await titles(page)).toEqual(first)
        }).toPass()

        await page.locator('aside select[name=industry]').selectOption('2')
        await page.getByRole('button', { name: texts.lists.apply, exact: true }).click()
        await expect(page).toHaveURL(/industry=2/)
        const filtered = await titles(page)
        expect(filtered).toContain(company)
        expect(filtered.length).toBeLessThan(9)
        await page.goto(page.url())
        expect(await titles(page)).toEqual(filtered)

        await page.goto(to('/buyers/5?type=services'))
        await expect(page.getByText(texts.lists.emptyFiltered.title)).toBeVisible()
        await page.goto(to('/buyers/5?sub=202'))
        const some = await records(page).count()
        expect(some).toBeGreaterThan(0)
        expect(some).toBeLessThan(7)
        await page.close()
      },
    )

    test(
      'local buyers have pages at their three forms of address',
      deepIn('en', locale),
      async ({ page }) => {
        await visit(page, to('/local-buyers/products'))
        await page.getByRole('heading', { level: 2, name: texts.offers.sectors.products }).waitFor()
        const main = page.getByRole('main')
        await main.locator(`a[href="${to('/local-buyers/products/1')}"]`).click()
        await expect(page).toHaveURL(to('/local-buyers/products/1'))
        await main.locator(`a[href="${to('/local-buyers/products/1/101')}"]`).click()
        await expect(page).toHaveURL(to('/local-buyers/products/1/101'))
        await expect(records(page)).not.toHaveCount(0)
        await records(page).first().getByRole('link').click()
        await expect(page).toHaveURL(new RegExp(`^[^?]+${to('/buyers/products/')}\\d+$`))

        await visit(page, to('/local-buyers/products'))
        await page
          .getByRole('navigation', { name: texts.offers.types })
          .getByRole('link', { name: texts.offers.type.services })
          .click()
        await expect(page).toHaveURL(to('/local-buyers/services'))
        for (const unknown of ['things', 'products/99', 'products/1/201', 'products/x']) {
          const answer = await page.goto(to(`/local-buyers/${unknown}`))
          expect(answer?.status(), unknown).toBe(404)
        }
      },
    )
  })
}

test('the addresses of companies and items have one spelling', async ({ request }) => {
  for (const path of [
    '/buyers/products/1',
    '/ar/buyers/5',
    '/buyers/5',
    '/export-trade-support-institutions/1',
  ]) {
    const answer = await request.get(`${path}-words`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, path])
  }
  for (const path of ['/buyers/9999', '/buyers/products/27', '/ar/buyers/services/9999']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
