import { describe, expect, it } from 'vitest'
import { csvOf, newestOf } from './chart-data'

const chart = {
  kind: 'line',
  unit: 'per cent',
  categories: ['2023', '2024'],
  series: [{ name: 'Exports', data: [12.5, null] }],
} as const

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

it('the newest period of a chart is the last category with a value', () => {
  expect([newestOf(chart), newestOf({ ...chart, series: [] })]).toEqual([0, -1])
})
