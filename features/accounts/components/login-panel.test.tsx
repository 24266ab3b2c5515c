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

it('says that something failed when a fault led here, keeps a signed-in person and offers the way on', async () => {
  redirectAfterFault(() => {})
  renderIn(<Login signedIn />)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something failed on our side. Please try again.',
  )
  expect(screen.getByRole('button', { name: 'Go on to where you were' })).toBeVisible()
  expect(screen.queryByLabelText('Password')).toBeNull()
})

it('takes back the shape of a session that is over', () => {
  document.documentElement.dataset.signedIn = 'yes'
  renderIn(<Login signedIn={false} />)
  expect(document.documentElement.dataset.signedIn).toBe('no')
})
