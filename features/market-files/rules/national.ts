import { homeCountry } from '@/lib/country/home'
import { appliesToday, digitsOf, isOwnChapter, rateOf } from './codes'
import type { Cells, FileFormat, LineReason, LineResult, RateRecord } from '../contract'
import { TariffBook } from './tariff-book'

/**
 * The portal's own format for any national tariff book: a line for each national code, and where it
 * has preferences, one for each scheme, of which that of the dataset's agreement is read.
 */
export const nationalTariff: FileFormat<RateRecord> = {
  columns: ['hs_code', 'mfn_duty'],
  open: (context) => {
    const book = new TariffBook(context)
    const seen = new Set<string>()
    return {
      line: (cells): LineResult<RateRecord> => {
        const digits = digitsOf(cells('hs_code'))
        if (digits === 'code') return { refused: digits }
        if (isOwnChapter(digits)) return 'not_needed'
        const applies = appliesToday(cells('valid_from'), cells('valid_to'), context)
        if (typeof applies === 'string') return { refused: applies }
        if (!applies) return 'not_needed'
        const scheme = cells('preference_scheme').toLowerCase()
        const key = `${digits} ${scheme}`
        if (seen.has(key)) return { refused: 'duplicate' }
        const mfn = rateOf(cells('mfn_duty'))
        if (typeof mfn === 'string') return { refused: mfn }
        const refused = book.add({ digits, column: 'mfn', rate: mfn })
        if (refused !== null && refused !== 'duplicate') return { refused }
        seen.add(key)
        if (scheme === '' || scheme !== context.agreement) return { rows: [] }
        const rate = rateOf(cells('preference_duty'))
        if (typeof rate === 'string') return { refused: rate }
        book.add({ digits, column: 'preference', rate })
        return { rows: [] }
      },
      end: () => book.records(),
    }
  },
}

interface Level {
  indent: number
  general: string
  special: string
}

/** The special rate of the country in `Free (A+,AU,XX) 3.5% (KR)`; empty where there is none. */
function specialOf(text: string): string {
  for (const [, rate = '', symbols = ''] of text.matchAll(/([^()]+)\(([^()]*)\)/g)) {
    if (symbols.split(',').some((one) => one.trim() === homeCountry.code)) return rate.trim()
  }
  return ''
}

/** The Harmonized Tariff Schedule: a blank rate is that of the line above with less indent. */
export const usHts: FileFormat<RateRecord> = {
  columns: ['hts number', 'indent', 'general rate of duty', 'special rate of duty'],
  open: (context) => {
    const book = new TariffBook(context)
    const seen = new Set<string>()
    let above: Level[] = []

    function add(digits: string, { general, special }: Level): LineReason | null {
      const rate = rateOf(general)
      if (typeof rate === 'string') return rate
      const refused = book.add({ digits, column: 'mfn', rate })
      const preference = specialOf(special)
      if (refused !== null || preference === '') return refused
      const reduced = rateOf(preference)
      return typeof reduced === 'string'
        ? reduced
        : book.add({ digits, column: 'preference', rate: reduced })
    }

    return {
      line: (cells): LineResult<RateRecord> => {
        const indent = Number(cells('indent') || '0')
        if (!Number.isInteger(indent) || indent < 0 || indent > 30) return { refused: 'number' }
        above = above.filter((level) => level.indent < indent)
        const inherited = above.at(-1)
        const own = cells('general rate of duty')
        const level: Level = {
          indent,
          general: own || (inherited?.general ?? ''),
          special: own ? cells('special rate of duty') : (inherited?.special ?? ''),
        }
        above.push(level)
        if (cells('hts number') === '') return 'not_needed'
        const digits = digitsOf(cells('hts number'))
        if (digits === 'code') return { refused: digits }
        const line = digits.slice(0, 8)
        if (line.length < 8 || isOwnChapter(line) || level.general === '') return 'not_needed'
        if (seen.has(line)) return own === '' ? 'not_needed' : { refused: 'duplicate' }
        const refused = add(line, level)
        if (refused !== null) return { refused }
        seen.add(line)
        return { rows: [] }
      },
      end: () => book.records(),
    }
  },
}

/** Table TPHS of the Canadian customs tariff; JT is the rate for the country. */
export const caTphs: FileFormat<RateRecord> = {
  columns: ['tariff', 'eff_date', 'mfn', 'jt'],
  open: (context) => {
    const book = new TariffBook(context)
    return {
      line: (cells): LineResult<RateRecord> => {
        const digits = digitsOf(cells('tariff'))
        if (digits === 'code') return { refused: digits }
        if (isOwnChapter(digits) || cells('mfn') === '') return 'not_needed'
        const applies = appliesToday(cells('eff_date'), '', context)
        if (typeof applies === 'string') return { refused: applies }
        if (!applies) return 'not_needed'
        const mfn = rateOf(cells('mfn'))
        if (typeof mfn === 'string') return { refused: mfn }
        const refused = book.add({ digits, column: 'mfn', rate: mfn })
        if (refused !== null) return { refused }
        if (cells('jt') === '') return { rows: [] }
        const rate = rateOf(cells('jt'))
        if (typeof rate === 'string') return { refused: rate }
        book.add({ digits, column: 'preference', rate })
        return { rows: [] }
      },
      end: () => book.records(),
    }
  },
}

/** Types of measures that the EU and the United Kingdom share. */
const thirdCountry = new Set(['103', '105'])
const preferential = new Set(['142', '145'])
const preferentialQuota = new Set(['143', '146'])
const allOrigins = '1011'

/** Where a file has the parts of a measure. */
interface Columns {
  code: string
  type: string
  area: string
  duty: string
  from: string
  to: string
  quota: string
  /** A code that makes the duty depend on more than the goods. */
  additional: string
}

/** A file with one measure a line. */
function measures(columns: Columns): FileFormat<RateRecord> {
  const { code, type, area, duty, from, to } = columns
  return {
    columns: [code, type, area, duty, from, to],
    open: (context) => {
      const book = new TariffBook(context)
      return {
        line: (cells): LineResult<RateRecord> => {
          const kind = kindOf(cells(type), cells(area))
          if (kind === null || cells(columns.additional) !== '') return 'not_needed'
          const digits = digitsOf(cells(code))
          if (digits === 'code') return { refused: digits }
          if (isOwnChapter(digits)) return 'not_needed'
          const applies = appliesToday(cells(from), cells(to), context)
          if (typeof applies === 'string') return { refused: applies }
          if (!applies) return 'not_needed'
          const rate = rateOf(cells(duty))
          if (typeof rate === 'string') return { refused: rate }
          const refused = book.add({ digits, rate, ...target(kind, cells, columns) })
          return refused === null ? { rows: [] } : { refused }
        },
        end: () => book.records(),
      }
    },
  }
}

type Kind = 'mfn' | 'preference' | 'quota'

function kindOf(type: string, area: string): Kind | null {
  if (thirdCountry.has(type) && area === allOrigins) return 'mfn'
  if (area !== homeCountry.code) return null
  if (preferential.has(type)) return 'preference'
  return preferentialQuota.has(type) ? 'quota' : null
}

function target(kind: Kind, cells: Cells, { quota }: Columns) {
  if (kind !== 'quota') return { column: kind }
  return { column: 'preference' as const, quota: cells(quota) || '?' }
}

/** The dataset 'measures on declarable commodities' of the UK trade tariff. */
export const ukMeasures = measures({
  code: 'commodity__code',
  type: 'measure__type__id',
  area: 'measure__geographical_area__id',
  duty: 'measure__duty_expression',
  from: 'measure__effective_start_date',
  to: 'measure__effective_end_date',
  quota: 'measure__quota__order_number',
  additional: 'measure__additional_code__code',
})

/** 'Duties Import' of the EU's TARIC, saved as CSV. */
export const euTaric = measures({
  code: 'goods code',
  type: 'meas. type code',
  area: 'origin code',
  duty: 'duty',
  from: 'start date',
  to: 'end date',
  quota: 'order no.',
  additional: 'add code',
})
