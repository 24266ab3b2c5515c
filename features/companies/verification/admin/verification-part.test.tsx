import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { VerificationPart } from './verification-part'

describe('what staff have checked of a company', () => {
  const checks = {
    version: 5,
    checks: [{ fact: 'contacts', on: '2026-11-03', by: 'Sami Nasser' }],
  }

  it('shows the day and who, and is published for the version on the screen', async () => {
    const done = {
      ...checks,
      checks: [...checks.checks, { fact: 'address', on: '2026-11-23', by: '' }],
    }
    const calls = showInDashboard(<VerificationPart company={12} version={5} />, {
      area: 'approvals',
      path: '/approvals/company.12',
      answers: {
        'GET admin/companies/{id}/checks': checks,
        'POST admin/companies/{id}/checks': done,
      },
    })
    expect(await screen.findByText(/Checked Nov 3, 2026 by/)).toHaveTextContent('Sami Nasser')
    await userEvent.click(
      screen.getByRole('button', { name: 'Mark as checked: Place of business' }),
    )
    await waitFor(() =>
      expect(calls).toContainEqual({
        key: 'POST admin/companies/{id}/checks',
        input: { params: { id: 12 }, body: { fact: 'address', checked: true, version: 5 } },
      }),
    )
  })
})
