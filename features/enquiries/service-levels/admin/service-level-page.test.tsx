import type { StaffRight } from '@/lib/auth/staff-areas'
import { bothLanguages } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ServiceLevelPage } from './service-level-page'

const level = {
  enq_type: 1,
  ...bothLanguages('type_name', 'Market studies'),
  answer_hours: 16,
  close_hours: 80,
  is_set: false,
}

const show = (rights: readonly StaffRight[]) =>
  showInDashboard(<ServiceLevelPage />, {
    area: 'enquiries',
    path: '/enquiries/service-levels',
    rights,
    answers: {
      'GET admin/service-levels': [level],
      'PUT admin/service-levels/{type}': [{ ...level, answer_hours: 24, is_set: true }],
    },
  })

it('an admin sets the hours of a type, with the answer before the end', async () => {
  const calls = show(['admin'])
  const answer = await screen.findByLabelText('Reply within (working hours)')
  await userEvent.clear(answer)
  await userEvent.type(answer, '300')
  expect(screen.getByText(english.admin.levels.order)).toBeVisible()
  await userEvent.clear(answer)
  expect(screen.getByText('Enter a whole number of hours from 1 to 3,000.')).toBeVisible()
  await userEvent.type(answer, '٢٤')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(english.admin.levels.done)).toBeVisible()
  expect(calls.at(-1)).toEqual({
    key: 'PUT admin/service-levels/{type}',
    input: { params: { type: 1 }, body: { answer_hours: 24, close_hours: 80 } },
  })
  expect(screen.queryByText(english.admin.levels.usual)).toBeNull()
})

it('an officer can only read them', async () => {
  show(['cases'])
  expect(await screen.findByLabelText('Reply within (working hours)')).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
