import { describe, expect, it } from 'vitest'
import { newsQuery, parseNewsState } from './search-params'

describe("the news list's address", () => {
  it('defaults to the first page, newest first', () => {
    expect(parseNewsState({})).toEqual({ page: 1, sort: 'date-desc' })
    expect(parseNewsState({ page: '3', sort: 'date-asc' })).toEqual({ page: 3, sort: 'date-asc' })
  })

  it.each(['0', '-1', '1.5', 'x', '', '9999999'])(
    'falls back to the first page for the page %s',
    (page) => {
      expect(parseNewsState({ page }).page).toBe(1)
    },
  )

  it('falls back to newest first for an unknown sort and a repeated one', () => {
    expect(parseNewsState({ sort: 'title' }).sort).toBe('date-desc')
    expect(parseNewsState({ sort: ['date-asc', 'date-asc'] }).sort).toBe('date-desc')
  })

  it('is written without defaults, so that one view has one address', () => {
    expect(newsQuery({ page: 1, sort: 'date-desc' })).toBe('')
    expect(newsQuery({ page: 2, sort: 'date-asc' })).toBe('?sort=date-asc&page=2')
  })
})
