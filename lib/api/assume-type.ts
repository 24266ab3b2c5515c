/**
 * A value under the type its reader names. For clients that read every resource through one
 * generic call: the contract has checked the shape, and the reader knows it.
 */
export function assumeType<Wanted>(value: unknown): Wanted {
  return value as Wanted
}
