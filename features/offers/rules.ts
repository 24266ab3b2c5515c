import type { OfferType } from './directory/contract'

/** What one item of a type is called in approvals and in the history. */
export function kindOf(type: OfferType): 'product' | 'service' {
  return type === 'products' ? 'product' : 'service'
}

/** Digits of the Arabic script as those that codes are written with. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  )
}

/** The last digit of a GS1 number, from those before it: weights 3 and 1 from the right. */
export function checkDigitOf(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

/** Whether a code is a GTIN: 8, 12, 13 or 14 digits, of which the last one proves the others. */
export function isGtin(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false
  return checkDigitOf(code.slice(0, -1)) === Number(code.at(-1))
}
