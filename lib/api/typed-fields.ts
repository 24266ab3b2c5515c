import { z } from 'zod'
import { typedAmount, type AmountDecimals } from './typed-amount'
import { typedLine, typedText } from './typed-text'

/** The longest line and text of a field, in characters. */
export const fieldLimits = { line: 200, text: 5_000 } as const

/** A required line; `text_max` and `required` are keys under `rules` of the messages. */
export const requiredLine = () =>
  z
    .string('required')
    .trim()
    .max(fieldLimits.line, 'text_max')
    .pipe(typedLine(fieldLimits.line).pipe(z.string().min(1, 'required')))

/** A line that may be left empty. */
export const optionalLine = () =>
  z.string().trim().max(fieldLimits.line, 'text_max').default('').pipe(typedLine(fieldLimits.line))

/** A required text of any number of lines. */
export const requiredText = () =>
  z
    .string('required')
    .pipe(typedText(fieldLimits.text, 'description_max'))
    .pipe(z.string().min(1, 'required'))

const empty = (value: unknown) => (value === '' || value === null ? undefined : value)

/** An amount above zero; '' is none. */
export const optionalAmount = (decimals: AmountDecimals) =>
  z.preprocess(empty, typedAmount(decimals).optional())

/** One of a list, as a select gives it; '' is none. */
export const optionalChoice = <const Values extends readonly string[]>(values: Values) =>
  z.preprocess(empty, z.enum(values, 'choice').optional())

/** A day; '' is none. */
export const optionalDay = () => z.preprocess(empty, z.iso.date('date').optional())
