import { describe, expect, it } from 'vitest'
import { moved, neighbours, pagesBelow } from './rules'

describe('records that have an order', () => {
  it('stand among those that share their place', () => {
    const rows = [
      { id: '1', record: { tab_id: 1 } },
      { id: '2', record: { tab_id: 2 } },
      { id: '3', record: { tab_id: 1 } },
    ]
    const groups = neighbours(rows, { within: ['tab_id'] })
    expect(groups.map(({ rows: found }) => found.map(({ id }) => id))).toEqual([['1', '3']])
    expect(groups[0]?.among).toEqual([['tab_id', 1]])
  })

  it('share what their id says', () => {
    const rows = ['titles.1', 'positions.1', 'titles.2'].map((id) => ({ id, record: {} }))
    const [group] = neighbours(rows, { within: ['list'], key: ['list', 'id'] })
    expect(group?.among).toEqual([['list', 'titles']])
    expect(group?.rows.map(({ id }) => id)).toEqual(['titles.1', 'titles.2'])
  })

  it('are moved to another place, never out of the list', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b'])
  })
})

it('a page stands below its navigation page, or below another page', () => {
  const at = (id: string, page_id: number, parent_id: number | null) => ({
    id,
    record: { menu_id: 1, page_id, parent_id },
  })
  const rows = [at('1', 1, null), at('2', 2, null), at('3', 1, 1), at('4', 1, null)]
  expect(pagesBelow(rows, { menuPage: '1.1' }).map(({ id }) => id)).toEqual(['1', '4'])
  expect(pagesBelow(rows, { page: '1' }).map(({ id }) => id)).toEqual(['3'])
})
