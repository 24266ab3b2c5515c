import { bilingualPair } from '@/lib/bilingual/pair'
import { formatDate } from '@/lib/i18n/format'
import { reviewDay } from '@/lib/i18n/review-day'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { ownCompany } from '@/tests/support/own-company'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MyCompanyCard } from './my-company-card'

const show = (given: Parameters<typeof ownCompany>[0] = {}, locale: 'en' | 'ar' = 'en') =>
  renderIn(<MyCompanyCard locale={locale} company={ownCompany(given)} />, { locale })

describe('My Company', () => {
  it('shows logo, names, type, contact person, website, e-mail and phone', () => {
    show()
    expect(screen.getByRole('img', { name: 'Logo of Petra Olive Oil' })).toBeInTheDocument()
    for (const text of ['Petra Oil', 'Limited liability', 'Ms Rana Haddad', 'Manager']) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
    const links = ['https://petra-oil.example', 'sales@petra-oil.example', '+96265000000']
    for (const text of [...links, '0791111111', 'rana@petra-oil.example']) {
      expect(screen.getByText(text).closest('a')).not.toBeNull()
    }
  })

  it.each([
    [10, false, 'In process', 'Your company is waiting for approval.'],
    [30, false, 'Refused', 'Your company was not approved.'],
    [30, true, 'Refused', 'Buyers still see the previous version.'],
    [40, true, 'Changed', 'Until then, buyers see the approved version.'],
    [55, true, 'Changed', 'Until then, buyers see the approved version.'],
  ])('explains status %i', (iid, is_public, name, text) => {
    show({ status_belongs: { iid }, is_public })
    expect(screen.getByText(name)).toBeInTheDocument()
    expect(screen.getByText(new RegExp(text))).toBeInTheDocument()
  })

  it.each([10, 40])('says by when a waiting one is reviewed (%i)', (iid) => {
    show({ status_belongs: { iid }, updated_at: new Date().toISOString() })
    const day = formatDate(reviewDay(new Date().toISOString()), 'en')
    expect(screen.getByText(english.reviewDay.due.replace('{date}', day))).toBeInTheDocument()
  })

  it('says that a review is late', () => {
    show({ status_belongs: { iid: 10 }, updated_at: '2026-01-05T10:00:00Z' }, 'ar')
    expect(
      screen.getByText(new RegExp(arabic.reviewDay.late.split('{date}')[1] ?? '')),
    ).toBeVisible()
  })

  it('explains nothing for an approved one (20)', () => {
    show()
    expect(screen.getByText('Approved')).toBeInTheDocument()
    expect(screen.queryByText('Note:')).toBeNull()
  })

  it('shows why it was refused', () => {
    show({ status_belongs: { iid: 30 }, refusal_reason: 'The website does not open.' })
    expect(screen.getByText('Reason: The website does not open.')).toBeInTheDocument()
  })

  it('isolates a reason in English on an Arabic page', () => {
    show({ status_belongs: { iid: 30 }, refusal_reason: '.GLOBALG.A.P is missing.' }, 'ar')
    expect(screen.getByText(/\u2068\.GLOBALG\.A\.P is missing\.\u2069/)).toBeInTheDocument()
  })

  it('shows its names in the language of the page, and the registered one in the other', () => {
    const names = {
      ...bilingualPair('company_registered_name', { en: 'Petra Oil', ar: 'زيت البتراء' }, 'bare'),
      ...bilingualPair('person_first_name', { en: 'Rana', ar: 'رنا' }, 'bare'),
    }
    show(names, 'ar')
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('زيت البتراء')
    expect(screen.getByText('Petra Oil', { selector: 'dd span' })).toHaveAttribute('lang', 'en')
    expect(screen.getByText(/رنا/)).toBeInTheDocument()
  })

  it('links to its edit page, and to the public page where there is one', () => {
    const { unmount } = show()
    expect(screen.getByRole('link', { name: 'Edit company' })).toHaveAttribute(
      'href',
      '/profile/my-company/7/edit',
    )
    expect(screen.getByRole('link', { name: 'Public page' })).toHaveAttribute('href', '/buyers/7')
    unmount()
    show({ status_belongs: { iid: 10 }, is_public: false }, 'ar')
    expect(screen.getByRole('link', { name: 'تعديل بيانات الشركة' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'الصفحة المنشورة' })).toBeNull()
  })

  it('has no link for a website that is no web address', () => {
    show({ website_url: ['javascript', 'alert(1)'].join(':') })
    expect(document.querySelector('a[href^="javascript"]')).toBeNull()
  })
})
