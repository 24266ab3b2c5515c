import { route } from '@/tests/support/route'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { installTransport } from './call'
import { endpoint } from './endpoint'
import { mount } from './mount'
import { endpointQuery } from './query-options'

const item = endpoint({
  method: 'GET',
  path: 'items/{id}',
  summary: 'An item',
  access: 'public',
  params: z.object({ id: z.coerce.number() }),
  response: z.object({ id: z.number() }),
})
const items = endpoint({
  method: 'GET',
  path: 'items',
  summary: 'Items',
  access: 'public',
  response: z.array(z.number()),
})

const apiServer = mount([
  route(item, ({ params }) => Promise.resolve({ id: params.id })),
  route(items, () => Promise.resolve([1, 2])),
])
installTransport((called, input) => apiServer.dispatch(called, input))

const client = new QueryClient()

afterAll(() => client.clear())

describe('the query of a declared call', () => {
  it('loads through the contract', async () => {
    expect(await client.fetchQuery(endpointQuery(item, { params: { id: 7 } }))).toEqual({ id: 7 })
    expect(await client.fetchQuery(endpointQuery(items))).toEqual([1, 2])
  })

  it('has the same key for the same input, on the page and in an island', () => {
    expect(client.getQueryData(endpointQuery(item, { params: { id: 7 } }).queryKey)).toEqual({
      id: 7,
    })
    expect(client.getQueryData(endpointQuery(item, { params: { id: 8 } }).queryKey)).toBeUndefined()
  })

  it('is aborted when no observer is left', async () => {
    let ended = false
    installTransport(
      (_endpoint, _input, signal) =>
        new Promise((_answer, fail) => {
          signal?.addEventListener('abort', () => {
            ended = true
            fail(signal.reason)
          })
        }),
    )
    const query = endpointQuery(item, { params: { id: 9 } })
    const pending = client.fetchQuery(query)
    await client.cancelQueries({ queryKey: query.queryKey })
    await expect(pending).rejects.toThrow()
    expect(ended).toBe(true)
  })
})
