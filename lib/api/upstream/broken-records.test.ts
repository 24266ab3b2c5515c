import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { withoutBrokenRecords } from './broken-records'
import { listAnswer } from '../list-query'

const item = z.object({ id: z.int(), childs: z.array(z.object({ url: z.string() })).optional() })

describe('an answer with broken records', () => {
  it('is unchanged without a broken record', () => {
    const body = [{ id: 1, note: 'x' }]
    expect(withoutBrokenRecords(z.array(item), body)).toEqual({ body, left: [] })
  })

  it('loses these records only, and says which', () => {
    const { body, left } = withoutBrokenRecords(z.array(item), [{ id: 1 }, { id: 'two' }, {}])
    expect(body).toEqual([{ id: 1 }])
    expect(left).toHaveLength(2)
    expect(left[0]).toMatch(/^1\.id: /)
  })

  it('loses the innermost record, not the one around it', () => {
    const body = [{ id: 1, childs: [{ url: 'a' }, { url: null }] }]
    expect(withoutBrokenRecords(z.array(item), body).body).toEqual([
      { id: 1, childs: [{ url: 'a' }] },
    ])
  })

  it.each([
    ['the whole list', [{ id: 1 }, { id: null }], [{ id: 1 }]],
    [
      'a page of it',
      { data: [{ id: 1 }, { id: null }], total: 2, page: 1, per_page: 9 },
      { data: [{ id: 1 }], total: 2, page: 1, per_page: 9 },
    ],
  ])('may be %s', (_, body, rest) => {
    const found = withoutBrokenRecords(listAnswer(item), body)
    expect(found.body).toEqual(rest)
    expect(found.left).toHaveLength(1)
  })

  it('is unchanged where the broken value is no record of a list', () => {
    const body = { id: 'one' }
    expect(withoutBrokenRecords(item, body)).toEqual({ body, left: [] })
    expect(withoutBrokenRecords(z.array(item), 'none')).toEqual({ body: 'none', left: [] })
  })
})
