import { isEnded } from '@/lib/db/codes/enquiry-statuses'
import type { OutputOf } from '@/lib/api/endpoint'
import { inLocale } from '@/lib/bilingual/in-locale'
import { firstWords } from '@/lib/i18n/first-words'
import type { Locale } from '@/lib/i18n/locale'
import { enquiryStatuses } from '../rules'
import type { enquiryCounters, EnquiryRow, EnquirySort } from './contract'

/**
 * The columns of the table, by the key of their order (spec part 3 section 2, 'User enquiries').
 */
export const enquiryColumns = ['id', 'type', 'date', 'updated', 'status'] as const

export type EnquiryColumn = (typeof enquiryColumns)[number]

/** The order that a press on a column's head selects, given the current one. */
export function sortAfter(column: EnquiryColumn, sort: EnquirySort | ''): EnquirySort {
  const [first, second] = /^(?:type|status)$/.test(column)
    ? (['asc', 'desc'] as const)
    : (['desc', 'asc'] as const)
  return sort === `${column}-${first}` ? `${column}-${second}` : `${column}-${first}`
}

/** The value of `aria-sort` of a column's head. */
export function directionIn(column: EnquiryColumn, sort: EnquirySort | '') {
  if (sort === `${column}-asc`) return 'ascending'
  return sort === `${column}-desc` ? 'descending' : undefined
}

export type EnquiryCounters = OutputOf<typeof enquiryCounters>

/** The counters of enquiries. */
export function countersOf(rows: readonly EnquiryRow[]): EnquiryCounters {
  return {
    total: rows.length,
    open: rows.filter(({ status }) => !isEnded(status.iid)).length,
    unread: rows.reduce((sum, { unread }) => sum + unread, 0),
    by_status: enquiryStatuses.map(({ iid }) => ({
      iid,
      count: rows.filter(({ status }) => status.iid === iid).length,
    })),
  }
}

/** A product or sector in a subject takes at most this many characters: names of goods are long. */
const goodsLength = 48

/** What an enquiry is about, for `Dates → Germany`; null where its form says neither. */
export function subjectOf({ about }: Pick<EnquiryRow, 'about'>, locale: Locale) {
  const goods = about.product ?? about.industry
  const named = {
    goods: goods && firstWords(ownName(inLocale(goods, 'name', locale)), goodsLength),
    place: about.country && inLocale(about.country, 'name', locale),
  }
  return named.goods === null && named.place === null ? null : named
}

/** `Fruit, edible; dates, fresh or dried` begins with the heading of the tariff: goods come after it. */
function ownName(name: string): string {
  const own = name.split(';').at(-1)?.trim() ?? name
  return own.charAt(0).toUpperCase() + own.slice(1)
}
