/** Settings by name, as in `process.env`. */
type Environment = Readonly<Partial<Record<string, string>>>

export function isPrepared(environment: Environment): boolean
export function markPrepared(environment: Environment): void
