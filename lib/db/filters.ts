import { idsOf, valuesOf } from '@/lib/api/list-query'
import { between, inArray, or, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Rows with one of the ids of a filter, such as `1,2`; undefined where the filter is not set. */
export function withIds(column: PgColumn, filter: string | undefined): SQL | undefined {
  const ids = idsOf(filter)
  return ids && inArray(column, ids)
}

/** Rows whose date is in one of the years of a filter; undefined where the filter is not set. */
export function inYears(column: PgColumn, filter: string | undefined): SQL | undefined {
  const years = valuesOf(filter)
  return years && or(...years.map((year) => between(column, `${year}-01-01`, `${year}-12-31`)))
}
