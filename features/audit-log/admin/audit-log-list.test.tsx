import { showInDashboard } from '@/tests/support/in-dashboard'
import { bilingualPair } from '@/lib/bilingual/pair'
import { fireEvent, screen, within } from '@testing-library/react'
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
      subject_name: bilingualPair('name', { en: 'Olive oil week', ar: 'أسبوع زيت الزيتون' }),
      change: { title_eng: 'Olive oil week' },
    },
    {
      id: 2,
      at: '2026-11-20T08:00:00Z',
      by: null,
      action: 'unheard-of',
      subject: 'company',
      subject_id: '4',
      subject_name: null,
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
  expect(first).toHaveTextContent('Title (English)')
  expect(screen.getByRole('link', { name: 'Content: News 12 · Olive oil week' })).toHaveAttribute(
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
  show('/trail', locale, {
    ...page,
    data: [{ ...entry, subject, subject_id: id, subject_name: null }],
    total: 1,
  })
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to)
})

it('has no link for a deleted record', async () => {
  const [entry] = page.data
  show('/trail', 'en', { ...page, data: [{ ...entry, action: 'delete' }], total: 1 })
  expect(await screen.findByText('Content: News', { selector: 'bdi' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

it.each([
  ['en', 'Staff roles', ['Editor', 'Editor, Case officer', 'Premium member', 'no', 'yes']],
  ['ar', 'أدوار الموظفين', ['محرر', 'محرر، موظف استفسارات', 'عضو مميز', 'لا', 'نعم']],
] as const)('shows fields before and after in words (%s)', async (locale, roles, texts) => {
  const [entry] = page.data
  const before = { staff_roles: ['editor'], is_vip: false, company_id: null }
  const after = { ...before, staff_roles: ['editor', 'officer'], is_vip: true }
  const change = { before, after, reason: 'As agreed.' }
  show('/trail', locale, { ...page, data: [{ ...entry, change }], total: 1 })
  const details = (await screen.findByText(roles)).closest('dl')
  const plain = details?.textContent?.replaceAll(/[\u2068\u2069]/g, '') ?? ''
  for (const word of texts) expect(plain).toContain(word)
  expect(within(details ?? document.body).getAllByRole('term', { hidden: true })).toHaveLength(3)
})

it('is narrowed to days, and exported as it is filtered', async () => {
  const answers = {
    'GET admin/trail': page,
    'POST admin/trail-export': {
      file_name: 'log.csv',
      mime: 'text/csv',
      content: '',
      rows: 2,
      is_cut: false,
    },
  }
  URL.createObjectURL = () => 'blob:log'
  URL.revokeObjectURL = () => undefined
  const calls = showInDashboard(<AuditLogList />, { area: 'trail', path: '/trail', answers })
  await screen.findAllByRole('row')
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
  await expect.poll(() => calls.at(-1)?.input).toMatchObject({ query: { from_day: '2026-11-01' } })
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('textbox'), 'Yearly audit')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download CSV' }))
  expect(await screen.findByText('The file has been saved.')).toBeVisible()
  expect(calls.find(({ key }) => key === 'POST admin/trail-export')?.input).toEqual({
    body: { from_day: '2026-11-01', purpose: 'Yearly audit', locale: 'en' },
  })
})
