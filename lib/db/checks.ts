import { sql, type SQL } from 'drizzle-orm'
import { check, type PgColumn } from 'drizzle-orm/pg-core'

/** A constraint that a code column holds one of the codes the contract knows; null passes. */
export function oneOf(name: string, column: PgColumn, codes: readonly (string | number)[]) {
  const list = codes
    .map((code) => (typeof code === 'number' ? String(code) : `'${code}'`))
    .join(', ')
  return check(name, sql`${column} in (${sql.raw(list)})`)
}

/** A constraint that a flag the wire carries as a number is 0 or 1. */
export function zeroOrOne(name: string, column: PgColumn) {
  return oneOf(name, column, [0, 1])
}

/** A constraint that a text column matches a POSIX pattern; null passes. */
export function matches(name: string, column: PgColumn, pattern: string) {
  return check(name, sql`${column} ~ ${sql.raw(`'${pattern}'`)}`)
}

/** A constraint that the second of two dates is not before the first. */
export function inOrder(name: string, first: PgColumn | SQL, second: PgColumn | SQL) {
  return check(name, sql`${first} <= ${second}`)
}

/** A text as it stands in the schema, where no parameters can: only for constants of the code. */
export function constantText(text: string): SQL {
  return sql.raw(`'${text}'`)
}

/** The same for a number; partial indexes serve what names it so. */
export function constantNumber(number: number): SQL {
  return sql.raw(String(number))
}
