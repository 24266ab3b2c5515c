import { renderIn } from '@/tests/support/in-language'
import { officeWith } from '@/tests/support/offices'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OfficesSection } from './offices-section'

const contactPage = '/pages/190-contact-us'

describe('the offices of the home page', () => {
  it('are listed, each with a link to the Contact Us page', () => {
    const offices = [officeWith({ id: 1 }), officeWith({ id: 2, name: 'Zarqa office' })]
    renderIn(<OfficesSection locale="en" offices={offices} contactPage={contactPage} />)
    const section = screen.getByRole('region', { name: 'Our offices' })
    expect(within(section).getAllByRole('listitem')).toHaveLength(2)
    for (const way of within(section).getAllByRole('link', { name: /^Get directions/ })) {
      expect(way.getAttribute('href')).toMatch(/^\/pages\/190-contact-us#office-[12]$/)
    }
  })

  it('have name, address, hours, phone and mail in the language of the page', () => {
    renderIn(
      <OfficesSection locale="ar" offices={[officeWith({ id: 1 })]} contactPage={contactPage} />,
      { locale: 'ar' },
    )
    const line = within(screen.getByRole('listitem'))
    expect(line.getByText('إربد، الأردن')).toBeInTheDocument()
    expect(line.getByText('من الأحد إلى الخميس، 8:30 إلى 15:30')).toBeInTheDocument()
    expect(line.getByRole('link', { name: '06 000 0102' })).toHaveAttribute('data-ltr')
    expect(line.getByRole('link', { name: 'north@portal.example' })).toHaveAttribute(
      'href',
      'mailto:north@portal.example',
    )
  })

  it('omit a missing picture, phone and mail', () => {
    const bare = officeWith({
      id: 1,
      image: null,
      phone: '',
      phone_ara: '',
      email: '',
      email_ara: '',
    })
    const { container } = renderIn(
      <OfficesSection locale="en" offices={[bare]} contactPage={contactPage} />,
    )
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getAllByRole('link')).toHaveLength(1)
  })

  it('are omitted when there are none', () => {
    const { container } = renderIn(
      <OfficesSection locale="en" offices={[]} contactPage={contactPage} />,
    )
    expect(container).toBeEmptyDOMElement()
  })
})
