import { sql, type SQL } from 'drizzle-orm'
import { check, type PgColumn } from 'drizzle-orm/pg-core'

/** A constraint that a column has one of the contract's codes; null passes. */
export function oneOf(name: string, column: PgColumn, codes: readonly (string | number)[]) {
  const list = codes
    .map((code) => (typeof code === 'number' ? String(code) : `'${code}'`))
    .join(', ')
  return check(name, sql`${column} in (${sql.raw(list)})`)
}

/** For flags that are numbers on the wire. */
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

/** A literal in the schema, where parameters are impossible: only for constants of the code. */
export function constantText(text: string): SQL {
  return sql.raw(`'${text}'`)
}

/** A number as a literal: PostgreSQL uses a partial index only for a condition without parameters. */
export function constantNumber(number: number): SQL {
  return sql.raw(String(number))
}

/** Numbers as literals, for `in (…)`. */
export function constantNumbers(numbers: readonly number[]): SQL {
  return sql.raw(numbers.join(', '))
}

/** A constraint that a list has nothing but the contract's codes, each once at most. */
export function someOf(name: string, column: PgColumn, codes: readonly (string | number)[]) {
  const type = codes.some((code) => typeof code === 'string') ? 'text' : 'smallint'
  const list = codes.map((code) => (type === 'text' ? `'${code}'` : String(code))).join(', ')
  return check(
    name,
    sql`${column} <@ array[${sql.raw(list)}]::${sql.raw(type)}[] and cardinality(${column}) <= ${constantNumber(codes.length)}`,
  )
}

/** A constraint that two columns are both filled or both empty. */
export function together(name: string, one: PgColumn, other: PgColumn) {
  return check(name, sql`(${one} is null) = (${other} is null)`)
}
