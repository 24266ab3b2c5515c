import { text } from 'drizzle-orm/pg-core'
import { pairOf, type Habit, type Pair } from './fields'

const required = () => text().notNull().default('')
const optional = () => text()

/** The column pair of a bilingual text, under its wire names. */
export function bilingualColumns<Field extends string, H extends Habit = 'lower'>(
  field: Field,
  habit?: H,
): Record<Pair<Field, H>, ReturnType<typeof required>> {
  return pairOf(field, (habit ?? 'lower') as H, required)
}

/** The column pair of a bilingual text that may be missing. */
export function bilingualNullableColumns<Field extends string, H extends Habit = 'lower'>(
  field: Field,
  habit?: H,
): Record<Pair<Field, H>, ReturnType<typeof optional>> {
  return pairOf(field, (habit ?? 'lower') as H, optional)
}
