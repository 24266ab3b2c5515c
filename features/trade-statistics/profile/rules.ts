import { areYears, newestOf, type ChartData } from '@/components/chart/chart-data'
import { homeCountry } from '@/lib/country/home'
import type { Locale } from '@/lib/i18n/locale'
import type { FullStatistic } from '../contract'
import { chartIn } from '../rules'

/** The pages of the country, each with figures, a chart of its exports and the map of its gateways. */
export type ProfileName = 'about' | 'trade' | 'invest'

/** How a figure is taken from the chart of a statistic. */
type Reading =
  /** The newest value of a series. */
  | { by: 'newest'; series: number }
  /** The sum of the categories in the newest series, where they are all parts of a whole. */
  | { by: 'total' }
  /** The largest category of the newest series. */
  | { by: 'largest' }
  /** By how many per cent a category differs between the last two series. */
  | { by: 'change'; category: number }

export interface StatisticFigure {
  name: string
  statistic: string
  reading: Reading
  /** A difference, which has its sign. */
  isChange?: boolean
}

const newest = (name: string, statistic: string, series = 0): StatisticFigure => ({
  name,
  statistic,
  reading: { by: 'newest', series },
})

interface Profile {
  figures: readonly StatisticFigure[]
  /** The statistic with the mix of exports. */
  mix: string
  /** Begins with the number of countries that have an agreement in force. */
  hasPartners?: boolean
}

/** No figure is on two pages. */
export const profiles: Readonly<Record<ProfileName, Profile>> = {
  about: {
    figures: [
      newest('gdp', 'JEX-1009'),
      newest('goodsExports', 'JEX-1001'),
      newest('servicesExports', 'JEX-1007'),
      newest('goodsImports', 'JEX-1001', 1),
    ],
    mix: 'JEX-1010',
  },
  trade: {
    figures: [
      { name: 'nationalExports', statistic: 'JEX-1011', reading: { by: 'total' } },
      {
        name: 'exportGrowth',
        statistic: 'JEX-1014',
        reading: { by: 'change', category: 0 },
        isChange: true,
      },
      { name: 'destination', statistic: 'JEX-1016', reading: { by: 'largest' } },
      newest('coverage', 'JEX-1003'),
    ],
    mix: 'JEX-1011',
  },
  invest: {
    figures: [
      newest('manufactures', 'JEX-1010'),
      { ...newest('yearlyChange', 'JEX-1004'), isChange: true },
      newest('allExports', 'JEX-1005'),
    ],
    mix: 'JEX-1018',
    hasPartners: true,
  },
}

/** The identifiers of the statistics that a profile shows. */
export function statisticsOf({ figures, mix }: Profile): string[] {
  return [...new Set([...figures.map(({ statistic }) => statistic), mix])]
}

/** A figure as it was read. */
export interface Figure {
  value: number
  /** The category that it is of, where the reading chose one. */
  category: string
  period: string
  /** What came before and the value, where the categories are years. */
  trend: readonly { year: string; value: number }[]
  /** Whether the portal has calculated it. */
  isDerived: boolean
}

/** A figure of a statistic in a language; null where its chart does not hold it. */
export function figureOf(
  { reading }: StatisticFigure,
  statistic: FullStatistic,
  locale: Locale,
): Figure | null {
  const chart = statistic.chart && chartIn(statistic.chart, locale)
  const read = chart && readingOf(chart, reading)
  if (!read) return null
  return {
    category: '',
    trend: [],
    ...read,
    isDerived: statistic.derived || reading.by === 'total' || reading.by === 'change',
  }
}

type Read = Pick<Figure, 'value' | 'period'> & Partial<Figure>

function readingOf(chart: ChartData, reading: Reading): Read | null {
  const { categories, series } = chart
  const last = series.at(-1)
  if (!last) return null
  const period = last.name
  switch (reading.by) {
    case 'newest': {
      const data = series[reading.series]?.data ?? []
      const at = newestOf({ ...chart, series: [{ name: '', data }] })
      const value = data[at] ?? null
      if (value === null) return null
      return areYears(categories)
        ? { value, period: categories[at] ?? '', trend: trendOf(categories, data) }
        : { value, period }
    }
    case 'total': {
      const values = last.data.filter((value) => value !== null)
      if (values.length === 0 || values.length < last.data.length) return null
      return { value: values.reduce((sum, value) => sum + value, 0), period }
    }
    case 'largest': {
      const known = last.data.flatMap((value, at) => (value === null ? [] : [{ value, at }]))
      const [first, ...others] = known
      if (!first) return null
      const top = others.reduce((best, one) => (one.value > best.value ? one : best), first)
      return { value: top.value, category: categories[top.at] ?? '', period }
    }
    case 'change': {
      const [before, now] = [series.at(-2), last].map((one) => one?.data[reading.category] ?? null)
      if (before == null || now == null || before <= 0) return null
      return { value: oneDecimal((now / before - 1) * 100), period }
    }
  }
}

function trendOf(categories: readonly string[], data: readonly (number | null)[]) {
  return categories.flatMap((year, at) => {
    const value = data[at] ?? null
    return value === null ? [] : [{ year, value }]
  })
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10

/** A value in the unit that a large figure has: billions instead of thousands of millions. */
interface Scaled {
  value: number
  /** `percent` is written at the number; null keeps the unit of the statistic. */
  unit: 'usd' | 'homeCurrency' | 'percent' | null
}

/** The units of statistics, by their English name, that large figures write in another way. */
const billions: Readonly<Record<string, 'usd' | 'homeCurrency'>> = {
  'million US dollars': 'usd',
  [`million ${homeCountry.currencyName}`]: 'homeCurrency',
}

/** `englishUnit` is the unit of the statistic in English; a change is in per cent whatever it is. */
export function scaled(value: number, englishUnit: string, isPercent: boolean): Scaled {
  if (isPercent || englishUnit === 'per cent') return { value: oneDecimal(value), unit: 'percent' }
  const unit = billions[englishUnit]
  if (unit && Math.abs(value) >= 1_000) return { value: oneDecimal(value / 1_000), unit }
  return { value, unit: null }
}
