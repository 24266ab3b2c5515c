import { describe, expect, it } from 'vitest'
import { areInOrder } from './contract'
import { certificatesAsked, isValidOn } from './rules'

describe('a certificate', () => {
  it.each([
    [{}, true],
    [{ valid_from: '2026-11-23', valid_until: '2026-11-23' }, true],
    [{ valid_from: '2026-11-24' }, false],
    [{ valid_until: '2026-11-22' }, false],
    [{ valid_from: '', valid_until: null }, true],
  ])('is valid from its first to its last day, and always without days: %o', (days, isValid) => {
    expect(isValidOn(days, '2026-11-23')).toBe(isValid)
  })

  it('does not end before it begins', () => {
    expect(areInOrder({ valid_from: '2026-01-02', valid_until: '2026-01-01' })).toBe(false)
    expect(areInOrder({ valid_from: '2026-01-01', valid_until: '2026-01-01' })).toBe(true)
    expect(areInOrder({ valid_until: '2026-01-01' })).toBe(true)
  })
})

const days = { valid_from: '2025-01-01', valid_until: '2028-01-01', is_public: false }
const noDays = { valid_from: null, valid_until: null, is_public: true }
const stored = [
  { title: 'ISO 9001', file: '/api/files/a', ...days },
  { title: 'Old paper', file: null, ...noDays },
]
const kept = (row: object) => ({ is_new: false as const, title: 'X', ...row })
const fresh = (file_index: number) => ({ is_new: true as const, title: 'New', file_index })

describe('the requested certificates of a form', () => {
  it('are kept by id or by their own file, and new with a file that came', () => {
    expect(certificatesAsked([kept({ id: 1 })], stored, 0)).toEqual([
      { title: 'X', file: '/api/files/a', ...days },
    ])
    expect(certificatesAsked([kept({ file: '/api/files/a' }), fresh(0)], stored, 1)).toEqual([
      { title: 'X', file: '/api/files/a', ...days },
      { title: 'New', index: 0, ...noDays },
    ])
    expect(certificatesAsked([], stored, 0)).toEqual([])
  })

  it('have the days that the form gives, and lose those that it empties', () => {
    const given = { valid_from: null, valid_until: '2027-05-31', is_public: true }
    const requested = [kept({ id: 1, ...given }), { ...fresh(0), valid_until: '2029-01-01' }]
    expect(certificatesAsked(requested, stored, 1)).toEqual([
      { title: 'X', file: '/api/files/a', ...given },
      { title: 'New', index: 0, ...noDays, valid_until: '2029-01-01' },
    ])
  })

  it.each([
    ['another file', [kept({ file: '/api/files/b' })], 0],
    ['an id that is not there', [kept({ id: 3 })], 0],
    ['one twice', [kept({ id: 1 }), kept({ id: 1 })], 0],
    ['neither id nor file', [kept({})], 0],
    ['one without a file', [kept({ id: 2 })], 0],
    ['a file that no row names', [], 1],
    ['a row whose file did not come', [fresh(1)], 1],
  ])('are refused with %s', (_, requested, files) => {
    expect(certificatesAsked(requested, stored, files)).toBeNull()
  })
})
