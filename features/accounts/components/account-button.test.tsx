import { choose } from '@/components/consent/choice'
import { saveDraft } from '@/lib/forms/draft'
import { Snackbar } from '@/components/snackbar/snackbar'
import { Problem } from '@/lib/api/problem'
import { onAccountRequest, type AccountRequest } from '@/lib/auth/account-request'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { AccountButton } from './account-button'

const texts = {
  logIn: 'Log in',
  signUp: 'Sign up',
  account: 'My account',
  profile: 'Profile',
  editProfile: 'Edit profile',
  logOut: 'Log out',
  logOutFailed: 'Error: Failed to log out',
}

describe('the account in the header', () => {
  it('renders both states, so that a cached page serves visitors and members', () => {
    renderIn(<AccountButton locale="ar" texts={texts} />)
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/ar/auth/login')
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/ar/auth/register',
    )
    expect(screen.getByRole('button', { name: 'My account' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  it('opens the modals on the page when scripts run', async () => {
    const requests: AccountRequest[] = []
    const stop = onAccountRequest((request) => requests.push(request))
    renderIn(<AccountButton locale="en" texts={texts} />)
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }))
    stop()
    expect(requests).toEqual([
      { modal: 'login', stay: false },
      { modal: 'sign-up', stay: false },
    ])
  })

  it('links to the profile and its editing, and offers to log out', async () => {
    renderIn(<AccountButton locale="en" texts={texts} />)
    await userEvent.click(screen.getByRole('button', { name: 'My account' }))
    const entry = (name: string) => screen.getByRole('link', { name })
    expect(entry('Profile')).toHaveAttribute('href', '/profile')
    expect(entry('Edit profile')).toHaveAttribute('href', '/edit-profile')
    expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  })

  it('links to the export plan where the portal has plans', async () => {
    const { rerender } = renderIn(<AccountButton locale="en" texts={texts} />)
    await userEvent.click(screen.getByRole('button', { name: 'My account' }))
    expect(screen.queryByRole('link', { name: 'My export plan' })).not.toBeInTheDocument()
    rerender(<AccountButton locale="en" texts={{ ...texts, plan: 'My export plan' }} />)
    expect(screen.getByRole('link', { name: 'My export plan' })).toHaveAttribute(
      'href',
      '/profile/plan',
    )
  })

  it('clears the browser of the person who logs out, but not after a failed logout', async () => {
    window.localStorage.clear()
    saveDraft('company', 7, { name: 'Petra' })
    window.localStorage.setItem('draft:enquiry-message-3', 'When does it arrive?')
    window.localStorage.setItem('recent-searches', '["olive oil"]')
    choose('declined')
    const kept = () => Object.keys(window.localStorage).toSorted()
    const all = ['consent', 'draft:company', 'draft:enquiry-message-3', 'recent-searches']
    renderIn(<AccountButton locale="en" texts={texts} />)
    const logOut = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'My account' }))
      await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    }
    answerCalls(() => Promise.reject(new Problem('unavailable')))
    await logOut()
    expect(kept()).toEqual(all)
    answerCalls(() => Promise.resolve('Success'))
    await logOut()
    await waitFor(() => expect(kept()).toEqual(['consent']))
    window.dispatchEvent(new Event('pagehide'))
    window.localStorage.clear()
    delete document.documentElement.dataset.signedIn
  })

  it('reports a failed logout, and still shows the person as logged in', async () => {
    answerCalls(() => Promise.reject(new Problem('unavailable')))
    document.documentElement.dataset.signedIn = 'yes'
    renderIn(
      <>
        <AccountButton locale="en" texts={texts} />
        <Snackbar closeText="Close" />
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'My account' }))
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('Error: Failed to log out')).toBeVisible()
    expect(document.documentElement.dataset.signedIn).toBe('yes')
    delete document.documentElement.dataset.signedIn
  })
})
