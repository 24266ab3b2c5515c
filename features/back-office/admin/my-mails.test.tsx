import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { MyMails } from './my-mails'

it('shows the chosen emails and saves another choice', async () => {
  const calls = showInDashboard(<MyMails />, {
    area: 'mails',
    path: '/mails',
    answers: {
      'GET my-work/mails': { staff_mail: 'at_once' },
      'POST my-work/mails': { staff_mail: 'daily' },
    },
  })
  const choice = await screen.findByRole('combobox', { name: 'Emails about my work' })
  expect(choice).toHaveValue('at_once')
  await userEvent.selectOptions(choice, 'Only a summary each morning')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Your choice has been saved.')).toBeVisible()
  expect(calls).toContainEqual({
    key: 'POST my-work/mails',
    input: { body: { staff_mail: 'daily' } },
  })
})
