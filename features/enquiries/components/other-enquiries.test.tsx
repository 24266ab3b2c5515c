import { defaultSite } from '@/features/site/contract'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { EnquiryFormPage } from '../contract'
import { OtherEnquiries } from './other-enquiries'

const texts: EnquiryFormPage = {
  id: 7,
  title_eng: 'Other enquiries',
  title_ara: 'استفسارات أخرى',
  subtitle_eng: 'For everything else.',
  subtitle_ara: '',
  tooltip_eng: '',
  tooltip_ara: '',
  result_description_eng: null,
  result_description_ara: null,
  image: '/media/enquiries/other/640.webp',
  image_alt_eng: null,
  image_alt_ara: null,
}

describe("the 'other enquiries' block", () => {
  it('has the title, subtitle and picture of the form, and the contact options', () => {
    const { container } = renderIn(<OtherEnquiries locale="en" texts={texts} site={defaultSite} />)
    const block = screen.getByRole('region', { name: 'Other enquiries' })
    expect(within(block).getByText('For everything else.')).toBeInTheDocument()
    expect(container.querySelector('img')).toHaveAttribute('src', texts.image)
    expect(within(block).getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:info@portal.example',
    )
    expect(within(block).getByRole('link', { name: '+962 6 000 0000' })).toHaveAttribute(
      'href',
      'tel:+96260000000',
    )
    expect(within(block).getByText('Amman, Jordan')).toBeInTheDocument()
  })

  it('contains the form', () => {
    renderIn(
      <OtherEnquiries locale="en" texts={texts} site={defaultSite}>
        <button>Send</button>
      </OtherEnquiries>,
    )
    const block = screen.getByRole('region', { name: 'Other enquiries' })
    expect(within(block).getByRole('button', { name: 'Send' })).toBeInTheDocument()
  })

  it('marks a subtitle of the other language, and keeps numbers left to right', () => {
    renderIn(<OtherEnquiries locale="ar" texts={texts} site={defaultSite} />, { locale: 'ar' })
    expect(screen.getByText('For everything else.')).toHaveAttribute('dir', 'ltr')
    expect(screen.getByRole('link', { name: '+962 6 000 0000' })).toHaveAttribute('data-ltr')
  })

  it('omits contact options that the portal does not have', () => {
    const site = {
      ...defaultSite,
      contact_email: '',
      contact_email_ara: '',
      contact_phone: '',
      contact_phone_ara: '',
      contact_address_eng: '',
      contact_address_ara: '',
    }
    renderIn(<OtherEnquiries locale="en" texts={{ ...texts, image: null }} site={site} />)
    const block = screen.getByRole('region', { name: 'Other enquiries' })
    expect(within(block).queryByRole('link')).not.toBeInTheDocument()
    expect(within(block).queryByRole('term')).not.toBeInTheDocument()
  })

  it('has a default title when editors wrote none', () => {
    renderIn(<OtherEnquiries locale="en" texts={null} site={defaultSite} />)
    expect(screen.getByRole('region', { name: 'Your enquiry' })).toBeInTheDocument()
  })
})
