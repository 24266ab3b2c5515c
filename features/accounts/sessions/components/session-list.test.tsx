import { Problem } from '@/lib/api/problem'
import { Snackbar } from '@/components/snackbar/snackbar'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Session } from '../contract'
import { MySessions } from './my-sessions'

const session = (login_id: string, agent: string, current: boolean): Session => ({
  login_id,
  agent,
  carriers: ['cookie', 'bearer'],
  created_at: '2026-11-21T08:00:00Z',
  seen_at: '2026-11-21T09:00:00Z',
  expires_at: '2026-11-21T20:00:00Z',
  current,
})

const sessions = [
  session('00000000-0000-4000-8000-000000000001', 'curl/8', false),
  session('00000000-0000-4000-8000-000000000002', 'Firefox (X11; Linux)', true),
]

function show() {
  renderIn(
    <>
      <MySessions locale="en" sessions={sessions} />
      <Snackbar closeText="Close" />
    </>,
  )
}

it('lists the current session first, marked, without a button to end it', () => {
  show()
  const [first] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent('Firefox on Linux This device')
  expect(first).toHaveTextContent('Last used: Nov 21, 2026, 12:00 PM')
  expect(screen.getAllByRole('button', { name: /^Log out on that device/ })).toHaveLength(1)
})

it('removes a session from the list after it is ended', async () => {
  answerCalls(() => Promise.resolve('Success'))
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Log out on that device: curl/8' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByText('You have been logged out on that device.')).toBeInTheDocument()
  expect(
    screen.queryByRole('button', { name: 'Log out on all other devices' }),
  ).not.toBeInTheDocument()
})

it('keeps a session that could not be ended, and shows the failure', async () => {
  answerCalls(() => Promise.reject(new Problem('unavailable')))
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Log out on all other devices' }))
  expect(
    await screen.findByText('Error: we could not log you out on that device'),
  ).toBeInTheDocument()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
