import { expect, test, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kindAddress } from '../../tests/support/page-kinds'
import { servePortal, type Running } from '../../tests/support/servers'
import { locations, wholeSiteMap } from '../../tests/support/site-map'
import { serveTablesOnly } from '../../tests/support/tables-provider'
import { deep } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

/** Pages that must work on a provider with nothing but the tables. */
const pages = {
  home: '/',
  'content page by page id': {
    en: '/pages/130-market-information',
    ar: '/ar/pages/130-معلومات-الأسواق',
  },
  'content page of menu 1': {
    en: '/menu-1/130-rules-of-origin',
    ar: '/ar/menu-1/130-قواعد-المنشأ',
  },
  'content page at its own address': '/about-jordan',
  'page without a page id': '/trade-facilitation-portal',
  'news list': '/news',
  'news list, page 2': '/news?page=2',
  'news list, sorted': '/news?sort=date-asc',
  'export guide': { en: '/pages/120-export-guide', ar: '/ar/pages/120-دليل-التصدير' },
  'questions of exporters': {
    en: '/pages/100-faq-for-exporters',
    ar: '/ar/pages/100-أسئلة-المصدرين-الشائعة',
  },
  'all questions': '/faq',
  'contact page': { en: '/pages/190-contact-us', ar: '/ar/pages/190-اتصل-بنا' },
  'pool of experts': '/pool-of-experts',
  'trade agreements': '/free-trade-agreements',
  'map of agreements': {
    en: '/pages/810-fta-map',
    ar: '/ar/pages/810-خريطة-اتفاقيات-التجارة-الحرة',
  },
  'support institutions': {
    en: '/pages/150-export-trade-support-institutions',
    ar: '/ar/pages/150-الجهات-الداعمة-للتصدير',
  },
  'local events': '/local-events',
  companies: { en: '/pages/160-international-buyers', ar: '/ar/pages/160-المشترون-الدوليون' },
  credentials: { en: '/pages/91-credentials', ar: '/ar/pages/91-الشهادات-والاعتمادات' },
  'site map': { en: '/menu-3/305-site-map', ar: '/ar/menu-3/305-خريطة-الموقع' },
} as const

/** Errors of the page, and anything it asks of anybody but the portal. */
function complaintsOf(page: Page, origin: string): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    const { protocol, origin: requested } = new URL(request.url())
    if (/^https?:$/.test(protocol) && requested !== origin) complaints.push(request.url())
  })
  return complaints
}

/** A portal on a stand-in that serves the tables and nothing else (decisions.md section 3). */
test.describe('a portal on a provider that knows only the tables', deep, () => {
  test.describe.configure({ mode: 'serial' })
  let provider: Running
  let portal: Running
  let folder: string

  test.beforeAll(async ({ baseURL }) => {
    folder = await mkdtemp(join(tmpdir(), 'portal-tables-'))
    provider = await serveTablesOnly(baseURL ?? '')
    portal = await servePortal({
      API_BASE_URL: `${provider.origin}/api`,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
    })
  })

  test.afterAll(async () => {
    await portal.stop()
    await provider.stop()
    await rm(folder, { recursive: true, force: true })
  })

  for (const [place, [name, kind]] of Object.entries(pages).entries()) {
    const locale = place % 2 === 0 ? 'en' : 'ar'
    test(`shows ${name} in ${locale} whole, with the texts of the records`, async ({
      page,
      request,
      context,
    }) => {
      await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
      const path = kindAddress(kind, locale)
      const complaints = complaintsOf(page, portal.origin)
      const answer = await visit(page, `${portal.origin}${path}`)
      expect(answer?.status()).toBe(200)
      expect(decodeURI(page.url())).toBe(`${portal.origin}${path}`)
      expect(complaints).toEqual([])

      const own = await request.get(path, { headers: { cookie: 'locale=en' } })
      const heading = /<h1[^>]*>.*?<\/h1>/s
      expect(heading.exec((await answer?.text()) ?? '')?.[0]).toBe(
        heading.exec(await own.text())?.[0],
      )
      const footer = page.getByRole('contentinfo')
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
      await expect(footer.getByRole('navigation').getByRole('list')).toHaveCount(3)
      expect(await page.getByRole('link', { name: /^\s*$/ }).count()).toBe(0)
      await expect(page.getByText(/undefined|null|Invalid Date/)).toHaveCount(0)
    })
  }

  for (const [path, call, field] of [
    ['/', 'home-news', 'DESCRIPTION_ENG'],
    ['/', 'contact-us', 'name'],
    ['/', 'sponsors', 'DESCRIPTION_ENG'],
    ['/pages/190-contact-us', 'contact-us', 'email'],
    ['/pages/100-faq-for-exporters', 'new_faq/1/1', 'question_eng'],
    ['/pages/120-export-guide', 'guideE', 'step_7_name_eng'],
    ['/pool-of-experts', 'experts', 'NAME_ENG'],
    ['/pages/150-export-trade-support-institutions', 'exports?page=1&per_page=10', 'name'],
    ['/local-events', 'events?location=Local+event&page=1&per_page=9', 'name'],
    ['/pages/810-fta-map', 'fta-country-agreements', 'title_eng'],
    ['/pages/91-credentials', 'credentials?page=1&per_page=10', 'name_eng'],
    [
      '/pages/160-international-buyers',
      'international-buyers?page=1&per_page=9',
      'company_registered_name',
    ],
    ['/free-trade-agreements?page=2', 'free-trade-agreements?page=2&per_page=10', 'title_eng'],
  ] as const) {
    test(`shows ${field} of ${call} at ${path}`, async ({ page, request, context }) => {
      await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
      const answer = await (await request.get(`/api/${call}`)).json()
      const records: Record<string, string>[] = Array.isArray(answer) ? answer : answer.data
      await page.goto(`${portal.origin}${path}`)
      // What a page folds is on it all the same.
      const folded = page.getByRole('main').locator('details')
      await folded.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
      const shown = await page.getByRole('main').innerText()
      expect(records.length).toBeGreaterThan(0)
      expect(
        records.map((record) => record[field]).filter((text) => !shown.includes(text ?? '')),
      ).toEqual([])
    })
  }

  test('has the whole navigation, whose entries it requests by page', async ({ page, request }) => {
    await page.goto(`${portal.origin}/news`)
    const navigation = page.getByRole('navigation', { name: 'Main navigation' })
    interface Branch {
      title_eng: string
      childs: { path: string | null }[]
    }
    const isElsewhere = ({ path }: { path: string | null }) => path !== '/markets'
    const top: Branch[] = await (await request.get('/api/menu-1-pages/1')).json()
    const entries = top.flatMap(({ childs }) => childs).filter(isElsewhere)
    expect(await navigation.locator('a').count()).toBe(top.length + entries.length)
    const tree = page.locator('nav[aria-label="All pages"]')
    expect(await tree.locator('summary').allTextContents()).toEqual(
      top.map(({ title_eng }) => title_eng),
    )
    expect(await tree.locator('details a').count()).toBe(entries.length)
    const outside = await tree.locator('> ul > li > a').allTextContents()
    expect([outside.at(0), ...outside.slice(-2)]).toEqual(['Home', 'About the portal', 'Site map'])
    const grouped = await tree.locator('details a').allTextContents()
    expect(outside.filter((title) => grouped.includes(title))).toEqual([])
    expect(await page.locator('a[href^="/markets"]').count()).toBe(0)
  })

  test('shows a news item with its picture, which comes through the portal', async ({
    page,
    request,
  }) => {
    const [item] = await (await request.get('/api/home-news')).json()
    const complaints = complaintsOf(page, portal.origin)
    const answer = await visit(page, `${portal.origin}/news/${item.id}`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(item.DESCRIPTION_ENG)
    expect(complaints).toEqual([])
    const picture = page.getByRole('article').first().locator('img').first()
    await expect(picture).toHaveAttribute('src', `/media/provider/storage/news/${item.id}.png`)
    const answered = await request.get(`${portal.origin}/media/provider/storage/news/1.png`)
    expect(answered.headers()).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  })

  test('sorts news that come oldest first, and pages the whole list', async ({ page, request }) => {
    const own = await (await request.get('/api/news')).json()
    const titles = (path: string) =>
      page
        .goto(`${portal.origin}${path}`)
        .then(() => page.getByRole('main').getByRole('article').getByRole('link').allTextContents())
    const wanted = own.map((item: { DESCRIPTION_ENG: string }) => item.DESCRIPTION_ENG)
    expect(await titles('/news')).toEqual(wanted.slice(0, 9))
    expect(await titles('/news?page=2')).toEqual(wanted.slice(9, 18))
    expect(await titles('/news?sort=date-asc')).toEqual(wanted.toReversed().slice(0, 9))
  })

  test('shows a sponsor', async ({ request }) => {
    const [sponsor] = await (await request.get('/api/sponsors')).json()
    const answer = await request.get(`${portal.origin}/sponsor/${sponsor.id}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain(sponsor.DESCRIPTION_ENG)
  })

  test('leads from other addresses to the canonical ones', async ({ request }) => {
    for (const [path, canonical] of [
      ['/menu-1/20-x', '/free-trade-agreements'],
      ['/menu-1/24-x', '/local-buyers/products'],
      ['/rules-of-origin', '/menu-1/130-rules-of-origin'],
      ['/export-guide', '/pages/120-export-guide'],
    ]) {
      const answer = await request.get(`${portal.origin}${path}`, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([308, canonical])
    }
  })

  test('leaves out fields without a fallback or a known value', async ({ page, request }) => {
    await page.goto(`${portal.origin}/about-jordan`)
    await expect(page.getByText('Last changed')).toHaveCount(0)
    const map = await wholeSiteMap(request, portal.origin)
    const contentPage = map.split('<url>').find((entry) => entry.includes('/about-jordan</loc>'))
    expect(contentPage).toBeDefined()
    expect(contentPage).not.toContain('<lastmod>')
    const places = locations(map)
    expect(new Set(places).size).toBe(places.length)
  })
})
