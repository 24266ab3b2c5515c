import 'server-only'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Pages of lists with a search text; `search` is undefined where none was entered. */

/**
 * The order of a list. With a search text it hides the column from the planner, which would walk
 * the ordered index and check row after row instead of using the search index and sorting.
 */
export function orderedBy(search: string | undefined, value: SQLWrapper): SQLWrapper {
  return search === undefined ? value : sql`(select ${value})`
}

/**
 * Any rows that match, not more than `limit`, as a condition on their id. Nothing is sorted, so that
 * a frequent word costs no more than a rare one; and the planner, which counts on finding some
 * soon, does not read row after row for a rare one.
 */
export function someMatching(id: PgColumn, where: SQL | undefined, limit: number): SQL {
  return sql`${id} in (
    with found as materialized (select ${id} as id from ${id.table} where ${where})
    select found.id from found limit ${limit}::int)`
}

/** The number of all matches as a column of the page; null without a search text. */
export function matchCount(search: string | undefined): SQL.Aliased<number | null> {
  const all = search === undefined ? sql<null>`null::int` : sql<number>`(count(*) over ())::int`
  return all.as('counted')
}

/** The rows of a page and their total: from `matchCount`, otherwise by a query of its own. */
export async function rowsWithTotal<Row extends { counted: number | null }>(
  search: string | undefined,
  read: { rows: () => Promise<Row[]>; count: () => Promise<number> },
): Promise<{ rows: Row[]; total: number }> {
  const [rows, counted] = await Promise.all([
    read.rows(),
    search === undefined ? read.count() : null,
  ])
  return { rows, total: counted ?? rows[0]?.counted ?? (await read.count()) }
}
