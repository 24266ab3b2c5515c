import { redirectAfterFault } from '@/lib/api/server-fault'
import { Snackbar } from '@/components/snackbar/snackbar'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useAccountTexts } from './account-texts'
import { useFailureTexts } from './failure-texts'
import { LoginPanel } from './login-panel'

function Login({ signedIn }: { signedIn: boolean }) {
  const texts = useAccountTexts()
  return (
    <>
      <LoginPanel
        locale="en"
        texts={texts.login}
        failures={useFailureTexts('en')}
        signedIn={signedIn}
      />
      <Snackbar closeText="Close" />
    </>
  )
}

afterEach(() => {
  window.sessionStorage.clear()
  delete document.documentElement.dataset.signedIn
})

it('shows the error that led here, does not redirect a signed-in person and offers a link onwards', async () => {
  redirectAfterFault(() => {})
  renderIn(<Login signedIn />)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong on the portal. Try again.',
  )
  expect(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

it('resets the signed-in state when the session has ended', () => {
  document.documentElement.dataset.signedIn = 'yes'
  renderIn(<Login signedIn={false} />)
  expect(document.documentElement.dataset.signedIn).toBe('no')
})
