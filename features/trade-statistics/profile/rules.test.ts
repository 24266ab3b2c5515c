import { shippedStatistics } from '@/tests/support/shipped-statistics'
import { describe, expect, it } from 'vitest'
import { figureOf, profiles, scaled, statisticsOf, type StatisticFigure } from './rules'

const statistics = shippedStatistics()

const wanted = (name: string) => {
  const all = Object.values(profiles).flatMap(({ figures }) => figures)
  const found = all.find((figure) => figure.name === name)
  if (!found) throw new Error(`no figure ${name}`)
  return found
}

const read = (figure: StatisticFigure) => {
  const statistic = statistics.get(figure.statistic)
  return statistic ? figureOf(figure, statistic, 'en') : null
}

describe('the pages of the country', () => {
  it('show figures and charts of public statistics that the portal has, each figure once', () => {
    for (const profile of Object.values(profiles)) {
      for (const identifier of statisticsOf(profile)) {
        expect(statistics.get(identifier)?.premium, identifier).toBe(0)
      }
      for (const figure of profile.figures) expect(read(figure), figure.name).not.toBeNull()
      expect(profile.figures.length + (profile.hasPartners ? 1 : 0)).toBe(4)
    }
    const all = Object.values(profiles).flatMap(({ figures }) => figures.map(({ name }) => name))
    expect(new Set(all).size).toBe(all.length)
    const mixes = Object.values(profiles).map(({ mix }) => mix)
    expect(new Set(mixes).size).toBe(mixes.length)
  })
})

describe('a figure', () => {
  it('is the newest value of its series, with the years before', () => {
    const imports = read(wanted('goodsImports'))
    expect(imports).toMatchObject({ value: 26792, period: '2024', isDerived: false })
    expect(imports?.trend.at(0)?.year).toBe('2000')
    expect(imports?.trend.at(-1)).toEqual({ year: '2024', value: 26792 })
  })

  it('is the sum of all parts, which the portal has calculated', () => {
    expect(read(wanted('nationalExports'))).toMatchObject({
      value: 8579,
      period: '2024',
      isDerived: true,
    })
  })

  it('is the largest category, with its name', () => {
    expect(read(wanted('destination'))).toMatchObject({
      value: 1631,
      category: 'United States',
      period: 'January to October 2023',
    })
  })

  it('is the change between the last two periods in per cent', () => {
    expect(read(wanted('exportGrowth'))).toMatchObject({
      value: 9.2,
      period: 'January to May 2025',
      isDerived: true,
    })
  })

  it('is not shown where its chart does not hold it', () => {
    const statistic = statistics.get('JEX-1011')
    const { chart } = statistic ?? {}
    if (!statistic || !chart) throw new Error('no chart')
    const [series] = chart.data.series
    if (!series) throw new Error('no series')
    const withData = (data: (number | null)[]) => ({
      ...statistic,
      chart: { ...chart, data: { ...chart.data, series: [{ ...series, data }] } },
    })
    const gap = series.data.map((value, at) => (at === 0 ? null : value))
    const none = series.data.map(() => null)
    expect(figureOf(wanted('nationalExports'), withData(gap), 'en')).toBeNull()
    expect(figureOf(wanted('destination'), withData(none), 'en')).toBeNull()
    expect(figureOf(wanted('exportGrowth'), withData(gap), 'en')).toBeNull()
    expect(figureOf(wanted('gdp'), withData(none), 'en')).toBeNull()
    expect(figureOf(wanted('gdp'), { ...statistic, chart: null }, 'en')).toBeNull()
  })
})

describe('a large figure', () => {
  it('is in billions instead of thousands of millions, with one decimal', () => {
    expect(scaled(53352.3, 'million US dollars', false)).toEqual({ value: 53.4, unit: 'usd' })
    expect(scaled(8579, 'million Jordanian dinars', false)).toEqual({
      value: 8.6,
      unit: 'homeCurrency',
    })
  })

  it('keeps the unit of its statistic where it is smaller, or has another unit', () => {
    expect(scaled(842, 'million US dollars', false)).toEqual({ value: 842, unit: null })
    expect(scaled(1200, 'tonnes', false)).toEqual({ value: 1200, unit: null })
  })

  it('is in per cent where it is a share or a change', () => {
    expect(scaled(73.24, 'per cent', false)).toEqual({ value: 73.2, unit: 'percent' })
    expect(scaled(-1.8, 'million US dollars', true)).toEqual({ value: -1.8, unit: 'percent' })
  })
})
