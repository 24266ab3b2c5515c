/** The part of `negotiator` that is used; the published types lack the second parameter. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string> })
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[]
  }
}
