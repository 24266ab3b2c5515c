import 'server-only'
import { listOrPage, type Page, type PagedQuery, type RowRange } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { countUpTo } from './count'
import { database, type Executor } from './database'

/** A select whose conditions follow: what `$dynamic()` makes of one. */
interface OpenSelect<Row> extends PromiseLike<Row[]> {
  where: (condition: SQL | undefined) => OpenSelect<Row>
  orderBy: (...columns: (PgColumn | SQL)[]) => OpenSelect<Row>
  limit: (rows: number) => OpenSelect<Row>
  offset: (rows: number) => OpenSelect<Row>
}

interface Declaration<Row, Query> {
  /** The column that identifies a record. */
  key: PgColumn
  /** The rows, with what is joined to each of them. */
  select: (db: Executor) => OpenSelect<Row>
  /** Whether the public may read a record, by columns of its own table; all of them without it. */
  isPublic?: SQL | undefined
  /** Whether a record is what a query looks for, by columns of its own table. */
  filter?: (query: Query, db: Executor) => SQL | undefined
  order: (query: Query) => SQL[]
}

/**
 * What the public reads of a table: its records in their order, how many there are, a list that can
 * grow, and one record. A query filters and counts by the same conditions.
 */
export function publicRecords<Row, Query extends PagedQuery = PagedQuery>({
  key,
  select,
  isPublic,
  filter,
  order,
}: Declaration<Row, Query>) {
  const listed = (db: Executor, query: Query) => and(isPublic, filter?.(query, db))

  /** All records that a query looks for, or a range of them. */
  async function rows(query: Query, range?: RowRange): Promise<Row[]> {
    const db = await database()
    const found = select(db)
      .where(listed(db, query))
      .orderBy(...order(query))
    return range ? found.limit(range.limit).offset(range.offset) : found
  }

  /** How many records a query looks for, counted up to one more than `totalLimit`. */
  async function count(query: Query): Promise<number> {
    const db = await database()
    return countUpTo(db, key.table, listed(db, query))
  }

  /** The whole array, or a page where the query has any parameter (spec/decisions.md section 3). */
  async function list(query: Query, pageSize: number): Promise<Row[] | Page<Row>> {
    return listOrPage(query, pageSize, {
      rows: (range) => rows(query, range),
      count: () => count(query),
    })
  }

  /** One record. Throws `not_found`, also for one that is not public. */
  async function get(id: number, db?: Executor): Promise<Row> {
    const [row] = await select(db ?? (await database()))
      .where(and(isPublic, eq(key, id)))
      .limit(1)
    if (row === undefined) throw new Problem('not_found')
    return row
  }

  return { rows, count, list, get }
}
