import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { FourEyesSwitch } from './four-eyes-switch'

it('the switch sends one request at a time, and keeps the focus', async () => {
  let answer = () => {}
  const calls = showInDashboard(<FourEyesSwitch kind="faqs" isOn={false} />, {
    area: 'content',
    path: '/content',
    answers: {
      'PUT admin/content-kinds/{kind}': () =>
        new Promise((resolve) => {
          answer = () =>
            resolve({
              kind: 'faqs',
              four_eyes: true,
              always_four_eyes: false,
              may_write: true,
              waiting: {},
            })
        }),
    },
  })
  const box = await screen.findByRole('checkbox', { name: /Second approval for/ })
  await userEvent.click(box)
  await waitFor(() => expect(box).toHaveAttribute('aria-disabled', 'true'))
  expect(box).toHaveFocus()
  await userEvent.click(box)
  answer()
  await waitFor(() => expect(box).not.toHaveAttribute('aria-disabled'))
  expect(calls).toHaveLength(1)
  expect(box).toHaveFocus()
})
