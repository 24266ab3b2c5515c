import { renderIn } from '@/tests/support/in-language'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { groupsOf } from '../rules'
import { CountryFinder } from './country-finder'

const country = (id: number, code: string, name: string, title: string) => ({
  id,
  code,
  number: String(id),
  name,
  title,
  agreements: title,
  href: `/fta-country-agreement/${id}`,
})

const groups = groupsOf([
  country(1, 'DZ', 'Algeria', 'Arab area'),
  country(2, 'SA', 'Saudi Arabia', 'Arab area'),
  country(52, 'US', 'United States', 'Bilateral'),
  country(60, 'EG', 'Egypt', ''),
])

const texts = {
  label: 'Find a country',
  list: 'Countries',
  none: 'No country found',
  agreed: 'Agreement with Jordan',
  count: { one: '{n} country', other: '{n} countries' },
  tab: 'opens in a new tab',
}

const show = () =>
  renderIn(
    <CountryFinder locale="en" groups={groups} texts={texts}>
      {(lit) => <output aria-label="Map">{lit}</output>}
    </CountryFinder>,
    { locale: 'en' },
  )

const open = () => screen.getAllByRole('group').filter((group) => group.hasAttribute('open'))

it('lists the countries of the map as links that open a new tab, and filters them by name or agreement', () => {
  show()
  const links = () => screen.getAllByRole('link', { hidden: true })
  expect(links()).toHaveLength(4)
  expect(links()[0]).toHaveAttribute('href', '/fta-country-agreement/1')
  expect(links()[0]).toHaveAttribute('target', '_blank')
  expect(
    screen.getByText(/countr(y|ies)( found)?$/, { selector: '[role=status]' }),
  ).toHaveTextContent('4 countries')
  const search = screen.getByRole('searchbox', { name: 'Find a country' })
  fireEvent.change(search, { target: { value: 'bilateral' } })
  expect(links()).toHaveLength(1)
  expect(
    screen.getByText(/countr(y|ies)( found)?$/, { selector: '[role=status]' }),
  ).toHaveTextContent('1 country')
  fireEvent.change(search, { target: { value: 'atlantis' } })
  expect(screen.queryByRole('link')).toBeNull()
  expect(
    screen.getByText(/countr(y|ies)( found)?$/, { selector: '[role=status]' }),
  ).toHaveTextContent('No country found')
})

it('is the key of the map: each agreement has its pattern and its countries', () => {
  show()
  const heads = screen.getAllByRole('heading', { level: 3 })
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Arab area',
    'Bilateral',
    'Agreement with Jordan',
  ])
  const patterns = heads.map((head) =>
    head.parentElement?.querySelector('rect')?.getAttribute('fill'),
  )
  expect(patterns).toEqual([
    'url(#agreement-plain)',
    'url(#agreement-black)',
    'url(#agreement-slanted)',
  ])
  const [first] = within(screen.getByRole('list', { name: 'Countries' })).getAllByRole('list', {
    hidden: true,
  })
  expect(within(first ?? document.body).getAllByRole('link', { hidden: true })).toHaveLength(2)
})

it('has closed groups with their sizes, which a search opens where it finds something', () => {
  show()
  expect(screen.getAllByRole('group')).toHaveLength(3)
  expect(open()).toEqual([])
  const [first] = screen.getAllByRole('group')
  expect(within(first ?? document.body).getByText('2 countries')).toBeInTheDocument()
  const search = screen.getByRole('searchbox', { name: 'Find a country' })
  fireEvent.change(search, { target: { value: 'saudi' } })
  expect(open()).toHaveLength(1)
  fireEvent.change(search, { target: { value: '' } })
  expect(open()).toEqual([])
})

it('tells the map which group has the pointer or the focus', () => {
  show()
  const map = screen.getByRole('status', { name: 'Map' })
  const [first, second] = screen.getAllByRole('group')
  fireEvent.pointerEnter(first?.parentElement ?? document.body)
  expect(map).toHaveTextContent('Arab area')
  fireEvent.pointerLeave(first?.parentElement ?? document.body)
  expect(map).toBeEmptyDOMElement()
  fireEvent.focus(second?.querySelector('summary') ?? document.body)
  expect(map).toHaveTextContent('Bilateral')
})
