import { expect, test } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countCallsTo, type CountingProvider } from '../../tests/support/counting-provider'
import { servePortal, type Running } from '../../tests/support/servers'
import { deep } from '../../tests/support/depth'

/** What each block of the home page loads. */
const blocks = {
  slider: 'home-slider',
  services: 'home-blocks',
  'latest news': 'home-news',
  goals: 'je-goals',
  questions: 'new_faq',
  membership: 'become-a-member',
  partners: 'partners',
  offices: 'contact-us',
  sponsors: 'sponsors',
  'addresses of tasks and enquiries': 'menu-1-children-all',
}

/** What the layout of every page loads. */
const layout = [
  'menu-1-pages/1',
  'menu-1-tree/2',
  'menu-1-children-by-page/1?menu_id=3',
  'menu-1-children-by-page/2?menu_id=3',
  'menu-1-children-by-page/3?menu_id=3',
  'site',
  'social-media',
]

/** A portal on a provider that counts its calls. */
function serveFrom(provider: CountingProvider, folder: string): Promise<Running> {
  return servePortal({
    API_BASE_URL: `${provider.origin}/api`,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
  })
}

test.describe('data calls of the home page', deep, () => {
  test.describe.configure({ mode: 'serial' })
  let provider: CountingProvider
  let portal: Running
  let folder: string

  test.beforeAll(async ({ baseURL }) => {
    folder = await mkdtemp(join(tmpdir(), 'portal-calls-'))
    provider = await countCallsTo(baseURL ?? '')
    portal = await serveFrom(provider, folder)
  })

  test.afterAll(async () => {
    await portal.stop()
    await provider.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('are at most one per block when the page is not cached', async ({ request }) => {
    const response = await request.get(`${portal.origin}/ar`)
    expect(response.status()).toBe(200)
    const calls = provider.drainCalls()
    expect(calls.filter((call, place) => calls.indexOf(call) !== place)).toEqual([])
    expect(calls.toSorted()).toEqual([...Object.values(blocks), ...layout].toSorted())
  })

  test('are none when the page is cached', async ({ request }) => {
    for (let time = 0; time < 3; time += 1) await request.get(`${portal.origin}/ar`)
    expect(provider.drainCalls()).toEqual([])
  })
})

test(
  'a block of the home page whose call fails is left out, and the page is shown without it',
  deep,
  async ({ baseURL }) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-calls-'))
    const provider = await countCallsTo(baseURL ?? '')
    provider.fail(Object.values(blocks).filter((path) => path !== 'menu-1-children-all'))
    const portal = await serveFrom(provider, folder)
    const page = await fetch(portal.origin, { headers: { cookie: 'locale=en' } })
    const html = await page.text()
    await portal.stop()
    await provider.stop()
    await rm(folder, { recursive: true, force: true })
    expect(page.status).toBe(200)
    expect(html).toMatch(/<h1[^>]*>/)
    for (const name of ['Latest News', 'What we work for', 'Our offices', 'aria-label="Sponsors']) {
      expect(html.includes(name), name).toBe(false)
    }
  },
)
