import { bilingualPair } from '@/lib/bilingual/pair'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { statusWith } from '@/tests/support/content-status'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WorkScreen } from './work-screen'

const row = {
  kind: 'news',
  ...statusWith({
    id: '12',
    state: 'in_review',
    removes: true,
    ...bilingualPair('label', { en: 'Olive oil fair', ar: 'معرض زيت الزيتون' }),
    note: 'Too long',
    older: ['ar'],
  }),
  is_new: false,
}

const show = (answer: unknown, locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<WorkScreen />, {
    area: 'work',
    path: '/work',
    locale,
    answers: { 'GET admin/content-work': answer },
  })

it('an unpublished change is listed with its kind, author, state and return reason', async () => {
  show({ data: [row], total: 1, page: 1, per_page: 100 }, 'ar')
  const link = await screen.findByRole('link', { name: 'معرض زيت الزيتون' })
  expect(link).toHaveAttribute('href', '/content/news/12')
  const entry = link.closest('li')
  for (const text of ['الأخبار', 'Rana', 'بانتظار الاعتماد', 'بانتظار الإزالة', 'Too long']) {
    expect(entry).toHaveTextContent(text)
  }
})

it('the list is filtered by state, and has an empty state', async () => {
  const calls = show({ data: [], total: 0, page: 1, per_page: 100 })
  expect(await screen.findByText('You have no tasks at the moment')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Approved' }))
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ query: { state: 'approved' } }))
  expect(screen.getByRole('button', { name: 'Approved' })).toHaveAttribute('aria-pressed', 'true')
})
