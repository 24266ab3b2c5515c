import { describe, expect, it } from 'vitest'
import { csvOf, scaledValues, scaleOver } from './chart-data'

const chart = {
  kind: 'line',
  unit: 'per cent',
  categories: ['2023', '2024'],
  series: [{ name: 'Exports', data: [12.5, null] }],
} as const

describe('the scale of a chart', () => {
  it('has round marks from zero, and holds every value', () => {
    const { marks, place } = scaleOver([1899, 27364, null])
    expect(marks).toEqual([0, 10000, 20000, 30000])
    expect([place(0), place(30000), place(15000)]).toEqual([0, 1, 0.5])
  })

  it('reaches below zero where values do', () => {
    expect(scaleOver([-4, 12]).marks).toEqual([-5, 0, 5, 10, 15])
  })

  it('stands for a chart without values too', () => {
    expect(scaleOver([null]).marks.length).toBeGreaterThan(1)
  })

  it('holds the sums of stacked columns', () => {
    const stacked = {
      kind: 'stacked-column',
      unit: '',
      categories: ['a', 'b'],
      series: [
        { name: 'x', data: [1, 2] },
        { name: 'y', data: [3, null] },
      ],
    } as const
    expect(scaledValues(stacked)).toEqual([4, 2])
  })
})

describe('the CSV file of a chart', () => {
  it('has a row a category, and nothing where no value is known', () => {
    expect(csvOf(chart, 'Year')).toBe('\ufeffYear,Exports (per cent)\r\n2023,12.5\r\n2024,\r\n')
  })

  it('holds no formula, and keeps commas, quotes and negative numbers', () => {
    const risky = {
      ...chart,
      categories: ['=1+1', 'Oil, "raw"'],
      series: [{ name: '@sum', data: [-1, 2] }],
    }
    expect(csvOf(risky, 'Product')).toBe(
      '\ufeffProduct,\'@sum (per cent)\r\n\'=1+1,-1\r\n"Oil, ""raw""",2\r\n',
    )
  })
})
