import type { ChartData } from '@/components/chart/chart-data'
import { describe, expect, it } from 'vitest'
import { highlightsOf, highlightText, isIdentifier, restOf } from './rules'

const yearly: ChartData = {
  kind: 'line',
  unit: 'million',
  categories: ['2000', '2022', '2023', '2024'],
  series: [{ name: 'Exports', data: [1900, 13292, 12552, null] }],
}

describe('the figures of a chart', () => {
  it('are the newest, the highest and the change of a single series over years', () => {
    expect(highlightsOf(yearly)).toEqual([
      { kind: 'newest', name: '', period: '2023', value: 12552 },
      { kind: 'highest', name: '', period: '2022', value: 13292 },
      { kind: 'change', name: '', period: '2000', value: 561 },
    ])
  })

  it('are the newest of each of several series', () => {
    const imports = { name: 'Imports', data: [4600, 27364, 25757, 26792] }
    const found = highlightsOf({ ...yearly, series: [...yearly.series, imports] })
    expect(found).toEqual([{ kind: 'newest', name: 'Imports', period: '2024', value: 26792 }])
  })

  it('state no change of shares', () => {
    const shares = { ...yearly, series: [{ name: 'Share', data: [40, 42, 50, 49] }] }
    expect(highlightsOf(shares).map(({ kind }) => kind)).toEqual(['newest', 'highest'])
  })

  it('are the three largest categories where these are no years', () => {
    const balance = {
      ...yearly,
      categories: ['Exports', 'Imports', 'Balance', 'Re-exports'],
      series: [{ name: '2025', data: [3938, 8135, -4197, 360] }],
    }
    expect(highlightsOf(balance).map(({ name, value }) => [name, value])).toEqual([
      ['Imports', 8135],
      ['Balance', -4197],
      ['Exports', 3938],
    ])
  })

  it('have the sign of a change', () => {
    const change = { kind: 'change', name: '', period: '2000', value: 561 } as const
    expect(highlightText(change, 'en')).toBe('+561%')
    expect(highlightText({ ...change, value: -5 }, 'en')).toBe('-5%')
    expect(highlightText({ ...change, kind: 'newest' }, 'en')).toBe('561')
  })
})

it('an identifier is in capitals', () => {
  expect(['JEX-1001', 'jex-1001', 'a b', ''].map(isIdentifier)).toEqual([true, false, false, false])
})

it('a description is not repeated below its first sentence', () => {
  expect(restOf('Exports rose. Imports fell.')).toBe('Imports fell.')
  expect(restOf('Exports rose.')).toBe('')
})
