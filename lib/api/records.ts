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
