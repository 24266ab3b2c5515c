import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint, endpointAddress, endpointKey } from './endpoint'

const declared = endpoint({
  method: 'GET',
  path: 'things/{id}/parts/{part}',
  summary: 'A part of a thing',
  access: 'public',
  params: z.object({ id: z.coerce.number(), part: z.string() }),
  response: z.string(),
})

describe('an endpoint', () => {
  it('is named by method and path', () => {
    expect(endpointKey(declared)).toBe('GET things/{id}/parts/{part}')
  })

  it('fills its path with encoded parameters', () => {
    expect(endpointAddress(declared, { params: { id: 7, part: 'a/b' } })).toBe(
      'things/7/parts/a%2Fb',
    )
  })

  it('appends its query, repeats lists and leaves out undefined values', () => {
    const query = { page: 2, sort: undefined, type: ['a', 'b'] }
    expect(endpointAddress(declared, { params: { id: 7, part: 'x' }, query })).toBe(
      'things/7/parts/x?page=2&type=a&type=b',
    )
  })
})
