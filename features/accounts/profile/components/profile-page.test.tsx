import type { Locale } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { userWith } from '@/tests/support/user'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { User } from '../../contract'
import { ProfilePage } from './profile-page'

const person = userWith({ name: 'Salma', email: 'salma@a.example', phone: '' })

function show(given: Partial<User> = {}, locale: Locale = 'en', hasSecurity = true) {
  return renderIn(
    <ProfilePage
      locale={locale}
      hasSecurity={hasSecurity}
      person={{ ...person, ...given }}
      registration="/pages/170-key-trade-players"
      newsletter={<p>Newsletter</p>}
      enquiries={<p>Enquiries</p>}
    />,
    { locale },
  )
}

const company = () => within(screen.getByRole('region', { name: 'Your company' }))
const linksOf = (region: ReturnType<typeof company>) =>
  region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('the profile', () => {
  it('links a person without a company to the registration of key trade players', () => {
    show()
    expect(linksOf(company())).toEqual([['Register your company', '/pages/170-key-trade-players']])
    expect(screen.queryByText('Your company is not approved by administrator')).toBeNull()
  })

  it('links only staff to the back office', () => {
    const { unmount } = show()
    expect(screen.queryByRole('link', { name: 'Open the back office' })).toBeNull()
    unmount()
    show({ staff_roles: ['editor'] })
    const link = screen.getByRole('link', { name: 'Open the back office' })
    expect(link).toHaveAttribute('href', '/admin')
  })

  it('links a member of a company to new products, new services and more', () => {
    show({ company_id: 3, international_buyers_access: 1 })
    expect(linksOf(company())).toEqual([
      ['Add a product', '/add-product'],
      ['Add a service', '/add-service'],
      ['More', '/my-company'],
    ])
    expect(screen.queryByText('Your company is not approved by administrator')).toBeNull()
  })

  it('warns a member whose company is not approved, and keeps the links', () => {
    show({ company_id: 3 })
    expect(company().getByText('Your company is not approved by administrator')).toBeInTheDocument()
    expect(company().getAllByRole('link')).toHaveLength(3)
  })

  it('shows a badge for a verified address, otherwise the button that verifies it', () => {
    const { unmount } = show()
    expect(screen.getByText('Email confirmed')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Send a new link' })).toBeNull()
    unmount()
    show({ email_verified_at: null })
    expect(screen.getByText('Email not confirmed')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeInTheDocument()
  })

  it('links to its editing, and to the security page where there is one', () => {
    show({}, 'en', false)
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
      'href',
      '/edit-profile',
    )
    expect(screen.queryByRole('link', { name: /security/i })).toBeNull()
  })

  it('shows the cards of other features, in Arabic too', () => {
    show({ avatar_img: '/api/files/me' }, 'ar')
    expect(screen.getByText('Newsletter')).toBeInTheDocument()
    expect(screen.getByText('Enquiries')).toBeInTheDocument()
    expect(document.querySelector('img')).toHaveAttribute('src', '/api/files/me')
    expect(screen.getByRole('link', { name: 'تعديل الملف الشخصي' })).toHaveAttribute(
      'href',
      '/ar/edit-profile',
    )
  })
})
