import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { groupsOf, type MapCountry } from '../rules'
import { CountryShapes } from './country-shapes'

const country = (
  id: number,
  code: string,
  number: string,
  name = `Country ${code}`,
): MapCountry => ({
  id,
  code,
  number,
  name,
  title: '',
  agreements: String(id),
  href: `/fta-country-agreement/${id}`,
})

/** A shape, further down the map than the one before it. */
const shapeAt = (id: string, size: number, index: number) => ({
  rsmKey: `geo-${id}`,
  id,
  svgPath: `M0,${index * 90}L${size},${index * 90}L${size},${index * 90 + size}Z`,
})

const sizes = { '012': 50, '840': 80, '124': 80, '702': 1, '392': 30, '400': 12 }
const shapes = Object.entries(sizes).map(([id, size], index) => shapeAt(id, size, index))
const countries = [
  country(1, 'DZ', '012'),
  country(40, 'SG', '702'),
  country(52, 'US', '840'),
  country(6, 'CA', '124'),
]

function show({
  zoom = 2,
  width = 800,
  given = countries,
  lit = null,
  onPoint = (_: MapCountry) => {},
}: {
  zoom?: number
  width?: number
  given?: MapCountry[]
  lit?: string | null
  onPoint?: (country: MapCountry) => void
} = {}) {
  return render(
    <svg>
      <CountryShapes
        shapes={shapes}
        lit={lit}
        zoom={zoom}
        width={width}
        onPoint={onPoint}
        groups={groupsOf(given)}
        homeName="Jordan"
        tab="opens in a new tab"
        onReach={() => {}}
        onReady={() => {}}
      />
    </svg>,
  )
}

const link = (code: string) =>
  screen.getByRole('link', { name: `Country ${code} (opens in a new tab)` })

describe('the countries on the map', () => {
  it('are links to their page in a new tab where they have an agreement', () => {
    const { container } = show()
    expect(screen.getAllByRole('link')).toHaveLength(4)
    expect(link('DZ')).toHaveAttribute('href', '/fta-country-agreement/1')
    expect(link('DZ')).toHaveAttribute('target', '_blank')
    expect(container.querySelectorAll('svg > path')).toHaveLength(2)
  })

  it('have the look of their agreement, the United States and Canada their own', () => {
    show()
    const lookOf = (code: string) => link(code).querySelector('path')?.getAttribute('fill')
    expect(lookOf('US')).toBe('url(#map-black)')
    expect(lookOf('CA')).toBe('url(#map-red)')
    expect(lookOf('DZ')).toBe('url(#map-plain)')
    expect(lookOf('SG')).toBe('url(#map-slanted)')
  })

  it('step back where another group is pointed at', () => {
    show({ lit: '52' })
    expect(link('US')).not.toHaveAttribute('class', link('CA').getAttribute('class'))
    expect(link('DZ')).toHaveAttribute('class', link('CA').getAttribute('class'))
  })

  it('have patterns of the same size at any zoom', () => {
    const { container } = show({ zoom: 4, width: 400 })
    expect(container.querySelector('#map-slanted')).toHaveAttribute(
      'patternTransform',
      'scale(0.5)',
    )
    expect(container.querySelector('#map-slanted')).toHaveAttribute('href', '#agreement-slanted')
  })

  it('draw small ones last, with a pulsing dot and a target of 24 px at any zoom', () => {
    show()
    const links = screen.getAllByRole('link')
    expect(links.at(-1)).toBe(link('SG'))
    const circles = link('SG').querySelectorAll('circle')
    expect(circles).toHaveLength(3)
    expect(circles[0]).toHaveAttribute('r', '6')
    expect(link('DZ').querySelector('circle')).toBeNull()
  })

  it('are no tiny links on a phone: what is under 24 px there is only drawn', () => {
    const { container, unmount } = show({ zoom: 1, width: 360 })
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect(screen.queryByRole('link', { name: /DZ/ })).toBeNull()
    expect(container.querySelectorAll('g > path')).toHaveLength(2)
    unmount()
    show({ zoom: 2, width: 360 })
    expect(link('DZ')).toBeInTheDocument()
  })

  it('are reported under the pointer or with the focus', () => {
    const pointed: string[] = []
    show({ onPoint: ({ code }) => pointed.push(code) })
    fireEvent.pointerEnter(link('DZ'))
    fireEvent.focus(link('SG'))
    expect(pointed).toEqual(['DZ', 'SG'])
  })

  it('have neither shape nor link where the map has no shape of them', () => {
    show({ given: [country(9, 'EG', '')] })
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('the names on the map', () => {
  const names = (container: HTMLElement) =>
    Array.from(container.querySelectorAll('text'), ({ textContent }) => textContent)

  it('are those of Jordan and of the smallest states at first', () => {
    const { container } = show({ zoom: 1 })
    expect(names(container)).toEqual(['Jordan', 'Country SG'])
  })

  it('are also those that fit into their countries once the map is zoomed', () => {
    const { container } = show({ zoom: 1.5 })
    expect(names(container).toSorted()).toEqual([
      'Country CA',
      'Country DZ',
      'Country SG',
      'Country US',
      'Jordan',
    ])
  })

  it('leave out what does not fit', () => {
    const { container } = show({ zoom: 1.5, given: [country(1, 'DZ', '012', 'A'.repeat(40))] })
    expect(names(container)).toEqual(['Jordan'])
  })

  it('are of one size at any zoom and width, and not read twice', () => {
    const { container } = show({ zoom: 4, width: 400 })
    const [name] = container.querySelectorAll('text')
    expect(name).toHaveAttribute('font-size', '6')
    expect(name?.closest('[aria-hidden=true]')).not.toBeNull()
  })

  it('are only the one of Jordan on a phone at first', () => {
    const { container } = show({ zoom: 1, width: 360 })
    expect(names(container)).toEqual(['Jordan'])
  })
})
