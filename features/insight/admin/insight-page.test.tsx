import { bothLanguages } from '@/lib/bilingual/pair'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { withoutLayout } from '@/tests/support/without-layout'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Insight } from '../contract'
import { InsightPage } from './insight-page'

const ages = { days_2: 1, days_7: 2, days_30: 0, older: 0 }
const type = { enq_type: 1, ...bothLanguages('type_name', 'Market studies') }
const numbers: Insight = {
  at: '2026-11-21T08:00:00Z',
  enquiries: {
    open: 3,
    late: 1,
    unassigned: 2,
    for_review: 0,
    by_type: [{ ...type, open: 3, ages }],
    by_status: [{ status: 10, ...bothLanguages('status_name', 'New'), count: 3 }],
    answers: [{ ...type, filed: 5, answered: 2, median_hours: 4, slow_hours: 20 }],
    by_day: [{ day: '2026-11-21', filed: 2 }],
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

const show = () =>
  showInDashboard(<InsightPage />, {
    area: 'numbers',
    path: '/numbers',
    answers: { 'GET admin/insight': numbers },
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

it('counts another period', async () => {
  const calls = show()
  await userEvent.selectOptions(await screen.findByLabelText('Period'), '90')
  await expect.poll(() => calls.at(-1)?.input).toEqual({ query: { days: 90 } })
})
