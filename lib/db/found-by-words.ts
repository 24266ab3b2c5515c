import 'server-only'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A page of a list that may have been searched: `search` is undefined where it was not. */

/**
 * What to order by: what is found by words is read by their index and then sorted, where an
 * ordered index would have row after row judged by its words.
 */
export function orderedBy(search: string | undefined, value: SQLWrapper): SQLWrapper {
  return search === undefined ? value : sql`(select ${value})`
}

/** How many rows were found, beside each row of the page; null where nothing was searched. */
export function countedBeside(search: string | undefined): SQL.Aliased<number | null> {
  const all = search === undefined ? sql<null>`null::int` : sql<number>`(count(*) over ())::int`
  return all.as('counted')
}

/** The rows of a page with how many there are: as counted beside them, else counted apart. */
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
