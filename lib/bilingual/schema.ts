import { z } from 'zod'
import { pairOf, type Habit, type Pair } from './fields'

/** A text both languages should have; either may be empty, and then the other one is shown. */
const text = () => z.string()

/** The schema pair of a bilingual text: `...bilingualText('title')`. */
export function bilingualText<Field extends string>(
  field: Field,
): Record<Pair<Field, 'lower'>, z.ZodString>
export function bilingualText<Field extends string, H extends Habit>(
  field: Field,
  habit: H,
): Record<Pair<Field, H>, z.ZodString>
export function bilingualText(field: string, habit: Habit = 'lower') {
  return pairOf(field, habit, text)
}

/** The schema pair of a bilingual text that may be missing in one or both languages. */
export function bilingualOptional<Field extends string, H extends Habit = 'lower'>(
  field: Field,
  habit?: H,
): Record<Pair<Field, H>, z.ZodNullable<z.ZodString>> {
  return pairOf(field, (habit ?? 'lower') as H, () => z.string().nullable())
}
