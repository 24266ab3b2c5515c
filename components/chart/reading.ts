import { comma, formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { ChartData } from './chart-data'

/** The values of one category, as they are read. */
export interface Reading {
  title: string
  rows: readonly { name: string; value: string }[]
  /** The same as a sentence, for those who listen. */
  text: string
}

/** Reads the values of a category; a single series is known by the title of its chart. */
export function readingOf(
  { categories, series, unit }: ChartData,
  index: number,
  texts: { locale: Locale; noValue: string },
): Reading {
  const title = categories[index] ?? ''
  const rows = series.map(({ name, data }) => {
    const value = data[index] ?? null
    return { name, value: value === null ? texts.noValue : formatNumber(value, texts.locale) }
  })
  const spoken = rows
    .map(({ name, value }) => (rows.length === 1 ? value : `${name} ${value}`))
    .join(comma[texts.locale])
  return { title, rows, text: `${title}: ${spoken}${unit && ` (${unit})`}` }
}

/** How far a key moves between categories; null for a key that does not. */
export function moveOf(
  key: string,
  { index, count, isMirrored }: { index: number; count: number; isMirrored: boolean },
): number | null {
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight'
  const back = isMirrored ? 'ArrowRight' : 'ArrowLeft'
  const last = count - 1
  switch (key) {
    case forward:
    case 'ArrowDown':
      return Math.min(last, index + 1)
    case back:
    case 'ArrowUp':
      return Math.max(0, index - 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
