import { plainDecimal } from '../rules'

/** Values of trade have three places at most. */
const places = 3

function thousandths(value: string): bigint {
  const [whole = '0', part = ''] = value.split('.')
  return BigInt(whole + part.slice(0, places).padEnd(places, '0'))
}

function decimalOf(units: bigint, digits: number): string {
  const text = String(units).padStart(digits + 1, '0')
  return plainDecimal(`${text.slice(0, -digits)}.${text.slice(-digits)}`)
}

/** The exact sum of decimals. */
export const sumOf = (values: readonly string[]): string =>
  decimalOf(
    values.reduce((sum, value) => sum + thousandths(value), 0n),
    places,
  )

/** A part in percent of a total, to one place, half a unit rounded up; null where there is no total. */
export function percentOf(part: string, total: string): string | null {
  const whole = thousandths(total)
  if (whole === 0n) return null
  return decimalOf((thousandths(part) * 2000n + whole) / (whole * 2n), 1)
}

/**
 * The average change a year between two values in percent, to one place; null where the earlier
 * value is zero or there is no year between them.
 */
export function growthOf(first: string, last: string, years: number): string | null {
  const [from, to] = [Number(first), Number(last)]
  if (years <= 0 || from <= 0) return null
  return (((to / from) ** (1 / years) - 1) * 100).toFixed(1)
}
