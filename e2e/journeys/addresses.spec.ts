import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { loginInstead } from '../../lib/routing/guards'
import { aliases, type AliasTarget } from '../../lib/routing/table'
import { kindAddress, pageKinds } from '../../tests/support/page-kinds'
import { deep } from '../../tests/support/depth'

/** The response for a visitor: the page, or the redirect to the login (part 1 section 6). */
function answerFor(address: string) {
  const { pathname, search } = new URL(address, 'http://portal.example')
  const login = loginInstead({ pathname, search }, () => false)
  return login ? { status: 307, location: login } : { status: 200, location: undefined }
}

interface SeedEntry {
  a_id: number | null
  alias_of: number | null
  url: string
  url_ara: string
}

const { entries }: { entries: SeedEntry[] } = JSON.parse(
  readFileSync('lib/db/seed/data/menus.json', 'utf8'),
)

/** The address of an alias, with the menu's slug after a page id. */
function targetOf({ path, pageId }: AliasTarget, slugField: 'url' | 'url_ara'): string {
  const entry = entries.find(({ a_id, alias_of }) => a_id === pageId && alias_of === null)
  return pageId === null ? path : `/pages/${pageId}-${entry?.[slugField]}`
}

test('every alias redirects to its page in both languages and keeps the query', async ({
  request,
}) => {
  for (const [address, alias] of aliases) {
    const ways = [
      { from: address, to: targetOf(alias, 'url') },
      { from: `/ar${address}`, to: `/ar${targetOf(alias, 'url_ara')}` },
    ]
    // Not all at once: the renderings of one reader are bounded.
    await Promise.all(
      ways.map(async ({ from, to }) => {
        const response = await request.get(`${from}?q=1`, { maxRedirects: 0 })
        expect.soft(response.status(), from).toBe(308)
        const location = decodeURI(response.headers().location ?? '')
        expect.soft(location.split('?')[0], from).toBe(to)
        expect.soft(location, from).toContain(alias.query.slice(1))
        expect.soft(location, from).toContain('q=1')
      }),
    )
  }
})

test('an address with needless escapes redirects to its plain spelling', async ({ request }) => {
  for (const [from, to] of [
    ['/%6Eews?page=2&x=1', '/news?page=2&x=1'],
    ['/%61r/%6Eews', '/ar/news'],
    ['/pages/120%2Dexport-guide', '/pages/120-export-guide'],
    ['/%70rofile', '/profile'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), response.headers().location], from).toEqual([308, to])
  }
})

test('the case of an alias does not matter', async ({ request }) => {
  const response = await request.get('/exporters/Initial-export-readiness-assessment', {
    maxRedirects: 0,
  })
  expect(response.headers().location).toBe('/pages/140-initial-export-readiness-assessment')
})

test('an application page that has its own address is found there', async ({ request }) => {
  const response = await request.get('/pages/240-x', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([308, '/local-buyers/products'])
})

const pages = [
  '/exporters',
  '/trade-facilitation-portal',
  '/free-trade-agreements',
  '/reporting-trade-barriers',
  '/fta-matrix',
  '/about-jordan',
  '/invest-in-jordan',
  '/trade-with-jordan',
  '/tourism-in-jordan',
  '/jordan-exports',
  '/jordan-exports/about-jordan-exports',
  '/jordan-exports/pool-of-experts',
  '/jordan-exports/export-coordination-committee',
  '/local-events',
  '/pool-of-experts',
  '/faq',
  '/faq/faq-for-international-buyers',
  '/local-buyers/products',
  '/terms-and-conditions',
  '/privacy',
  '/accessibility',
  '/acknowledgements',
  '/menu-3/305-site-map',
]

test('every address of the specification is a page with real text', deep, async ({ request }) => {
  for (const path of pages) {
    const arabic = path.includes('menu-3') ? '/ar/menu-3/305-خريطة-الموقع' : `/ar${path}`
    for (const address of [path, arabic]) {
      const response = await request.get(address, { maxRedirects: 0 })
      expect.soft(response.status(), address).toBe(200)
      expect.soft(await response.text(), address).toMatch(/<h1[^>]*>/)
    }
  }
})

test('every link of the site map page leads to a page', deep, async ({ page, request }) => {
  await page.goto('/menu-3/305-site-map')
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(30)
  for (const link of new Set(links.filter((href) => href.startsWith('/')))) {
    const response = await request.get(link, { maxRedirects: 0, headers: { cookie: 'locale=en' } })
    expect(response.status(), link).toBe(answerFor(link).status)
  }
})

test('every picture of a page exists in every width', deep, async ({ request }) => {
  const offered = new Set<string>()
  // A page has the same pictures in both languages.
  for (const kind of Object.values(pageKinds)) {
    const page = await request.get(kindAddress(kind, 'ar'))
    for (const [address] of (await page.text()).matchAll(
      /\/media\/[\w/-]+\.(?:webp|jpg|png|svg)/g,
    )) {
      offered.add(address)
    }
  }
  expect(offered.size).toBeGreaterThan(20)
  for (const address of offered) {
    expect((await request.get(address)).status(), address).toBe(200)
  }
})
