import { bilingualPair } from '@/lib/bilingual/pair'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EnquirerActivity } from './enquirer-activity'

const at = '2026-11-21T08:00:00Z'
const groups = [
  {
    kind: 'enquiries',
    has_more: true,
    records: [
      {
        id: 7,
        at,
        ...bilingualPair('title', { en: 'Market study', ar: 'دراسة سوق' }),
        ...bilingualPair('status', { en: 'Closed', ar: 'مغلق' }),
      },
    ],
  },
]
const company = { id: 5, status: 20, ...bilingualPair('name', { en: 'Olive', ar: 'زيتون' }) }

it.each([
  ['en', 'The person', 'Olive', 'No. 7 Market study', 'Closed'],
  ['ar', 'صاحب الاستفسار', 'زيتون', 'رقم 7 دراسة سوق', 'مغلق'],
] as const)('leads from an enquiry to its company and past cases (%s)', async (...given) => {
  const [locale, title, name, past, status] = given
  showInDashboard(<EnquirerActivity enquiryId={12} />, {
    area: 'enquiries',
    path: '/enquiries/12',
    locale,
    answers: { 'GET admin/enquiries/{id}/person': { company, groups } },
  })
  const part = within(await screen.findByRole('region', { name: title }))
  expect(await part.findByRole('link', { name })).toHaveAttribute('href', '/approvals/company.5')
  expect(part.getByRole('link', { name: past })).toHaveAttribute('href', '/enquiries/7')
  expect(part.getByText(new RegExp(status))).toBeVisible()
})
