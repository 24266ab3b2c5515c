import { keysOf, recordOf } from './records'

/** The values of a record that a filter of its list is compared with. */
export type ValuesOf<Item> = (item: Item) => readonly (string | number | null)[]

/** The values of each filter that lead to any of the records of a whole list. */
export function usedValues<Item, Key extends string>(
  items: readonly Item[],
  filters: Readonly<Record<Key, ValuesOf<Item>>>,
): Record<Key, ReadonlySet<string>> {
  const valuesIn = (valuesOf: ValuesOf<Item>) =>
    new Set(items.flatMap((item) => valuesOf(item).flatMap((value) => value ?? [])).map(String))
  return recordOf(keysOf(filters), (key) => valuesIn(filters[key]))
}

/** The ids that records have, each once and in order. */
export function eachOnce(ids: readonly (number | null)[]): number[] {
  const known = new Set(ids.flatMap((id) => id ?? []))
  return [...known].toSorted((one, other) => one - other)
}
