import { onAccountRequest, type AccountRequest } from '@/lib/auth/account-request'
import { arrivedIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { DrawerAccount } from './drawer-account'

const show = (locale: 'en' | 'ar' = 'en', plan?: string) =>
  arrivedIn(<DrawerAccount locale={locale} plan={plan} />, { locale })

describe('the account in the side menu', () => {
  it('offers visitors to log in and to create an account, in the modals of the page', async () => {
    const requests: AccountRequest[] = []
    const stop = onAccountRequest((request) => requests.push(request))
    await show('ar')
    const logIn = screen.getByRole('link', { name: 'تسجيل الدخول' })
    expect(logIn).toHaveAttribute('href', '/ar/auth/login')
    await userEvent.click(logIn)
    await userEvent.click(screen.getByRole('link', { name: 'إنشاء حساب' }))
    stop()
    expect(requests).toEqual([
      { modal: 'login', stay: false },
      { modal: 'sign-up', stay: false },
    ])
  })

  it('lists all pages of a member', async () => {
    await show()
    const menu = within(screen.getByRole('navigation', { name: 'My account' }))
    const links = menu.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Profile', '/profile'],
      ['Edit profile', '/edit-profile'],
      ['User enquiries', '/profile/user-enquiries'],
      ['My products', '/my-products'],
      ['My services', '/my-services'],
      ['Login and security', '/profile/security'],
    ])
  })

  it('lists the export plan where the portal has plans', async () => {
    await show('en', 'My export plan')
    expect(screen.getByRole('link', { name: 'My export plan' })).toHaveAttribute(
      'href',
      '/profile/plan',
    )
  })

  it('logs out', async () => {
    await show()
    window.localStorage.setItem('recent-searches', '["olive oil"]')
    answerCalls(() => Promise.resolve('Success'))
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(window.localStorage.getItem('recent-searches')).toBeNull())
    window.dispatchEvent(new Event('pagehide'))
    delete document.documentElement.dataset.signedIn
  })
})
