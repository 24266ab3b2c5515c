'use client'

import { Chip } from '@/components/chip/chip'
import { Link } from '@/components/link/link'
import { SortHead } from '@/components/sort-head/sort-head'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import type { LocalizedText } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { Partners } from '../../components/partners'
import { Scope } from '../../components/scope'
import { statusSigns } from '../../components/status-signs'
import {
  isAscending,
  matrixColumns,
  type MatrixColumn,
  type MatrixOrder,
  type MatrixRow,
} from '../rules'
import styles from './matrix-table.module.css'
import type { MatrixTexts } from './matrix-texts'

interface MatrixTableProps {
  locale: Locale
  rows: readonly MatrixRow[]
  order: MatrixOrder
  texts: MatrixTexts
  onSort: (column: MatrixColumn) => void
}

/** The agreements as a table whose heads sort it; on a phone each row is a block. */
export function MatrixTable({ locale, rows, order, texts, onSort }: MatrixTableProps) {
  const { columns, plain } = texts
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{plain.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {matrixColumns.map((column) => (
            <SortHead
              key={column}
              sorted={order.column === column && (isAscending(order) ? 'ascending' : 'descending')}
              onSort={() => onSort(column)}
            >
              {columns[column]}
            </SortHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} locale={locale} row={row} texts={texts} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  locale: Locale
  row: MatrixRow
  texts: MatrixTexts
}

function Row({ locale, row, texts }: RowProps) {
  const { status, inForce } = row
  const label = (column: MatrixColumn) => ({ 'data-label': texts.columns[column] })
  return (
    <tr>
      <th scope="row">
        <Link href={row.href} {...markOf(row.title, locale)}>
          {row.title.text}
        </Link>
        {row.kind.text !== '' && (
          <span className={styles.kind} {...markOf(row.kind, locale)}>
            {row.kind.text}
          </span>
        )}
      </th>
      <td {...label('partners')}>
        <Partners locale={locale} names={row.partners} texts={texts} />
      </td>
      <td {...label('scope')}>
        <span>
          <Scope locale={locale} scope={row.scope} names={texts.scope} />
        </span>
      </td>
      <td {...label('status')}>
        {status && <Chip {...statusSigns[status]}>{texts.status[status]}</Chip>}
      </td>
      <td {...label('inForce')}>
        {inForce !== null && <time dateTime={inForce}>{formatDate(inForce, locale)}</time>}
      </td>
      <td {...label('proofOfOrigin')} {...markOf(row.originProof, locale)}>
        {row.originProof.text}
      </td>
    </tr>
  )
}

/** The language of a text that is in the other one. */
function markOf({ lang }: LocalizedText, locale: Locale) {
  return lang === locale ? {} : { lang, dir: directionOf(lang) }
}
