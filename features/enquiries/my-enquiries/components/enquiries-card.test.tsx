import type { Locale } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { enquiryStatuses } from '../../rules'
import { EnquiriesCard } from './enquiries-card'

const counters = {
  total: 9,
  open: 6,
  unread: 0,
  by_status: enquiryStatuses.map(({ iid }, at) => ({ iid, count: at })),
}

const show = (locale: Locale = 'en', given: Partial<typeof counters> = {}) => {
  renderIn(
    <EnquiriesCard locale={locale} counters={{ ...counters, ...given }} contact="/contact" />,
    {
      locale,
    },
  )
  return within(screen.getByRole('region'))
}

it('the profile counts the seven statuses, each with a link to its enquiries', () => {
  const card = show()
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'New 0',
    'Confirmed 1',
    'Pending 2',
    'Completed 3',
    'Rejected 4',
    'Closed 5',
    'Ongoing 6',
  ])
  expect(card.getByRole('link', { name: 'Completed 3' })).toHaveAttribute(
    'href',
    '/profile/user-enquiries?status=40',
  )
})

it('the profile links to all enquiries, in both languages', () => {
  expect(show().getByRole('link', { name: 'All enquiries' })).toHaveAttribute(
    'href',
    '/profile/user-enquiries',
  )
})

it('the profile shows in Arabic how many messages are unread', () => {
  const card = show('ar', { unread: 2 })
  expect(card.getByText('رسالتان غير مقروءتين')).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'جميع الاستفسارات' })).toHaveAttribute(
    'href',
    '/ar/profile/user-enquiries',
  )
})

it.each([
  ['en', 'Ask a question', '/contact'],
  ['ar', 'اطرح سؤالًا', '/ar/contact'],
] as const)('an empty profile shows the next step instead of zeros (%s)', (locale, name, href) => {
  const zeros = counters.by_status.map(({ iid }) => ({ iid, count: 0 }))
  const card = show(locale, { total: 0, open: 0, by_status: zeros })
  expect(card.getByRole('link', { name })).toHaveAttribute('href', href)
  expect(card.getByRole('list', { hidden: true }).closest('details')).not.toHaveAttribute('open')
})

it('the counters are in sight from the first enquiry on', () => {
  const card = show('en', { total: 1 })
  expect(card.queryByRole('link', { name: 'Ask a question' })).toBeNull()
  expect(card.getByRole('list').closest('details')).toBeNull()
})
