import { compare } from '@/lib/decimal/decimal'
import { byScore, type Score } from '../rules'
import type { ComparedRow } from './compared-row'

/** The columns of the comparison, in their order. */
export const columns = [
  'market',
  'score',
  'duty',
  'preference',
  'agreement',
  'importsProduct',
  'growth',
  'jordanShare',
  'importsAll',
  'documents',
] as const

export type Column = (typeof columns)[number]

/** Columns that exist only where staff imported figures of the product. */
export const productColumns: ReadonlySet<Column> = new Set([
  'importsProduct',
  'growth',
  'jordanShare',
])

/** Columns whose highest value comes first at first. */
const highestFirst: ReadonlySet<Column> = new Set([...productColumns, 'importsAll'])

export interface Order {
  column: Column
  isReversed: boolean
}

export interface ScoredRow {
  row: ComparedRow
  score: Score
}

/** Whether a column is shown from its lowest to its highest value. */
export function isAscending({ column, isReversed }: Order): boolean {
  return (highestFirst.has(column) || column === 'score') === isReversed
}

/** Rows, given in the order of their names, in another one; what is missing is last in each. */
export function inOrder(rows: readonly ScoredRow[], { column, isReversed }: Order): ScoredRow[] {
  if (column === 'market') return isReversed ? rows.toReversed() : [...rows]
  const [known, missing] = [true, false].map((isKnown) =>
    rows.filter((row) => hasValue(row, column) === isKnown),
  )
  const sign = isReversed ? -1 : 1
  const order = (one: ScoredRow, other: ScoredRow) => sign * difference(one, other, column)
  return [...(known ?? []).toSorted(order), ...(missing ?? [])]
}

function valueAt({ row, score }: ScoredRow, column: Column): unknown {
  switch (column) {
    case 'market':
      return row.name
    case 'score':
      return score.total
    case 'duty':
      return row.general
    case 'preference':
      return row.values.duty
    case 'agreement':
      return row.agreement
    case 'documents':
      return row.documents
    default:
      return row.values[column]
  }
}

const hasValue = (row: ScoredRow, column: Column) => valueAt(row, column) !== null

function difference(one: ScoredRow, other: ScoredRow, column: Column): number {
  if (column === 'score') return byScore(one.score, other.score)
  if (column === 'agreement') {
    return (one.row.agreement?.text ?? '').localeCompare(other.row.agreement?.text ?? '')
  }
  const [mine, theirs] = [one, other].map((row) => String(valueAt(row, column)))
  const order = compare(mine ?? '0', theirs ?? '0')
  return highestFirst.has(column) ? -order : order
}
