import { expect, test } from '@playwright/test'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveNext, type Running } from '../../tests/support/servers'

/** A second portal without a database of its own: the first one is its provider. */
test.describe('a portal on an existing provider', () => {
  test.describe.configure({ mode: 'serial' })
  let portal: Running
  let folder: string

  test.beforeAll(async ({ baseURL }) => {
    folder = await mkdtemp(join(tmpdir(), 'portal-client-'))
    portal = await serveNext('.', {
      API_BASE_URL: `${baseURL}/api`,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
    })
  })

  test.afterAll(async () => {
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  })

  for (const path of ['/news', '/ar/news?page=2', '/about-jordan', '/news?sort=date-asc']) {
    test(`shows the provider's records at ${path}`, async ({ request }) => {
      const own = await request.get(path)
      const client = await request.get(`${portal.origin}${path}`)
      expect(client.status()).toBe(200)
      const heading = /<h1[^>]*>.*?<\/h1>/s
      expect(heading.exec(await client.text())?.[0]).toBe(heading.exec(await own.text())?.[0])
    })
  }

  test('answers the same calls through its own door', async ({ request }) => {
    for (const path of [
      '/api/news',
      '/api/home-news',
      '/api/menu-1-pages/1',
      '/api/menu-1-children/13',
    ]) {
      const own = await (await request.get(path)).json()
      expect(await (await request.get(`${portal.origin}${path}`)).json()).toEqual(own)
    }
  })

  test('shows its pictures without sending browsers there', async ({ request }) => {
    const news: { image: string | null }[] = await (await request.get('/api/news')).json()
    const picture = news.find(({ image }) => image !== null)?.image ?? ''
    const own = await request.get(picture)
    const client = await request.get(`${portal.origin}${picture}`)
    expect(await client.body()).toEqual(await own.body())
    for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy']) {
      expect(client.headers()[name]).toBe(own.headers()[name])
    }
    const missing = await request.get(`${portal.origin}/media/none/640.webp`)
    expect(missing.status()).toBe(404)
  })

  test('passes on what the provider refuses', async ({ request }) => {
    expect((await request.get(`${portal.origin}/api/news/999999`)).status()).toBe(404)
    expect((await request.get(`${portal.origin}/api/news?per_page=900`)).status()).toBe(422)
    expect((await request.get(`${portal.origin}/news/999999-x`)).status()).toBe(404)
  })

  test('does not ask whether a page was useful, since it keeps no answers', async ({ request }) => {
    expect(await (await request.get('/about-jordan')).text()).toContain('Was this page useful?')
    const client = await request.get(`${portal.origin}/about-jordan`)
    expect(await client.text()).not.toContain('Was this page useful?')
  })

  test('is ready without a database and opens none', async ({ request }) => {
    expect((await request.get(`${portal.origin}/api/ready`)).status()).toBe(200)
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })
})
