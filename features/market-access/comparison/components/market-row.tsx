'use client'

import { Chip } from '@/components/chip/chip'
import { Icon } from '@/components/icon/icon'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { fillText } from '@/lib/i18n/count-forms'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import { whole, type Score } from '../rules'
import { isSure } from './compared-row'
import type { ComparisonTexts } from './comparison-texts'
import { marketLine } from './market-line'
import styles from './market-table.module.css'
import type { Column, ScoredRow } from './table-order'

interface MarketRowProps {
  locale: Locale
  scored: ScoredRow
  columns: readonly Column[]
  /** Whether unconfirmed duties are said above the table, so that the rows mark the others. */
  isMostlyUnsure: boolean
  texts: ComparisonTexts
}

/** A market of the table; what is missing is said. On a phone one line holds what other columns say. */
export function MarketRow({ locale, scored, columns, isMostlyUnsure, texts }: MarketRowProps) {
  const { row } = scored
  return (
    <tr>
      {columns.map((column) =>
        column === 'market' ? (
          <th key={column} scope="row">
            <Link href={row.href}>{row.name}</Link>
          </th>
        ) : (
          <td key={column} className={column === 'score' ? styles.score : styles.wide}>
            <Cell
              locale={locale}
              scored={scored}
              column={column}
              isMostlyUnsure={isMostlyUnsure}
              texts={texts}
            />
          </td>
        ),
      )}
      <td className={styles.line}>
        {marketLine(row, columns.includes('importsProduct'), texts, locale)}{' '}
        <Mark row={row} isMostlyUnsure={isMostlyUnsure} texts={texts} />
      </td>
    </tr>
  )
}

interface MarkProps extends Pick<MarketRowProps, 'isMostlyUnsure' | 'texts'> {
  row: ScoredRow['row']
}

/** Whether the duty of an agreement is confirmed, where it differs from what is said above the table. */
function Mark({ row, isMostlyUnsure, texts: { plain } }: MarkProps) {
  if (isMostlyUnsure) {
    return isSure(row) && <Chip icon="check">{plain.sure}</Chip>
  }
  return (
    row.isUnsure && (
      <Chip tone="warning" icon="clock">
        {plain.notConfirmed}
      </Chip>
    )
  )
}

type CellProps = Omit<MarketRowProps, 'columns'> & { column: Exclude<Column, 'market'> }

function Cell({
  locale,
  scored: { row, score },
  column,
  isMostlyUnsure,
  texts,
}: CellProps): ReactNode {
  const { plain } = texts
  const missing = (
    <Text as="span" tone="faint">
      {plain.missing}
    </Text>
  )
  switch (column) {
    case 'score':
      return <ScoreOf locale={locale} score={score} texts={texts} />
    case 'duty':
      return row.duty ?? missing
    case 'preference':
      return (
        <>
          {row.preference ?? missing}{' '}
          <Mark row={row} isMostlyUnsure={isMostlyUnsure} texts={texts} />
        </>
      )
    case 'agreement':
      return row.agreement ? (
        <span lang={row.agreement.lang}>{row.agreement.text}</span>
      ) : (
        <Text as="span" tone="faint">
          {plain.noAgreement}
        </Text>
      )
    case 'documents':
      return row.documents === null ? missing : formatNumber(row.documents, locale)
    default: {
      const value = row.values[column]
      return value === null ? missing : formatNumber(Number(value), locale)
    }
  }
}

interface ScoreProps {
  locale: Locale
  score: Score
  texts: ComparisonTexts
}

/** A score with a bar of its size; opened, the points that it is made of. */
function ScoreOf({ locale, score, texts }: ScoreProps) {
  const { plain, criteria } = texts
  if (!score.total)
    return (
      <Text as="span" tone="faint">
        {plain.noScore}
      </Text>
    )
  const total = whole(score.total)
  return (
    // A person may open it before the script of the page arrives.
    <details suppressHydrationWarning>
      <summary className={styles.total}>
        <strong>{formatNumber(total, locale)}</strong>
        <svg aria-hidden="true" className={styles.track}>
          <rect className={styles.bar} width={`${total}%`} height="100%" rx="2" />
        </svg>
        <Icon name="chevron-down" size={16} />
        {score.isPartial && <span className={styles.partly}>{plain.partly}</span>}
      </summary>
      <ul className={styles.parts}>
        {score.parts.map(({ criterion, weight, points }) => (
          <li key={criterion}>
            {points === null
              ? fillText(plain.pointsMissing, { criterion: criteria[criterion] }, locale)
              : fillText(plain.points, { criterion: criteria[criterion], points, weight }, locale)}
          </li>
        ))}
      </ul>
    </details>
  )
}
