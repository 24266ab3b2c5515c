import { describe, expect, it } from 'vitest'
import {
  asksForPage,
  everyRecord,
  listOrPage,
  pageCount,
  pageFrom,
  pageOnly,
  pageOf,
  wholeFrom,
} from './paging'

const items = [1, 2, 3, 4, 5]

describe('lists', () => {
  it('are whole without paging parameters and a page with any', () => {
    expect(asksForPage({})).toBe(false)
    expect(asksForPage({ page: undefined, sort: undefined })).toBe(false)
    expect(asksForPage({ sort: 'date-asc' })).toBe(true)
  })

  it('count exactly to 10,000 and then say so', () => {
    expect(pageOf({ data: [], total: 10_000 }, {}, 9)).not.toHaveProperty('total_capped')
    expect(pageOf({ data: [], total: 10_001 }, {}, 9)).toMatchObject({
      total: 10_000,
      total_capped: true,
    })
  })

  it('have the requested page and size, else the first page of the default size', () => {
    expect(pageOf({ data: items, total: 5 }, {}, 9)).toMatchObject({ page: 1, per_page: 9 })
    expect(pageOf({ data: items, total: 5 }, { page: 3, per_page: 2 }, 9)).toMatchObject({
      page: 3,
      per_page: 2,
    })
  })

  it('are a part of a whole list', () => {
    expect(pageFrom(items, { page: 2, per_page: 2 })).toEqual({
      data: [3, 4],
      total: 5,
      page: 2,
      per_page: 2,
    })
    expect(wholeFrom(pageFrom(items, { page: 3, per_page: 2 }))).toEqual([5])
  })

  it('are the requested page, and never the whole list', () => {
    const page = pageFrom(items, { page: 1, per_page: 2 })
    expect(pageOnly(page)).toBe(page)
    expect(() => pageOnly(items)).toThrow('internal')
  })

  it('are the whole array, capped at 1,000, without paging parameters, else one page', async () => {
    const queries: object[] = []
    const read = {
      rows: (range: { limit: number; offset: number }) => {
        queries.push(range)
        return Promise.resolve(items)
      },
      count: () => Promise.resolve(50),
    }
    expect(await listOrPage({}, 9, read)).toEqual(items)
    expect(await listOrPage({ page: 3 }, 9, read)).toMatchObject({ total: 50, page: 3 })
    expect(await listOrPage({ page: 2, per_page: 20 }, 9, read)).toMatchObject({ per_page: 20 })
    expect(queries).toEqual([
      { limit: 1_000, offset: 0 },
      { limit: 9, offset: 18 },
      { limit: 20, offset: 20 },
    ])
  })

  it('have at least one page', () => {
    expect(pageCount(0, 9)).toBe(1)
    expect(pageCount(9, 9)).toBe(1)
    expect(pageCount(10, 9)).toBe(2)
  })
})

describe('every record of a list', () => {
  const records = (count: number) => Array.from({ length: count }, (_, index) => index)
  const answering = (all: number[]) => {
    const queries: object[] = []
    const ask = (query: { page?: number; per_page?: number }) => {
      queries.push(query)
      return Promise.resolve(
        query.page === undefined
          ? all.slice(0, 1_000)
          : pageFrom(all, { page: query.page, per_page: query.per_page ?? 9 }),
      )
    }
    return { queries, ask }
  }

  it('is the whole array where that is not capped', async () => {
    const { ask, queries } = answering(records(999))
    expect(await everyRecord(ask)).toHaveLength(999)
    expect(queries).toEqual([{}])
  })

  it('is read in pages of 100 beyond the cap', async () => {
    const { ask, queries } = answering(records(1_150))
    expect(await everyRecord(ask)).toEqual(records(1_150))
    expect(queries).toHaveLength(1 + 12)
  })

  it('is a whole array that is longer than the cap', async () => {
    const all = records(2_000)
    expect(await everyRecord(() => Promise.resolve(all))).toEqual(all)
  })
})
