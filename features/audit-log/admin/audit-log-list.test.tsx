import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { AuditLogList } from './audit-log-list'

const page = {
  data: [
    {
      id: 3,
      at: '2026-11-21T08:00:00Z',
      by: { id: 7, name: 'Hala Odeh', email: 'hala@staff.example' },
      action: 'publish',
      subject: 'content/news',
      subject_id: '12',
      change: { title_eng: 'Olive oil week' },
    },
    {
      id: 2,
      at: '2026-11-20T08:00:00Z',
      by: null,
      action: 'unheard-of',
      subject: 'company',
      subject_id: '4',
      change: {},
    },
  ],
  total: 2,
  page: 1,
  per_page: 25,
  subjects: ['company', 'content/news'],
  actions: ['publish', 'unheard-of'],
}

const show = (path: string, locale: 'en' | 'ar' = 'en', answer: object = page) =>
  showInDashboard(<AuditLogList />, {
    area: 'trail',
    path,
    locale,
    answers: { 'GET admin/trail': answer },
  })

it('shows actions as text with details, and unknown codes as they are', async () => {
  show('/trail')
  const [, first, second] = await screen.findAllByRole('row')
  expect(first).toHaveTextContent('Hala Odeh')
  expect(first).toHaveTextContent('Published')
  expect(first).toHaveTextContent('Content: News 12')
  expect(first).toHaveTextContent('Olive oil week')
  expect(second).toHaveTextContent('The portal')
  expect(second).toHaveTextContent('unheard-of')
  expect(second).toHaveTextContent('No details')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Content: News 12' })).toHaveAttribute(
    'href',
    '/content/news/12',
  )
})

it('filters by person from its address, and by existing values', async () => {
  const calls = show(`/trail?filter=${encodeURIComponent(JSON.stringify({ person: '7' }))}`)
  await screen.findAllByRole('row')
  expect(calls).toContainEqual({
    key: 'GET admin/trail',
    input: { query: { page: 1, per_page: 25, sort: undefined, person: '7' } },
  })
  await screen.findByRole('option', { name: 'Content: News' })
  await userEvent.selectOptions(screen.getByLabelText('Record'), 'content/news')
  await expect
    .poll(() => calls.at(-1)?.input)
    .toMatchObject({ query: { person: '7', subject: 'content/news' } })
})

it.each([
  ['en', 'content-kind', 'guide', 'Content type Export guide', '/content/guide'],
  ['ar', 'content-kind', 'guide', 'نوع محتوى دليل التصدير', '/content/guide'],
  ['ar', 'content/news', '12', 'محتوى: الأخبار 12', '/content/news/12'],
  ['en', 'enquiry', '5', 'Enquiry 5', '/enquiries/5'],
  ['en', 'user', '7', 'User 7', '/people/7'],
] as const)('links (%s) from %s %s to its screen', async (locale, subject, id, name, to) => {
  const [entry] = page.data
  show('/trail', locale, { ...page, data: [{ ...entry, subject, subject_id: id }], total: 1 })
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to)
})

it('has no link for a deleted record', async () => {
  const [entry] = page.data
  show('/trail', 'en', { ...page, data: [{ ...entry, action: 'delete' }], total: 1 })
  expect(await screen.findByText('Content: News', { selector: 'bdi' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
