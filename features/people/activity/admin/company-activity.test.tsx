import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CompanyActivity } from './company-activity'

const at = '2026-11-21T08:00:00Z'

it('shows what a company did next to the history of its record', async () => {
  showInDashboard(<CompanyActivity companyId={5} />, {
    area: 'approvals',
    path: '/approvals/company.5',
    answers: {
      'GET admin/companies/{id}/activity': {
        groups: [],
        history: [{ at, action: 'approve', by: 'Nour' }],
      },
    },
  })
  expect(await screen.findByText('This company has done nothing on the portal yet.')).toBeVisible()
  const history = screen.getByRole('region', { name: 'History of the record' })
  expect(history).toHaveTextContent(/Approved Nov 21, 2026.*Nour/)
})
