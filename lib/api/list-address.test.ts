import { describe, expect, it } from 'vitest'
import { workQuery, workViews } from './list-address'
import { isFiltered, listShape, markFilter, oneOf, textFilter } from './list-state'

const views = listShape({
  ...workViews,
  filters: { q: textFilter, role: oneOf(['editor', 'officer']), open: markFilter },
  sorts: ['id-desc', 'id-asc', 'email-asc'],
  initial: { open: '1' },
})

const parse = (filters: object, more = '') =>
  views.parse(new URLSearchParams(`filter=${encodeURIComponent(JSON.stringify(filters))}${more}`))

describe('the address of a work list', () => {
  it('without query is the view that it opens with', () => {
    expect(views.parse({})).toEqual(views.start)
    expect(views.start).toEqual({
      page: 1,
      sort: 'id-desc',
      filters: { q: [], role: [], open: ['1'] },
    })
    expect(views.write(views.start)).toBe('')
  })

  it('names its filters in one parameter, with or without the default order and page', () => {
    const written = parse({ role: 'editor' }, '&displayedFilters=%7B%7D&order=DESC&page=1&sort=id')
    expect(written).toEqual(parse({ role: 'editor' }))
    expect(views.write(written)).toBe(workQuery({ role: 'editor' }))
    expect(decodeURIComponent(workQuery({ role: 'editor' }))).toBe('?filter={"role":"editor"}')
  })

  it('names other orders and pages', () => {
    const state = parse({ q: 'a b' }, '&sort=email&order=ASC&page=3')
    expect(state).toMatchObject({ page: 3, sort: 'email-asc', filters: { q: ['a b'] } })
    expect(views.parse(new URLSearchParams(views.write(state)))).toEqual(state)
  })

  it('tells a list without filters from one that opens with some', () => {
    const all = views.cleared(views.start)
    expect(views.write(all)).toBe(workQuery({}))
    expect(views.parse(new URLSearchParams(views.write(all)))).toEqual(all)
    expect(views.parse({ page: '2' }).filters.open).toEqual([])
  })

  it.each(['', '{', 'null', '"q"', '{"q":5}', '{"role":"nobody"}', '[1]'])(
    'has no filters for %s',
    (filter) => expect(isFiltered(views.parse({ filter }))).toBe(false),
  )

  it('falls back to the default for an unknown order', () => {
    expect(parse({}, '&sort=name&order=ASC').sort).toBe('id-desc')
    expect(parse({}, '&sort=id').sort).toBe('id-desc')
  })
})

describe('a view of a work list', () => {
  it('starts at its first page in another order and without filters', () => {
    const state = parse({ q: 'x' }, '&page=4')
    expect(views.ordered(state, 'id-asc')).toEqual({ ...state, page: 1, sort: 'id-asc' })
    expect(views.ordered(state, 'name-asc').sort).toBe('id-desc')
    expect(views.cleared(state)).toMatchObject({ page: 1, filters: { q: [] } })
  })

  it('is narrowed by what it does not open with', () => {
    expect(isFiltered(views.start)).toBe(true)
    expect(isFiltered(views.start, views.start)).toBe(false)
    expect(isFiltered(views.cleared(views.start), views.start)).toBe(false)
    expect(isFiltered(parse({ open: '1', q: 'x' }), views.start)).toBe(true)
  })
})
