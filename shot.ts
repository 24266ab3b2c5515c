import { chromium } from 'playwright'
import { logIn, register } from './tests/support/own-browser.ts'
const base = 'http://localhost:3231'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const locale of ['en', 'ar'] as const) {
  const prefix = locale === 'ar' ? '/ar' : ''
  for (const [kind, viewport] of [['phone', { width: 390, height: 844 }], ['desktop', { width: 1440, height: 900 }]] as const) {
    const context = await browser.newContext({ baseURL: base, viewport })
    const page = await context.newPage()
    const shot = async (name: string, full = true) => page.screenshot({ path: `/tmp/shots/${name}-${locale}-${kind}.png`, fullPage: full })
    const go = async (path: string) => { await page.goto(prefix + path); await page.waitForTimeout(1200) }
    await go('/markets/de/080410')
    await page.mouse.move(5, 5)
    await shot('pair', false)
    const add = page.getByRole('button', { name: locale === 'en' ? 'Add to my plan' : 'إضافة إلى خطتي' })
    await add.scrollIntoViewIfNeeded()
    await add.click()
    await page.waitForTimeout(1500)
    await shot('pair-added', false)
    await go('/export-plan')
    await shot('visitor')
    await logIn(page, 'exporter', base)
    const origin = { origin: base }
    await page.request.put('/api/my-export-plan', { data: { products: ['080410'], markets: ['DE', 'GB'], stage: 'ready' }, headers: origin })
    await go('/export-plan')
    await shot('visitor-signed-in', false)
    await go('/profile/plan')
    await shot('plan')
    await go('/profile/my-company')
    await shot('company', false)
    const inbox = await (await page.request.get('/api/quotation-inbox?page=1&per_page=5')).json()
    const id = inbox.data?.[0]?.id
    if (id) { await go(`/quotation-inbox/${id}`); await page.locator('summary').first().click(); await page.waitForTimeout(800); await shot('inbox') }
    await context.close()
  }
}
await browser.close()
