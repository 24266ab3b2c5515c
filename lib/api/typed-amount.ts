import { latinDigits } from '@/lib/i18n/fold'
import { visibleText } from './visible-text'
import { z } from 'zod'

/** Numbers above zero by their most decimals. */
const decimalForms = {
  2: /^\d{1,11}(?:\.\d{1,2})?$/,
  3: /^\d{1,11}(?:\.\d{1,3})?$/,
} as const

export type AmountDecimals = keyof typeof decimalForms

/** Groups of three digits: 1,200 is never 1.2. */
const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/

/** A number that a person typed, in digits of either script, with or without grouped thousands. */
export const typedAmount = (decimals: AmountDecimals) =>
  z
    .union([z.string(), z.number()])
    .transform((typed) => visibleText(latinDigits(String(typed))).replaceAll(/[\s\u066c]/g, ''))
    .transform((typed) =>
      grouped.test(typed) ? typed.replaceAll(',', '') : typed.replace(/[,\u066b]/, '.'),
    )
    .pipe(
      z
        .string()
        .min(1, 'required')
        .regex(decimalForms[decimals], 'amount')
        .transform(Number)
        .pipe(z.number().positive('amount')),
    )
