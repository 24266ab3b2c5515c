import type { OutputOf } from '@/lib/api/endpoint'
import { textsOf } from '@/lib/bilingual/in-locale'
import { mentions } from '@/lib/i18n/fold'
import { enquiryStatuses, isOpen } from '../rules'
import type { enquiryCounters, EnquiryRow, EnquirySort } from './contract'
import type { EnquiryState } from './search-params'

/** The columns of the table, by the key of their order (spec part 3 section 2, 'User enquiries'). */
export const enquiryColumns = ['id', 'type', 'date', 'updated', 'status'] as const

export type EnquiryColumn = (typeof enquiryColumns)[number]

/** The order that pressing a column's head leads to, from the one there is. */
export function sortAfter(column: EnquiryColumn, sort: EnquirySort | ''): EnquirySort {
  const [first, second] = /^(?:type|status)$/.test(column)
    ? (['asc', 'desc'] as const)
    : (['desc', 'asc'] as const)
  return sort === `${column}-${first}` ? `${column}-${second}` : `${column}-${first}`
}

/** What a column's head says of an order, for `aria-sort`. */
export function directionIn(column: EnquiryColumn, sort: EnquirySort | '') {
  if (sort === `${column}-asc`) return 'ascending'
  return sort === `${column}-desc` ? 'descending' : undefined
}

/** Whether filters mean this enquiry, where the provider does not filter; the text is a status. */
export function matchesEnquiry(row: EnquiryRow, { q, status }: EnquiryState['filters']): boolean {
  const isAsked = status.length === 0 || status.includes(String(row.status.iid))
  return isAsked && mentions(Object.values(textsOf(row.status, 'name')), q[0] ?? '')
}

/** Enquiries in an order, where the provider does not sort; equal ones newest first. */
export function orderEnquiries(rows: readonly EnquiryRow[], sort: EnquirySort | ''): EnquiryRow[] {
  const [column = 'date', direction = 'desc'] = sort.split('-')
  const sign = direction === 'asc' ? 1 : -1
  return rows.toSorted(
    (one, other) => sign * (valueIn(one, column) - valueIn(other, column)) || other.id - one.id,
  )
}

function valueIn(row: EnquiryRow, column: string): number {
  switch (column) {
    case 'id':
      return row.id
    case 'type':
      return row.enq_type
    case 'updated':
      return Date.parse(row.updated_at)
    case 'status':
      return row.status.iid
    default:
      return Date.parse(row.date)
  }
}

export type EnquiryCounters = OutputOf<typeof enquiryCounters>

/** The counters of enquiries, where the provider does not count. */
export function countersOf(rows: readonly EnquiryRow[]): EnquiryCounters {
  return {
    total: rows.length,
    open: rows.filter(({ status }) => isOpen(status.iid)).length,
    unread: rows.reduce((sum, { unread }) => sum + unread, 0),
    by_status: enquiryStatuses.map(({ iid }) => ({
      iid,
      count: rows.filter(({ status }) => status.iid === iid).length,
    })),
  }
}
