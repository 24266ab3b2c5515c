import { renderIn } from '@/tests/support/in-language'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CountryFinder } from './country-finder'

const country = (id: number, code: string, name: string, title: string) => ({
  id,
  code,
  number: String(id),
  name,
  title,
  href: `/fta-country-agreement/${id}`,
})

const texts = {
  label: 'Find a country',
  list: 'Countries',
  none: 'No country found',
  count: { one: '{n} country', other: '{n} countries' },
  tab: 'opens in a new tab',
}

it('lists the countries of the map as links that open a new tab, and filters them by name or agreement', () => {
  const countries = [
    country(1, 'DZ', 'Algeria', 'Arab area'),
    country(52, 'US', 'United States', 'Bilateral'),
  ]
  renderIn(<CountryFinder locale="en" countries={countries} texts={texts} />, { locale: 'en' })
  const links = () => screen.getAllByRole('link')
  expect(links()).toHaveLength(2)
  expect(links()[0]).toHaveAttribute('href', '/fta-country-agreement/1')
  expect(links()[0]).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('status')).toHaveTextContent('2 countries')
  const search = screen.getByRole('searchbox', { name: 'Find a country' })
  fireEvent.change(search, { target: { value: 'bilateral' } })
  expect(links()).toHaveLength(1)
  expect(screen.getByRole('status')).toHaveTextContent('1 country')
  fireEvent.change(search, { target: { value: 'atlantis' } })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('No country found')
})
