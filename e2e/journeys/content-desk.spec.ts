import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { randomInt } from 'node:crypto'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { samplePassword } from '../../tests/support/served-portal'

const languages = [
  { locale: 'en', texts: english },
  { locale: 'ar', texts: arabic },
] as const

const part = () => randomInt(1, 255)

test.use({
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `203.${part()}.${part()}.${part()}` })
  },
})

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** Reached and pressed as somebody without a mouse does. */
async function press(target: Locator) {
  await target.focus()
  await target.press('Enter')
}

for (const { locale, texts } of languages) {
  const { admin } = texts
  test(`an editor writes, translates and publishes news by keyboard (${locale})`, async ({
    page,
    baseURL = '',
    context,
  }) => {
    test.setTimeout(120_000)
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await context.addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/' }])
    const login = await page.request.post('/api/login', {
      data: { email: 'editor@portal.example', password: samplePassword },
      headers: { origin: baseURL },
    })
    expect(login.status()).toBe(200)

    await page.goto('/admin/content')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.areas.content)
    expect(await violations(page)).toEqual([])
    await press(page.getByRole('link', { name: admin.kinds.news, exact: true }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.kinds.news)
    await expect(page.locator('main li').first()).toBeVisible()
    expect(await violations(page)).toEqual([])

    await press(page.getByRole('link', { name: admin.content.add, exact: true }))
    const named = `Olive oil fair ${randomInt(2 ** 40)}`
    await page.locator('input[name=DESCRIPTION_ENG]').fill(named)
    await page.locator('input[name=DESCRIPTION_ARA]').fill(`معرض ${named}`)
    const [first, second] = await page.locator('[role=textbox]').all()
    await first?.fill('First text')
    await second?.fill('Second text')
    await page.locator('input[name=news_date]').fill('2026-11-01')
    expect(await violations(page)).toEqual([])
    await press(page.getByRole('button', { name: admin.content.steps.save }))
    await expect(page).toHaveURL(/\/admin\/content\/news\/\d+$/)
    expect((await page.request.get('/api/news')).status()).toBe(200)
    const id = page.url().split('/').at(-1)
    expect((await page.request.get(`/api/news/${id}`)).status()).toBe(404)

    await press(page.getByRole('button', { name: admin.content.steps.publish }))
    await expect(page.getByText(admin.content.done.publish)).toBeVisible()
    const published = await page.request.get(`/api/news/${id}`)
    expect((await published.json()).DESCRIPTION_ENG).toBe(named)
    await page.goto('/news')
    await expect(page.getByText(named).first()).toBeVisible()

    await page.goto(`/admin/content/news/${id}/versions`)
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(faults).toEqual([])
  })
}
