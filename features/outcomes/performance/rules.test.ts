import { english } from '@/messages/en'
import { describe, expect, it } from 'vitest'
import type { Performance } from './contract'
import { figureLines, hasFigures, publishable, publishableGroups, publishableMonths } from './rules'

const group = (key: string | null, companies: number[]) => ({
  key,
  orders: companies.length,
  companies,
})

const some = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at)

describe('figures about orders', () => {
  it('name groups of five companies or more, the largest first', () => {
    expect(publishableGroups([group('dates', some(5)), group('stone', some(7))])).toEqual([
      { key: 'stone', orders: 7 },
      { key: 'dates', orders: 5 },
    ])
  })

  it('count companies and not orders: five orders of one company are not shown', () => {
    expect(publishableGroups([group('dates', [1, 1, 1, 1, 1])])).toBeNull()
  })

  it('put small groups together, and take in another where these are still too few', () => {
    const groups = [
      group('stone', some(9)),
      group('dates', some(6)),
      group('olives', [1, 2]),
      group('soap', [3]),
    ]
    expect(publishableGroups(groups)).toEqual([
      { key: 'stone', orders: 9 },
      { key: null, orders: 9 },
    ])
  })

  it('let nobody calculate a small group from the total', () => {
    const groups = [group('stone', some(9)), group('soap', [20])]
    expect(publishableGroups(groups)).toEqual([{ key: null, orders: 10 }])
  })

  it('are none below five companies in all', () => {
    expect(publishableGroups([group('stone', some(3)), group('soap', [9])])).toBeNull()
  })
})

describe('orders that say no value', () => {
  it('are in the group without a name with the others that may not be shown alone', () => {
    const groups = [group(null, some(8)), group('below_5', some(6)), group('from_500', [30])]
    expect(publishableGroups(groups)).toEqual([
      { key: 'below_5', orders: 6 },
      { key: null, orders: 9 },
    ])
  })
})

describe('counts about companies', () => {
  it('are shown from five companies on, and where there is nothing', () => {
    expect([publishable(9, 5), publishable(9, 4), publishable(0, 0)]).toEqual([9, null, 0])
  })

  it('of a month cannot be calculated from the total and the other months', () => {
    const month = (name: string, companies: number[]) =>
      companies.map((company_id) => ({ month: name, company_id, count: 2 }))
    const valueOf = publishableMonths([
      ...month('2026-09', some(9)),
      ...month('2026-10', some(6)),
      ...month('2026-11', [77]),
    ])
    expect(['2026-08', '2026-09', '2026-10', '2026-11'].map(valueOf)).toEqual([0, 18, null, null])
    const few = publishableMonths(month('2026-11', [1, 2, 3]))
    expect([few('2026-10'), few('2026-11')]).toEqual([0, null])
  })
})

it('the page is empty until something was counted', () => {
  const nothing: Performance = {
    from: '2025-12-01',
    until: '2026-11-23',
    enquiries: { received: 0, answered: 0, median_hours: null },
    quotations: { received: null, answered: 0, median_hours: null },
    buying_requests: 0,
    introductions: null,
    orders: null,
    by_month: [],
    barriers: { by_status: [], median_days: null },
  }
  expect(hasFigures(nothing)).toBe(false)
  expect(hasFigures({ ...nothing, buying_requests: 1 })).toBe(true)
  const barriers = { by_status: [{ status: 'reported', count: 1 } as const], median_days: null }
  expect(hasFigures({ ...nothing, barriers })).toBe(true)
})

it('the file has a row for each figure, also where orders may not be shown', () => {
  const figures: Performance = {
    from: '2025-12-01',
    until: '2026-11-23',
    enquiries: { received: 9, answered: 8, median_hours: 4.5 },
    quotations: { received: 13, answered: null, median_hours: null },
    buying_requests: 2,
    introductions: null,
    orders: null,
    barriers: { by_status: [{ status: 'in_talks', count: 3 }], median_days: 41 },
    by_month: [{ month: '2026-11', enquiries: 9, quotations: 13, introductions: null }],
  }
  const lines = figureLines(
    figures,
    { ...english.performance, statuses: english.barriers.status },
    'en',
  )
  expect(lines).toContainEqual(['Enquiries and answers', 'Enquiries to the office', 'Received', 9])
  expect(lines).toContainEqual(['Trade barriers', 'In talks', 'Barriers', 3])
  expect(lines).toContainEqual(['Trade barriers', '', 'Median days to a solution', 41])
  expect(lines).toContainEqual(['By month', '2026-11', 'Requests for quotations', 13])
  expect(lines).toContainEqual([
    'By month',
    '2026-11',
    'Introductions',
    'Fewer than five companies',
  ])
  expect(lines.every((line) => line.length === 4)).toBe(true)
})
