import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { tableRecord } from './table-record'
import { endpoint } from '../endpoint'
import { providerTransport } from './provider'

const item = tableRecord(z.object({ id: z.int(), image: z.string().nullable(), sort: z.int() }), {
  sort: 0,
})
const declared = { method: 'GET', summary: 'Items', access: 'public', tags: ['items'] } as const
const list = endpoint({ ...declared, path: 'items', response: z.array(item) })
const one = endpoint({ ...declared, path: 'item', response: item })

let server: Server
let answers: Record<string, unknown>

beforeEach(() => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[request.url ?? '']))
  })
  return new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})

afterEach(() => void server.close())

function transport() {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return providerTransport(`http://127.0.0.1:${port}/api`)
}

describe('an existing provider', () => {
  it('may lack our additions, and its pictures come through us', async () => {
    answers = { '/api/items': [{ id: 1, image: '/storage/1.png', secret: 'x' }] }
    expect(await transport()(list, {})).toEqual([
      { id: 1, image: '/media/provider/storage/1.png', sort: 0 },
    ])
  })

  it('loses only the invalid record of a list', async () => {
    answers = { '/api/items': [{ id: 1, image: null }, { id: null }, 'x', { id: 2, image: null }] }
    expect(await transport()(list, {})).toMatchObject([{ id: 1 }, { id: 2 }])
  })

  it('is at fault where an answer is no list or its one record is broken', async () => {
    answers = { '/api/items': { error: 'x' }, '/api/item': { id: 'x', image: null } }
    await expect(transport()(list, {})).rejects.toMatchObject({ code: 'internal' })
    await expect(transport()(one, {})).rejects.toMatchObject({ code: 'internal' })
  })
})
