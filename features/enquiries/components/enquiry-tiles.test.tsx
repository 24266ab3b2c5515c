import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EnquiryTiles } from './enquiry-tiles'

const addressOf = (pageId: number) => `/pages/${pageId}`

it('leads to the form of each desk, and to the one of the page for everything else', () => {
  renderIn(<EnquiryTiles locale="ar" addressOf={addressOf} />, { locale: 'ar' })
  const links = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ar/pages/130?tab=2',
    '/ar/pages/130?tab=3',
    '/ar/pages/800',
    '/ar/pages/150',
    '/ar/pages/170',
    '#other-enquiries',
  ])
})
