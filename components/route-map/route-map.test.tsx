import { render } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { LitRoute } from './lit-route'
import { isRoutePartner, routePartners } from './partners'
import { onMap } from './projection'
import { RouteMap } from './route-map'
import { routeMapDrawing } from './route-map-drawing'

const file = readFileSync('components/route-map/world.svg', 'utf8')
const atlas = readFileSync('node_modules/world-atlas/countries-110m.json', 'utf8')

const drawing = () => new DOMParser().parseFromString(file, 'image/svg+xml')

describe('the file of the map', () => {
  it('is what the code draws; otherwise run `npm run drawings`', () => {
    expect(file).toBe(routeMapDrawing(JSON.parse(atlas)))
  })

  it('is well-formed, has a route for each partner, and is light', () => {
    expect(drawing().querySelector('parsererror')).toBeNull()
    for (const partner of routePartners) {
      for (const part of ['country', 'road', 'way', 'end']) {
        expect(drawing().getElementById(`${part}-${partner}`), partner).not.toBeNull()
      }
    }
    expect(gzipSync(file).length).toBeLessThan(16_000)
  })

  it('has the colours of the page alone, and no text to translate', () => {
    expect(file).not.toMatch(/NaN|undefined|<text|class=|style|#[0-9a-f]{3,6}"/)
    for (const [, colour] of file.matchAll(/(?:fill|stroke)="([^"]+)"/g)) {
      expect(colour).toMatch(/^(?:none|var\(--[a-z]+(?:-[a-z0-9]+)?\))$/)
    }
  })

  it('begins each route in Amman', () => {
    for (const partner of routePartners) {
      expect(drawing().getElementById(`way-${partner}`)?.getAttribute('d')).toMatch(/^M0 0C/)
    }
  })
})

describe('a place on the map', () => {
  it('keeps its direction from Amman', () => {
    const [[baghdadX], [newYorkX, newYorkY], [, adenY]] = [
      onMap([44.4, 33.3]),
      onMap([-74, 40.7]),
      onMap([45, 12.8]),
    ]
    expect(baghdadX).toBeGreaterThan(0)
    expect(newYorkX).toBeLessThan(0)
    expect(newYorkY).toBeLessThan(0)
    expect(adenY).toBeGreaterThan(0)
  })

  it('is in the east beyond the antimeridian, and in the west from Alaska on', () => {
    expect(onMap([-175, 65])[0]).toBeGreaterThan(onMap([170, 65])[0])
    expect(onMap([-165, 65])[0]).toBeLessThan(onMap([-74, 40.7])[0])
  })
})

describe('the map', () => {
  it('is referenced by its address, hidden from screen readers, and holds no paths', () => {
    const { container } = render(
      <>
        <RouteMap />
        <LitRoute partner="IN" />
      </>,
    )
    for (const map of container.querySelectorAll('svg')) {
      expect(map).toHaveAttribute('aria-hidden', 'true')
    }
    const parts = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href'))
    expect(parts[0]).toMatch(/world\.svg#map$/)
    for (const part of parts) expect(file).toContain(`id="${part?.split('#')[1]}"`)
    expect(container.querySelector('path')).toBeNull()
  })

  it('knows which countries have a route', () => {
    expect(isRoutePartner('IN')).toBe(true)
    expect(isRoutePartner('JO')).toBe(false)
  })
})
