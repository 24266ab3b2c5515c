import { describe, expect, it } from 'vitest'
import { newsListShape } from './search-params'

describe("the news list's address", () => {
  it('defaults to the first page, newest first', () => {
    expect(newsListShape.parse({})).toEqual({ page: 1, sort: 'date-desc', filters: {} })
    expect(newsListShape.parse({ page: '3', sort: 'date-asc' })).toEqual({
      page: 3,
      sort: 'date-asc',
      filters: {},
    })
  })

  it.each(['0', '-1', '1.5', 'x', '', '9999999'])(
    'falls back to the first page for the page %s',
    (page) => {
      expect(newsListShape.parse({ page }).page).toBe(1)
    },
  )

  it('falls back to newest first for an unknown sort and a repeated one', () => {
    expect(newsListShape.parse({ sort: 'title' }).sort).toBe('date-desc')
    expect(newsListShape.parse({ sort: ['date-asc', 'date-asc'] }).sort).toBe('date-desc')
  })

  it('is written without defaults, so that one view has one address', () => {
    expect(newsListShape.write({ page: 1, sort: 'date-desc', filters: {} })).toBe('')
    expect(newsListShape.write({ page: 2, sort: 'date-asc', filters: {} })).toBe(
      '?sort=date-asc&page=2',
    )
  })
})
