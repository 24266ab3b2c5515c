import type { StaffRight } from '@/lib/auth/staff-areas'
import { bilingualPair } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { HolidayPart } from './holiday-part'

const eid = {
  id: 3,
  version: 1,
  first_day: '2027-03-09',
  last_day: '2027-03-12',
  confirmed: false,
  ...bilingualPair('name', { en: 'Eid al-Fitr', ar: 'عيد الفطر' }),
}

const show = (rights: readonly StaffRight[]) =>
  showInDashboard(<HolidayPart />, {
    area: 'enquiries',
    path: '/enquiries/service-levels',
    rights,
    answers: {
      'GET admin/holidays': [eid],
      'PUT admin/holidays/{id}': [{ ...eid, confirmed: true, version: 2 }],
      'POST admin/holidays': [eid],
    },
  })

it('a movable holiday is marked until an admin confirms it', async () => {
  const calls = show(['admin'])
  expect(await screen.findByText('Mar 9–12, 2027')).toBeVisible()
  expect(screen.getByText(english.admin.holidays.unconfirmed)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm: Eid al-Fitr 2027' }))
  expect(await screen.findByText(english.admin.holidays.saved)).toBeVisible()
  const { id, ...body } = eid
  expect(calls.at(-1)).toEqual({
    key: 'PUT admin/holidays/{id}',
    input: { params: { id }, body: { ...body, id, confirmed: true } },
  })
  expect(screen.queryByText(english.admin.holidays.unconfirmed)).toBeNull()
})

it('a further one is added with its days and a name in both languages', async () => {
  const calls = show(['admin'])
  await userEvent.click(await screen.findByRole('button', { name: 'Add a holiday' }))
  await userEvent.type(screen.getByLabelText('Name in English'), 'Storm')
  await userEvent.type(screen.getByLabelText('Name in Arabic'), 'عاصفة')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(english.admin.holidays.saved)).toBeVisible()
  expect(calls.at(-1)?.input).toMatchObject({
    body: bilingualPair('name', { en: 'Storm', ar: 'عاصفة' }),
  })
})

it('officers read the list alone', async () => {
  show(['cases'])
  expect(await screen.findByText('Mar 9–12, 2027')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Eid|Add/ })).toBeNull()
})
