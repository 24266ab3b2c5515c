import { expect, test, type APIRequestContext } from '@playwright/test'
import { bothLocales, kindAddress, pageKinds } from '../../tests/support/page-kinds'
import { locations, wholeSiteMap } from '../../tests/support/site-map'
import { deep } from '../../tests/support/depth'

const crawler = { 'user-agent': 'Googlebot/2.1' }

/** The whole HTML of a page as a search engine gets it, without running a script. */
async function read(request: APIRequestContext, path: string) {
  const html = await (await request.get(path, { headers: crawler })).text()
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1]?.replace(/&amp;/g, '&')
  return {
    html,
    title: attribute(/<title>([^<]*)<\/title>/),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    picture: attribute(/<meta property="og:image" content="([^"]*)"/),
    languages: Object.fromEntries(
      Array.from(html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)).map(
        ([, language, href]) => [language, href],
      ),
    ),
    data: Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)).map(
      ([, text]) => JSON.parse(text ?? ''),
    ),
  }
}

const indexed = [
  'home',
  'news list',
  'news list, page 2',
  'content page at its own address',
  'content page by page id',
  'terms',
] as const

for (const name of indexed) {
  for (const locale of bothLocales) {
    test(`${name} in ${locale} has metadata for search engines`, async ({ request, baseURL }) => {
      const path = kindAddress(pageKinds[name], locale)
      const page = await read(request, path)
      const portal = locale === 'en' ? 'National Export Portal' : 'البوابة الوطنية للتصدير'
      if (name === 'home') expect(page.title).toBe(portal)
      else expect(page.title?.split(' | ').slice(1)).toEqual([portal])
      expect(page.description?.length).toBeGreaterThan(20)
      expect(page.canonical).toBe(
        `${baseURL}${encodeURI(path)}`.replace(/\/$/, path === '/' ? '/' : ''),
      )
      expect(Object.keys(page.languages).sort()).toEqual(['ar', 'en', 'x-default'])
      expect(page.languages[locale]).toBe(page.canonical)
      expect(page.languages['x-default']).toBe(page.languages.en)
      const picture = await request.get(page.picture ?? '')
      expect(picture.status()).toBe(200)
      expect(picture.headers()['content-type']).toMatch(/^image\//)
    })
  }
}

test('home has structured data of the organisation and its search', async ({ request }) => {
  const { data } = await read(request, '/')
  expect(data.map((block) => block['@type'])).toEqual(
    expect.arrayContaining(['GovernmentOrganization', 'WebSite']),
  )
  const site = data.find((block) => block['@type'] === 'WebSite')
  expect(site.potentialAction.target.urlTemplate).toMatch(/\/search\/\{search_term_string\}$/)
})

for (const locale of bothLocales) {
  test(`an article in ${locale} has structured data with its breadcrumbs`, async ({ request }) => {
    const list = await read(request, kindAddress(pageKinds['news list'], locale))
    const path = /href="((?:\/ar)?\/news\/\d+-[^"]+)"/.exec(list.html)?.[1] ?? ''
    const { data, title } = await read(request, path)
    const article = data.find((block) => block['@type'] === 'NewsArticle')
    expect(title).toContain(article.headline)
    expect(article).toMatchObject({
      inLanguage: locale,
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    const way = data.find((block) => block['@type'] === 'BreadcrumbList')
    expect(way.itemListElement.at(0).position).toBe(1)
    expect(way.itemListElement.length).toBeGreaterThanOrEqual(2)
  })
}

test('the HTML of a page is complete without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest News & Updates')
  await expect(page.locator('article')).toHaveCount(9)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('date-asc')
  await page.getByRole('button', { name: 'Sort', exact: true }).click()
  await expect(page).toHaveURL(/sort=date-asc/)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.goto('/about-jordan')
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  await context.close()
})

test('the site map is an index of its parts, which are XML', async ({ request, baseURL }) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const index = await response.text()
  expect(index).toContain('<sitemapindex')
  const parts = locations(index)
  expect(parts).toEqual(
    ['pages', '1', 'markets', 'pairs-1'].map((part) => `${baseURL}/sitemap.xml?part=${part}`),
  )
  for (const part of parts) {
    const answer = await request.get(part)
    expect(answer.headers()['content-type']).toContain('xml')
    expect(await answer.text()).toContain('<urlset')
  }
  for (const unknown of ['2', '0', 'x', '', 'pairs', 'pairs-0', 'pairs-2']) {
    expect((await request.get(`/sitemap.xml?part=${unknown}`)).status(), unknown).toBe(404)
  }
})

/** The pages whose last change is unknown. */
const undated = [
  /\/(?:sponsor|export-trade-support-institutions|markets)\//,
  /\/(?:requests\/new|performance)</,
]

test('the site map lists both languages of each page with its last change', async ({
  request,
  baseURL,
}) => {
  const xml = await wholeSiteMap(request, baseURL ?? '')
  const pages = ['/', '/about-jordan', '/news', '/buyers/5', '/buyers/products/1']
  for (const path of [...pages, '/markets', '/markets/de', '/markets/products']) {
    for (const locale of bothLocales) {
      expect(xml).toContain(`<loc>${baseURL}${kindAddress(path, locale)}</loc>`)
    }
  }
  const entries = xml.split('<url>').slice(1)
  expect(entries.length).toBeGreaterThan(100)
  // The board of requests and the register of barriers are as new as their newest, if there is one.
  for (const entry of entries.filter((one) => !/\/(?:requests|barriers)</.test(one))) {
    if (undated.some((pattern) => pattern.test(entry))) expect(entry).not.toContain('<lastmod>')
    else expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d/)
    expect(entry).toContain('hreflang="ar"')
    expect(entry).toContain('hreflang="en"')
  }
  const addresses = locations(xml)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test(
  'every page of the site map and one in five of its records has its own address',
  deep,
  async ({ request, baseURL }) => {
    test.setTimeout(300_000)
    const all = locations(await wholeSiteMap(request, baseURL ?? ''))
    // Hundreds of markets and thousands of pairs are made by one template each: every 20th is asked for.
    // Records have a number, unlike pages of content: those that end in 0 are opened in Arabic, in 5 in English.
    const addresses = all.filter((address, index) => {
      if (address.includes('/markets/')) return index % 20 === 0
      if (address.includes('/pages/')) return true
      const lastDigit = /(\d)(?:-[^/]*)?$/.exec(address)?.[1]
      return lastDigit === undefined || lastDigit === (address.includes('/ar/') ? '0' : '5')
    })
    const atOnce = 8
    for (let first = 0; first < addresses.length; first += atOnce) {
      await Promise.all(
        addresses.slice(first, first + atOnce).map(async (address) => {
          const response = await request.get(address, { maxRedirects: 0, headers: crawler })
          expect(response.status(), address).toBe(200)
        }),
      )
    }
  },
)

test('robots may read what is public, and find the site map', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain('Allow: /')
  for (const path of ['/api/', '/ar/profile', '/admin']) expect(text).toContain(`Disallow: ${path}`)
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('programs find whom to tell of a vulnerability, and where a password is changed', async ({
  request,
  playwright,
  baseURL,
}) => {
  const ask = (path: string) => request.get(`/.well-known/${path}`, { maxRedirects: 0 })
  const security = await ask('security.txt')
  expect(security.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, s-maxage=900',
  })
  const text = await security.text()
  expect(text).toMatch(/^Contact: mailto:[^\s@]+@[^\s@]+$/m)
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt`)
  const contactPage = /^Contact: (http.*)$/m.exec(text)?.[1] ?? ''
  expect((await request.get(contactPage, { maxRedirects: 0 })).status()).toBe(200)
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  for (const [cookie, path] of [
    ['locale=en', '/profile/security'],
    ['locale=ar', '/ar/profile/security'],
  ] as const) {
    // The cookies of one visitor would go before those of the next.
    const visitor = await playwright.request.newContext({ baseURL, maxRedirects: 0 })
    const headers = { cookie }
    const password = await visitor.get('/.well-known/change-password', { headers })
    expect([password.status(), password.headers().location]).toEqual([307, path])
    const page = await visitor.get(path, { headers })
    expect(page.headers().location).toContain(`auth/login?redirect=${encodeURIComponent(path)}`)
    await visitor.dispose()
  }
  const missing = 'resource-that-should-not-exist-whose-status-code-should-not-be-200'
  expect((await ask(missing)).status()).toBe(404)
})

test('the feed of each language is valid RSS with existing addresses', async ({ request }) => {
  for (const [path, language] of [
    ['/news/rss.xml', 'en-us'],
    ['/ar/news/rss.xml', 'ar-jo'],
  ] as const) {
    const response = await request.get(path)
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
    const xml = await response.text()
    expect(xml).toContain(`<language>${language}</language>`)
    const first = /<item>[\s\S]*?<link>([^<]+)<\/link>/.exec(xml)?.[1] ?? ''
    expect((await request.get(first, { maxRedirects: 0 })).status()).toBe(200)
  }
})

test('the manifest and its icons exist in both languages', async ({ request }) => {
  for (const [path, direction] of [
    ['/manifest.webmanifest', 'ltr'],
    ['/ar/manifest.webmanifest', 'rtl'],
  ] as const) {
    const manifest = await (await request.get(path)).json()
    expect(manifest.dir).toBe(direction)
    for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  }
  for (const icon of ['/favicon.ico', '/icon.svg', '/apple-icon.png']) {
    expect((await request.get(icon)).status(), icon).toBe(200)
  }
})
