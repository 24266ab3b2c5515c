import { renderIn } from '@/tests/support/in-language'
import { officeWith } from '@/tests/support/offices'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OfficeCards } from './office-cards'

describe('an office card', () => {
  it('shows picture, name, address, hours, phone and mail', () => {
    renderIn(<OfficeCards locale="en" offices={[officeWith({ id: 2 })]} />)
    const card = screen.getByRole('article')
    expect(card.querySelector('img')).toHaveAttribute('src', '/media/offices/north/640.webp')
    expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('Northern office')
    expect(within(card).getByText('Irbid, Jordan')).toBeInTheDocument()
    expect(within(card).getByText('Sunday to Thursday, 8:30 to 15:30')).toBeInTheDocument()
    expect(within(card).getByRole('link', { name: '06 000 0102' })).toHaveAttribute(
      'href',
      'tel:060000102',
    )
    expect(within(card).getByRole('link', { name: 'north@portal.example' })).toHaveAttribute(
      'href',
      'mailto:north@portal.example',
    )
  })

  it('keeps phone number and mail address left to right inside Arabic', () => {
    renderIn(<OfficeCards locale="ar" offices={[officeWith({ id: 2 })]} />, {
      locale: 'ar',
    })
    expect(screen.getByRole('link', { name: '06 000 0102' })).toHaveAttribute('data-ltr')
    expect(screen.getByRole('link', { name: 'north@portal.example' })).toHaveAttribute('data-ltr')
    expect(screen.getByRole('link', { name: /^كيفية الوصول/ })).toBeInTheDocument()
  })

  it('opens the map in a new tab without opener on the Contact Us page', () => {
    renderIn(<OfficeCards locale="en" offices={[officeWith({ id: 2 })]} />)
    const way = screen.getByRole('link', {
      name: 'Get directions: Northern office (opens in a new tab)',
    })
    expect(way).toHaveAttribute('href', 'https://maps.example/north')
    expect(way).toHaveAttribute('target', '_blank')
    expect(way).toHaveAttribute('rel', 'noopener')
  })

  it('has its number on the map, and the anchor that other pages lead to', () => {
    renderIn(
      <OfficeCards locale="en" offices={[officeWith({ id: 2 })]} numbers={new Map([[2, 1]])} />,
    )
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Number on the map: 1')
    expect(document.getElementById('office-2')).toBe(screen.getByRole('article'))
  })

  it('says whether it is open, where its hours can be read', async () => {
    const office = officeWith({ id: 2, hours_eng: 'Sunday to Saturday, 0:00 to 24:00' })
    renderIn(<OfficeCards locale="en" offices={[office]} />)
    expect(await screen.findByText('Open now')).toBeInTheDocument()
  })

  it('omits a missing picture, link, phone, mail, address and hours', () => {
    const bare = officeWith({
      id: 2,
      image: null,
      link: '',
      link_ara: '',
      phone: '',
      phone_ara: '',
      email: '',
      email_ara: '',
      address_eng: '',
      address_ara: '',
      hours_eng: '',
      hours_ara: '',
    })
    renderIn(<OfficeCards locale="en" offices={[bare]} />)
    const card = screen.getByRole('article')
    expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('Northern office')
    expect(card.querySelector('svg, img')).toBeNull()
    expect(within(card).queryByRole('link')).not.toBeInTheDocument()
    expect(within(card).queryByRole('definition')).not.toBeInTheDocument()
  })

  it('shows HTML in its fields as text', () => {
    const html = '<img src=x onerror=alert(1)>'
    const office = officeWith({ id: 2, name: html, address_eng: html, phone: html, email: html })
    renderIn(<OfficeCards locale="en" offices={[office]} />)
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(html)
    expect(screen.getAllByText(html).length).toBeGreaterThanOrEqual(4)
    expect(screen.queryByRole('img', { name: '' })).not.toBeInTheDocument()
    expect(document.querySelector('[onerror]')).toBe(null)
  })

  it('sets the language of a text in the other language', () => {
    const office = officeWith({ id: 2, name_ara: '', address_ara: '' })
    renderIn(<OfficeCards locale="ar" offices={[office]} />, { locale: 'ar' })
    for (const text of [
      screen.getByText('Irbid, Jordan'),
      within(screen.getByRole('heading', { level: 3 })).getByText('Northern office'),
    ]) {
      expect(text).toHaveAttribute('lang', 'en')
      expect(text).toHaveAttribute('dir', 'ltr')
    }
  })
})
