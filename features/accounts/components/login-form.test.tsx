import { currentMessage, dismiss } from '@/components/snackbar/messages'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { LoginForm as LoginValues } from '../rules'
import { useAccountTexts } from './account-texts'
import { useFailureTexts } from './failure-texts'
import { LoginForm } from './login-form'

const attempts: LoginValues[] = []

/** Returns the given failure of each attempt in turn, then success. */
function Login({
  outcomes,
}: {
  outcomes: ('second_factor' | 'code' | 'sealed' | 'credentials')[]
}) {
  const texts = useAccountTexts()
  const { rules } = useFailureTexts('en')
  return (
    <LoginForm
      texts={texts.login}
      rules={rules}
      onAuthorized={() => {}}
      onSubmit={(values) => {
        const outcome = outcomes[attempts.push(values) - 1]
        return Promise.resolve(outcome ? [rules[outcome]] : [])
      }}
    />
  )
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }))

it('asks for the code of a second factor as a step, not as an error, and keeps the input', async () => {
  attempts.length = 0
  renderIn(<Login outcomes={['second_factor', 'code']} />)
  expect(screen.queryByLabelText(/^Code/)).toBeNull()
  type(/^Email address/, 'hala@staff.example')
  type(/^Password/, 'long enough')
  send()
  expect(await screen.findByLabelText(/^Code/)).toHaveAttribute('autocomplete', 'one-time-code')
  await waitFor(() => expect(screen.getByLabelText(/^Code/)).toHaveFocus())
  expect(screen.getByRole('status')).toHaveTextContent(english.accounts.login.codeStep)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
  type(/^Code/, '123456')
  send()
  expect(await screen.findByText(english.rules.code)).toBeVisible()
  expect(screen.getByLabelText(/^Code/)).toHaveValue('')
  expect(screen.getByLabelText(/^Code/)).toBeInvalid()
  type(/^Code/, '654321')
  send()
  await expect.poll(() => attempts.length).toBe(3)
  expect(attempts.map(({ email, code }) => [email, code])).toEqual([
    ['hala@staff.example', ''],
    ['hala@staff.example', '123456'],
    ['hala@staff.example', '654321'],
  ])
})

it('is empty again, without a code, after any other failure', async () => {
  attempts.length = 0
  dismiss()
  renderIn(<Login outcomes={['second_factor', 'credentials']} />)
  type(/^Email address/, 'hala@staff.example')
  type(/^Password/, 'long enough')
  send()
  await screen.findByLabelText(/^Code/)
  type(/^Code/, '123456')
  send()
  await screen.findByText(english.rules.credentials)
  expect(screen.queryByLabelText(/^Code/)).toBeNull()
  // It is told in the form, and not at the foot of the window as well.
  expect(currentMessage()).toBeNull()
  expect(screen.getByLabelText(/^Email address/)).toHaveValue('')
})

it('goes back from the code to an empty form for another account', async () => {
  attempts.length = 0
  renderIn(<Login outcomes={['second_factor']} />)
  type(/^Email address/, 'hala@staff.example')
  type(/^Password/, 'long enough')
  send()
  fireEvent.click(await screen.findByRole('button', { name: english.accounts.login.back }))
  expect(screen.getByLabelText(/^Email address/)).toHaveValue('')
  expect(screen.getByLabelText(/^Password/)).toHaveValue('')
})

it('stays at the code when no key of the portal can check it, so that a recovery code can be entered', async () => {
  attempts.length = 0
  renderIn(<Login outcomes={['second_factor', 'sealed']} />)
  type(/^Email address/, 'hala@staff.example')
  type(/^Password/, 'long enough')
  send()
  await screen.findByLabelText(/^Code/)
  type(/^Code/, '123456')
  send()
  expect(await screen.findByText(english.rules.sealed)).toBeVisible()
  type(/^Code/, 'ABCD-EFGH')
  send()
  await expect.poll(() => attempts.at(-1)?.code).toBe('ABCD-EFGH')
})
