import { identifyAtProvider } from '@/features/accounts/server/accounts.provider'
import { installTransport } from '@/lib/api/call'
import { mount } from '@/lib/api/mount'
import type { Call } from '@/lib/api/feature'
import { upstreamOf } from '@/lib/api/upstream/adapter'
import { askProvider } from '@/lib/api/upstream/provider'
import { createServer } from 'node:http'
import { afterAll, beforeAll, vi } from 'vitest'
import { setSettings } from './process-registry'

/** Some calls of the portal on the existing provider that `API_BASE_URL` names. */
export function providerServer(calls: readonly Call[]) {
  const upstream = upstreamOf(calls, askProvider)
  return mount(calls, { identify: identifyAtProvider, upstream: () => upstream })
}

/** The person of a request at the provider. */
export const callerAtProvider = identifyAtProvider

/** The responses of a stand-in for a provider by path below `/api`; 404 for any other. */
type Answers = Record<string, unknown>

/**
 * A provider on loopback that has these answers and no others, for the tests of a file, which call
 * as a visitor. `requestedPaths` are the paths below `/api` that were requested.
 */
export function useProvider(calls: readonly Call[]) {
  const state: { answers: Answers; requestedPaths: string[] } = { answers: {}, requestedPaths: [] }
  const server = createServer((request, response) => {
    const address = decodeURIComponent(request.url?.replace('/api/', '') ?? '')
    state.requestedPaths.push(address)
    const answer = state.answers[address] ?? state.answers[address.split('?')[0] ?? '']
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(answer === undefined ? '' : JSON.stringify(answer))
  })
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    setSettings({ API_BASE_URL: `http://127.0.0.1:${port}/api` })
    const { dispatch } = providerServer(calls)
    installTransport((endpoint, input) => dispatch(endpoint, input))
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return state
}
