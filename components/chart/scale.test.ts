import { describe, expect, it } from 'vitest'
import type { ChartData } from './chart-data'
import { scaledValues, scaleOf, scaleOver } from './scale'

const stackOf = (...columns: readonly (readonly (number | null)[])[]): ChartData => ({
  kind: 'stacked-column',
  unit: 'per cent',
  categories: ['2023', '2024'],
  series: columns.map((data, index) => ({ name: `${index}`, data })),
})

describe('the scale of a chart', () => {
  it('has round marks from zero, and holds every value', () => {
    const { marks, place } = scaleOver([1899, 27364, null])
    expect(marks).toEqual([0, 10000, 20000, 30000])
    expect([place(0), place(30000), place(15000)]).toEqual([0, 1, 0.5])
  })

  it('reaches below zero where values do', () => {
    expect(scaleOver([-4, 12]).marks).toEqual([-5, 0, 5, 10, 15])
  })

  it('is a scale for a chart without values too', () => {
    expect(scaleOver([null]).marks).toEqual([0, 1])
  })

  it.each([[[1]], [[1, 0, 2]], [[3]], [[7, 12]]])(
    'counts %j in whole steps, for there is no fifth of an enquiry',
    (values) => {
      const { marks } = scaleOver(values)
      expect(marks.every(Number.isInteger)).toBe(true)
      expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
    },
  )

  it('divides values with decimals more finely', () => {
    expect(scaleOver([0.4, 0.9]).marks.at(-1)).toBe(1)
  })

  it('has equal steps that end where a unit does: points at 100, readiness from 1 to 5', () => {
    expect(scaleOver([12, 87], { low: 0, high: 100 }).marks).toEqual([0, 20, 40, 60, 80, 100])
    const { marks, place } = scaleOver([3.5], { low: 1, high: 5 })
    expect(marks).toEqual([1, 2, 3, 4, 5])
    expect([place(1), place(3), place(5)]).toEqual([0, 0.5, 1])
  })

  it('ends at 100 where shares are stacked, also where they were rounded to a little more', () => {
    const { marks, place } = scaleOf(stackOf([60.1, 70], [40, 30]))
    expect(marks.at(-1)).toBe(100)
    expect(place(100.1)).toBe(1)
  })

  it('holds the sums of what is stacked', () => {
    expect(scaledValues(stackOf([1, 2], [3, null]))).toEqual([4, 2])
    expect(scaleOf(stackOf([1, 2], [3, null])).marks).toEqual([0, 1, 2, 3, 4])
  })
})
