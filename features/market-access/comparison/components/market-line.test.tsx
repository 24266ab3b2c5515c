import type { ComparedMarket } from '@/features/market-access/comparison/contract'
import type { Locale } from '@/lib/i18n/locale'
import { duty, marketOf } from '@/tests/support/compared-markets'
import { renderIn } from '@/tests/support/in-language'
import { pairOf } from '@/tests/support/market-pairs'
import { expect, it } from 'vitest'
import { comparedRows } from './compared-row'
import { useComparisonTexts } from './comparison-texts'
import { marketLine } from './market-line'
import { useRateLines } from './rate-lines'

interface LineProps {
  locale: Locale
  facts: Partial<ComparedMarket>
  hasFigures?: boolean
}

function Line({ locale, facts, hasFigures = false }: LineProps) {
  const comparison = { product: pairOf().product, markets: [marketOf('DE', 'Germany', facts)] }
  const texts = useComparisonTexts(comparison, locale)
  const rows = comparedRows(comparison, locale, useRateLines(locale))
  return rows.map((row) =>
    marketLine(row, hasFigures, texts, locale).replace(/[\u2066-\u2069]/g, ''),
  )
}

const lineOf = (props: LineProps) =>
  renderIn(<Line {...props} />, { locale: props.locale }).container.textContent

const free = { ...duty('7.7'), answer: 'free', agreement_key: 'eu' } as const

it('the line of a market has its duty, its agreement and its imports in both languages', () => {
  const facts = { ...free, imports_all: '1239897.2' }
  expect(lineOf({ locale: 'en', facts })).toBe('Free of duty · EU agreement · imports US$1,240 bn')
  expect(lineOf({ locale: 'ar', facts })).toBe(
    'دون رسوم · اتفاقية الاتحاد الأوروبي · واردات 1,240 مليار دولار',
  )
})

it('the line of a market says its general duty, and what is missing', () => {
  expect(lineOf({ locale: 'en', facts: { ...duty('10'), imports_all: '913.4' } })).toBe(
    'Duty 10% · no agreement · imports US$913 m',
  )
  expect(lineOf({ locale: 'en', facts: {} })).toBe('Duty missing · no agreement · imports missing')
  expect(lineOf({ locale: 'ar', facts: {} })).toBe('الرسم ناقص · لا اتفاقية · الواردات ناقصة')
})

it('the line of a market has the imports of the product where staff imported them', () => {
  const facts = { ...free, imports_all: '1239897.2' }
  const line = (imports: string | null) =>
    lineOf({ locale: 'en', hasFigures: true, facts: { ...facts, imports_product: imports } })
  expect(line('20736')).toMatch(/imports US\$20,736$/)
  expect(line('5480000')).toMatch(/imports US\$5\.5 m$/)
  expect(line(null)).toMatch(/imports missing$/)
})
