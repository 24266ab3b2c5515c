import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { AccountButton } from './account-button'

const texts = {
  logIn: 'Log in',
  signUp: 'Sign up',
  account: 'My account',
  profile: 'Profile',
  editProfile: 'Edit Profile',
  logOut: 'Log Out',
}

describe('the account in the header', () => {
  it('holds both shapes, so that a cached page serves visitors and members', () => {
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

  it('leads to the profile, and logs out where it is told how', async () => {
    const done: string[] = []
    renderIn(<AccountButton locale="en" texts={texts} onLogOut={() => done.push('out')} />)
    await userEvent.click(screen.getByRole('button', { name: 'My account' }))
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/edit-profile',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))
    expect(done).toEqual(['out'])
  })
})
