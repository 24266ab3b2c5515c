import { pairOf, type Habit, type Pair } from './fields'

/** A bilingual field with its two texts, under its wire names. */
export function bilingualPair<Field extends string, H extends Habit = 'lower'>(
  field: Field,
  texts: { en: string; ar: string },
  habit?: H,
): Record<Pair<Field, H>, string> {
  const inOrder = [texts.en, texts.ar].values()
  return pairOf(field, (habit ?? 'lower') as H, () => inOrder.next().value ?? '')
}
