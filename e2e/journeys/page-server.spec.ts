import { expect, test, type APIRequestContext } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deep } from '../../tests/support/depth'
import { serveNext, type Running } from '../../tests/support/servers'

/** Requests whose answers must not depend on whether the page server is in front of Next. */
const english = { cookie: 'locale=en' }
const requests: readonly [path: string, headers?: Record<string, string>, method?: string][] = [
  ['/'],
  ['/', english],
  ['/', { cookie: 'locale=ar' }],
  ['/', { 'user-agent': 'Googlebot/2.1' }],
  ['/', { cookie: 'locale=ar', 'sec-fetch-site': 'same-origin' }],
  ['/?utm_source=x'],
  ['/?utm_source=x', english],
  ['/ar'],
  ['/ar/'],
  ['/AR'],
  ['/en'],
  ['/en/news?page=2'],
  ['/news'],
  ['/news/'],
  ['/NEWS?page=2'],
  ['/news?page=2'],
  ['/news?page=999'],
  ['/news?sort=date-asc'],
  ['/ar/news?q=%D8%B2%D9%8A%D8%AA'],
  ['/news?unread=1'],
  ['/news', english, 'HEAD'],
  ['/news', {}, 'OPTIONS'],
  ['/news', {}, 'POST'],
  ['/news', { 'if-none-match': '"x"' }],
  ['/news', { range: 'bytes=0-9' }],
  ['/news', { 'accept-encoding': 'br' }],
  ['/news?_rsc=1', { rsc: '1' }],
  ['/about-jordan'],
  ['/%61bout-jordan'],
  ['/about%2Fjordan'],
  ['/about%5Cjordan'],
  ['/pages/120-export-guide'],
  ['/pages/120'],
  ['/pages/130-market-information?tab=3'],
  ['/pages/%D8%AF%D9%84%D9%8A%D9%84'],
  ['/export-guide?x=1'],
  ['/no-such-page'],
  ['/ar/no-such-page'],
  ['/my-foo'],
  ['/auth/nothing'],
  ['/auth/login'],
  ['/ar/auth/login?redirect=%2Fprofile'],
  ['/profile'],
  ['/ar/profile?tab=1'],
  ['/profile/nonsense'],
  ['/search?q=olive'],
  ['/search/olive'],
  ['/ar/search/%D8%B2%D9%8A%D8%AA'],
  ['/admin'],
  ['/robots.txt'],
  ['/sitemap.xml'],
  ['/manifest.webmanifest'],
  ['/favicon.ico'],
  ['/nowhere.txt'],
  ['/api/health'],
  ['/api/no-such-call'],
  ['/api/%E0%A4%A'],
  ['/media/no/such.webp'],
]

const compared = ['location', 'content-type', 'cache-control', 'retry-after', 'x-robots-tag']

test.describe('the page server answers like Next alone', deep, () => {
  let plain: Running
  let folder: string

  test.beforeAll(async ({ baseURL }) => {
    folder = await mkdtemp(join(tmpdir(), 'portal-plain-'))
    plain = await serveNext('.', {
      API_BASE_URL: `${baseURL}/api`,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
    })
  })

  test.afterAll(async () => {
    await plain.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** What a reader notices: status, some headers, language, direction and title of a page. */
  async function answerOf(
    request: APIRequestContext,
    origin: string,
    [path, headers = {}, method = 'GET']: (typeof requests)[number],
  ) {
    const response = await request.fetch(`${origin}${path}`, { headers, method, maxRedirects: 0 })
    const sent = response.headers()
    const html = await response.text()
    return {
      status: response.status(),
      headers: compared.map((name) => sent[name]?.replace(origin, '')),
      hasPolicy: sent['content-security-policy'] !== undefined,
      // Nobody reads the page of a redirect; the page server sends none.
      ...(sent.location === undefined && {
        page: /<html lang="\w+" dir="\w+"/.exec(html)?.[0],
        title: /<title>(.*?)<\/title>/.exec(html)?.[1],
      }),
    }
  }

  for (const sample of requests) {
    const [path, headers = {}, method = 'GET'] = sample
    test(`${method} ${path} ${JSON.stringify(headers)}`, async ({ request, baseURL }) => {
      const expected = await answerOf(request, plain.origin, sample)
      expect(await answerOf(request, baseURL ?? '', sample)).toEqual(expected)
    })
  }
})

test(
  'a page that is requested together with its data names the script with its payload',
  deep,
  async ({ request }) => {
    for (const market of ['at', 'be', 'bg', 'hr', 'cy', 'cz', 'dk', 'ee', 'fi', 'gr', 'hu', 'ie']) {
      const page = `/markets/${market}`
      const data = request.get(page, { headers: { ...english, rsc: '1' } })
      // In the meantime Next has begun to render it.
      await request.get('/api/health')
      const answer = await request.get(page, { headers: english })
      await data
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toContain('/_next/payload/')
    }
  },
)
