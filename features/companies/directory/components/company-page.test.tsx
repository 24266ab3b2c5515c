import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { companyWith, places, sectors, structuredData } from '@/tests/support/directory'
import { renderIn } from '@/tests/support/in-language'
import { inLocale } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { otherLocale } from '@/lib/i18n/locale'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CompanyPage, companyMetadata } from './company-page'

const names = { ...sectors, ...places }
const site = 'http://localhost:3000'

const show = (locale: 'en' | 'ar', company = companyWith()) =>
  renderIn(
    <CompanyPage locale={locale} company={company} names={names} listPath="/pages/160-buyers">
      <p>What it offers</p>
    </CompanyPage>,
    { locale },
  )

describe('the page of a company', () => {
  it.each([
    ['en', english, 'Rimal Knitwear', ['Amman', 'Egypt'], '/pages/160-buyers'],
    ['ar', arabic, 'شركة رمال', ['عمّان', 'مصر'], '/ar/pages/160-buyers'],
  ] as const)(
    'shows its logo, registered name, facts and what it offers (%s)',
    (locale, texts, name, facts, list) => {
      show(locale)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
      expect(
        screen.getByRole('img', { name: texts.companies.logo.replace('{name}', name) }),
      ).toHaveAttribute('src', expect.stringContaining('/media/logo/'))
      const told = screen.getAllByRole('definition').map(({ textContent }) => textContent)
      expect(told).toEqual([
        inLocale(companyWith(), 'company_registered_name', otherLocale(locale)),
        facts[0],
        '2008',
        facts[1],
        'ISO 9001',
        '0600000001',
        'info@rimal.example',
      ])
      expect(screen.getByText('What it offers')).toBeInTheDocument()
      expect(screen.getByRole('link', { name: texts.companies.list })).toHaveAttribute('href', list)
    },
  )

  it.each([
    ['en', '', 'شركة رمال', 'ar'],
    ['ar', 'Rimal Knitwear', '', 'en'],
  ] as const)(
    'says on a page in %s that its name is in the other language',
    (locale, en, ar, lang) => {
      show(locale, companyWith(bilingualPair('company_registered_name', { en, ar }, 'bare')))
      const name = within(screen.getByRole('heading', { level: 1 })).getByText(en || ar)
      expect(name).toHaveAttribute('lang', lang)
      expect(screen.getByText({ en: english, ar: arabic }[locale].oneScript)).toBeInTheDocument()
      expect(screen.queryByText({ en: english, ar: arabic }[locale].companies.otherName)).toBeNull()
    },
  )

  it.each([
    ['en', 'Fig trees'],
    ['ar', 'أشجار تين'],
  ] as const)(
    'shows its photograph, cropped around its focal point (%s)',
    (locale, alternative) => {
      const image = '/media/trees/600.jpg'
      const shown = { ...bilingualPair('image_alt', { en: 'Fig trees', ar: 'أشجار تين' }), image }
      show(locale, companyWith({ ...shown, image_focus_x: 40, image_focus_y: 60 }))
      const photograph = screen.getByRole('img', { name: alternative })
      expect(photograph).toHaveStyle({ objectPosition: '40% 60%' })
    },
  )

  it('shows its trading name in the language of the page', () => {
    show('ar')
    expect(screen.getByText('رمال')).toBeInTheDocument()
    expect(screen.queryByText(arabic.oneScript)).toBeNull()
  })

  it('shows every paragraph of its description, and gives search engines the first sentence', async () => {
    const long = companyWith({
      ...bilingualPair('description', {
        en: 'Knits shirts. Since 2008.\n\nSells abroad.',
        ar: 'يحيك القمصان. منذ 2008.\n\nيصدّر.',
      }),
    })
    show('en', long)
    expect(screen.getByText('Knits shirts. Since 2008.').tagName).toBe('P')
    expect(screen.getByText('Sells abroad.').tagName).toBe('P')
    const head = (locale: 'en' | 'ar') =>
      companyMetadata({ locale, company: long, siteName: 'Portal', page: 1 })
    expect((await head('en')).description).toBe('Knits shirts.')
    expect((await head('ar')).description).toBe('يحيك القمصان.')
  })

  it('links to the company’s own site in a new tab, only when it is a web address', () => {
    const { unmount } = show('en')
    const visit = new RegExp(english.companies.visit)
    expect(screen.getByRole('link', { name: visit })).toHaveAttribute('rel', 'noopener nofollow')
    unmount()
    show('en', companyWith({ website_url: 'data:text/html,x' }))
    expect(screen.queryByRole('link', { name: visit })).toBeNull()
  })

  it('has the button of the portal before every way to reach the company outside of it', () => {
    show('en')
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent ?? '')
    const place = (text: string) => links.findIndex((link) => link.includes(text))
    const outside = [english.companies.visit, '0600000001', 'info@rimal.example'].map(place)
    expect(place(english.companies.request)).toBeGreaterThan(-1)
    expect(Math.min(...outside)).toBeGreaterThan(place(english.companies.request))
  })

  it('leads to the form for buyers, which names the company', () => {
    show('ar')
    expect(screen.getByRole('link', { name: arabic.companies.request })).toHaveAttribute(
      'href',
      '/ar/pages/160-buyers?about=company:5#matchmaking-form',
    )
  })

  it('leaves out missing values', () => {
    show(
      'en',
      companyWith({ founded: null, phone_number: '', public_certificates: [], logo: null }),
    )
    expect(screen.queryByText(english.companies.founded)).toBeNull()
    expect(screen.queryByText(english.companies.phone)).toBeNull()
    expect(screen.queryByText(english.companies.certificates)).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it.each([
    ['en', english, 'until Jun 30, 2029'],
    ['ar', arabic, '30 حزيران 2029'],
  ] as const)(
    'shows the profile that buyers look for, where it is filled (%s)',
    (locale, texts, until) => {
      show(
        locale,
        companyWith({
          ...bilingualPair('capacity', { en: '40 tonnes a month', ar: '40 طنًا في الشهر' }),
          employees: '50-249',
          languages: ['ar', 'de'],
          registration_number: '200123456',
          public_certificates: [{ title: 'HACCP', valid_from: null, valid_until: '2029-06-30' }],
        }),
      )
      const told = screen.getAllByRole('definition').map(({ textContent }) => textContent)
      expect(told).toEqual(
        expect.arrayContaining([
          { en: '40 tonnes a month', ar: '40 طنًا في الشهر' }[locale],
          texts.companies.size['50-249'],
          '200123456',
        ]),
      )
      expect(screen.getByText(texts.languages.de)).toBeInTheDocument()
      expect(screen.getByText('HACCP').closest('li')).toHaveTextContent(until)
      expect(structuredData('Organization')).toMatchObject({
        numberOfEmployees: { minValue: 50, maxValue: 249 },
        knowsLanguage: ['ar', 'de'],
        identifier: '200123456',
      })
    },
  )

  it('names what the portal has checked, by day, and nothing where it has not', () => {
    const { unmount } = show('en')
    expect(screen.queryByText(/Verified by the portal/)).toBeNull()
    unmount()
    const verified = [
      { fact: 'contacts', on: '2026-11-03' },
      { fact: 'registration', on: '2026-11-03' },
      { fact: 'export', on: '2026-11-10' },
    ] as const
    show('en', companyWith({ verified: [...verified] }))
    const days = screen.getAllByText(/^Verified by the portal on/)
    expect(days.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      expect.stringMatching(/Nov 10, 2026.*Export licence/),
      expect.stringMatching(/Nov 3, 2026.*Company registration.*Phone, email and website/),
    ])
  })

  it('describes an Organization to search engines, at its address in the language', () => {
    show('ar')
    expect(structuredData('Organization')).toMatchObject({
      '@id': `${site}/ar/buyers/5`,
      name: 'شركة رمال',
      url: 'https://rimal.example',
      logo: `${site}/media/logo/640.webp`,
      foundingDate: '2008',
    })
  })

  it('has a canonical address in both languages', async () => {
    const head = await companyMetadata({
      locale: 'ar',
      company: companyWith(),
      siteName: 'Portal',
      page: 1,
    })
    expect(head.title).toBe('شركة رمال')
    expect(head.alternates).toMatchObject({
      canonical: `${site}/ar/buyers/5`,
      languages: { en: `${site}/buyers/5`, ar: `${site}/ar/buyers/5` },
    })
  })
})
