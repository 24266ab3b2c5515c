import { add, isZero, shareOf } from '@/lib/decimal/decimal'

/** The exact sum of decimals. */
export const sumOf = (values: readonly string[]): string => add(...values)

/** A part in percent of a total, to one place, half a unit rounded up; null where there is no total. */
export const shareInPercent = (part: string, total: string): string | null =>
  isZero(total) ? null : shareOf(part, total, 1)

/**
 * The average change a year between two values in percent, to one place; null where the earlier
 * value is zero or there is no year between them.
 */
export function growthOf(first: string, last: string, years: number): string | null {
  const [from, to] = [Number(first), Number(last)]
  if (years <= 0 || from <= 0) return null
  return (((to / from) ** (1 / years) - 1) * 100).toFixed(1)
}
