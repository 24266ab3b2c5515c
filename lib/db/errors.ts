import { whatToDo } from '../embedded-postgres/errors.ts'

/**
 * The database is away, overloaded or did not answer in time; a retry makes sense. Whether the
 * last statement took effect is not known: repeat it only under an idempotency key.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  static [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'DatabaseUnavailable')
  }
}

/** The volume is full; nothing was written. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'

  static [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'StorageFull')
  }
}

/** The database cannot be opened, or be dumped, as things are. The message is one line for the operator. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused'
  /** `EX_CONFIG` of sysexits(3): the exit code of a command that stops because of it. */
  readonly exitCode = 78

  static [Symbol.hasInstance](value: unknown): boolean {
    return isNamed(value, 'DatabaseRefused')
  }
}

// Next evaluates modules several times in a process, so a class exists several times and only
// its name identifies an error.
function isNamed(value: unknown, name: string): boolean {
  return value instanceof Error && value.name === name
}

/** Whether an error of this kind is the error itself or one of its causes. */
export function causedBy(error: unknown, kind: new (...args: never[]) => Error): boolean {
  if (error instanceof kind) return true
  return error instanceof Error && error.cause !== undefined && causedBy(error.cause, kind)
}

/** The SQLSTATE of an error or of its causes, on both engines. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // Errors of the operating system, such as EPIPE, have a code, too, but no severity.
  if ('severity' in error && 'code' in error && typeof error.code === 'string') return error.code
  return sqlState(error.cause)
}

const damaged: readonly (string | undefined)[] = ['XX001', 'XX002']

/** One line about damage to data or an index, with the way on; undefined for any other error. */
export function damageLine(error: unknown): string | undefined {
  const said = damageIn(error)
  return said && `The database is damaged: ${said} ${whatToDo}`
}

function damageIn(error: unknown): string | undefined {
  if (!(error instanceof Error) || !damaged.includes(sqlState(error))) return undefined
  return damageIn(error.cause) ?? error.message
}

/** The name of the constraint an error reports, for example `users_email_key`. */
function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint
  return violatedConstraint(error.cause)
}

/** Whether a write violated a unique constraint, the named one if one is given. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false
  return constraint === undefined || violatedConstraint(error) === constraint
}

/** A constraint that a write violated, and its column where that is known. */
export interface Violation {
  rule: 'missing' | 'reference' | 'unique' | 'check'
  column: string | null
}

const violations = new Map<string, Violation['rule']>([
  ['23502', 'missing'],
  ['23503', 'reference'],
  ['23505', 'unique'],
  ['23514', 'check'],
])

/** The constraint that a failed write violated; null for any other failure. */
export function violationOf(error: unknown): Violation | null {
  const rule = violations.get(sqlState(error) ?? '')
  return rule === undefined ? null : { rule, column: columnIn(error) }
}

/** The last column of the key that an error reports; constants come before it. */
function columnIn(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('column' in error && typeof error.column === 'string') return error.column
  if ('detail' in error && typeof error.detail === 'string') {
    const [, key] = /^Key \("?([^)]+?)"?\)=/.exec(error.detail) ?? []
    return key?.split(', ').at(-1)?.replaceAll('"', '') ?? null
  }
  return columnIn(error.cause)
}
