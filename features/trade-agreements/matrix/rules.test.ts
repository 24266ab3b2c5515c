import { expect, it } from 'vitest'
import {
  chosenOrder,
  firstOrder,
  inOrder,
  isAscending,
  isFiltered,
  kindName,
  matching,
  wholeMatrix,
  type MatrixColumn,
  type MatrixRow,
} from './rules'

const text = (value: string) => ({ text: value, lang: 'en' as const })

const row = (id: number, title: string, given: Partial<MatrixRow> = {}): MatrixRow => ({
  id,
  title: text(title),
  kind: text('Association agreement'),
  href: '/',
  codes: ['GB'],
  partners: ['United Kingdom'],
  scope: ['goods'],
  firstScope: 'Goods',
  status: 'in_force',
  inForce: '2021-05-01',
  originProof: text('EUR.1'),
  ...given,
})

const rows = [
  row(1, 'Beta', { codes: ['EG', 'TN'], partners: ['Egypt', 'Tunisia'], inForce: '2006-07-06' }),
  row(2, 'Alpha', { kind: text('Convention'), inForce: null, codes: [], partners: [] }),
  row(3, 'Gamma', { status: 'terminated' }),
  row(4, 'Delta', { status: 'signed', inForce: '2025-05-15', originProof: text('') }),
]

const ids = (found: readonly MatrixRow[]) => found.map(({ id }) => id)

it('begins with the latest agreements, those without a date last', () => {
  expect(ids(inOrder(rows, firstOrder, 'en'))).toEqual([4, 3, 1, 2])
  expect(isAscending(firstOrder)).toBe(false)
})

it('sorts by each column in both directions, what is missing last', () => {
  const sorted = (column: MatrixColumn, isReversed = false) =>
    ids(inOrder(rows, { column, isReversed }, 'en'))
  expect(sorted('agreement')).toEqual([2, 1, 4, 3])
  expect(sorted('agreement', true)).toEqual([3, 4, 1, 2])
  expect(sorted('partners')).toEqual([1, 4, 3, 2])
  expect(sorted('partners', true)).toEqual([4, 3, 1, 2])
  expect(sorted('scope')).toEqual([2, 1, 4, 3])
  expect(sorted('status')).toEqual([2, 1, 4, 3])
  expect(sorted('inForce', true)).toEqual([1, 3, 4, 2])
  expect(sorted('proofOfOrigin')).toEqual([2, 1, 3, 4])
})

it('reverses a column that is chosen again', () => {
  const first = chosenOrder(firstOrder, 'agreement')
  expect(first).toEqual({ column: 'agreement', isReversed: false })
  expect(isAscending(first)).toBe(true)
  expect(isAscending(chosenOrder(first, 'agreement'))).toBe(false)
  expect(isAscending(chosenOrder(firstOrder, 'inForce'))).toBe(true)
})

it('filters by partner, by kind and to agreements in force', () => {
  const found = (given: object) => ids(matching(rows, { ...wholeMatrix, ...given }))
  expect(found({})).toEqual([1, 2, 3, 4])
  expect(found({ country: 'TN' })).toEqual([1])
  expect(found({ kind: 'Convention' })).toEqual([2])
  expect(found({ onlyInForce: true })).toEqual([1, 2])
  expect(found({ country: 'GB', onlyInForce: true })).toEqual([])
  expect(isFiltered(wholeMatrix)).toBe(false)
  expect(isFiltered({ ...wholeMatrix, onlyInForce: true })).toBe(true)
})

it('names a kind without its remark', () => {
  expect(kindName('Association agreement (continues the EU terms)')).toBe('Association agreement')
  expect(kindName('اتفاقية شراكة (تُبقي على الشروط)')).toBe('اتفاقية شراكة')
  expect(kindName('Convention')).toBe('Convention')
})
