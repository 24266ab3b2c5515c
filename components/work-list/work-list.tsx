'use client'

import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { useTranslations } from 'next-intl'
import { ListBase, type RaRecord, type SortPayload } from 'react-admin'
import type { ReactNode } from 'react'
import { ListFilters, type ListFilter, type ListSort } from './list-filters'
import { ListPages } from './list-pages'
import { ListRows, type Column, type Nothing } from './list-rows'

interface WorkListProps<Row extends RaRecord> {
  /** Where the data provider finds its rows. */
  resource: string
  title: string
  lead: string
  columns: readonly Column<Row>[]
  filters: readonly ListFilter[]
  sorts?: readonly ListSort[]
  sort?: SortPayload
  /** What the list is narrowed by when it opens. */
  initialFilters?: Readonly<Record<string, string>>
  /** What is there when nothing waits. */
  nothing: Nothing
  /** Set it where a row opens no page of its own. */
  isClosed?: boolean
  actions?: ReactNode
}

const pageSize = 25
const newestFirst: SortPayload = { field: 'id', order: 'DESC' }
const noFilters = {}
const silently = { onError: () => {} }

/** A list that staff work through: filters, order, rows that open their record, pages. */
export function WorkList<Row extends RaRecord>(props: WorkListProps<Row>) {
  const { resource, title, lead, columns, filters, sorts = [], sort = newestFirst } = props
  const { initialFilters = noFilters, nothing, isClosed = false, actions } = props
  const t = useTranslations('admin')
  return (
    <ListBase<Row>
      resource={resource}
      perPage={pageSize}
      sort={sort}
      exporter={false}
      filterDefaultValues={initialFilters}
      queryOptions={silently}
    >
      <DashboardPage title={title} suffix={t('title')} facts={lead} actions={actions}>
        <ListFilters filters={filters} sorts={sorts} />
        <ListRows<Row> caption={title} {...{ columns, nothing, isClosed, initialFilters }} />
        <ListPages />
      </DashboardPage>
    </ListBase>
  )
}
