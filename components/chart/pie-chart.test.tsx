import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ChartDrawing } from './chart-drawing'

const pathOf = (data: readonly number[]) => {
  const chart = {
    kind: 'pie',
    unit: '',
    categories: data.map((_, index) => `${index}`),
    series: [{ name: 'Shares', data }],
  } as const
  const { container } = render(
    <ChartDrawing locale="en" chart={chart} width={600} id="pie" label="Shares" />,
  )
  return container.querySelector('path[fill="url(#pie-fill-0)"]')?.getAttribute('d') ?? ''
}

describe('a ring', () => {
  it.each([
    ['one slice', [1]],
    ['many slices', [2, 1, 1]],
  ])('of %s is drawn by arcs that end elsewhere than they begin', (_, data) => {
    const path = pathOf(data)
    const places = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z])/g)].map(([place]) => place)
    const rounded = places.map((place) => place.split(' ').map((one) => Math.round(Number(one))))
    expect(path.match(/A/g)).toHaveLength(4)
    for (const [index, place] of rounded.entries()) {
      if (index > 0 && index !== 3) expect(place).not.toEqual(rounded[index - 1])
    }
  })
})
