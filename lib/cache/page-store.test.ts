import { describe, expect, it, vi } from 'vitest'
import PageStore, { dropTags, movedTag, notFoundTag } from './page-store'

const page = (html: string, tags = '') => ({
  kind: 'APP_PAGE',
  html,
  headers: { 'x-next-cache-tags': tags },
})

describe('the page store', () => {
  it('gives back what was put in', async () => {
    const pages = new PageStore()
    await pages.set('/a', page('<p>a</p>'), {})
    expect((await pages.get('/a'))?.value?.html).toBe('<p>a</p>')
  })

  it('is one store for all its copies in a process', async () => {
    await new PageStore().set('/shared', page('<p></p>'), {})
    expect(await new PageStore().get('/shared')).not.toBeNull()
  })

  it('writes the policy of a page with the hashes of its inline scripts', async () => {
    const pages = new PageStore()
    await pages.set('/scripts', page('<script>a()</script>'), {})
    const policy = (await pages.get('/scripts'))?.value?.headers?.['content-security-policy']
    expect(policy).toContain("script-src 'self' 'sha256-")
  })

  it('keeps browsers on https where the portal is served over it', async () => {
    vi.stubEnv('SITE_URL', 'https://portal.example')
    const pages = new PageStore()
    await pages.set('/https', page('<p></p>'), {})
    vi.unstubAllEnvs()
    const headers = (await pages.get('/https'))?.value?.headers
    expect(headers?.['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    expect(headers?.['content-security-policy']).toContain('upgrade-insecure-requests')
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

  it('drops a page again that a slow render stored just after the publication', async () => {
    vi.useFakeTimers()
    const pages = new PageStore()
    await pages.revalidateTag(['slow'])
    await pages.set('/slow', page('', 'slow'), {})
    await vi.advanceTimersByTimeAsync(2_001)
    expect(await pages.get('/slow')).toBeNull()
    vi.useRealTimers()
  })

  it('answers a page that found nothing with 404 and forgets it after a minute', async () => {
    vi.useFakeTimers()
    const pages = new PageStore()
    await pages.set('/nothing', page('', notFoundTag), {})
    expect((await pages.get('/nothing'))?.value?.status).toBe(404)
    await vi.advanceTimersByTimeAsync(60_001)
    expect(await pages.get('/nothing')).toBeNull()
    vi.useRealTimers()
  })

  it('answers a page that has moved with 308 to its new address', async () => {
    const pages = new PageStore()
    const address = '/ar/pages/120-%D8%AF,x'
    await pages.set('/old', page('<p></p>', movedTag(address)), {})
    const { status, headers } = (await pages.get('/old'))?.value ?? {}
    expect([status, headers?.location]).toEqual([308, address])
    expect(movedTag(address)).not.toContain(',')
  })

  it('keeps at most 500 pages that found nothing, the newest ones', async () => {
    const pages = new PageStore()
    for (let id = 0; id <= 500; id += 1) await pages.set(`/none/${id}`, page('', notFoundTag), {})
    expect(await pages.get('/none/0')).toBeNull()
    expect(await pages.get('/none/500')).not.toBeNull()
    dropTags([notFoundTag])
  })

  it('stays within its memory and forgets what was read longest ago', async () => {
    const pages = new PageStore()
    const megabytes64 = 'x'.repeat(32 * 1024 * 1024)
    for (const key of ['/1', '/2', '/3']) await pages.set(key, page(megabytes64, 'large'), {})
    await pages.get('/1')
    await pages.set('/4', page(megabytes64, 'large'), {})
    expect(await pages.get('/2')).toBeNull()
    expect(await pages.get('/1')).not.toBeNull()
    dropTags(['large'])
  })
})
