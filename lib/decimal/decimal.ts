import { latinDigits } from '@/lib/i18n/fold'

/**
 * Exact decimal arithmetic. A decimal is a text such as `-6.5`, as numeric columns and the API have
 * it; results have no needless zeros. Malformed texts throw `RangeError`.
 */

/** Half up is away from zero; `up` and `down` are away from and towards zero. */
export type Rounding = 'half-up' | 'up' | 'down'

interface Scaled {
  /** The number without its point: 6.5 is 65 with one place. */
  digits: bigint
  places: number
}

const form = /^(-?)(\d+)(?:\.(\d+))?$/

/** Whether a text is a decimal. */
export function isDecimal(text: string): boolean {
  return form.test(text)
}

/** A decimal without needless zeros: `007.50` is `7.5`. */
export function normalized(text: string): string {
  return written(read(text))
}

export function add(...terms: readonly string[]): string {
  return written(terms.map(read).reduce(sum, { digits: 0n, places: 0 }))
}

export function subtract(from: string, term: string): string {
  const { digits, places } = read(term)
  return written(sum(read(from), { digits: -digits, places }))
}

export function multiply(...factors: readonly string[]): string {
  const product = factors.map(read).reduce(
    (one, other) => ({
      digits: one.digits * other.digits,
      places: one.places + other.places,
    }),
    { digits: 1n, places: 0 },
  )
  return written(product)
}

/** The quotient, rounded to a number of places. Throws `RangeError` for a divisor of zero. */
export function divide(
  dividend: string,
  divisor: string,
  places: number,
  rounding: Rounding = 'half-up',
): string {
  const [one, other] = [read(dividend), read(divisor)]
  if (other.digits === 0n) throw new RangeError('Division by zero.')
  const above = one.digits * 10n ** BigInt(other.places + places)
  const below = other.digits * 10n ** BigInt(one.places)
  return written({ digits: quotient(above, below, rounding), places })
}

/** A decimal rounded to a number of places. */
export function round(text: string, places: number, rounding: Rounding = 'half-up'): string {
  return divide(text, '1', places, rounding)
}

/** Negative, zero or positive: the order of two decimals. */
export function compare(one: string, other: string): number {
  const { digits } = sum(read(one), read(subtract('0', other)))
  return digits === 0n ? 0 : digits < 0n ? -1 : 1
}

export function isZero(text: string): boolean {
  return read(text).digits === 0n
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

function read(text: string): Scaled {
  const found = form.exec(text)
  if (!found) throw new RangeError(`Not a decimal: ${text}`)
  const [, sign = '', whole = '', part = ''] = found
  return { digits: BigInt(`${sign}${whole}${part}`), places: part.length }
}

function sum(one: Scaled, other: Scaled): Scaled {
  const places = Math.max(one.places, other.places)
  const at = ({ digits, places: own }: Scaled) => digits * 10n ** BigInt(places - own)
  return { digits: at(one) + at(other), places }
}

function quotient(above: bigint, below: bigint, rounding: Rounding): bigint {
  const isNegative = above < 0n !== below < 0n
  const [dividend, divisor] = [above < 0n ? -above : above, below < 0n ? -below : below]
  const whole = dividend / divisor
  const rest = dividend % divisor
  const isUp =
    rest !== 0n && (rounding === 'up' || (rounding === 'half-up' && rest * 2n >= divisor))
  const size = isUp ? whole + 1n : whole
  return isNegative ? -size : size
}

function written({ digits, places }: Scaled): string {
  const isNegative = digits < 0n
  const figures = String(isNegative ? -digits : digits).padStart(places + 1, '0')
  const whole = figures.slice(0, figures.length - places)
  const part = figures.slice(figures.length - places).replace(/0+$/, '')
  return `${isNegative ? '-' : ''}${whole}${part === '' ? '' : `.${part}`}`
}
