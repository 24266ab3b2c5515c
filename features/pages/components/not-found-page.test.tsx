import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NotFoundPage } from './not-found-page'

const addresses = {
  startExporting: '/pages/120-export-guide',
  findMarket: '/pages/130-market-information',
  findSupplier: '/pages/160-international-buyers',
  reportBarrier: '/pages/800-report-your-case',
}

describe('the page of an unknown address', () => {
  it('shows 404 Not Found, a search form and the four tasks', () => {
    renderIn(<NotFoundPage locale="en" addresses={addresses} />)
    expect(screen.getByText('404 Not Found')).toBeInTheDocument()
    expect(
      screen.getByRole('heading', { level: 1, name: 'This page could not be found' }),
    ).toBeInTheDocument()
    expect(
      screen.getByRole('searchbox', { name: 'Search the portal' }).closest('form'),
    ).toHaveAttribute('action', '/search')
    const tasks = screen.getByRole('navigation', { name: 'Popular tasks' })
    expect(
      within(tasks)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(Object.values(addresses))
  })
})
