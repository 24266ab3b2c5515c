import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MapCountry } from '../rules'
import { CountryShapes } from './country-shapes'

const country = (id: number, code: string, number: string): MapCountry => ({
  id,
  code,
  number,
  name: `Country ${code}`,
  title: '',
  href: `/fta-country-agreement/${id}`,
})

const shape = (id: string, size: number) => ({
  rsmKey: `geo-${id}`,
  id,
  svgPath: `M0,0L${size},0L${size},${size}Z`,
})

const shapes = [
  shape('012', 50),
  shape('840', 80),
  shape('124', 80),
  shape('702', 1),
  shape('392', 30),
]
const countries = [
  country(1, 'DZ', '012'),
  country(40, 'SG', '702'),
  country(52, 'US', '840'),
  country(6, 'CA', '124'),
]

function show(onPoint = (_: MapCountry) => {}) {
  const texts = {
    zoom: 2,
    tab: 'opens in a new tab',
    onPoint,
    onReach: () => {},
    onReady: () => {},
  }
  return render(
    <svg>
      <CountryShapes shapes={shapes} countries={countries} {...texts} />
    </svg>,
  )
}

it('colours only countries with an agreement, which link to their page in a new tab', () => {
  const { container } = show()
  expect(screen.getAllByRole('link')).toHaveLength(4)
  const algeria = screen.getByRole('link', { name: 'Country DZ (opens in a new tab)' })
  expect(algeria).toHaveAttribute('href', '/fta-country-agreement/1')
  expect(algeria).toHaveAttribute('target', '_blank')
  expect(container.querySelectorAll('svg > path')).toHaveLength(1)
})

it('draws the United States and Canada in their own colours', () => {
  show()
  const classOf = (code: string) =>
    screen.getByRole('link', { name: new RegExp(code) }).getAttribute('class')
  expect(classOf('US')).toMatch(/US/)
  expect(classOf('CA')).toMatch(/CA/)
  expect(classOf('DZ')).toMatch(/default/)
})

it('draws small countries last, with a pulsing dot of the same size at any zoom', () => {
  show()
  const links = screen.getAllByRole('link')
  expect(links.at(-1)).toHaveAccessibleName('Country SG (opens in a new tab)')
  const circles = links.at(-1)?.querySelectorAll('circle') ?? []
  expect(circles).toHaveLength(3)
  expect(circles[0]).toHaveAttribute('r', '4.5')
  expect(links[0]?.querySelector('circle')).toBeNull()
})

it('reports the country under the pointer or with the focus', () => {
  const pointed: string[] = []
  show(({ code }) => pointed.push(code))
  fireEvent.pointerEnter(screen.getByRole('link', { name: /DZ/ }))
  fireEvent.focus(screen.getByRole('link', { name: /SG/ }))
  expect(pointed).toEqual(['DZ', 'SG'])
})

it('draws no shape and no link for a country without a shape', () => {
  render(
    <svg>
      <CountryShapes
        shapes={shapes}
        countries={[country(9, 'EG', '')]}
        zoom={1}
        tab="opens in a new tab"
        onPoint={() => {}}
        onReach={() => {}}
        onReady={() => {}}
      />
    </svg>,
  )
  expect(screen.queryByRole('link')).toBeNull()
})
