import { expect, test, type Page } from '@playwright/test'
import { dayAfter, today } from '../../lib/i18n/today'
import { randomInt } from 'node:crypto'
import { portalPort } from '../../tests/support/served-portal'
import { press } from '../../tests/support/keyboard'
import { violations } from '../../tests/support/axe'
import { languages } from '../../tests/support/both-languages'
import { fromOwnAddress } from '../../tests/support/own-address'
import { logIn, logInAsStaff, staffName, windowOf } from '../../tests/support/own-browser'
import { deep, deepIn, gateIn } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

const baseURL = `http://localhost:${portalPort}`

test.use(fromOwnAddress)

for (const { locale, texts } of languages) {
  const { admin, draftView } = texts
  const { content } = admin
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const preview = (language: string) => content.preview.replace('{language}', language)

  test(
    `an editor writes, translates, previews and publishes news with another’s approval, plans its end and its check, by keyboard (${locale})`,
    gateIn('en', locale),
    async ({ page, browser, context }) => {
      test.setTimeout(240_000)
      const faults: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      await logInAsStaff(page, 'editor', locale, baseURL)

      await visit(page, '/admin/content')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.areas.content)
      expect(await violations(page)).toEqual([])
      await press(
        page.locator('main').getByRole('link', { name: new RegExp(`^${admin.kinds.news}`) }),
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.kinds.news)
      await expect(page.locator('main li').first()).toBeVisible()
      expect(await violations(page)).toEqual([])

      await press(page.getByRole('link', { name: content.add, exact: true }))
      const named = `Olive oil fair ${randomInt(2 ** 40)}`
      const english = page.locator('input[name=DESCRIPTION_ENG]')
      const arabicTitle = page.locator('input[name=DESCRIPTION_ARA]')
      await english.fill(named)
      await page.locator('input[name=news_date]').fill('2026-11-01')
      await press(button(page, content.steps.save))
      await expect(page).toHaveURL(/\/admin\/content\/news\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(named)
      const id = page.url().split('/').at(-1)
      // It is marked as missing in Arabic until it is translated.
      await expect(
        page.getByText(content.missingIn.replace('{language}', 'العربية')).first(),
      ).toBeVisible()
      await arabicTitle.fill(`معرض ${named}`)
      await expect(page.locator('[role=textbox][contenteditable]')).toHaveCount(2)
      for (const box of await page.locator('[role=textbox][contenteditable]').all()) {
        await box.fill('Text')
      }
      expect(await violations(page)).toEqual([])
      await press(button(page, content.steps.save))
      await expect(page.getByText(content.missingIn.replace('{language}', 'العربية'))).toHaveCount(
        0,
      )

      for (const [language, title] of [
        ['English', named],
        ['العربية', `معرض ${named}`],
      ] as const) {
        // A window behind another one has no keyboard.
        await page.bringToFront()
        const opened = context.waitForEvent('page')
        await press(button(page, preview(language)))
        const shown = await opened
        await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title)
        expect(await violations(shown)).toEqual([])
        await shown.close()
      }
      expect((await page.request.get(`/api/news/${id}`)).status()).toBe(404)
      const stranger = await browser.newContext()
      expect((await stranger.request.get(`${baseURL}/news/${id}`)).status()).toBe(404)

      await press(button(page, content.steps.submit))
      await expect(page.getByText(content.states.in_review, { exact: true }).first()).toBeVisible()

      const other = await windowOf(browser, 'admin', locale, baseURL)
      await other.goto('/admin/work')
      await press(other.getByRole('link', { name: locale === 'en' ? named : `معرض ${named}` }))
      await expect(other.locator('input[name=DESCRIPTION_ENG]')).toHaveValue(named)
      await press(button(other, content.steps.approve))
      await expect(other.getByText(content.states.approved, { exact: true }).first()).toBeVisible()
      await other.context().close()

      await page.reload()
      await press(button(page, content.steps.publish))
      // A field has the same label as the state in Arabic; this step is for what is published.
      await expect(button(page, content.steps['set-end'])).toBeVisible()
      const answer = await stranger.request.get(`${baseURL}/news/${id}-`)
      expect(await answer.text()).toContain(named)
      const list = await stranger.request.get(`${baseURL}/news`)
      expect(await list.text()).toContain(named)
      await stranger.close()

      await page.goto(`${locale === 'ar' ? '/ar' : ''}/news/${id}-`)
      const notice = page.getByRole('complementary', { name: draftView.title })
      await expect(notice).toBeVisible()
      await press(notice.locator('button[name=end]'))
      await expect(page).toHaveURL(new RegExp(`/admin/content/news/${id}$`))

      const { reviews } = admin.upkeep
      const dialog = page.getByRole('dialog')
      await press(button(page, content.steps['set-end']))
      const end = dayAfter(today(), randomInt(20, 400))
      await dialog.locator('input[type=datetime-local]').fill(`${end}T09:30`)
      await press(dialog.getByRole('button', { name: content.steps['set-end'] }))
      await expect(button(page, content.steps['change-end'])).toBeVisible()
      await press(button(page, reviews.set))
      await dialog.getByLabel(reviews.every).selectOption('6')
      expect(await violations(page)).toEqual([])
      await press(dialog.getByRole('button', { name: reviews.save }))
      await expect(button(page, reviews.confirm)).toBeVisible()
      expect(await violations(page)).toEqual([])

      await page.goto(`/admin/upkeep/calendar?month=${end.slice(0, 7)}`)
      const entry = page.locator(`a[data-mark=end][href$="/news/${id}"]`)
      await expect(entry).toBeVisible()
      expect(await violations(page)).toEqual([])
      for (const part of ['alternatives', 'links', 'reviews'] as const) {
        await press(page.getByRole('link', { name: admin.upkeep.part[part], exact: true }))
        await expect(page.getByText(admin.upkeep[part].lead)).toBeVisible()
        expect(await violations(page)).toEqual([])
      }

      await page.goto(`/admin/content/news/${id}/versions`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      expect(faults).toEqual([])
    },
  )

  test(
    `the second of two editors of a record sees who was first, and merges both versions (${locale})`,
    deepIn('en', locale),
    async ({ page, browser }) => {
      test.setTimeout(120_000)
      await logInAsStaff(page, 'editor', locale, baseURL)
      const record = locale === 'en' ? 3 : 4
      const title = (window: Page) => window.locator('input[name=DESCRIPTION_ENG]')
      const other = await windowOf(browser, 'admin', locale, baseURL)
      for (const window of [page, other]) {
        await visit(window, `/admin/content/news/${record}`)
        await expect(title(window)).toBeVisible()
      }
      await title(other).fill('First come')
      await press(button(other, content.steps.save))
      await expect(other.getByText(content.states.draft, { exact: true }).first()).toBeVisible()
      await other.context().close()

      await title(page).fill('Second come')
      await press(button(page, content.steps.save))
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(staffName('admin'))
      await expect(dialog).toContainText('First come')
      expect(await violations(page)).toEqual([])
      await press(dialog.getByRole('button', { name: admin.conflict.merge }))
      await expect(dialog).toHaveCount(0)
      await expect(title(page)).toHaveValue('Second come')
      await expect(button(page, content.steps.save)).toBeDisabled()
      await press(button(page, content.steps.discard))
      await press(page.getByRole('dialog').getByRole('button', { name: content.steps.discard }))
      await expect(page).toHaveURL(/\/admin\/content\/news$/)
    },
  )
}

test('the back office leads visitors to the login, and is 404 for everybody else outside staff', async ({
  page,
}) => {
  for (const who of [null, 'visitor', 'exporter', 'vip']) {
    if (who) await logIn(page, who, baseURL)
    for (const path of ['/admin', '/admin/content/news/1', '/admin/people']) {
      const answer = await page.request.get(path, { maxRedirects: 0 })
      expect(answer.status()).toBe(who ? 404 : 307)
      const login = `/auth/login?redirect=${encodeURIComponent(path)}`
      expect(answer.headers().location).toBe(who ? undefined : login)
    }
    const calls = await page.request.get('/api/admin/content/news')
    expect(calls.status()).toBe(who ? 403 : 401)
    const view = await page.request.post('/admin/draft-view', {
      form: { kind: 'news', id: '1', locale: 'en' },
      headers: { origin: baseURL },
    })
    expect(view.status()).toBe(404)
  }
})

test('the script of the back office is loaded only by its own pages', deep, async ({ page }) => {
  const marks = /ProseMirror|useBlocker/
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.url().includes('/_next/static/') && response.url().includes('.js')) {
      scripts.add(response.url())
    }
  })
  const marked = async () => {
    const texts = await Promise.all(
      [...scripts].map(async (url) => (await page.request.get(url)).text()),
    )
    return texts.filter((text) => marks.test(text)).length
  }
  await logIn(page, 'editor', baseURL)
  for (const path of ['/', '/ar', '/news', '/profile']) {
    await visit(page, path)
  }
  expect(scripts.size).toBeGreaterThan(0)
  expect(await marked()).toBe(0)
  await page.goto('/admin/content/news/1')
  await expect(page.locator('[role=textbox]').first()).toBeVisible()
  expect(await marked()).toBeGreaterThan(0)
})
