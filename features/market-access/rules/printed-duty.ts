import {
  add,
  compare,
  divide,
  isDecimal,
  largest,
  multiply,
  percentOf,
  smallest,
} from '@/lib/decimal/decimal'

/** What a specific duty is charged on. */
export type Measure = 'kg' | 'litre' | 'item'

/** A part of a duty: a percentage of the customs value, or an amount for a number of units. */
export type DutyPart =
  | { kind: 'percent'; percent: string }
  | { kind: 'specific'; amount: string; currency: string; per: string; measure: Measure }

/** A duty as a sum of parts, with what it is at least and at most. */
export interface Duty {
  parts: DutyPart[]
  atLeast: DutyPart[]
  atMost: DutyPart[]
}

/** A consignment; the value is in the currency, quantities are those that the tariff names. */
export type Consignment = {
  value: string
  currency: string
} & Partial<Record<Measure, string>>

export interface DutyAmount {
  amount: string
  currency: string
}

/**
 * A printed rate, such as `8.00% + 5.10 GBP/100kg` or `13.2¢/kg but not less than 10%`. Null where it
 * depends on what the text alone does not say (season, alcohol, sugar, parts of the product): such a
 * rate is shown as printed and never calculated.
 */
export function parseDuty(text: string): Duty | null {
  const limits = /\s+(MIN|MAX|but not less than|but not more than)\s+/
  const [first = '', ...rest] = text.trim().split(limits)
  const parts = parseParts(first)
  if (!parts) return null
  const duty: Duty = { parts, atLeast: [], atMost: [] }
  for (let index = 0; index < rest.length; index += 2) {
    const bound = /MIN|less/.test(rest[index] ?? '') ? 'atLeast' : 'atMost'
    const limit = parseParts(rest[index + 1] ?? '')
    if (!limit || duty[bound].length > 0) return null
    duty[bound] = limit
  }
  return currenciesOf(duty).length > 1 ? null : duty
}

/** Whether a rate is one plain percentage of the value, or free. */
export function plainPercent(text: string): string | null {
  const duty = parseDuty(text)
  const [part, ...more] = duty?.parts ?? []
  const isPlain = duty?.atLeast.length === 0 && duty.atMost.length === 0 && more.length === 0
  return isPlain && part?.kind === 'percent' ? part.percent : null
}

/**
 * The duty on a consignment, exactly and unrounded. Null where a quantity is missing, or where an
 * amount of the rate is in another currency than the value: no rate of exchange is guessed.
 */
export function dutyOn(duty: Duty, consignment: Consignment): DutyAmount | null {
  const { currency } = consignment
  if (currenciesOf(duty).some((one) => one !== currency)) return null
  const amount = sumOf(duty.parts, consignment)
  const [least, most] = [duty.atLeast, duty.atMost].map((bound) =>
    bound.length === 0 ? undefined : sumOf(bound, consignment),
  )
  if (amount === null || least === null || most === null) return null
  const raised = least === undefined ? amount : largest(amount, least)
  const limited = most === undefined ? raised : smallest(raised, most)
  return { amount: limited, currency }
}

/** Quantities besides the value that the duty is calculated from. */
export function measuresOf({ parts, atLeast, atMost }: Duty): Measure[] {
  const all = [...parts, ...atLeast, ...atMost]
  return [...new Set(all.flatMap((part) => (part.kind === 'specific' ? [part.measure] : [])))]
}

function parseParts(text: string): DutyPart[] | null {
  const parts = text.split('+').map((part) => parsePart(part.trim()))
  return parts.includes(null) ? null : parts.filter((part) => part !== null)
}

const units: Readonly<Record<string, { measure: Measure; factor: string }>> = {
  kg: { measure: 'kg', factor: '1' },
  t: { measure: 'kg', factor: '1000' },
  tonne: { measure: 'kg', factor: '1000' },
  liter: { measure: 'litre', factor: '1' },
  litre: { measure: 'litre', factor: '1' },
  hl: { measure: 'litre', factor: '100' },
  item: { measure: 'item', factor: '1' },
  items: { measure: 'item', factor: '1' },
  each: { measure: 'item', factor: '1' },
}

const percentForm = /^(\d+(?:\.\d+)?) ?%$/
const currencyForm = /^(\d+(?:\.\d+)?) ?([A-Z]{3}|€)\s?\/\s?(\d{1,6})?\s?([a-z]+)$/
const centForm = /^(\d+(?:\.\d+)?) ?¢(?:\s?\/\s?|\s)([a-z]+)$/
const dollarForm = /^\$ ?(\d+(?:\.\d+)?)(?:\s?\/\s?|\s)([a-z]+)$/

function parsePart(text: string): DutyPart | null {
  if (/^free$/i.test(text)) return { kind: 'percent', percent: '0' }
  const percent = percentForm.exec(text)?.[1]
  if (percent !== undefined) return { kind: 'percent', percent }
  const [, amount, sign, count = '1', unit = ''] = currencyForm.exec(text) ?? []
  if (amount !== undefined)
    return specific(amount, sign === '€' ? 'EUR' : (sign ?? ''), count, unit)
  const [, cents, centUnit = ''] = centForm.exec(text) ?? []
  if (cents !== undefined) return specific(divide(cents, '100', 8), 'USD', '1', centUnit)
  const [, dollars, dollarUnit = ''] = dollarForm.exec(text) ?? []
  return dollars === undefined ? null : specific(dollars, 'USD', '1', dollarUnit)
}

function specific(amount: string, currency: string, count: string, unit: string): DutyPart | null {
  const known = Object.hasOwn(units, unit) ? units[unit] : undefined
  if (!known || !isDecimal(count) || compare(count, '0') <= 0) return null
  const per = multiply(count, known.factor)
  return { kind: 'specific', amount, currency, per, measure: known.measure }
}

function currenciesOf({ parts, atLeast, atMost }: Duty): string[] {
  const all = [...parts, ...atLeast, ...atMost]
  return [...new Set(all.flatMap((part) => (part.kind === 'specific' ? [part.currency] : [])))]
}

/** Amounts are per 1, 100 or 1,000 units, so that division by them is exact. */
const exactPlaces = 12

function sumOf(parts: readonly DutyPart[], consignment: Consignment): string | null {
  const amounts = parts.map((part) => {
    if (part.kind === 'percent') return percentOf(consignment.value, part.percent)
    const quantity = consignment[part.measure]
    if (quantity === undefined) return null
    return divide(multiply(part.amount, quantity), part.per, exactPlaces)
  })
  return amounts.includes(null) ? null : add(...amounts.filter((one) => one !== null))
}
