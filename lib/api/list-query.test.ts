import { describe, expect, it } from 'vitest'
import { idList, idsOf, pagingQuery, searchQuery, valueList, valuesOf } from './list-query'

const takes = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('the query of a list call', () => {
  it('accepts at most 100 records per page', () => {
    expect(takes(pagingQuery.per_page, '100')).toBe(true)
    expect(takes(pagingQuery.per_page, '101')).toBe(false)
    expect(takes(pagingQuery.page, '0')).toBe(false)
  })

  it('accepts a text of at most 200 characters without null characters', () => {
    expect(takes(searchQuery, 'x'.repeat(200))).toBe(true)
    expect(takes(searchQuery, 'x'.repeat(201))).toBe(false)
    expect(takes(searchQuery, 'a\u0000b')).toBe(false)
    expect(takes(searchQuery, 'a\ud800')).toBe(false)
    expect(takes(searchQuery, undefined)).toBe(true)
  })

  it('accepts one or more known values separated by commas', () => {
    const status = valueList(['signed', 'in_force'])
    expect(takes(status, 'signed,in_force')).toBe(true)
    expect(takes(status, 'signed,asleep')).toBe(false)
    expect(takes(status, '')).toBe(false)
    expect(takes(status, Array.from({ length: 51 }, () => 'signed').join(','))).toBe(false)
    expect(valuesOf('signed,in_force')).toEqual(['signed', 'in_force'])
    expect(valuesOf(undefined)).toBeUndefined()
  })

  it('accepts ids in the range of the database', () => {
    expect(takes(idList, '1,999999999')).toBe(true)
    expect(takes(idList, '0')).toBe(false)
    expect(takes(idList, '2147483648')).toBe(false)
    expect(idsOf('1,20')).toEqual([1, 20])
  })
})
