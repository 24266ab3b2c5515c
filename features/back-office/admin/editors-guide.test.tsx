import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EditorsGuide } from './editors-guide'

it.each([
  ['en', 'Before and after', 'Somebody was faster.', 'enquiry, enquiry number'],
  ['ar', 'قبل التحرير وبعده', 'سبقك أحدهم.', 'استفسار، رقم الاستفسار'],
] as const)('the guide has its rules, examples and terms (%s)', (locale, title, before, term) => {
  showInDashboard(<EditorsGuide />, { area: 'guide', path: '/guide', locale, answers: {} })
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9)
  const samples = within(screen.getByRole('table', { name: title }))
  expect(samples.getAllByRole('row')).toHaveLength(6)
  expect(samples.getByText(before)).toBeInTheDocument()
  expect(screen.getByText(term)).toBeInTheDocument()
})
