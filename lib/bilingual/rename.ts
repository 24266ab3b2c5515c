import { pairOf, suffixes, type Habit, type Pair } from './fields'

/** A bilingual field under another name of the same habit: `name_eng` as `type_eng`. */
export function renamePair<From extends string, To extends string, H extends Habit = 'lower'>(
  record: Record<Pair<From, H>, string>,
  from: From,
  to: To,
  habit?: H,
): Record<Pair<To, H>, string> {
  const kept = (habit ?? 'lower') as H
  const values = new Map<string, string>(Object.entries(record))
  const ends = suffixes[kept].values()
  return pairOf(to, kept, () => values.get(`${from}${ends.next().value ?? ''}`) ?? '')
}
