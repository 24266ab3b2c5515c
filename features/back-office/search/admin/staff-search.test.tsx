import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { AreasContext } from '../../admin/areas-context'
import { StaffSearch } from './staff-search'

const enquiry = {
  id: '7',
  title_eng: 'Other',
  title_ara: 'أخرى',
  about_eng: 'Salma · Wadi',
  about_ara: 'Salma · Wadi',
  approval: null,
}
const groups = [{ kind: 'enquiries', content_kind: null, records: [enquiry], has_more: true }]

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>
}

function show(locale: 'en' | 'ar' = 'en') {
  const requests: unknown[] = []
  answerCalls((request) => {
    requests.push(request)
    return Promise.resolve(groups)
  })
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <AreasContext value={['enquiries', 'approvals']}>
        <StaffSearch />
        <input aria-label="Reply" />
        <Place />
      </AreasContext>
    </QueryClientProvider>
  )
  const router = createMemoryRouter([{ path: '*', element }])
  renderIn(<RouterProvider router={router} />, { locale })
  return requests
}

const open = () => fireEvent.keyDown(document.body, { code: 'KeyK', key: 'ن', ctrlKey: true })

it('opens by Ctrl+K on any keyboard, also while somebody types, and lists all screens', async () => {
  const requests = show()
  await userEvent.click(screen.getByRole('textbox', { name: 'Reply' }))
  open()
  expect(await screen.findByRole('dialog', { name: 'Search the back office' })).toBeVisible()
  expect(screen.getByRole('combobox')).toHaveFocus()
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual([
    'Enquiries',
    'Approvals',
  ])
  expect(requests).toEqual([])
})

it.each([
  ['en', 'Enquiries', 'No. 7 Other Salma · Wadi', '1 result. Further records match'],
  ['ar', 'الاستفسارات', 'رقم 7 أخرى Salma · Wadi', 'نتيجة واحدة. توجد سجلات'],
] as const)('leads to a found record by keys alone (%s)', async (locale, kind, name, said) => {
  show(locale)
  open()
  await userEvent.type(await screen.findByRole('combobox'), 'wadi')
  expect(await screen.findByRole('option', { name })).toBeVisible()
  expect(screen.getByRole('group', { name: kind })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said))
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByTestId('place')).toHaveTextContent('/enquiries/7')
})
