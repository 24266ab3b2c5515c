import { expect, test } from '@playwright/test'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { arabic } from '../../messages/ar.ts'
import { english } from '../../messages/en.ts'
import { samplePassword } from '../../tests/support/served-portal'
import { servePortal, type Running } from '../../tests/support/servers'
import { deep } from '../../tests/support/depth'
import { visit } from '../../tests/support/visit'

/** A second portal without a database of its own: the first one is its provider. */
test.describe('a portal on an existing provider', deep, () => {
  test.describe.configure({ mode: 'serial' })
  let portal: Running
  let folder: string

  test.beforeAll(async ({ baseURL }) => {
    folder = await mkdtemp(join(tmpdir(), 'portal-client-'))
    portal = await servePortal({
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

  test('serves the same calls under its own address', async ({ request }) => {
    for (const path of [
      '/api/news',
      '/api/home-news',
      '/api/menu-1-children-by-page/3?menu_id=1',
      '/api/menu-1-children/13',
    ]) {
      const own = await (await request.get(path)).json()
      expect(await (await request.get(`${portal.origin}${path}`)).json()).toEqual(own)
    }
  })

  test('has the menus of the provider without markets and requests, which it lacks', async ({
    request,
  }) => {
    const paths = async (origin: string) => {
      const pages: { childs: { path: string | null }[] }[] = await (
        await request.get(`${origin}/api/menu-1-pages/1`)
      ).json()
      return pages.flatMap(({ childs }) => childs.map(({ path }) => path))
    }
    const own = await paths('')
    const lacking = ['/markets', '/requests']
    expect(own).toEqual(expect.arrayContaining(lacking))
    expect(await paths(portal.origin)).toEqual(
      own.filter((path) => path === null || !lacking.includes(path)),
    )
    const markets = ['/markets', '/markets/de', '/markets/products/080410', '/markets/check']
    const others = ['/requests', '/requests/new', '/quotation-requests/new/5', '/follow']
    for (const path of [...markets, ...others, '/performance', '/requests/rss.xml'])
      expect((await request.get(`${portal.origin}${path}`)).status(), path).toBe(404)
    const map = await request.get(`${portal.origin}/sitemap.xml`)
    expect(await map.text()).not.toContain('part=markets')
    expect(await (await request.get(`${portal.origin}/about-jordan`)).text()).not.toMatch(
      /href="\/(?:markets|requests|quotation-requests|follow|performance)/,
    )
  })

  test('shows its pictures without sending browsers there', async ({ request }) => {
    const sponsors: { image: string | null }[] = await (await request.get('/api/sponsors')).json()
    const picture = sponsors.find(({ image }) => image !== null)?.image ?? ''
    const own = await request.get(picture)
    const client = await request.get(`${portal.origin}${picture}`)
    expect(await client.body()).toEqual(await own.body())
    for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy']) {
      expect(client.headers()[name]).toBe(own.headers()[name])
    }
    const missing = await request.get(`${portal.origin}/media/none/640.webp`)
    expect(missing.status()).toBe(404)
  })

  test('passes on errors of the provider', async ({ request }) => {
    expect((await request.get(`${portal.origin}/api/news/999999`)).status()).toBe(404)
    expect((await request.get(`${portal.origin}/api/news?per_page=900`)).status()).toBe(422)
    expect((await request.get(`${portal.origin}/news/999999-x`)).status()).toBe(404)
  })

  for (const { prefix, home, texts } of [
    { prefix: '', home: '/', texts: english },
    { prefix: '/ar', home: '/ar', texts: arabic },
  ]) {
    test(`knows the provider's people: log in, profile, log out, at ${home}`, async ({
      page,
      context,
      request,
    }) => {
      const { layout, rules } = texts
      const email = 'visitor@portal.example'
      await context.addCookies([{ name: 'locale', value: 'en', domain: 'localhost', path: '/' }])
      await visit(page, `${portal.origin}${prefix}/profile`)
      await page.waitForURL(`**${prefix}/auth/login?redirect=*`)
      const logIn = async (secret: string) => {
        await page.locator('main input[name=email]').fill(email)
        await page.locator('main input[name=password]').fill(secret)
        await page.locator('main button[type=submit]').click()
      }
      await logIn('not the right one')
      await expect(page.locator('main').getByRole('alert')).toContainText(rules.credentials)
      await logIn(samplePassword)
      await page.waitForURL(`${portal.origin}${prefix}/profile`)
      await expect(page.getByRole('main')).toContainText(email)

      const cookies = await context.cookies(portal.origin)
      const session = cookies.find(({ name }) => name === 'sid')
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
      expect(session?.value).not.toMatch(/xp_[\w-]{43}/)
      const stolen = { authorization: `Bearer ${session?.value}` }
      const refused = await request.get(`${portal.origin}/api/user`, { headers: stolen })
      expect(refused.status()).toBe(401)

      await visit(page, `${portal.origin}${prefix}/about-jordan`)
      const visible = (name: string) => page.getByRole('button', { name }).filter({ visible: true })
      await visible(layout.account.account).hover()
      await visible(layout.account.logOut).click()
      await page.waitForURL((url) => url.pathname === home)
      await expect(visible(layout.account.account)).toHaveCount(0)
      const cookie = `sid=${session?.value}`
      const after = await request.get(`${portal.origin}/api/user`, { headers: { cookie } })
      expect(after.status()).toBe(401)
      await page.goto(`${portal.origin}${prefix}/profile`)
      await page.waitForURL(`**${prefix}/auth/login?redirect=*`)
    })
  }

  test('does not ask whether a page was useful, since it cannot store answers', async ({
    request,
  }) => {
    expect(await (await request.get('/about-jordan')).text()).toContain('Was this page useful?')
    const client = await request.get(`${portal.origin}/about-jordan`)
    expect(await client.text()).not.toContain('Was this page useful?')
  })

  test('is ready without a database and opens none', async ({ request }) => {
    expect((await request.get(`${portal.origin}/api/ready`)).status()).toBe(200)
    expect(existsSync(join(folder, 'data', 'database'))).toBe(false)
  })
})
