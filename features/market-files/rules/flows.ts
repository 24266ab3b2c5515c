import { amountOf, countryOf, digitsOf, editionOf, isOwnChapter, yearOf } from './codes'
import type { Cells, FileFormat, FlowRecord, LineReason, LineResult } from '../contract'

const flows = new Map<string, FlowRecord['flow']>([
  ['X', 'export'],
  ['M', 'import'],
])

/** Values of columns that mean the whole: all procedures, all means of transport. */
const whole: readonly (readonly [string, readonly string[]])[] = [
  ['typecode', ['C', '']],
  ['freqcode', ['A', '']],
  ['partner2code', ['0', '']],
  ['customscode', ['C00', '']],
  ['moscode', ['0', '']],
  ['motcode', ['0', '']],
]

const isWhole = (cells: Cells) => whole.every(([column, totals]) => totals.includes(cells(column)))

/** UN Comtrade: yearly flows by subheading; totals of chapters, and parts of a flow, are left out. */
export const unComtrade: FileFormat<FlowRecord> = {
  columns: [
    'refyear',
    'reportercode',
    'flowcode',
    'partnercode',
    'classificationcode',
    'cmdcode',
    'primaryvalue',
  ],
  open: (context) => {
    const country = (cells: Cells, side: 'reporter' | 'partner') =>
      countryOf(cells(`${side}code`), context) ?? countryOf(cells(`${side}iso`), context)

    function weightOf(cells: Cells): { weight: string | null } | LineReason {
      if (cells('netwgt') === '') return { weight: null }
      const weight = amountOf(cells('netwgt'), 3)
      return typeof weight === 'string' ? weight : { weight: weight.amount }
    }

    return {
      line: (cells): LineResult<FlowRecord> => {
        const flow = flows.get(cells('flowcode'))
        if (flow === undefined || !isWhole(cells)) return 'not_needed'
        const digits = digitsOf(cells('cmdcode'))
        // A spreadsheet has dropped the zero of a chapter below 10.
        if (/^\d{5}$/.test(digits)) return { refused: 'code' }
        if (digits.length !== 6 || isOwnChapter(digits)) return 'not_needed'
        const year = yearOf(cells('refyear'), context)
        if (year === null) return { refused: 'year' }
        const [reporter, partner] = [country(cells, 'reporter'), country(cells, 'partner')]
        if (reporter === null || partner === null) return { refused: 'country' }
        const today = context.codes.today(digits, editionOf(cells('classificationcode')))
        if (typeof today === 'string') return { refused: today }
        const value = amountOf(cells('primaryvalue'), 2)
        if (typeof value === 'string') return { refused: value }
        const weight = weightOf(cells)
        if (typeof weight === 'string') return { refused: weight }
        const goods = { year, flow, reporter, partner, hs6: today.hs6 }
        return { rows: [{ ...goods, value: value.amount, ...weight }] }
      },
    }
  },
}
