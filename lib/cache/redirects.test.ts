import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { trustedProxies } from '../api/client-address'
import { receive } from '../api/incoming'
import { setRedirect } from '../api/response-status'
import { localePath, pathOf } from '../routing/routes'
import { segmentsOf } from '../routing/segments'
import { aliases, isFilteredView, isList, pageAt, pages } from '../routing/table'
import type { Page } from '../routing/page'
import { pageKind, type CacheEntryValue } from './next-cache-entries'
import { redirectTags } from './page-marks'
import { pageServer } from './page-server'
import PageStore from './page-store'
import { SavedCopies } from './saved-copies'
import { setServedByPageServer } from './served-by'

const store = new PageStore()
const folder = mkdtempSync(join(tmpdir(), 'redirects-'))
mkdirSync(join(folder, 'static'))
const host = 'portal.example'

/** Where Next redirects a request: a wrong address to the right one, and others as its rules say. */
function targetOf(path: string): string {
  if (/^\/en(?:\/|$)/.test(path)) return path.replace('/en', '') || '/'
  if (path.endsWith('/')) return path.slice(0, -1)
  return path.replaceAll('wrong', 'right')
}

/** Answers like Next: with what the page store has, or for this request where the view is filtered. */
const server: Server = createServer(
  pageServer({
    draftKey: 'of-this-build',
    host,
    staticFolder: join(folder, 'static'),
    mainScripts: [],
    isFile: () => false,
    copies: new SavedCopies(join(folder, 'copies'), 'build'),
    inspect: (request, response) => receive({ request, response }, trustedProxies(['127.0.0.1'])),
    next: async (request, response) => {
      const { pathname, searchParams, search } = new URL(request.url ?? '/', 'http://localhost')
      const target = targetOf(pathname)
      const isOfRules = /^\/en(?:\/|$)|\/$/.test(pathname)
      if (isOfRules) {
        response.setHeader('location', `${target}${search}`)
        return void response.writeHead(308).end()
      }
      if (isFilteredView(pathname, searchParams)) {
        setRedirect(target)
        response.setHeader('content-type', 'text/html')
        return void response.end('moved')
      }
      const key = `/route-cache/APP_PAGE/0/$/en${request.url}`
      const stored = await store.get(key)
      const headers = { 'x-next-cache-tags': redirectTags(target).join() }
      const value: CacheEntryValue = stored?.value ?? { kind: pageKind, html: 'moved', headers }
      if (!stored) await store.set(key, value, {})
      for (const [name, text] of Object.entries(value.headers ?? {})) {
        response.setHeader(name, String(text))
      }
      response.writeHead(value.status ?? 200, { 'content-type': 'text/html' }).end()
    },
  }),
)

let port = 0
beforeAll(async () => {
  setServedByPageServer('build')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

let visitor = 0

/** The answer to a request of a visitor of their own, as it is on the wire. */
function locationOf(path: string, headers: Record<string, string> = {}) {
  visitor += 1
  const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`
  const sent = { host, cookie: 'locale=en', 'x-forwarded-for': address, ...headers }
  return new Promise<{ status: number; location: string }>((resolve, reject) => {
    ask({ port, path, headers: sent, agent: false }, (response) => {
      response.resume()
      const { statusCode = 0, headers: answered } = response
      response.on('end', () => resolve({ status: statusCode, location: answered.location ?? '' }))
    })
      .on('error', reject)
      .end()
  })
}

const given = ['utm_source=a%20b%26c', 'x=%D8%B2', 'flag', 'empty=']

/** Queries as people share them: a filter, page or tab of the row, and keys that nobody knows. */
function queriesFor(page: Page | undefined): string[] {
  const filters = page?.filters?.slice(0, 1).map((key) => `${key}=2`) ?? []
  const views = page && isList(page) ? ['page=2', ...filters] : filters
  const tabs = page?.tabs?.values.slice(0, 1).map((value) => `tab=${value}`) ?? []
  const known = [...views, ...tabs, ...(page?.query?.map((key) => `${key}=v`) ?? [])]
  return ['', ...known, ...known.map((one) => `${one}&${given[0]}`), ...given]
}

/** A path of the row with words that are not those of its record; null where a row has none. */
function wrongPath(page: Page): string | null {
  const segments = segmentsOf(page)
  const last = segments.at(-1)
  const hasWords = last?.literal === undefined && last?.form.includes('-')
  if (!last || !hasWords || page.path.endsWith('*')) return null
  const id = /\((\d+)\)$/.exec(page.path)?.[1] ?? '12'
  const wrong = [`${id}-wrong`, '080410-wrong'].find(last.has)
  const texts = ['12', 'products', 'de', 'x']
  const above = segments.slice(0, -1).map(({ literal, has }) => literal ?? texts.find(has))
  return wrong === undefined ? null : `/${[...above, wrong].join('/')}`
}

const moved = pages
  .filter(({ access }) => access !== 'staff')
  .flatMap((page) => {
    const path = wrongPath(page)
    return path === null ? [] : [{ row: page.path, path, page: pageAt(path) }]
  })
const ofAliases = [...aliases].map(([path, { path: row }]) => ({
  row: path,
  path,
  page: pages.find((page) => page.path === row),
}))
const spelt = ['/%6Eews', '//news', '/news/', '/en/news', '/en'].map((path) => ({
  row: path,
  path,
  page: pageAt(pathOf(path.replace('//', '/'))),
}))

/** The parts of a query that a redirect must name. */
const partsOf = (address: string) => address.split('?')[1]?.split('&').toSorted() ?? []

describe('a redirect', () => {
  it.each([...moved, ...ofAliases, ...spelt])(
    'keeps its query the first and every further time: $row',
    async ({ path, page }) => {
      const isPrefixed = /^\/(?:en|\/)/.test(path)
      const addresses = isPrefixed ? [path] : [path, localePath('ar', path)]
      const cookie = page?.access === 'member' ? 'locale=en; sid=x' : 'locale=en'
      for (const address of addresses) {
        for (const query of queriesFor(page)) {
          const requested = query === '' ? `${address}?` : `${address}?${query}`
          const first = await locationOf(requested, { cookie })
          expect([307, 308], requested).toContain(first.status)
          expect(partsOf(first.location), requested).toEqual(partsOf(requested).filter(Boolean))
          expect(await locationOf(requested, { cookie }), requested).toEqual(first)
        }
      }
    },
  )

  it.each(pages.filter(({ access, path }) => access === 'member' && !path.includes('.')))(
    'to the login leads back to the address with its query: $path',
    async ({ path }) => {
      const own = path.replace(':record(170)', '170-wrong').replaceAll(/:[a-z]+\(number\)/g, '12')
      for (const address of [own, localePath('ar', own)]) {
        const requested = `${address}?page=2&${given.join('&')}`
        const { status, location } = await locationOf(requested)
        expect(status, requested).toBe(307)
        const back = new URLSearchParams(location.split('?')[1]).get('redirect') ?? ''
        expect(back.split('?')[0]).toBe(address)
        expect(partsOf(back)).toEqual(partsOf(requested))
      }
    },
  )

  it('of the bare home address to the stored language keeps the query', async () => {
    const { location } = await locationOf(`/?${given.join('&')}`, { cookie: 'locale=ar' })
    expect(location).toBe(`/ar?${given.join('&')}`)
  })

  it('of an unprefixed path in Arabic letters keeps the query', async () => {
    const { location } = await locationOf(`/pages/120-%D8%AF?${given.join('&')}`)
    expect(location).toBe(`/ar/pages/120-%D8%AF?${given.join('&')}`)
  })
})
