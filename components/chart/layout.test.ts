import { describe, expect, it } from 'vitest'
import type { ChartData, ChartKind } from './chart-data'
import { layoutOf } from './layout'

const years = ['2021', '2022', '2023', '2024']
const chartOf = (
  kind: ChartKind,
  categories: readonly string[],
  ...names: string[]
): ChartData => ({
  kind,
  unit: 'million',
  categories,
  series: names.map((name, which) => ({
    name,
    data: categories.map((_, index) => (which + 1) * 10 + index),
  })),
})

const layout = (chart: ChartData, width = 720) => layoutOf(chart, width, String)

describe('the layout of a chart', () => {
  it('names few lines at their ends where there is space, and needs a key where there is none', () => {
    const chart = chartOf('line', years, 'Goods exports', 'Goods imports')
    expect(layout(chart).isNamed).toBe(true)
    const long = chartOf('line', years, 'A name that is far longer than a phone', 'Another')
    expect(layout(long, 300).isNamed).toBe(false)
    expect(
      layout(chartOf('line', years, 'A name that is far longer than a phone'), 300).isNamed,
    ).toBe(true)
  })

  it('names few bars in their first category', () => {
    expect(layout(chartOf('bar', ['Iraq', 'India'], '2023', '2024')).isNamed).toBe(true)
  })

  it('draws columns whose names collide, and rings of more than five slices, as bars', () => {
    const sectors = ['Clothing and accessories', 'Chemical fertilisers', 'Jewellery', 'Phosphate']
    expect(layout(chartOf('column', sectors, '2024'), 360).chart.kind).toBe('bar')
    expect(layout(chartOf('column', years, '2024'), 360).chart.kind).toBe('column')
    expect(layout(chartOf('pie', [...sectors, 'Salt'], '2024')).chart.kind).toBe('pie')
    expect(layout(chartOf('pie', [...sectors, 'Salt', 'Other'], '2024')).chart.kind).toBe('bar')
  })

  it('finds the category of a point, counted from the starting side', () => {
    const line = layout(chartOf('line', years, 'Exports'))
    const [first, last] = [line.spots[0], line.spots[3]]
    expect(first && line.at(first.start + 1, 300)).toBe(0)
    expect(last && line.at(last.start + 500, 0)).toBe(3)
    const bars = layout(chartOf('bar', ['Iraq', 'India', 'Syria'], '2024'))
    expect([bars.at(300, 5), bars.at(300, bars.height - 5)]).toEqual([0, 2])
  })

  it('finds the slice of a point on a ring, and next to it the line of the list', () => {
    const pie = layout(chartOf('pie', ['a', 'b'], '2024'))
    // Shares of 10 and 11: the first begins at the top and ends before the bottom.
    expect([pie.at(112 + 60, 112), pie.at(112 - 60, 112)]).toEqual([0, 1])
    expect(pie.at(700, 45)).toBe(1)
  })

  it('begins at the newest year, or at the first of other categories', () => {
    expect(layout(chartOf('line', years, 'Exports')).first).toBe(3)
    expect(layout(chartOf('bar', ['Iraq', 'India'], '2024')).first).toBe(0)
  })
})
