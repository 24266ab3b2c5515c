import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countryValue,
  dateSorts,
  idValue,
  isFiltered,
  listShape,
  manyOf,
  oneOf,
  searchLength,
  textFilter,
  valueLimit,
} from './list-state'

const shape = listShape({
  pageSize: 2,
  filters: {
    q: textFilter,
    country: oneOf(countryValue),
    kind: manyOf(['fair', 'mission', 'visit']),
    id: manyOf(idValue),
  },
  sorts: dateSorts,
})

const first = shape.parse({})

const addresses = fc.record(
  {
    q: fc.oneof(fc.string({ unit: 'binary' }), fc.string({ minLength: 190, maxLength: 260 })),
    country: fc.constantFrom('JO', 'jo', 'EGY', ''),
    kind: fc.array(fc.constantFrom('fair', 'visit', 'party'), { maxLength: 4 }),
    id: fc.array(fc.oneof(fc.integer().map(String), fc.string()), { maxLength: 60 }),
    sort: fc.constantFrom('date-asc', 'date-desc', 'title'),
    page: fc.oneof(fc.integer().map(String), fc.string()),
  },
  { requiredKeys: [] },
)

describe('a view of a list', () => {
  it('is the same after it was written to an address and read again', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        const state = shape.parse(address)
        const written = shape.write(state)
        expect(shape.parse(new URLSearchParams(written))).toEqual(state)
        expect(shape.write(shape.parse(new URLSearchParams(written)))).toBe(written)
      }),
    )
  })

  it('is the first page without filters, in the first order, for an address without query', () => {
    expect(first).toEqual({
      page: 1,
      sort: 'date-desc',
      filters: { q: [], country: [], kind: [], id: [] },
    })
    expect(shape.write(first)).toBe('')
    expect(isFiltered(first)).toBe(false)
  })

  it('leaves out values that its filters do not know', () => {
    const state = shape.parse({ country: 'Jordan', kind: ['party', 'fair'], id: '0', sort: 'x' })
    expect(shape.write(state)).toBe('?kind=fair')
    expect(isFiltered(state)).toBe(true)
  })

  it('has one address for any order of its values', () => {
    const [one, other] = [
      ['visit', 'fair', 'fair'],
      ['fair', 'visit'],
    ]
    expect(shape.parse({ kind: one })).toEqual(shape.parse({ kind: other }))
    expect(shape.write(shape.parse({ kind: one, q: ' x ' }))).toBe('?q=x&kind=fair&kind=visit')
  })

  it('reads the forms that browsers send without script: empty fields and repeated ones', () => {
    const sent = new URLSearchParams('q=&country=&kind=fair&kind=visit&sort=date-desc')
    expect(shape.write(shape.parse(sent))).toBe('?kind=fair&kind=visit')
  })

  it('takes a text of at most 200 characters, in one line, never half a sign', () => {
    expect(searchLength).toBe(200)
    expect(shape.parse({ q: 'x'.repeat(300) }).filters.q[0]).toHaveLength(200)
    expect(shape.parse({ q: ` a\u0000\n b ` }).filters.q).toEqual(['a  b'])
    expect(shape.parse({ q: `${'x'.repeat(199)}😀` }).filters.q[0]?.isWellFormed()).toBe(true)
  })

  it('takes at most 50 values of one filter', () => {
    const ids = Array.from({ length: 60 }, (_, index) => String(index + 1))
    expect(valueLimit).toBe(50)
    expect(shape.parse({ id: ids }).filters.id).toHaveLength(50)
  })

  it.each(['0', '-1', '1.5', 'x', '', '9999999', '100001'])(
    'is the first page for the page %s',
    (page) => expect(shape.parse({ page }).page).toBe(1),
  )

  it('starts at its first page when a filter changes', () => {
    const state = shape.parse({ page: '3', country: 'JO', sort: 'date-asc' })
    expect(shape.write(shape.having(state, 'country', ['EG']))).toBe('?country=EG&sort=date-asc')
    expect(shape.write(shape.having(state, 'country', []))).toBe('?sort=date-asc')
  })

  it('calls for a page with its filters, values separated by commas, and without the default order', () => {
    expect(shape.query(first)).toEqual({ page: 1, per_page: 2 })
    const state = shape.parse({ page: '2', kind: ['visit', 'fair'], q: 'x', sort: 'date-asc' })
    expect(shape.query(state)).toEqual({
      page: 2,
      per_page: 2,
      q: 'x',
      kind: 'fair,visit',
      sort: 'date-asc',
    })
  })

  it('has no order where the list has one only', () => {
    const plain = listShape({ pageSize: 9, filters: { q: textFilter } })
    expect(plain.parse({ sort: 'date-asc' })).toEqual({ page: 1, sort: '', filters: { q: [] } })
    expect(plain.query(plain.parse({}))).toEqual({ page: 1, per_page: 9 })
  })
})
