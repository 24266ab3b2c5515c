import { latinDigits } from '@/lib/i18n/fold'
import Big from 'big.js'

/**
 * Exact decimal arithmetic. A decimal is a text such as `-6.5`, as numeric columns and the API have
 * it; results have no needless zeros. Malformed texts throw `RangeError`.
 */

/** Half up is away from zero; `up` and `down` are away from and towards zero. */
export type Rounding = 'half-up' | 'up' | 'down'

const modes = { 'half-up': Big.roundHalfUp, up: Big.roundUp, down: Big.roundDown }

const form = /^(-?)(\d+)(?:\.(\d+))?$/

/** Whether a text is a decimal. */
export function isDecimal(text: string): boolean {
  return form.test(text)
}

/** A decimal without needless zeros: `007.50` is `7.5`. */
export function normalized(text: string): string {
  return read(text).toFixed()
}

export function add(...terms: readonly string[]): string {
  return terms.reduce((sum, term) => sum.plus(read(term)), new Big(0)).toFixed()
}

export function subtract(from: string, term: string): string {
  return read(from).minus(read(term)).toFixed()
}

export function multiply(...factors: readonly string[]): string {
  return factors.reduce((product, factor) => product.times(read(factor)), new Big(1)).toFixed()
}

/** The quotient, rounded to a number of places. Throws `RangeError` for a divisor of zero. */
export function divide(
  dividend: string,
  divisor: string,
  places: number,
  rounding: Rounding = 'half-up',
): string {
  if (isZero(divisor)) throw new RangeError('Division by zero.')
  // Places and rounding are settings of a constructor, which all of its numbers share.
  const Rounded = Big()
  Rounded.DP = places
  Rounded.RM = modes[rounding]
  return new Rounded(read(dividend)).div(read(divisor)).toFixed()
}

/** A decimal rounded to a number of places. */
export function round(text: string, places: number, rounding: Rounding = 'half-up'): string {
  return read(text).round(places, modes[rounding]).toFixed()
}

/** Negative, zero or positive: the order of two decimals. */
export function compare(one: string, other: string): number {
  return read(one).cmp(read(other))
}

export function isZero(text: string): boolean {
  return read(text).eq(0)
}

export function largest(first: string, ...more: readonly string[]): string {
  return more.reduce((one, other) => (compare(other, one) > 0 ? other : one), first)
}

export function smallest(first: string, ...more: readonly string[]): string {
  return more.reduce((one, other) => (compare(other, one) < 0 ? other : one), first)
}

/** A percentage of a value, exactly: 6.5% of 200 is 13. */
export function percentOf(value: string, percent: string): string {
  return multiply(value, percent, '0.01')
}

/** How many percent of the whole a part is, rounded. Throws `RangeError` for a whole of zero. */
export function shareOf(
  part: string,
  whole: string,
  places = 2,
  rounding: Rounding = 'half-up',
): string {
  return divide(multiply(part, '100'), whole, places, rounding)
}

/**
 * The decimal that a person typed, in Latin or Arabic digits, with separators of thousands; null
 * for anything else and for negative numbers.
 */
export function typedDecimal(text: string): string | null {
  const latin = latinDigits(text)
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(/[\s\u00a0\u202f\u200e\u200f]/g, '')
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(latin)) return normalized(latin.replaceAll(',', ''))
  return /^\d+(?:\.\d+)?$/.test(latin) ? normalized(latin) : null
}

function read(text: string): Big {
  if (!isDecimal(text)) throw new RangeError(`Not a decimal: ${text}`)
  return new Big(text)
}
