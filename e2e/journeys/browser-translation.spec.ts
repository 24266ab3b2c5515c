import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import type { Locale } from '../../lib/i18n/locale'
import { deep, gateIn } from '../../tests/support/depth'
import { holdScripts } from '../../tests/support/held-scripts'
import { logIn } from '../../tests/support/own-browser'
import { bothLocales, kindAddress } from '../../tests/support/page-kinds'
import { translateDocument } from '../../tests/support/translate-page'
import { settled, visit } from '../../tests/support/visit'

/** Translates a page from a world of scripts of its own, as a browser does it. */
async function translate(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const { frameTree } = await client.send('Page.getFrameTree')
  const world = { frameId: frameTree.frame.id, worldName: 'translation' }
  const { executionContextId } = await client.send('Page.createIsolatedWorld', world)
  await client.send('Runtime.evaluate', {
    expression: `(${String(translateDocument)})()`,
    contextId: executionContextId,
  })
  await expect(page.locator('main font').first()).toBeAttached()
}

const main = (page: Page) => page.locator('main')

/** The number that a list says first of itself: how many records it has; '' where it says none. */
async function changesCount(page: Page, act: () => Promise<unknown>): Promise<void> {
  const states = main(page).getByRole('status')
  const count = async () => /\d+/.exec((await states.allInnerTexts()).join(' '))?.[0] ?? ''
  const before = await count()
  expect(before).not.toBe('')
  await act()
  await expect.poll(count).not.toBe(before)
}

async function changesText(page: Page, act: () => Promise<unknown>): Promise<void> {
  const text = async () => (await main(page).innerText()).replaceAll('~', '')
  const before = await text()
  await act()
  await expect.poll(text).not.toBe(before)
}

const search = (text: string) => (page: Page) =>
  changesCount(page, () => main(page).getByRole('searchbox').first().fill(text))
const check = (page: Page) =>
  changesCount(page, () => main(page).getByRole('checkbox').first().check())
const choose = (page: Page) =>
  changesCount(page, () => main(page).getByRole('combobox').first().selectOption({ index: 1 }))
const answer = (page: Page) =>
  changesText(page, () => main(page).getByRole('radio').first().check())
const open = (page: Page) => changesText(page, () => main(page).locator('summary').first().click())
const sendEmpty = (page: Page) =>
  changesText(page, () => main(page).locator('button[type=submit]').click())
const suggest = async (page: Page) => {
  await main(page).locator('input[type=search], input[type=text]').first().fill('1509')
  await expect(page.getByRole('option').first()).toBeVisible()
}
const goTo = (href: RegExp) => async (page: Page) => {
  const links = page.getByRole('link').filter({ visible: true })
  const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  const place = all.findIndex((address) => address !== null && href.test(address))
  await links.nth(place).click()
  await expect(page).toHaveURL(href)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
}

interface Used {
  address: Parameters<typeof kindAddress>[0]
  /** What a person does, with what they then see. */
  use: (page: Page) => Promise<unknown>
  /** The account that the page needs. */
  account?: string
}

/** Every kind of page with a part that works in the browser. */
const used: Readonly<Record<string, Used>> = {
  'pool of experts': { address: '/pool-of-experts', use: search('packaging') },
  institutions: {
    address: {
      en: '/pages/150-export-trade-support-institutions',
      ar: '/ar/pages/150-الجهات-الداعمة-للتصدير',
    },
    use: check,
  },
  agreements: { address: '/free-trade-agreements', use: choose },
  events: { address: '/local-events', use: check },
  barriers: { address: '/barriers', use: choose },
  'requests of buyers': { address: '/requests', use: search('zzzz') },
  'pages of a list': { address: '/news', use: goTo(/\/news\?page=2/) },
  'search results': { address: '/search', use: suggest },
  home: { address: '/', use: suggest },
  'switch of the language': { address: '/about-jordan', use: goTo(/about-jordan/) },
  'comparison of markets': { address: '/markets/products/080410/compare', use: check },
  'origin check': { address: '/markets/check?market=de&hs=080410', use: answer },
  'export plan': {
    address: '/export-plan',
    use: (page) => changesText(page, () => main(page).getByRole('button').nth(2).click()),
  },
  readiness: {
    address: {
      en: '/pages/140-initial-export-readiness-assessment',
      ar: '/ar/pages/140-التقييم-الأولي-لجاهزية-التصدير',
    },
    use: async (page) => {
      await main(page).getByRole('radio').nth(3).check()
      await changesText(page, () => main(page).getByRole('button').first().click())
    },
  },
  questions: { address: '/faq', use: open },
  'form with errors': {
    address: '/auth/forget_password',
    use: sendEmpty,
  },
  'page of a member': {
    address: '/add-product',
    use: sendEmpty,
    account: 'exporter',
  },
  'back office': {
    address: { en: '/admin/enquiries', ar: '/admin/enquiries' },
    use: async (page) => {
      await page.getByRole('searchbox').first().fill('zzzz')
      await expect(page.getByRole('row')).toHaveCount(0)
    },
    account: 'officer',
  },
}

/** The kinds that `npm test` opens: a list with filters, a form, a search, a menu and the back office. */
const inGate = [
  'agreements',
  'form with errors',
  'pages of a list',
  'search results',
  'switch of the language',
  'back office',
]

type Opening = (page: Page, address: string) => Promise<unknown>

/** Opens a page, and translates it when it works. */
const thenTranslated: Opening = async (page, address) => {
  await visit(page, address)
  await translate(page)
}

/** Translates a page before its scripts run. */
const translatedFirst: Opening = async (page, address) => {
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await translate(page)
  release()
  await settled(page)
}

/** Uses a kind of page in a tab of its own, while it is translated. */
async function useTranslated(context: BrowserContext, name: string, locale: Locale, open: Opening) {
  const kind = used[name]
  if (!kind) throw new Error(`There is no kind of page named ${name}.`)
  await test.step(name, async () => {
    const page = await context.newPage()
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    if (kind.account) await logIn(page, kind.account, test.info().project.use.baseURL)
    await open(page, kindAddress(kind.address, locale))
    await kind.use(page)
    await expect(main(page)).toBeVisible()
    expect(errors, name).toEqual([])
    await page.close()
  })
}

for (const locale of bothLocales) {
  test(
    `pages work while a browser translates them (${locale})`,
    gateIn('en', locale),
    async ({ context }) => {
      test.setTimeout(600_000)
      await useTranslated(context, 'institutions', locale, translatedFirst)
      // In the other language the other kinds: what a translation breaks, it breaks in any language.
      const isGate = locale === 'en'
      const names = Object.keys(used).filter((name) => inGate.includes(name) === isGate)
      for (const name of names) await useTranslated(context, name, locale, thenTranslated)
    },
  )
}

test(
  'every kind of page works when it is translated before its scripts run',
  deep,
  async ({ context }) => {
    test.setTimeout(600_000)
    // The back office has no text before its scripts run.
    for (const name of Object.keys(used).filter((kind) => kind !== 'back office')) {
      await useTranslated(context, name, 'en', translatedFirst)
    }
  },
)
