import { latinDigits } from '@/lib/i18n/fold'

/** An HS code has at most this many digits (spec part 2 section 9). */
export const hsCodeLength = 6

/** The message key, under `rules`, of the error in a typed HS code; null for a valid one. */
export function hsCodeError(text: string): 'hs_code' | null {
  return text.length > hsCodeLength ? 'hs_code' : null
}

/** A row of the placeholder table: a line of the Harmonized System and invented round figures. */
export interface PlaceholderRow {
  hsCode: string
  /** The key of its name under `dataCentre.products`. */
  product: string
  year: number
  /** In thousands of US dollars. */
  exports: number
  imports: number
}

/** The data centre has no data of its own yet: these rows are static (spec part 2 section 2). */
export const placeholderRows: readonly PlaceholderRow[] = [
  { hsCode: '070200', product: 'tomatoes', year: 2024, exports: 100_000, imports: 2_000 },
  { hsCode: '080410', product: 'dates', year: 2024, exports: 30_000, imports: 10_000 },
  { hsCode: '150930', product: 'oliveOil', year: 2024, exports: 20_000, imports: 1_000 },
  { hsCode: '251010', product: 'phosphates', year: 2024, exports: 600_000, imports: 0 },
  { hsCode: '300490', product: 'medicines', year: 2024, exports: 700_000, imports: 500_000 },
  { hsCode: '310420', product: 'potash', year: 2024, exports: 800_000, imports: 0 },
  { hsCode: '330499', product: 'cosmetics', year: 2024, exports: 50_000, imports: 60_000 },
  { hsCode: '611030', product: 'garments', year: 2024, exports: 400_000, imports: 20_000 },
  { hsCode: '711319', product: 'jewellery', year: 2024, exports: 300_000, imports: 200_000 },
  { hsCode: '841510', product: 'airConditioners', year: 2024, exports: 40_000, imports: 90_000 },
]

/** The rows whose HS code starts with the typed text; none for a text that is too long. */
export function rowsUnder(text: string): readonly PlaceholderRow[] {
  const digits = latinDigits(text).replace(/[^0-9]/g, '')
  if (hsCodeError(text) !== null) return []
  return placeholderRows.filter(({ hsCode }) => hsCode.startsWith(digits))
}
