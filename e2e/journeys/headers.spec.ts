import { expect, test } from '@playwright/test'
import { bothLocales, kindAddress, pageKinds } from '../../tests/support/page-kinds'

const english = { cookie: 'locale=en' }

/** The directives of a policy by name. */
function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ')
      return [name, values.join(' ')]
    }),
  )
}

for (const [name, kind] of Object.entries(pageKinds)) {
  for (const locale of bothLocales) {
    test(`RELIABILITY 2.3: ${name} in ${locale} answers with strict headers`, async ({
      request,
    }) => {
      const response = await request.get(kindAddress(kind, locale), {
        headers: english,
        maxRedirects: 0,
      })
      const headers = response.headers()
      const policy = directives(headers['content-security-policy'] ?? '')
      expect(policy.get('default-src')).toBe("'none'")
      expect(policy.get('script-src')).toMatch(/^('self'|'nonce-)/)
      expect(policy.get('script-src')).not.toMatch(/unsafe|\*|https?:/)
      expect(policy.get('base-uri')).toBe("'none'")
      expect(policy.get('object-src')).toBe("'none'")
      expect(policy.get('frame-ancestors')).toBe("'none'")
      expect(policy.get('form-action')).toBe("'self'")
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
    })
  }
}

test('a cached page keeps the policy it was stored with', async ({ request }) => {
  const kept = () => request.get('/news')
  const cache = async () => (await kept()).headers()['x-nextjs-cache']
  await expect.poll(cache).toBe('HIT')
  const [first, second] = [await kept(), await kept()]
  expect(second.headers()['content-security-policy']).toBe(
    first.headers()['content-security-policy'],
  )
})

test('a page made for one request has its own nonce each time and is kept nowhere', async ({
  request,
}) => {
  const [first, second] = await Promise.all([
    request.get('/news?sort=date-asc'),
    request.get('/news?sort=date-asc'),
  ])
  const nonce = /'nonce-([^']+)'/
  const of = (policy = '') => nonce.exec(policy)?.[1]
  const a = of(first.headers()['content-security-policy'])
  expect(a).toBeTruthy()
  expect(a).not.toBe(of(second.headers()['content-security-policy']))
  expect(first.headers()['cache-control']).toBe('private, no-store')
})

test('static files are immutable', async ({ request }) => {
  const html = await (await request.get('/news')).text()
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const response = await request.get(script)
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a cookie of draft mode that this build does not know changes nothing', async ({
  request,
}) => {
  const ask = async (cookie: string) => {
    const { 'content-security-policy': policy, ...others } = (
      await request.get('/ar/about-jordan', { headers: { cookie } })
    ).headers()
    return [policy, others['cache-control'], others['x-robots-tag']]
  }
  expect(await ask('locale=en; __prerender_bypass=stale')).toEqual(await ask('locale=en'))
})

test('no answer may be framed, pages or not', async ({ request }) => {
  const html = await (await request.get('/news')).text()
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? ''
  const addresses = [
    script,
    '/sitemap.xml',
    '/robots.txt',
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
