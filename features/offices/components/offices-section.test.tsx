import { renderIn } from '@/tests/support/in-language'
import { officeWith } from '@/tests/support/offices'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OfficesSection } from './offices-section'

const contactPage = '/pages/190-contact-us'

describe('the offices of the home page', () => {
  it('are shown side by side, each with a link to the Contact Us page', () => {
    const offices = [officeWith({ id: 1 }), officeWith({ id: 2, name: 'Zarqa office' })]
    renderIn(<OfficesSection locale="en" offices={offices} contactPage={contactPage} />)
    const section = screen.getByRole('region', { name: 'Our offices' })
    expect(within(section).getAllByRole('listitem')).toHaveLength(2)
    for (const way of within(section).getAllByRole('link', { name: /^Get directions/ })) {
      expect(way.getAttribute('href')).toMatch(/^\/pages\/190-contact-us#office-[12]$/)
    }
  })

  it('are omitted when there are none', () => {
    const { container } = renderIn(
      <OfficesSection locale="en" offices={[]} contactPage={contactPage} />,
    )
    expect(container).toBeEmptyDOMElement()
  })
})
