import { apiServer } from '@/app/api/api-server'
import { upstream } from '@/app/api/upstream'
import { endpointKey, type Endpoint } from '@/lib/api/endpoint'
import { mount } from '@/lib/api/mount'
import { Problem } from '@/lib/api/problem'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { setSettings } from '@/tests/support/process-registry'
import { serveFetch } from '@/tests/support/serve-fetch'
import { serveTablesOnly } from '@/tests/support/tables-provider'
import { useTestDatabase } from '@/tests/support/test-database'
import { it, vi } from 'vitest'
import { expectGolden } from './golden-file'
import { goldenTime, masked } from './golden-time'

// The dates of samples are counted from the day on which they are loaded.
vi.useFakeTimers({ toFake: ['Date'], now: new Date(goldenTime) })
useTestDatabase(loadedTemplate)

/** Parameters by which a call finds a record in the sample data. */
const codes: Readonly<Record<string, string>> = { iso2: 'DE', hs: '080410', identifier: 'JEX-1001' }
const longest = 2

/** An answer of which lists keep their first items, so that a file of all answers can be read. */
function brief(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.slice(0, longest).map(brief)
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, brief(value)]))
}

it('a portal on a provider answers every call from the same requests as it did', async () => {
  const portal = await serveFetch((request) => mount(apiServer.routes).app.fetch(request))
  const tables = await serveTablesOnly(portal.origin)
  let requested: string[] = []
  const provider = await serveFetch(async ({ method, url }) => {
    const { pathname, search } = new URL(url)
    requested.push(`${method} ${pathname.replace('/api/', '')}${search}`)
    return method === 'GET'
      ? fetch(`${tables.origin}${pathname}${search}`)
      : new Response(null, { status: 404 })
  })
  setSettings({ API_BASE_URL: `${provider.origin}/api` })

  const answered = async (endpoint: Endpoint) => {
    const names = Object.keys(endpoint.params?.shape ?? {})
    const params = Object.fromEntries(names.map((name) => [name, codes[name] ?? 1]))
    const context = contextInProcess(anonymous, 'golden')
    try {
      const input = { params, query: {}, body: {} }
      const answer = await upstream()?.answer(endpoint, input, context, (...[, , load]) => load())
      return { answer: brief(answer) }
    } catch (error) {
      return { refused: error instanceof Problem ? error.code : 'incomplete request' }
    }
  }
  const lines: string[] = []
  for (const { endpoint } of apiServer.routes) {
    requested = []
    const answer = await answered(endpoint)
    const stance = {
      ...(upstream()?.lacks(endpoint) && { absent: true }),
      ...(upstream()?.judges(endpoint) && { judged: true }),
    }
    const requests = [...new Set(requested)].toSorted()
    lines.push(JSON.stringify({ call: endpointKey(endpoint), ...stance, requests, ...answer }))
  }
  for (const server of [provider, tables, portal]) await server.stop()
  const text = masked(lines.join('\n'), provider.origin, 'PROVIDER')
  await expectGolden('provider.jsonl', text)
})
