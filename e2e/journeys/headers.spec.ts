import { expect, test } from '@playwright/test'

const english = { cookie: 'locale=en' }

test('a finished page is sent as it was stored to every reader', async ({ request }) => {
  const read = async (headers: Record<string, string>) => {
    const answer = await request.get('/news', { headers })
    const { etag, 'content-security-policy': policy } = answer.headers()
    return { etag, policy, html: await answer.text() }
  }
  const first = await read({ cookie: 'sid=one' })
  expect(first.etag).toBeTruthy()
  expect(await read({ cookie: 'sid=two', 'accept-encoding': 'identity' })).toEqual(first)
  const again = await request.get('/news', { headers: { 'if-none-match': first.etag ?? '' } })
  expect(again.status()).toBe(304)
})

test('a page rendered for a person has a new nonce each time; no page of a query is kept by caches', async ({
  request,
}) => {
  const headersOf = async (headers: Record<string, string>) =>
    (await request.get('/news?sort=date-asc', { headers })).headers()
  const nonceIn = ({ 'content-security-policy': policy = '' }: Record<string, string>) =>
    /'nonce-([^']+)'/.exec(policy)?.[1]
  const person = { cookie: 'sid=somebody' }
  const [first, second, anybody] = await Promise.all([
    headersOf(person),
    headersOf(person),
    headersOf(english),
  ])
  expect(nonceIn(first)).toBeTruthy()
  expect(nonceIn(first)).not.toBe(nonceIn(second))
  expect(nonceIn(anybody)).toBeUndefined()
  expect(anybody['content-security-policy']).toContain("script-src 'self' 'sha256-")
  for (const headers of [first, anybody]) {
    expect(headers['cache-control']).toBe('private, no-store')
  }
})

test('a connection stays open longer than a proxy or a browser leaves it unused', async ({
  request,
}) => {
  const { 'keep-alive': keepAlive } = (await request.get('/api/health')).headers()
  expect(Number(keepAlive?.split('=')[1])).toBeGreaterThan(60)
})

test('static files are immutable', async ({ request }) => {
  const html = await (await request.get('/news')).text()
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const response = await request.get(script)
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a draft mode cookie of another build has no effect', async ({ request }) => {
  const ask = async (cookie: string) => {
    const { 'content-security-policy': policy, ...others } = (
      await request.get('/ar/about-jordan', { headers: { cookie } })
    ).headers()
    return [policy, others['cache-control'], others['x-robots-tag']]
  }
  expect(await ask('locale=en; __prerender_bypass=stale')).toEqual(await ask('locale=en'))
})

test('no response may be framed', async ({ request }) => {
  const html = await (await request.get('/news')).text()
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const addresses = [
    script,
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/manifest.webmanifest',
    '/en/news',
    '/news/1-x',
    '/api/health',
    '/nowhere.txt',
  ]
  for (const address of addresses) {
    const response = await request.get(address, { headers: english, maxRedirects: 0 })
    const policies = response
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    expect(policies, address).toHaveLength(1)
    expect(policies[0]?.value, address).toContain("frame-ancestors 'none'")
  }
})
