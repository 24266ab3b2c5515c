import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EditorsGuide } from './editors-guide'

it.each([
  [
    ...(['en', 'Before and after', 'Somebody was faster.'] as const),
    ...(['enquiry, enquiry number', 'check in (verb), check-in (noun)'] as const),
  ],
  [
    ...(['ar', 'قبل التحرير وبعده', 'سبقك أحدهم.'] as const),
    ...(['استفسار، رقم الاستفسار', 'تسجيل الحضور'] as const),
  ],
] as const)(
  'the guide has its rules, examples and terms (%s)',
  (locale, title, before, ...terms) => {
    showInDashboard(<EditorsGuide />, { area: 'guide', path: '/guide', locale, answers: {} })
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9)
    const samples = within(screen.getByRole('table', { name: title }))
    expect(samples.getAllByRole('row')).toHaveLength(6)
    expect(samples.getByText(before)).toBeInTheDocument()
    for (const term of terms) expect(screen.getByText(term)).toBeInTheDocument()
  },
)
