import { describe, expect, it } from 'vitest'
import { viewAt, viewQueries, viewStyle } from './views'

const views = {
  shown: 3,
  scroll: 1,
  speedMs: 700,
  narrower: [
    { below: 1024, shown: 4, scroll: 2, speedMs: 700 },
    { below: 447, shown: 1, scroll: 1, speedMs: 300 },
  ],
}

describe('the view of a carousel', () => {
  it('is asked for by queries that end one pixel below their width', () => {
    expect(viewQueries(views)).toEqual(['(width < 1024px)', '(width < 447px)'])
    expect(viewQueries({ shown: 1, scroll: 1, speedMs: 500 })).toEqual([])
  })

  it('is the narrowest that matches', () => {
    expect(viewAt(views, 0).shown).toBe(3)
    expect(viewAt(views, 1).shown).toBe(4)
    expect(viewAt(views, 2).shown).toBe(1)
  })

  it('is in the page before script arrives', () => {
    expect(viewStyle('a', views)).toBe(
      '#a{--shown:3}@media (width < 1024px){#a{--shown:4}}@media (width < 447px){#a{--shown:1}}',
    )
  })
})
