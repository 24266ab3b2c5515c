import 'server-only'
import { whenNotFound } from '@/lib/api/fallback'
import type { Stances } from '@/lib/api/feature'
import { listAnswer } from '@/lib/api/list-query'
import { wholeFrom } from '@/lib/api/paging'
import { sameCall, tableCall } from '@/lib/api/upstream/adapter'
import { listFromTable } from '@/lib/api/upstream/table-list'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { personOf } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import type * as casesCalls from '../contract'
import {
  enquiryCounters,
  enquiryRow,
  myEnquiries,
  sendEnquiryMessage,
  type EnquiryRow,
  type EnquirySort,
} from '../contract'
import { countersOf } from '../rules'
import { enquiryListShape } from '../search-params'

const objectIn = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {}

interface Given {
  type_name?: unknown
  type?: unknown
  status?: unknown
  enq_status?: unknown
}

/** What the tables do not say of an enquiry. */
const unknown = {
  enq_type: 7,
  unread: 0,
  excerpt: '',
  last_message: null,
  due: null,
  about: { product: null, industry: null, country: null },
}

/** The tables name the type and status of an enquiry by their texts. */
const row = tableRecord(enquiryRow, unknown, (given: Given) => {
  const type: { title?: unknown } = objectIn(given.type)
  const status: { iid?: unknown } = objectIn(given.status)
  const title = given.type_name ?? type.title ?? ''
  const iid = status.iid ?? given.enq_status
  return {
    ...given,
    type_name: title,
    type: { title, ...bothLanguages('title', title), ...type },
    status: { iid, ...bilingualPair('name', textsOf(given, 'status_name')), ...status },
    enq_status: given.enq_status ?? iid,
  }
})

const all = tableCall(myEnquiries, listAnswer(row))

function valueIn(enquiry: EnquiryRow, column: string): number {
  switch (column) {
    case 'id':
      return enquiry.id
    case 'type':
      return enquiry.enq_type
    case 'updated':
      return Date.parse(enquiry.updated_at)
    case 'status':
      return enquiry.status.iid
    default:
      return Date.parse(enquiry.date)
  }
}

export const enquiryTable = {
  pageSize: enquiryListShape.pageSize,
  filters: { status: ({ status }: EnquiryRow) => [status.iid] },
  texts: ({ status }: EnquiryRow) => Object.values(textsOf(status, 'name')),
  /** Equal enquiries stay newest first. */
  order: (enquiries: EnquiryRow[], sort: EnquirySort = 'date-desc') => {
    const [column = '', direction] = sort.split('-')
    const sign = direction === 'asc' ? 1 : -1
    return enquiries.toSorted(
      (one, other) => sign * (valueIn(one, column) - valueIn(other, column)) || other.id - one.id,
    )
  },
}

export const myEnquiriesAtProvider = {
  // The provider stores the enquiries and knows their owners.
  sendEnquiryMessage: {
    answer: sameCall(sendEnquiryMessage, sendEnquiryMessage.response),
    isJudged: true,
  },
  myEnquiries: async (input, { ask }) =>
    listFromTable(await ask(all, input), input.query, enquiryTable),
  enquiryCounters: (_input, { ask, call, context }) =>
    whenNotFound(ask(enquiryCounters, {}), async () => {
      const { userId } = personOf(context.actor)
      return countersOf(wholeFrom(await call(myEnquiries, { params: { userId }, query: {} })))
    }),
} satisfies Partial<Stances<typeof casesCalls>>
