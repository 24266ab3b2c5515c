import { expect, test } from '@playwright/test'
import { ownAddress } from '../../tests/support/own-address.ts'
import { statusOf } from '../../tests/support/raw-request.ts'
import { wrongBodies } from '../../tests/support/wrong-bodies.ts'

/** The input of one visitor must not reach another through a cached page (RELIABILITY.md T16). */
test.describe('a cached page', () => {
  test('contains no query of the visitor who caused its rendering', async ({ request }) => {
    await request.get('/menu-1/130-rules-of-origin?token=canary-7431')
    const page = await (await request.get('/menu-1/130-rules-of-origin')).text()
    expect(page).toContain('<h1')
    expect(page).not.toContain('canary-7431')
  })

  test('ignores a policy and a nonce in request headers', async ({ request }) => {
    const headers = { 'Content-Security-Policy': "script-src 'nonce-CANARY99'" }
    await request.get('/invest-in-jordan', { headers })
    expect(await (await request.get('/invest-in-jordan')).text()).not.toContain('CANARY99')
  })

  test('of a list is the same for every spelling of its address', async ({ request }) => {
    await request.get('/NEWS?page=3')
    expect(await (await request.get('/news?page=3')).text()).toContain('aria-current="page"')
  })
})

test('a redirect keeps the query, also from the store', async ({ request }) => {
  for (const [from, to] of [
    ['/pages/130-x?tab=3&utm=1', '/pages/130-market-information?tab=3&utm=1'],
    ['/pages/130-x?tab=3', '/pages/130-market-information?tab=3'],
    ['/pages/130-x?tab=3', '/pages/130-market-information?tab=3'],
    ['/pages/150-x?type=4&utm=1', '/pages/150-export-trade-support-institutions?type=4&utm=1'],
    ['/en/news?sort=date-asc&flag', '/news?sort=date-asc&flag'],
  ] as const) {
    const moved = await request.get(from, { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location], from).toEqual([308, to])
  }
  const item = await request.get('/news/1-x?utm=1', { maxRedirects: 0 })
  expect(item.headers().location).toMatch(/^\/news\/1-.+\?utm=1$/)
})

test('a navigation to a moved address is redirected to the new one', async ({ page, context }) => {
  await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
  await page.goto('/news')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/news/2-wrong' })
    link.textContent = 'Old address'
    document.body.append(link)
  })
  await page.getByRole('link', { name: 'Old address' }).click()
  await expect(page).toHaveURL(/\/news\/2-(?!wrong)/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page has moved')
})

test('a page returns 405 for a write method', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await request.fetch('/about-jordan', { method })
    expect([response.status(), response.headers().allow]).toEqual([405, 'GET'])
  }
})

/** What reads only, of each kind: pages, files that are written and stored, calls, documents, pictures. */
const readOnly = [
  '/about-jordan',
  '/ar/news?page=2',
  '/search/dates',
  '/nothing-here',
  '/admin/news',
  '/robots.txt',
  '/sitemap.xml',
  '/news/rss.xml',
  '/icon.svg',
  '/.well-known/security.txt',
  '/api/health',
  '/api/countries',
  '/api/openapi.json',
  '/api/docs',
  '/api/files/none',
  '/media/public/none.webp',
  '/_next/static/none.js',
  '/profile',
  '/en/news',
]

test('what reads only answers wrong bodies without failing, whatever the method', async ({
  baseURL,
}) => {
  const failed: string[] = []
  const some = wrongBodies.filter((_, number) => number % 2 === 0)
  for (const [number, wrong] of some.entries()) {
    const sent = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map(async (method, index) => {
      const path = readOnly[(number * 5 + index) % readOnly.length] ?? ''
      const { href } = new URL(path, baseURL)
      const status = await statusOf(href, method, wrong, ownAddress())
      const isRefused = status !== null && status >= 400 && status !== 429
      const isRight = status === null || (status < 500 && (method === 'GET' || isRefused))
      if (!isRight) failed.push(`${method} ${path}, ${wrong.name}: ${status}`)
    })
    await Promise.all(sent)
  }
  expect(failed).toEqual([])
})

test('calls are compressed', async ({ request }) => {
  const response = await request.get('/api/countries', { headers: { 'accept-encoding': 'gzip' } })
  expect(response.headers()['content-encoding']).toBe('gzip')
  expect(response.headers().vary).toMatch(/accept-encoding/i)
})

test('a page of a list beyond its last returns 404', async ({ request }) => {
  for (const list of [
    '/news?',
    '/pool-of-experts?',
    '/free-trade-agreements?',
    '/pages/100-faq-for-exporters?tab=all&',
  ]) {
    expect((await request.get(`${list}page=999`)).status(), list).toBe(404)
  }
})
