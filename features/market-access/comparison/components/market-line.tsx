import { isZero } from '@/lib/decimal/decimal'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { ComparedRow } from './compared-row'
import type { ComparisonTexts } from './comparison-texts'

/** What decides about a market in a few words: its duty, its agreement and its imports. */
export function marketLine(
  row: ComparedRow,
  hasFigures: boolean,
  texts: ComparisonTexts,
  locale: Locale,
): string {
  const { line, short } = texts
  const { agreement } = row
  const dollars = hasFigures ? row.values.importsProduct : millions(row.values.importsAll)
  return [
    dutyIn(row, texts, locale),
    agreement ? (short[agreement.key] ?? agreement.text) : line.noAgreement,
    dollars === null ? line.noImports : importsOf(Number(dollars), texts, locale),
  ].join(' · ')
}

function dutyIn({ preference, values }: ComparedRow, { line }: ComparisonTexts, locale: Locale) {
  if (values.duty !== null && isZero(values.duty)) return line.free
  if (preference === null) return line.noDuty
  return values.duty === null ? preference : fillText(line.duty, { rate: preference }, locale)
}

const millions = (value: string | null) => (value === null ? null : Number(value) * 1_000_000)

function importsOf(dollars: number, { line }: ComparisonTexts, locale: Locale): string {
  const [text, unit] =
    dollars >= 1e9
      ? [line.importsBillion, 1e9]
      : dollars >= 1e6
        ? [line.importsMillion, 1e6]
        : [line.imports, 1]
  return fillText(text, { amount: rounded(dollars / unit) }, locale)
}

/** Two digits that count, or the whole number where it is larger. */
const rounded = (amount: number) =>
  amount >= 100 ? Math.round(amount) : Number(amount.toPrecision(2))
