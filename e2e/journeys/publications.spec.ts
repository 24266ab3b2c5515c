import { expect, test, type Browser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { samplePassword } from '../../tests/support/served-portal'
import { fromOwnAddress } from '../../tests/support/own-address'
import { logIn } from '../../tests/support/own-browser'
import { deepIn, gateIn } from '../../tests/support/depth'
import { settled, visit } from '../../tests/support/visit'

const languages = [
  {
    locale: 'en',
    path: '/pages/130-market-information',
    guide: '/pages/120-export-guide',
    texts: english,
  },
  {
    locale: 'ar',
    path: '/ar/pages/130-معلومات-الأسواق',
    guide: '/ar/pages/120-دليل-التصدير',
    texts: arabic,
  },
] as const

test.use(fromOwnAddress)

test.beforeEach(async ({ context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
})

const records = (page: Page) => page.locator('#results article')

/** The files in the language of the page. */
const downloads = (page: Page, { publications }: (typeof languages)[number]['texts']) =>
  page.getByRole('link', { name: new RegExp(`^${publications.download} ?:`) })

/** The headers of a program without cookies. */
async function bearerOf(browser: Browser, who: string, baseURL = '') {
  const context = await browser.newContext({ baseURL })
  const bearer = await logIn(context, who, baseURL)
  await context.close()
  return bearer
}

for (const { locale, path, guide, texts } of languages) {
  test.describe(path, () => {
    test(
      'a visitor sees numbers, logs in, and returns to the catalogue',
      deepIn('ar', locale),
      async ({ page }) => {
        await visit(page, path)
        const numbers = page.getByRole('region', { name: texts.publications.numbers.title })
        await expect(numbers.getByRole('definition').first()).toHaveText('24')
        await expect(numbers.getByRole('listitem').first()).toBeVisible()
        await expect(page.getByText(texts.alerts.login_to_see_data)).toBeVisible()
        await expect(records(page)).toHaveCount(0)
        await page.locator('main').getByRole('link', { name: texts.publications.logIn }).click()
        await page.locator('input[name=email]').last().fill('visitor@portal.example')
        await page.locator('input[name=password]').last().fill(samplePassword)
        await page.locator('main button[type=submit]').click()
        await expect(page).toHaveURL((url) => decodeURI(url.pathname) === path)
        await expect(records(page)).toHaveCount(9)
        await expect(page.getByText(texts.alerts.login_to_see_data)).toBeHidden()
      },
    )

    test(
      'a member filters, downloads, and sees what is for premium members',
      gateIn('ar', locale),
      async ({ page, baseURL }) => {
        await logIn(page, 'visitor', baseURL)
        await visit(page, path)
        const { country } = texts.publications
        const menu = page.locator('#results form').getByRole('button', { name: country })
        await menu.click()
        await page.getByRole('group', { name: country }).getByRole('checkbox').first().check()
        await expect(page).toHaveURL(/country=999/)
        await expect(records(page)).toHaveCount(6)
        await page.keyboard.press('Escape')
        await expect(menu).toBeFocused()
        await page.reload()
        await expect(records(page)).toHaveCount(6)
        await expect(menu).toHaveAccessibleName(`${country} (1)`)
        const link = downloads(page, texts).first()
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
        expect(download.suggestedFilename()).toMatch(/^.{12,}-202\d-(?:en|ar)\.pdf$/)
        expect(await download.failure()).toBeNull()
        await page.getByRole('button', { name: texts.publications.vipOnly }).first().click()
        const dialog = page.getByRole('dialog', { name: texts.modals.vip.title })
        await expect(dialog).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      },
    )

    test(
      'a premium member may have every file',
      deepIn('en', locale),
      async ({ page, baseURL }) => {
        await logIn(page, 'vip', baseURL)
        await page.goto(path)
        await expect(downloads(page, texts)).toHaveCount(9)
        await expect(page.getByRole('button', { name: texts.publications.vipOnly })).toHaveCount(0)
      },
    )

    test(
      'a change of tab keeps the place in the page and the focus',
      gateIn('en', locale),
      async ({ page }) => {
        await visit(page, path)
        const tabs = page.getByRole('navigation', { name: texts.pages.market.label })
        const tab = tabs.getByRole('link', { name: texts.pages.market.tabs[2] })
        await page.evaluate(() => window.scrollTo(0, 120))
        // The pointer comes before the click, and with it the script that keeps the page.
        await tab.hover()
        await settled(page)
        // What is above the tabs may differ by some lines: the tabs themselves do not move.
        const place = async () => (await tabs.boundingBox())?.y ?? 0
        const before = await place()
        await tab.click()
        await expect(page).toHaveURL(/tab=2$/)
        await expect(tab).toHaveAttribute('aria-current', 'page')
        await expect(tab).toBeFocused()
        expect(Math.abs((await place()) - before)).toBeLessThan(30)
        await page.keyboard.press('Shift+Tab')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/tab=5$/)
        await expect(tabs.getByRole('link', { name: texts.pages.market.tabs[5] })).toBeFocused()
        expect(Math.abs((await place()) - before)).toBeLessThan(30)
      },
    )

    test('a member downloads the whole guide', gateIn('en', locale), async ({ page, baseURL }) => {
      await logIn(page, 'visitor', baseURL)
      await visit(page, guide)
      const link = page.getByRole('link', { name: texts.guide.download, exact: true }).first()
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
      expect(download.suggestedFilename()).toBe(`export-guide-2026-${locale}.pdf`)
      expect(await download.failure()).toBeNull()
    })
  })
}

test('the files require a login, also by Bearer alone', async ({ browser, request, baseURL }) => {
  const visitor = await bearerOf(browser, 'visitor', baseURL)
  const vip = await bearerOf(browser, 'vip', baseURL)
  const answer = await request.get('/api/publications', { headers: visitor })
  const list: { for_vip: number; TARIFF_FILE: string }[] = await answer.json()
  const addressOf = (mark: number) =>
    list.find(({ for_vip }) => for_vip === mark)?.TARIFF_FILE ?? ''
  const status = async (mark: number, headers: Record<string, string>) =>
    (await request.get(addressOf(mark), { headers })).status()
  expect((await request.get('/api/publications')).status()).toBe(401)
  expect([await status(0, {}), await status(0, visitor), await status(0, vip)]).toEqual([
    401, 200, 200,
  ])
  expect([await status(1, {}), await status(1, visitor), await status(1, vip)]).toEqual([
    401, 403, 200,
  ])
  const part = await request.get(addressOf(0), { headers: { ...visitor, range: 'bytes=0-4' } })
  expect([part.status(), await part.text()]).toEqual([206, '%PDF-'])
  const head = await request.head(addressOf(0), { headers: visitor })
  expect(Number(head.headers()['content-length'])).toBeGreaterThan(10_000)
})

test('a picture of a person is accepted, encoded again, and shown to its owner', async ({
  browser,
  request,
  baseURL,
}) => {
  const owner = await bearerOf(browser, 'exporter', baseURL)
  const other = await bearerOf(browser, 'visitor', baseURL)
  const { id } = await (await request.get('/api/user', { headers: owner })).json()
  const picture = await sharp({
    create: { width: 600, height: 600, channels: 3, background: 'green' },
  })
    .png()
    .toBuffer()
  const send = (buffer: Buffer, headers = owner) =>
    request.post(`/api/edit-profile/${id}`, {
      headers,
      multipart: {
        name: 'Exporter',
        last_name: 'Sample',
        avatar_img: { name: 'صورة.png', mimeType: 'image/png', buffer },
      },
    })
  const sent = await send(picture)
  expect([sent.status(), await sent.text()]).toEqual([200, 'Success'])
  expect((await send(picture, other)).status()).toBe(403)
  expect((await send(Buffer.alloc(12_000_000, 1))).status()).toBe(413)
  expect((await send(Buffer.from('<svg/>'))).status()).toBe(415)
  const { avatar_img } = await (await request.get('/api/user', { headers: owner })).json()
  const shown = await request.get(avatar_img, { headers: owner })
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/webp'])
  expect((await request.get(avatar_img, { headers: other })).status()).toBe(404)
})
