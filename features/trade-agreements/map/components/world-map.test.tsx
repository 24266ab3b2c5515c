import { act, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { boxOf, groupsOf, mapSize } from '../rules'
import { WorldMap } from './world-map'

const texts = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: 'Zoom',
  whole: 'Whole world',
  label: 'World map',
  loading: 'Loading',
  noScript: '',
  failed: 'Failed',
  hint: 'Hint',
  home: 'Jordan',
  tab: 'new tab',
}

const algeria = { id: 1, code: 'DZ', number: '012', name: 'Algeria', title: '', agreements: '1' }
const singapore = { ...algeria, id: 2, code: 'SG', number: '702', name: 'Singapore' }
const groups = groupsOf([algeria, singapore].map((one) => ({ ...one, href: '/x' })))

let resizeTo: (width: number) => void

beforeEach(() => {
  const shapes: unknown = JSON.parse(readFileSync('public/map/countries.json', 'utf8'))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(shapes)))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: (entries: { contentRect: { width: number } }[]) => void) {
        resizeTo = (width) => act(() => report([{ contentRect: { width } }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it('opens with the whole world in view, whatever is drawn', async () => {
  const { container } = render(<WorldMap groups={groups} texts={texts} />)
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('1')
  expect(await screen.findByText('Hint')).toBeInTheDocument()
  const moved = container.querySelector('.rsm-zoomable-group')?.getAttribute('transform') ?? ''
  const [x = 0, y = 0, scale = 0] = [...moved.matchAll(/-?[\d.]+/g)].map(Number)
  expect(scale).toBe(1)
  for (const path of container.querySelectorAll('path[d]')) {
    const box = boxOf(path.getAttribute('d'))
    if (!box) continue
    expect(box.x + x).toBeGreaterThanOrEqual(0)
    expect(box.y + y).toBeGreaterThanOrEqual(0)
    expect(box.x + x + box.width).toBeLessThanOrEqual(mapSize.width)
    expect(box.y + y + box.height).toBeLessThanOrEqual(mapSize.height)
  }
})

it('draws nothing without a size where it is hidden', async () => {
  const { container } = render(<WorldMap groups={groups} texts={texts} />)
  await screen.findByText('Hint')
  for (const width of [0, 0.4, 390, 0]) {
    resizeTo(width)
    expect(container.innerHTML).not.toMatch(/Infinity|NaN/)
  }
})
