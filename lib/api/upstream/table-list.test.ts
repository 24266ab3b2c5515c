import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import { listFromTable } from './table-list'

interface Fair {
  id: number
  kind: number
  isPublic: boolean
}

const fair = (id: number, kind = 1, isPublic = true) => ({
  ...bilingualPair('name', { en: `Fair ${id}`, ar: `معرض ${id}` }),
  id,
  kind,
  isPublic,
})

const items = [fair(1), fair(2, 2), fair(3), fair(4, 3), fair(5, 1, false)]

interface Query {
  page?: number
  per_page?: number
  q?: string
  sort?: 'id-desc'
  kind?: string
}

const answerTo = (query: Query) =>
  listFromTable<Fair, Query>(items, query, {
    pageSize: 2,
    isShown: ({ isPublic }) => isPublic,
    filters: { kind: ({ kind }) => [kind] },
    searched: ['name'],
    texts: ({ id }) => [`number${id}`],
    order: (all, sort) => (sort ? all.toReversed() : all),
  })

const ids = (query: Query) => {
  const answer = answerTo(query)
  return (Array.isArray(answer) ? answer : answer.data).map(({ id }) => id)
}

describe('a list call of a provider that answers the whole array', () => {
  it('is the whole array of public records without parameters', () => {
    expect(answerTo({})).toHaveLength(4)
  })

  it('is a page with the number of all records that match the filters', () => {
    expect(answerTo({ page: 2 })).toMatchObject({ total: 4, page: 2, per_page: 2 })
    expect(ids({ page: 2 })).toEqual([3, 4])
    expect(answerTo({ kind: '1,3', per_page: 1 })).toMatchObject({ total: 3, per_page: 1 })
    expect(ids({ page: 9 })).toEqual([])
  })

  it('is filtered by any of the values, searched in both languages and sorted', () => {
    expect(ids({ kind: '1,3', per_page: 9 })).toEqual([1, 3, 4])
    expect(ids({ q: 'FAIR 2' })).toEqual([2])
    expect(ids({ q: 'معرض 3' })).toEqual([3])
    expect(ids({ q: 'number4' })).toEqual([4])
    expect(ids({ sort: 'id-desc' })).toEqual([4, 3])
    expect(ids({ kind: '9' })).toEqual([])
  })

  it('is unchanged when the provider returns a page', () => {
    const page = { data: [fair(9)], total: 1, page: 1, per_page: 2 }
    expect(listFromTable<Fair, Query>(page, { kind: '1' }, { pageSize: 2 })).toBe(page)
  })
})
