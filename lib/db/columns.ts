import { sql, type SQL } from 'drizzle-orm'
import { customType, index, integer, type AnyPgColumn } from 'drizzle-orm/pg-core'

/** A `timestamptz` that is read as an ISO 8601 UTC string, the form of the wire. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** An instant that an expression gives or lacks; `mapWith` would type it as never missing. */
export const instantOrNull = (expression: SQL) =>
  expression.mapWith((value: string): string | null => new Date(value).toISOString())

/** A `date` as `YYYY-MM-DD`. */
export const day = customType<{ data: string; driverData: string }>({ dataType: () => 'date' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A text ordered by code points, so that its index also serves prefix searches. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** The instant at which a row is written. */
export const instantNow = () =>
  instant()
    .notNull()
    .default(sql`now()`)

/** The id of a row that must exist. */
export const referenceTo = (column: () => AnyPgColumn) => integer().notNull().references(column)

/** The id of a row with which this one is deleted. */
export const belongsTo = (column: () => AnyPgColumn) =>
  integer().notNull().references(column, { onDelete: 'cascade' })

/** An index over the rows of a condition. */
export const partialIndex = (
  name: string,
  condition: SQL,
  columns: Parameters<ReturnType<typeof index>['on']>,
) =>
  index(name)
    .on(...columns)
    .where(condition)
