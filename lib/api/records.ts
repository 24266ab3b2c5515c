/** `Object.keys` of a record whose keys the compiler knows. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record) as Key[]
}

/** A record with a value for each of the keys. */
export function recordOf<Key extends string | number, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>
}

/** One column of a table: of each row, by its name, what it has there. */
export function columnOf<Table extends Readonly<Record<string, object>>, Column extends string>(
  table: Table,
  column: Column,
) {
  const cells = Object.entries(table).map(([name, row]) => [
    name,
    new Map<string, unknown>(Object.entries(row)).get(column),
  ])
  return Object.fromEntries(cells) as {
    [Name in keyof Table]: Table[Name] extends Readonly<Record<Column, infer Cell>>
      ? Cell
      : undefined
  }
}
