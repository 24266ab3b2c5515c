'use client'

import { Button } from '@/components/button/button'
import { EmptyState } from '@/components/empty-state/empty-state'
import { ErrorState } from '@/components/error-state/error-state'
import { MotifLines } from '@/components/motif/motif-lines'
import { Skeleton } from '@/components/skeleton/skeleton'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { isOffline } from '@/lib/api/is-offline'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { Problem } from '@/lib/api/problem'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import styles from './list-rows.module.css'
import type { ChosenRows } from './use-chosen-rows'
import type { WorkRow } from './work-row'

/** A column; the first one names the row and opens its record. */
export interface Column<Row> {
  name: string
  head: string
  /** How much of the width it takes in a dense list; others share the rest. */
  size?: 'wide' | 'narrow'
  cell: (row: Row) => ReactNode
}

/** What can be done with several rows. */
export interface Choosing<Row> {
  /** Names a row for its check box. */
  name: (row: Row) => string
  /** The actions on the chosen rows; `onDone` clears the choice and loads the list again. */
  actions: (rows: readonly Row[], onDone: () => void) => ReactNode
}

/** What is in the place of rows when there are none. */
export type Nothing = Record<'title' | 'text', string>

interface ListRowsProps<Row extends WorkRow> {
  caption: string
  columns: readonly Column<Row>[]
  nothing: Nothing
  isClosed: boolean
  isDense?: boolean
  choosing?: Choosing<Row>
  chosen?: ChosenRows<Row>
  /** The address of the list in the back office. */
  resource: string
  list: {
    rows: readonly Row[]
    isPending: boolean
    error: unknown
    isNarrowed: boolean
    refetch: () => void
  }
}

const lines = <MotifLines seed="no-rows" />

/** The rows of a work list, as a table that becomes cards on a small screen. */
export function ListRows<Row extends WorkRow>(props: ListRowsProps<Row>) {
  const { caption, columns, nothing, isClosed, isDense = false, resource, list } = props
  const { choosing, chosen } = props
  const t = useTranslations('admin.list')
  const problems = useProblemTexts()
  const { rows, isPending, error, isNarrowed, refetch } = list
  if (error) {
    const code = error instanceof Problem ? error.code : 'unavailable'
    const isLost = isOffline(error)
    return (
      <ErrorState
        title={isLost ? t('offline') : t('failed')}
        text={isLost ? t('offlineText') : problems[code]}
        action={<Button onClick={refetch}>{t('retry')}</Button>}
      />
    )
  }
  if (isPending) return <Skeleton shape="row" count={8} label={t('loading')} />
  if (rows.length === 0) {
    return isNarrowed ? (
      <EmptyState title={t('noneFound')} text={t('noneFoundText')} motif={lines} />
    ) : (
      <EmptyState {...nothing} motif={lines} />
    )
  }
  return (
    <table className={isDense ? `${styles.table} ${styles.dense}` : styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {chosen && (
            <td className={styles.choice}>
              <ChoiceBox
                label={t('chooseAll')}
                isChosen={chosen.rows.length === rows.length}
                onToggle={chosen.toggleAll}
              />
            </td>
          )}
          {columns.map(({ name, head, size }) => (
            <th key={name} scope="col" className={size && styles[size]}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className={isClosed ? undefined : styles.open}>
            {choosing && chosen && (
              <td className={styles.choice}>
                <ChoiceBox
                  label={t('choose', { name: choosing.name(row) })}
                  isChosen={chosen.has(row)}
                  onToggle={() => chosen.toggle(row)}
                />
              </td>
            )}
            {columns.map(({ name, head, cell }, index) =>
              index === 0 ? (
                <th key={name} scope="row">
                  {isClosed ? (
                    cell(row)
                  ) : (
                    <Link className={styles.link} to={`/${resource}/${row.id}`}>
                      {cell(row)}
                    </Link>
                  )}
                </th>
              ) : (
                <td key={name} data-head={head}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface ChoiceBoxProps {
  label: string
  isChosen: boolean
  onToggle: () => void
}

function ChoiceBox({ label, isChosen, onToggle }: ChoiceBoxProps) {
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  )
}
