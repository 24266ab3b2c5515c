import { bilingualPair } from '@/lib/bilingual/pair'
import { listedEnquiry } from '@/tests/support/enquiry-rows'
import { describe, expect, it } from 'vitest'
import { enquirySorts, type EnquiryRow } from './contract'
import { countersOf, directionIn, enquiryColumns, sortAfter, subjectOf } from './rules'
import { enquiryListShape } from './search-params'

const row = (id: number, iid: number, given: Partial<EnquiryRow> = {}): EnquiryRow => {
  const names = { en: iid === 10 ? 'New' : 'Completed', ar: iid === 10 ? 'جديد' : 'مكتمل' }
  return {
    id,
    enq_type: 7,
    type_name: 'Other',
    type: { title: 'Other', ...bilingualPair('title', { en: 'Other', ar: 'أخرى' }) },
    date: `2026-11-${10 + id}T08:00:00Z`,
    updated_at: `2026-11-${20 - id}T08:00:00Z`,
    status: { iid, ...bilingualPair('name', names) },
    ...bilingualPair('status_name', names, 'bare'),
    enq_status: iid,
    unread: 0,
    ...listedEnquiry,
    ...given,
  }
}

const rows = [row(1, 40, { enq_type: 1 }), row(2, 10, { enq_type: 3, unread: 2 }), row(3, 40)]

describe('the table of enquiries', () => {
  it('shows 10 rows a page', () => {
    expect(enquiryListShape.pageSize).toBe(10)
  })

  it('has the columns id, type, date, updated at and status, each with two orders', () => {
    expect(enquiryColumns).toEqual(['id', 'type', 'date', 'updated', 'status'])
    const orders = enquiryColumns.flatMap((column) => [`${column}-asc`, `${column}-desc`])
    expect(orders.toSorted()).toEqual([...enquirySorts].toSorted())
  })

  it('reverses the order of a column when its head is pressed again', () => {
    expect(sortAfter('id', '')).toBe('id-desc')
    expect(sortAfter('id', 'id-desc')).toBe('id-asc')
    expect(sortAfter('status', 'id-desc')).toBe('status-asc')
    expect(sortAfter('status', 'status-asc')).toBe('status-desc')
    expect(directionIn('date', 'date-desc')).toBe('descending')
    expect(directionIn('date', 'date-asc')).toBe('ascending')
    expect(directionIn('date', 'id-asc')).toBeUndefined()
  })
})

describe('the counters of enquiries', () => {
  it('count all seven statuses, the open enquiries and the unread messages', () => {
    const { total, open, unread, by_status } = countersOf(rows)
    expect([total, open, unread]).toEqual([3, 1, 2])
    expect(by_status.map(({ iid, count }) => [iid, count])).toEqual([
      [10, 1],
      [20, 0],
      [30, 0],
      [40, 2],
      [50, 0],
      [60, 0],
      [70, 0],
    ])
  })
})

describe('the subject of an enquiry', () => {
  const dates = {
    code: '080410',
    ...bilingualPair('name', {
      en: 'Fruit, edible; dates, fresh or dried, whether or not sliced, packed in boxes',
      ar: 'تمور',
    }),
  }

  it('is its product, cut after a word, and its market', () => {
    const enquiry = row(1, 10, { about: { ...listedEnquiry.about, product: dates } })
    expect(subjectOf(enquiry, 'en')).toEqual({
      goods: 'Dates, fresh or dried, whether or not sliced…',
      place: 'Germany',
    })
    expect(subjectOf(enquiry, 'ar')).toEqual({ goods: 'تمور', place: 'ألمانيا' })
  })

  it('is its sector where it names no product', () => {
    expect(subjectOf(row(1, 10), 'en')).toEqual({ goods: 'Food', place: 'Germany' })
  })

  it('is nothing where its form says neither', () => {
    const about = { product: null, industry: null, country: null }
    expect(subjectOf(row(1, 10, { about }), 'en')).toBeNull()
  })
})
