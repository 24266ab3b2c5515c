import { allMenuEntries } from '@/features/pages/contract'
import { calls } from '@/lib/api/feature'
import { mount } from '@/lib/api/mount'
import { upstreamOf } from '@/lib/api/upstream/adapter'
import type { ProviderActor } from '@/lib/api/upstream/caller'
import { askProvider } from '@/lib/api/upstream/provider'
import { anonymous } from '@/lib/auth/actor'
import { processWide } from '@/lib/settings/process-wide'
import { settings } from '@/lib/settings/settings'
import { setSettings } from '@/tests/support/process-registry'
import { freePort } from '@/tests/support/servers'
import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { searchFeature } from '../feature'

/** The answers of a provider that implements only the tables, with their field names. */
const datasets: Record<string, unknown> = {
  'events-for-global-search': [
    { id: 1, name: 'Olive fair', description: '<p>Oil</p>', location_type: 'Local event' },
    { id: 2, name: 'Olive week abroad', description: '', location_type: 'International event' },
  ],
  'free-trade-agreements-for-global-search': [
    {
      id: 3,
      DESCRIPTION_ENG: 'Agreement on olives',
      DESCRIPTION_ARA: null,
      TARIFF_ENG: null,
      TARIFF_ARA: null,
    },
  ],
  'publications-for-global-search': [{ id: 4, DESCRIPTION_ENG: 'Olive markets', TARIFF_ENG: '' }],
  'international-buyers-for-global-search': [{ id: 5, company_registered_name: 'Olive Company' }],
  'news-for-global-search': [
    {
      id: 6,
      DESCRIPTION_ENG: 'Harvest of olives',
      DESCRIPTION_ARA: 'حصاد الزيتون',
      TARIFF_ENG: 'x',
      TARIFF_ARA: '',
    },
  ],
}

let server: Server
let requests: string[] = []
let own: Record<string, unknown> = {}
let caller = anonymous

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://provider').pathname.replace('/api/', '')
    requests.push(path)
    const answer = own[path] ?? datasets[path]
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  setSettings({ API_BASE_URL: `http://127.0.0.1:${port}/api` })
  expect(settings().API_BASE_URL).toContain(String(port))
})

beforeEach(() => {
  ;[requests, own, caller] = [[], {}, anonymous]
  processWide('provider-search', () => new Map()).clear()
})

afterEach(() => void vi.useRealTimers())

afterAll(async () => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const portalCalls = [
  ...searchFeature.calls,
  ...calls({ allMenuEntries }, 'same', { allMenuEntries: () => Promise.resolve([]) }),
]
const upstream = upstreamOf(portalCalls, askProvider)
const apiServer = mount(portalCalls, {
  identify: () => Promise.resolve(caller),
  upstream: () => upstream,
})

const read = async (path: string) => (await apiServer.app.request(`/api/${path}`)).json()

interface Found {
  type: string
  id: number
}

const keys = (hits: Found[]) => hits.map(({ type, id }) => `${type}:${id}`).toSorted()

describe('the search with a provider that implements only the tables', () => {
  it('searches its datasets', async () => {
    const answer = await read('search?q=olive&locale=en')
    expect(keys(answer.data)).toEqual(['companies:5', 'events:1', 'events:2', 'news:6', 'trades:3'])
    expect(answer).toMatchObject({ total: 5, page: 1, per_page: 10 })
    expect(answer.counts).toMatchObject({ events: 2, news: 1, publications: 0, products: 0 })
  })

  it('links to the same addresses as the portal’s own search', async () => {
    const { data } = await read('search?q=olive&locale=en')
    const paths = data.map(({ path }: { path: string }) => path)
    expect(paths.toSorted()).toEqual([
      '/buyers/5',
      '/free-trade-agreements?q=Agreement+on+olives',
      '/local-events?q=Olive+fair',
      '/news/6-Harvest-of-olives',
      '/pages/90?q=Olive+week+abroad',
    ])
  })

  it('filters by type, pages, and corrects mistyped words', async () => {
    const some = await read('search?q=olive&types=events&per_page=1&page=2')
    expect(some).toMatchObject({ total: 2, page: 2, per_page: 1 })
    expect(some.data).toHaveLength(1)
    expect(await read('search?q=olvie+fiar')).toMatchObject({ corrected: 'olive fair', total: 1 })
    expect(await read('search?q=!')).toMatchObject({ total: 0, data: [] })
  })

  it('returns suggestions', async () => {
    expect(keys(await read('search/suggestions?q=harv'))).toEqual(['news:6'])
    expect((await read('search/suggestions?q=حصاد&locale=ar'))[0]).toMatchObject({ id: 6 })
  })

  it('loads the datasets once in five minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await read('search?q=olive')
    const first = requests.filter((path) => path.endsWith('-for-global-search')).length
    expect(first).toBe(6)
    vi.setSystemTime(Date.now() + 299_000)
    await read('search?q=oil')
    expect(requests.filter((path) => path.endsWith('-for-global-search'))).toHaveLength(6)
    vi.setSystemTime(Date.now() + 2_000)
    await read('search?q=oil')
    expect(requests.filter((path) => path.endsWith('-for-global-search'))).toHaveLength(12)
  })

  it('returns publications to members only', async () => {
    expect(keys((await read('search?q=olive')).data)).not.toContain('publications:4')
    expect(requests).not.toContain('publications-for-global-search')
    const member: ProviderActor = { ...anonymous, userId: 1, loginId: 'login', providerToken: 'x' }
    caller = member
    expect(keys((await read('search?q=olive')).data)).toContain('publications:4')
    caller = anonymous
    expect(keys((await read('search?q=olive')).data)).not.toContain('publications:4')
  })

  it('calls the search of the provider where there is one', async () => {
    const counts = (await read('search?q=olive')).counts
    own = { search: { data: [], total: 0, page: 1, per_page: 10, counts } }
    requests = []
    expect(await read('search?q=olive')).toMatchObject({ total: 0, data: [] })
    expect(requests).toEqual(['search'])
  })
})
