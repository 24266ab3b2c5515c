'use client'

import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ListFilters, type ListFilter, type ListSort } from './list-filters'
import { ListRange } from './list-range'
import { ListRows, type Column, type Nothing, type WorkRow } from './list-rows'
import { useWorkList, type WorkSource } from './use-work-list'

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
  /** What is there when nothing waits. */
  nothing: Nothing
  /** Set it where a row opens no page of its own. */
  isClosed?: boolean
  /** The actions on the records of a view, by its filters. */
  actions?: (filters: Partial<Record<Key, string>>) => ReactNode
}

/** A list that staff work through: filters, order, rows that open their record, pages. */
export function WorkList<Row extends WorkRow, Key extends string, Sort extends string>(
  props: WorkListProps<Row, Key, Sort>,
) {
  const { resource, shape, title, lead, columns, filters, sorts = [] } = props
  const { nothing, isClosed = false, actions } = props
  const t = useTranslations('admin')
  const list = useWorkList(props)
  return (
    <DashboardPage
      title={title}
      suffix={t('title')}
      facts={lead}
      actions={actions?.(shape.values(list.state))}
    >
      <ListFilters list={list} filters={filters} sorts={sorts} />
      <ListRows caption={title} {...{ columns, nothing, isClosed, resource, list }} />
      <ListRange list={list} />
    </DashboardPage>
  )
}
