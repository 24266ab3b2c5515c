import { describe, expect, it, vi } from 'vitest'
import { notFoundTag, partialTag, redirectTags } from './page-marks'
import PageStore from './page-store'
import { dropTags } from './store-entries'

const page = (html: string, tags = '') => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
})

describe('the page store', () => {
  it('returns what was stored', async () => {
    const pages = new PageStore()
    await pages.set('/a', page('<p>a</p>'), {})
    expect((await pages.get('/a'))?.value?.html).toBe('<p>a</p>')
  })

  it('is one store for all copies of its module in a process', async () => {
    await new PageStore().set('/shared', page('<p></p>'), {})
    expect(await new PageStore().get('/shared')).not.toBeNull()
  })

  it('writes the policy of a page with the hashes of its inline scripts', async () => {
    const pages = new PageStore()
    await pages.set('/scripts', page('<script>a()</script>'), {})
    const policy = (await pages.get('/scripts'))?.value?.headers?.['content-security-policy']
    expect(policy).toContain("script-src 'self' 'sha256-")
  })

  it('sends HSTS where the portal is served over https', async () => {
    vi.stubEnv('SITE_URL', 'https://portal.example')
    const pages = new PageStore()
    await pages.set('/https', page('<p></p>'), {})
    vi.unstubAllEnvs()
    const headers = (await pages.get('/https'))?.value?.headers
    expect(headers?.['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers?.['content-security-policy']).toContain('upgrade-insecure-requests')
  })

  it('names the hosts of the tag manager only where one is set, and on public pages only', async () => {
    const pages = new PageStore()
    const policyOf = async (path: string) => {
      const key = `/route-cache/APP_PAGE/e00ac4/$${path}`
      await pages.set(key, page('<p></p>'), {})
      return (await pages.get(key))?.value?.headers?.['content-security-policy']
    }
    expect(await policyOf('/en/news')).not.toContain('googletagmanager')
    vi.stubEnv('GTM_ID', 'GTM-TEST12')
    const [news, profile] = [await policyOf('/en/news'), await policyOf('/ar/profile')]
    vi.unstubAllEnvs()
    expect(news).toContain('https://www.googletagmanager.com')
    expect(profile).not.toContain('googletagmanager')
  })

  it('stores a page of which a part could not be loaded for at most 15 seconds', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') })
    const pages = new PageStore()
    await pages.set('/partial', page('<p></p>', partialTag), {})
    vi.advanceTimersByTime(15_000)
    expect(await pages.get('/partial')).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(await pages.get('/partial')).toBeNull()
    vi.useRealTimers()
  })

  it('drops pages and answers by tag, and only those', async () => {
    const pages = new PageStore()
    await pages.set('/news', page('', 'news,menus'), {})
    await pages.set('/about', page('', 'menus'), {})
    await pages.set('answer', { kind: 'FETCH', data: { body: '[]' } }, { tags: ['news'] })
    await pages.revalidateTag('news')
    expect(await pages.get('/news')).toBeNull()
    expect(await pages.get('answer')).toBeNull()
    expect(await pages.get('/about')).not.toBeNull()
  })

  it('drops a page that a slow render stored just after the publication', async () => {
    vi.useFakeTimers()
    const pages = new PageStore()
    await pages.revalidateTag(['slow'])
    await pages.set('/slow', page('', 'slow'), {})
    await vi.advanceTimersByTimeAsync(2_001)
    expect(await pages.get('/slow')).toBeNull()
    vi.useRealTimers()
  })

  it('returns 404 for a page without a record and drops it after a minute', async () => {
    vi.useFakeTimers()
    const pages = new PageStore()
    await pages.set('/nothing', page('', notFoundTag), {})
    expect((await pages.get('/nothing'))?.value?.status).toBe(404)
    await vi.advanceTimersByTimeAsync(60_001)
    expect(await pages.get('/nothing')).toBeNull()
    vi.useRealTimers()
  })

  it.each([
    ['a short one', '/ar/pages/120-%D8%AF,x'],
    ['a long Arabic one', encodeURI(`/ar/pages/140-${'التقييم-الأولي-للجاهزية-'.repeat(12)}`)],
    ['one with a query', '/pages/130-market-information?tab=3'],
  ])('sends a page with a redirect marker as 308 to its target: %s', async (_name, address) => {
    const pages = new PageStore()
    const tags = redirectTags(address)
    await pages.set('/old', page('<p></p>', tags.join(',')), {})
    const { status, headers } = (await pages.get('/old'))?.value ?? {}
    expect([status, headers?.location]).toEqual([308, address])
    expect(tags.filter((tag) => tag.includes(',') || tag.length > 256)).toEqual([])
  })

  it('keeps a page ten minutes and a data answer five, and neither past midnight in Amman', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
    const pages = new PageStore()
    const put = async () => {
      await pages.set('/page', page(''), {})
      await pages.set('answer', { kind: 'FETCH', data: { body: '[]' } }, {})
    }
    const held = async () => [await pages.get('/page'), await pages.get('answer')].map(Boolean)
    await put()
    await vi.advanceTimersByTimeAsync(300_001)
    expect(await held()).toEqual([true, false])
    await vi.advanceTimersByTimeAsync(300_000)
    expect(await held()).toEqual([false, false])
    vi.setSystemTime(Date.parse('2026-11-20T20:59:30Z'))
    await put()
    await vi.advanceTimersByTimeAsync(31_000)
    expect(await held()).toEqual([false, false])
    vi.useRealTimers()
  })

  it('keeps at most 300 not-found responses and redirects, the newest ones', async () => {
    const pages = new PageStore()
    const marker = (id: number) => (id % 2 === 0 ? notFoundTag : redirectTags('/x').join())
    for (let id = 0; id <= 300; id += 1) await pages.set(`/none/${id}`, page('', marker(id)), {})
    expect(await pages.get('/none/0')).toBeNull()
    expect(await pages.get('/none/300')).not.toBeNull()
    dropTags([notFoundTag, ...redirectTags('/x')])
  })
})
