'use client'

import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { useTranslations } from 'next-intl'
import { useRef, type ReactNode } from 'react'
import { ListFilters, type ListFilter, type ListSort } from './list-filters'
import { ListRange } from './list-range'
import { ListRows, type Choosing, type Column, type Nothing } from './list-rows'
import { ListViews, type OfferedView } from './list-views'
import { useChosenRows } from './use-chosen-rows'
import { useRowKeys } from './use-row-keys'
import { useWorkList, type WorkSource } from './use-work-list'
import styles from './work-list.module.css'
import type { WorkRow } from './work-row'

interface WorkListProps<Row, Key extends string, Sort extends string> extends WorkSource<
  Row,
  Key,
  Sort
> {
  title: string
  lead: string
  columns: readonly Column<Row>[]
  filters: readonly ListFilter<Key>[]
  sorts?: readonly ListSort<Sort>[]
  /** The views that everyone is offered. */
  views?: readonly OfferedView<Key>[]
  /** What is there when nothing waits. */
  nothing: Nothing
  /** Set it where a row opens no page of its own. */
  isClosed?: boolean
  /** Set it for a queue that people work through: many rows on one screen. */
  isDense?: boolean
  /** The actions on the records of a view, by its filters. */
  actions?: (filters: Partial<Record<Key, string>>) => ReactNode
  /** The actions on several chosen rows, each named for its check box. */
  choosing?: Choosing<Row>
  /** What single keys do with the row that has the focus. */
  rowKeys?: Readonly<Record<string, (row: Row, reload: () => void) => void>>
}

/** A list that staff work through: views, filters, order, rows that open their record, pages. */
export function WorkList<Row extends WorkRow, Key extends string, Sort extends string>(
  props: WorkListProps<Row, Key, Sort>,
) {
  const { resource, shape, title, lead, columns, filters, sorts = [], views = [] } = props
  const { nothing, isClosed = false, isDense = false, actions, choosing, rowKeys = {} } = props
  const t = useTranslations('admin')
  const list = useWorkList(props)
  const chosen = useChosenRows(list.rows)
  const screen = useRef<HTMLDivElement>(null)
  useRowKeys(
    screen,
    list.rows,
    {
      ...rowKeys,
      ...(choosing && { x: (row: Row) => chosen.toggle(row) }),
    },
    list.refetch,
  )
  useShortcuts({
    '/': () => screen.current?.querySelector<HTMLElement>('[type="search"]')?.focus(),
  })
  return (
    <DashboardPage
      title={title}
      suffix={t('title')}
      facts={lead}
      actions={actions?.(shape.values(list.state))}
    >
      <div ref={screen} className={isDense ? `${styles.list} ${styles.dense}` : styles.list}>
        <ListViews resource={resource} list={list} views={views} />
        <ListFilters list={list} filters={filters} sorts={sorts} isDense={isDense} />
        {choosing && chosen.rows.length > 0 && (
          <section
            aria-label={t('list.chosen', { count: chosen.rows.length })}
            className={styles.bar}
          >
            <p role="status">{t('list.chosen', { count: chosen.rows.length })}</p>
            {choosing.actions(chosen.rows, () => {
              chosen.clear()
              list.refetch()
            })}
          </section>
        )}
        <ListRows
          caption={title}
          columns={columns}
          nothing={nothing}
          isClosed={isClosed}
          isDense={isDense}
          resource={resource}
          list={list}
          {...(choosing && { choosing, chosen })}
        />
        <ListRange list={list} />
      </div>
    </DashboardPage>
  )
}
