import { defaultSite, withoutExamples, type Site } from '@/features/site/contract'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { standInWindow } from '@/tests/support/stand-in-window'
import { answerCalls } from '@/tests/support/test-transport'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import './enquiry-form'
import { EnquirySection } from './enquiry-section'

const page = {
  id: 1,
  title_eng: 'Market studies',
  title_ara: 'دراسات الأسواق',
  subtitle_eng: 'Tell us your question.',
  subtitle_ara: '',
  tooltip_eng: '',
  tooltip_ara: '',
  result_description_eng: null,
  result_description_ara: null,
  image: '/media/enquiries/study/640.webp',
  image_alt_eng: null,
  image_alt_ara: null,
}

const section = (
  locale: 'en' | 'ar',
  texts: typeof page | null = page,
  site: Site = defaultSite,
) => (
  <EnquirySection
    locale={locale}
    kind="general"
    page={texts}
    choices={{}}
    site={site}
    contactPath="/pages/190-contact-us"
  />
)

beforeEach(() => {
  standInWindow()
  answerCalls(() => Promise.resolve({}))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the section of a form', () => {
  it('has its picture, title and subtitle, and loads the form when it comes near the viewport', async () => {
    const { container } = renderIn(section('en'))
    expect(screen.getByRole('region', { name: 'Market studies' })).toBeInTheDocument()
    expect(screen.getByText('Tell us your question.')).toBeInTheDocument()
    expect(container.querySelector('img')).toHaveAttribute('src', page.image)
    expect(await screen.findByRole('form', { name: 'Market studies' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /terms and conditions/ })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    )
  })

  it('has a default title when editors wrote none', () => {
    renderIn(section('ar', null), { locale: 'ar' })
    expect(screen.getByRole('region', { name: arabic.enquiryForms.title })).toBeInTheDocument()
  })

  it('tells visitors before they fill it in that they need to log in', () => {
    renderIn(section('en'))
    expect(screen.getByText(english.enquiryForms.visitor.title)).toBeInTheDocument()
  })

  it('shows without script how to contact the office', () => {
    renderIn(section('en'))
    const { text, contact } = english.enquiryForms.noScript
    const plain = within(screen.getByText(text).parentElement ?? document.body)
    expect(plain.getByRole('link', { name: 'info@portal.example' })).toHaveAttribute(
      'href',
      'mailto:info@portal.example',
    )
    expect(plain.getByRole('link', { name: contact })).toHaveAttribute(
      'href',
      '/pages/190-contact-us',
    )
  })

  it.each(['en', 'ar'] as const)(
    'leads without script to the contact page alone where no contact detail is set (%s)',
    (locale) => {
      renderIn(section(locale, page, withoutExamples(defaultSite)), { locale })
      const { text } = { en: english, ar: arabic }[locale].enquiryForms.noScript
      const plain = within(screen.getByText(text).parentElement ?? document.body)
      expect(plain.getAllByRole('link')).toHaveLength(1)
    },
  )
})
