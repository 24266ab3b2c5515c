/**
 * What a declared call answered, under the type its reader names. For providers that answer every
 * resource through one generic door: the contract has checked the shape, and whoever asked for the
 * resource knows it.
 */
export function answeredAs<Wanted>(answer: unknown): Wanted {
  return answer as Wanted
}
