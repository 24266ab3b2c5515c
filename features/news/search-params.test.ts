import { describe, expect, it } from 'vitest'
import { newsViews } from './search-params'

describe("the news list's address", () => {
  it('defaults to the first page, newest first', () => {
    expect(newsViews.parse({})).toMatchObject({ page: 1, sort: 'date-desc' })
    const second = newsViews.parse({ page: '3', sort: 'date-asc' })
    expect(second).toMatchObject({ page: 3, sort: 'date-asc' })
  })

  it.each(['0', '-1', '1.5', 'x', '', '9999999'])(
    'falls back to the first page for the page %s',
    (page) => {
      expect(newsViews.parse({ page }).page).toBe(1)
    },
  )

  it('falls back to newest first for an unknown sort', () => {
    expect(newsViews.parse({ sort: 'title' }).sort).toBe('date-desc')
  })

  it('is written without defaults, so that one view has one address', () => {
    expect(newsViews.write(newsViews.parse({}))).toBe('')
    const second = newsViews.parse({ page: '2', sort: 'date-asc' })
    expect(newsViews.write(second)).toBe('?sort=date-asc&page=2')
  })
})
