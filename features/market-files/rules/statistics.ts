import { homeCountry } from '@/lib/country/home'
import { countOf, countryOf, digitsOf, editionOf, isOwnChapter, rateOf, yearOf } from './codes'
import type {
  Cells,
  FileFormat,
  LineReason,
  LineResult,
  RateRecord,
  ReadingContext,
} from '../contract'

interface Range {
  hs6: string
  via_codes: string[]
  lines: number
  min: string
  max: string
  /** Some lines have a rate that is no percentage. */
  isPartial: boolean
}

/** The range of a subheading, or why there is none. */
function rangeOf(cells: Cells, context: ReadingContext): Range | LineReason {
  if (countryOf(cells('reporter_iso_n'), context) !== context.market) return 'other_market'
  if (yearOf(cells('year'), context) === null) return 'year'
  const digits = digitsOf(cells('productcode').padStart(6, '0'))
  if (digits.length !== 6) return 'code'
  const found = context.codes.today(digits, editionOf(cells('nomencode')))
  if (typeof found === 'string') return found
  const [min, max] = [cells('min_rate'), cells('max_rate')].map((text) =>
    rateOf(text, { bare: true }),
  )
  if (typeof min === 'string') return min
  if (typeof max === 'string') return max
  if (min?.percent == null || max?.percent == null) return 'rate'
  if (Number(min.percent) > Number(max.percent)) return 'rate'
  return {
    hs6: found.hs6,
    via_codes: found.hs6 === digits ? [] : [digits],
    lines: countOf(cells('totalnooflines')) || 1,
    min: min.percent,
    max: max.percent,
    isPartial: (countOf(cells('nbr_na_lines')) ?? 0) > 0,
  }
}

function preferenceIn({ min, max, isPartial }: Range) {
  const none = { preference_rate: null, preference_text: '', preference_lines: null }
  if (!isPartial && max === '0') return { preference: 'free' as const, ...none }
  if (!isPartial && min === max)
    return { preference: 'rate' as const, ...none, preference_rate: max }
  const range = `${min}–${max}%`
  return {
    preference: 'mixed' as const,
    ...none,
    preference_text: isPartial ? `${range}, …` : range,
  }
}

function rangeRecord(range: Range, column: 'mfn' | 'preference'): RateRecord {
  const { hs6, lines, via_codes } = range
  const isGeneral = column === 'mfn'
  const unknown = {
    preference: 'unknown' as const,
    preference_rate: null,
    preference_text: '',
    preference_lines: null,
  }
  return {
    hs6,
    lines,
    via_codes,
    mfn_min: isGeneral ? range.min : null,
    mfn_max: isGeneral ? range.max : null,
    mfn_other: isGeneral && range.isPartial ? ['…'] : [],
    ...(isGeneral ? unknown : preferenceIn(range)),
    entry_price: false,
    quotas: [],
  }
}

/** The bulk download of WITS: ranges of percentages by subheading, without printed rates. */
function witsTrains(column: 'mfn' | 'preference'): FileFormat<RateRecord> {
  const columns = ['nomencode', 'reporter_iso_n', 'year', 'productcode', 'min_rate', 'max_rate']
  return {
    columns: column === 'mfn' ? columns : [...columns, 'partner'],
    open: (context) => {
      const seen = new Set<string>()
      return {
        line: (cells): LineResult<RateRecord> => {
          if (isOwnChapter(cells('productcode').padStart(6, '0'))) return 'not_needed'
          if (
            column === 'preference' &&
            countryOf(cells('partner'), context) !== homeCountry.code
          ) {
            return 'not_needed'
          }
          const range = rangeOf(cells, context)
          if (typeof range === 'string') return { refused: range }
          if (seen.has(range.hs6)) return { refused: 'duplicate' }
          seen.add(range.hs6)
          return { rows: [rangeRecord(range, column)] }
        },
      }
    },
  }
}

export const witsMfn = witsTrains('mfn')
export const witsPreferential = witsTrains('preference')

type Measure = 'average' | 'min' | 'max' | 'lines'

interface Figures {
  year: number
  via: string
  values: Map<Measure, string>
}

/** What an indicator measures, by its name; null for one that is not of general duties. */
function measureOf(indicator: string): Measure | null {
  const name = indicator.replace(/_/g, ' ').toLowerCase()
  if (!/\bmfn\b/.test(name) || /bound|preferen/.test(name)) return null
  if (/number of (?:national )?(?:tariff )?lines/.test(name)) return 'lines'
  if (/max/.test(name)) return 'max'
  if (/min/.test(name)) return 'min'
  return /simple average/.test(name) ? 'average' : null
}

/**
 * An average says what every line pays only where it is zero, or where it is also the highest rate;
 * otherwise it is shown as an average.
 */
function figuresRecord(hs6: string, { via, values }: Figures): RateRecord {
  const [average, max, min] = [values.get('average'), values.get('max'), values.get('min')]
  const isUniform = average !== undefined && (average === '0' || average === max)
  const low = isUniform ? average : min
  const high = isUniform ? average : max
  const isRange = low !== undefined && high !== undefined
  return {
    hs6,
    lines: countOf(values.get('lines') ?? '') || 1,
    mfn_min: isRange ? low : null,
    mfn_max: isRange ? high : null,
    mfn_other: isRange || average === undefined ? [] : [`Ø ${average}%`],
    preference: 'unknown',
    preference_rate: null,
    preference_text: '',
    preference_lines: null,
    entry_price: false,
    quotas: [],
    via_codes: via === hs6 ? [] : [via],
  }
}

interface Columns {
  indicator: string
  reporter: string
  partner: string
  product: string
  year: string
  value: string
  edition: (cells: Cells, context: ReadingContext) => number | null
}

/** A file with one indicator of one product a line. */
function indicators(columns: Columns): FileFormat<RateRecord> {
  const { indicator, reporter, partner, product, year, value, edition } = columns
  return {
    columns: [indicator, reporter, partner, product, year, value],
    open: (context) => {
      const found = new Map<string, Figures>()
      const add = (hs6: string, via: string, measure: Measure, cells: Cells): LineReason | null => {
        const of = yearOf(cells(year), context)
        if (of === null) return 'year'
        const known = found.get(hs6)
        if (known && known.year > of) return null
        const rate = rateOf(cells(value), { bare: true })
        if (typeof rate === 'string') return rate
        if (rate.percent === null) return 'rate'
        const figures = known?.year === of ? known : { year: of, via, values: new Map() }
        if (figures.values.has(measure)) return 'duplicate'
        figures.values.set(measure, rate.percent)
        found.set(hs6, figures)
        return null
      }
      return {
        line: (cells): LineResult<RateRecord> => {
          const measure = measureOf(cells(indicator))
          const origin = cells(partner).toUpperCase()
          if (measure === null || !['A000', '000', 'WLD', ''].includes(origin)) return 'not_needed'
          const digits = digitsOf(cells(product))
          if (digits.length !== 6) return 'not_needed'
          if (isOwnChapter(digits)) return 'not_needed'
          if (countryOf(cells(reporter), context) !== context.market) {
            return { refused: 'other_market' }
          }
          const today = context.codes.today(digits, edition(cells, context))
          if (typeof today === 'string') return { refused: today }
          const refused = add(today.hs6, digits, measure, cells)
          return refused === null ? { rows: [] } : { refused }
        },
        end: () => [...found].map(([hs6, figures]) => figuresRecord(hs6, figures)),
      }
    },
  }
}

/** Tariff and Trade Data of the WTO. */
export const wtoTtd = indicators({
  indicator: 'indicator',
  reporter: 'reporter_code',
  partner: 'partner_code',
  product: 'product_code',
  year: 'year',
  value: 'value',
  edition: (cells) => editionOf(cells('classification_version')),
})

/** A download of WTO Stats, which names no edition of the Harmonized System. */
export const wtoStats = indicators({
  indicator: 'indicator',
  reporter: 'reporting economy iso3a code',
  partner: 'partner economy iso3a code',
  product: 'product/sector code',
  year: 'year',
  value: 'value',
  edition: (_, context) => context.edition,
})
