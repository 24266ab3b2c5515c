import type { LocalizedText } from '@/lib/bilingual/in-locale'
import { legalStatuses, type LegalStatus } from '@/lib/db/codes/legal-statuses'
import { formatLocale, type Locale } from '@/lib/i18n/locale'

/** The columns of the comparison, in their order (decisions section 2). */
export const matrixColumns = [
  'agreement',
  'partners',
  'scope',
  'status',
  'inForce',
  'proofOfOrigin',
] as const

export type MatrixColumn = (typeof matrixColumns)[number]

/** An agreement in the comparison, with texts of one language. */
export interface MatrixRow {
  id: number
  title: LocalizedText
  /** Without remarks in brackets, so that agreements of one kind are found together. */
  kind: LocalizedText
  /** The agreement in the searchable list. */
  href: string
  codes: readonly string[]
  /** The partner countries in the order of their names. */
  partners: readonly string[]
  scope: readonly string[]
  /** The scope by which rows are ordered. */
  firstScope: string
  status: LegalStatus | null
  inForce: string | null
  originProof: LocalizedText
}

export interface MatrixFilter {
  /** A partner's code; '' for all. */
  country: string
  /** The name of a kind; '' for all. */
  kind: string
  onlyInForce: boolean
}

export interface MatrixOrder {
  column: MatrixColumn
  isReversed: boolean
}

export const wholeMatrix: MatrixFilter = { country: '', kind: '', onlyInForce: false }

/** The latest agreements first, as in the list. */
export const firstOrder: MatrixOrder = { column: 'inForce', isReversed: false }

/** The kind of an agreement without the remark in brackets that some have. */
export function kindName(kind: string): string {
  return kind.replace(/\s*\([^()]*\)\s*$/, '')
}

/** Whether anything is left out of the comparison. */
export function isFiltered({ country, kind, onlyInForce }: MatrixFilter): boolean {
  return country !== '' || kind !== '' || onlyInForce
}

/** The rows that a filter leaves. */
export function matching(rows: readonly MatrixRow[], filter: MatrixFilter): MatrixRow[] {
  const { country, kind, onlyInForce } = filter
  return rows.filter(
    (row) =>
      (country === '' || row.codes.includes(country)) &&
      (kind === '' || row.kind.text === kind) &&
      (!onlyInForce || row.status === 'in_force'),
  )
}

/** The order after a column is chosen: chosen again, it is reversed. */
export function chosenOrder(order: MatrixOrder, column: MatrixColumn): MatrixOrder {
  return { column, isReversed: order.column === column && !order.isReversed }
}

/** Whether the rows go up from the lowest value; dates begin with the latest. */
export function isAscending({ column, isReversed }: MatrixOrder): boolean {
  return (column === 'inForce') === isReversed
}

/** The rows in an order, and by name where it does not decide; what is missing is last. */
export function inOrder(
  rows: readonly MatrixRow[],
  order: MatrixOrder,
  locale: Locale,
): MatrixRow[] {
  const compare = (one: string, other: string) => one.localeCompare(other, formatLocale[locale])
  const sign = isAscending(order) ? 1 : -1
  return rows.toSorted((one, other) => {
    const [mine, theirs] = [valueOf(one, order.column), valueOf(other, order.column)]
    return (
      Number(mine === '') - Number(theirs === '') ||
      sign * compare(mine, theirs) ||
      compare(one.title.text, other.title.text)
    )
  })
}

function valueOf(row: MatrixRow, column: MatrixColumn): string {
  switch (column) {
    case 'agreement':
      return row.title.text
    case 'partners':
      return row.partners.join(' ')
    case 'scope':
      return row.firstScope
    case 'status':
      return row.status === null ? '' : String(legalStatuses.indexOf(row.status))
    case 'inForce':
      return row.inForce ?? ''
    case 'proofOfOrigin':
      return row.originProof.text
  }
}
