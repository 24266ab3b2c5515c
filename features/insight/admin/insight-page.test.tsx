import type { StaffRight } from '@/lib/auth/staff-areas'
import { bothLanguages } from '@/lib/bilingual/pair'
import { FixedWidth } from '@/tests/support/fixed-width'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { withoutLayout } from '@/tests/support/without-layout'
import { dayAfter, today } from '@/lib/i18n/today'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Insight } from '../contract'
import { InsightScreens } from './insight-screens'

const ages = { days_2: 1, days_7: 2, days_30: 0, older: 0 }
const type = { enq_type: 1, ...bothLanguages('type_name', 'Market studies') }
const numbers: Insight = {
  at: '2026-11-21T08:00:00Z',
  period: { from_day: '2026-11-01', until_day: '2026-11-30' },
  before: { from_day: '2026-10-02', until_day: '2026-10-31' },
  totals: {
    filed: { now: 12, before: 15 },
    answered: { now: 0, before: 0 },
    answer_hours: { now: 4.5, before: 2 },
    ratings: { now: 3, before: 0 },
    rating: { now: 4.3, before: null },
    useful: { now: 3, before: 1 },
    not_useful: { now: 1, before: 0 },
    page_views: { now: 90, before: 60 },
    searches: { now: 7, before: null },
    in_vain: { now: 2, before: null },
  },
  enquiries: {
    open: 3,
    late: 1,
    unassigned: 2,
    for_review: 0,
    by_type: [
      { ...type, open: 3, ages },
      { ...type, enq_type: 2, open: 0, ages: { ...ages, days_2: 0, days_7: 0 } },
    ],
    by_status: [{ status: 10, ...bothLanguages('status_name', 'New'), count: 3 }],
    answers: [{ ...type, filed: 5, answered: 2, median_hours: 4, slow_hours: 20 }],
    ratings: [
      { ...type, counts: [0, 0, 1, 0, 2], average: 4.3, unrated: 1 },
      { ...type, enq_type: 2, counts: [0, 0, 0, 0, 0], average: null, unrated: 0 },
    ],
    by_day: [
      { day: '2026-11-20', filed: 0 },
      { day: '2026-11-21', filed: 2 },
    ],
  },
  approvals: [{ kind: 'company', waiting: 4, ages }],
  feedback: [],
  searches: [{ query: 'unobtainium', searches: 3, in_vain: 2 }],
  pages: [
    { page: '/', ...bothLanguages('title', ''), english: 5, arabic: 2 },
    { page: '/news/1', ...bothLanguages('title', 'Olive oil week'), english: 4, arabic: 1 },
  ],
  failed_jobs: [{ name: 'mail-decision', count: 2, last_at: '2026-11-21T08:00:00Z' }],
  overdue_jobs: 1,
}

withoutLayout()
beforeEach(() => vi.stubGlobal('ResizeObserver', FixedWidth))
afterEach(() => vi.unstubAllGlobals())

const show = (path = '/numbers', given: Partial<Insight> = {}, rights?: readonly StaffRight[]) =>
  showInDashboard(<InsightScreens />, {
    area: 'numbers',
    path,
    ...(rights && { rights }),
    answers: { 'GET admin/insight': { ...numbers, ...given } },
  })

it('each key figure links to the list that it counts', async () => {
  show()
  const late = await screen.findByRole('link', { name: '1 late' })
  expect(decodeURIComponent(late.getAttribute('href') ?? '')).toBe('/enquiries?filter={"late":"1"}')
  expect(screen.getByRole('link', { name: '4 waiting for approval' })).toHaveAttribute(
    'href',
    '/approvals',
  )
})

it('figures lead to no list that the rights of the reader do not open', async () => {
  show('/numbers', {}, ['numbers'])
  expect(await screen.findByText('late')).toBeVisible()
  await expect.poll(() => screen.queryByRole('link', { name: '1 late' })).toBeNull()
  expect(screen.queryByRole('link', { name: /waiting for approval/ })).toBeNull()
})

it('each number is in a table too, and one without values shows a text', async () => {
  show()
  const table = await screen.findByRole('table', { name: /^Enquiries by status/, hidden: true })
  expect(within(table).getByText('New')).toBeInTheDocument()
  expect(screen.getByText('No data')).toBeVisible()
  expect(screen.getByText('1 overdue task.')).toBeVisible()
})

it('page views, searches without results and failed jobs are listed', async () => {
  show()
  const cellsOf = async (name: RegExp) =>
    within(await screen.findByRole('table', { name, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => row.textContent)
  expect(await cellsOf(/^Most viewed pages/)).toEqual(['Home page52', 'Olive oil week41'])
  expect(await cellsOf(/^Searches with no results/)).toEqual(['unobtainium23'])
  expect(await cellsOf(/^Failed emails and tasks/)).toEqual(['Email: decision on a submission2'])
})

it('counts another period: the last days, or from one day to another', async () => {
  const calls = show('/numbers?from_day=2026-03-01&until_day=2026-03-31')
  await expect
    .poll(() => calls.at(-1)?.input)
    .toEqual({ query: { from_day: '2026-03-01', until_day: '2026-03-31' } })
  const period = await screen.findByLabelText('Period')
  expect(period).toHaveDisplayValue('Own dates')
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-02-01' } })
  await expect
    .poll(() => calls.at(-1)?.input)
    .toEqual({ query: { from_day: '2026-02-01', until_day: '2026-03-31' } })
  await userEvent.selectOptions(period, '90')
  const last = { from_day: dayAfter(today(), -89), until_day: today() }
  await expect.poll(() => calls.at(-1)?.input).toEqual({ query: last })
  const before = calls.length
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2020-01-01' } })
  expect(await screen.findByText('The last day is before the first day.')).toBeVisible()
  expect(calls).toHaveLength(before)
})

it('each figure of the period has the one before and its list', async () => {
  show()
  const filed = await screen.findByRole('link', { name: /enquiries received/ })
  expect(filed).toHaveTextContent('12 enquiries received Before: 15 (−3)')
  expect(decodeURIComponent(filed.getAttribute('href') ?? '')).toBe(
    '/enquiries?filter={"from_day":"2026-11-01","until_day":"2026-11-30"}',
  )
  expect(screen.getByRole('link', { name: /of them with a reply/ })).toHaveTextContent(
    '0 of them with a reply Before: 0 (0)',
  )
  expect(
    await screen.findByRole('link', { name: /^7 searches Before: Not known/ }),
  ).toHaveAttribute('href', '/synonyms/searches')
})

it('shows the ratings of each type, each figure with its list, and says where there is none', async () => {
  show()
  const average = await screen.findByRole('link', { name: /average rating of 5/ })
  expect(average).toHaveTextContent('4.3 average rating of 5 Before: No rating')
  const listOf = (link: Element | undefined) =>
    JSON.parse(new URLSearchParams(link?.getAttribute('href')?.split('?')[1]).get('filter') ?? '{}')
  const period = numbers.period
  expect(listOf(average)).toEqual({ ...period, rating: '1,2,3,4,5' })
  const rowOf = async (name: RegExp, place: number) => {
    const table = await screen.findByRole('table', { name, hidden: true })
    const row = within(table).getAllByRole('row', { hidden: true })[place]
    return { text: row?.textContent, links: [...(row?.querySelectorAll('a') ?? [])] }
  }
  const rated = await rowOf(/^Satisfaction by type of enquiry/, 1)
  expect(rated.text).toBe('Market studies201001')
  expect(listOf(rated.links[0])).toEqual({ ...period, type: '1', rating: '5' })
  expect(listOf(rated.links[5])).toEqual({ ...period, type: '1', rating: 'none' })
  expect((await rowOf(/^Average rating by type/, 1)).text).toBe('Market studies4.3')
  expect((await rowOf(/^Average rating by type/, 2)).text).toContain('No value')
})

it('each value of a chart leads to what it counts, from its table and by Enter', async () => {
  show()
  const table = await screen.findByRole('table', { name: /^Open enquiries by type/, hidden: true })
  const [, , row] = within(table).getAllByRole('row', { hidden: true })
  const zero = within(row ?? table).getAllByRole('link', { hidden: true })[1]
  expect(zero).toHaveTextContent('0')
  expect(decodeURIComponent(zero?.getAttribute('href') ?? '')).toBe(
    `/enquiries?filter=${JSON.stringify({
      open: '1',
      type: '2',
      from_day: dayAfter(today(), -7),
      until_day: dayAfter(today(), -3),
    })}`,
  )
  const pages = screen.getByRole('table', { name: /^Most viewed pages/, hidden: true })
  expect(within(pages).getByRole('link', { name: '1', hidden: true })).toHaveAttribute(
    'href',
    '/ar/news/1',
  )
  const [reader] = screen.getAllByRole('slider', { name: /open the list with Enter/ })
  reader?.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('heading', { name: 'Reports' })).toBeNull()
})

it('a chart of zeros is drawn', async () => {
  show('/numbers', {
    approvals: [
      { kind: 'company', waiting: 0, ages: { days_2: 0, days_7: 0, days_30: 0, older: 0 } },
    ],
  })
  expect(await screen.findByRole('img', { name: /Waiting for approval, by age/ })).toBeVisible()
})
