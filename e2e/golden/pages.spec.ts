import { expect, test, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goldenTime, masked } from '../../tests/golden/golden-time'
import { clockShiftedBy } from '../../tests/support/clock'
import { deep, golden } from '../../tests/support/depth'
import { accountKinds, bothLocales, kindAddress, pageKinds } from '../../tests/support/page-kinds'
import { portalEnvironment } from '../../tests/support/served-portal'
import { prepareDatabase, servePortal, type Running } from '../../tests/support/servers'

/**
 * What each kind of page says to people and to assistive technology, with the clock of the golden
 * files. `npm run golden` writes them; a difference is explained in the commit that changes one.
 */
test.describe('the pages say what they said', { tag: [deep.tag, golden.tag] }, () => {
  // One portal with a clock of its own serves them all.
  test.describe.configure({ mode: 'default' })
  let folder: string
  let portal: Running
  let page: Page

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(180_000)
    folder = await mkdtemp(join(tmpdir(), 'portal-golden-'))
    const clock = clockShiftedBy((Date.parse(goldenTime) - Date.now()) / 1000)
    const environment = { ...portalEnvironment(), ...clock, DATA_DIR: join(folder, 'data') }
    await prepareDatabase(environment)
    portal = await servePortal({ ...environment, LOG_LEVEL: 'warn' })
    // What the server writes, whose clock is fixed: before a script of the page runs.
    page = await browser.newPage({ javaScriptEnabled: false })
    const english = { name: 'locale', value: 'en', domain: 'localhost', path: '/' }
    await page.context().addCookies([english])
  })
  test.afterAll(async () => {
    await page.context().close()
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  })
  for (const [name, kind] of Object.entries({ ...pageKinds, ...accountKinds })) {
    for (const locale of bothLocales) {
      test(`${name} in ${locale}`, async () => {
        await page.goto(`${portal.origin}${kindAddress(kind, locale)}`)
        const file = `${name.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.${locale}.txt`
        const text = await page.locator('main').ariaSnapshot()
        expect(masked(text, portal.origin, 'PORTAL')).toMatchSnapshot(file)
      })
    }
  }

  for (const locale of bothLocales) {
    test(`the head and the foot of pages in ${locale}`, async () => {
      await page.goto(`${portal.origin}${kindAddress('/faq', locale)}`)
      const parts = ['header', 'footer'].map((part) =>
        page.locator(`body > ${part}`).ariaSnapshot(),
      )
      const text = (await Promise.all(parts)).join('\n')
      expect(masked(text, portal.origin, 'PORTAL')).toMatchSnapshot(`head-and-foot.${locale}.txt`)
    })
  }
})
