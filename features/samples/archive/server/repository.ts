import 'server-only'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { installations } from '@/lib/db/schema/installation'
import { sampleRemovalRows, sampleRemovals } from '@/lib/db/schema/samples'
import { asc, desc, eq, or, sql, type SQL } from 'drizzle-orm'
import { takeBackHours } from '../../contract'

/** A foreign key from one table to another. */
interface Reference {
  child: string
  parent: string
  columns: string[]
  parent_columns: string[]
  /** The rows of the child are deleted with those of the parent. */
  cascades: boolean
}

async function selectReferences(db: Executor): Promise<Reference[]> {
  const names = (table: SQL, keys: SQL) => sql`(
    select json_agg(a.attname order by k.at) from unnest(${keys}) with ordinality as k(number, at)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = k.number)`
  const { rows } = await db.execute<Reference & Record<string, unknown>>(sql`
    select child.relname as child, parent.relname as parent, c.confdeltype = 'c' as cascades,
      ${names(sql`c.conrelid`, sql`c.conkey`)} as columns,
      ${names(sql`c.confrelid`, sql`c.confkey`)} as parent_columns
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    where c.contype = 'f' and child.relnamespace = 'public'::regnamespace
      and child.relname <> parent.relname`)
  return rows
}

const named = (table: string, column: string) =>
  sql`${sql.identifier(table)}.${sql.identifier(column)}`

/** Rows of some tables, and what the database deletes with them. */
class Parts {
  constructor(
    private readonly roots: ReadonlyMap<string, SQL>,
    private readonly references: readonly Reference[],
  ) {}

  private edgesTo(child: string): Reference[] {
    const tables = this.tables()
    return this.references.filter(
      (one) => one.child === child && one.cascades && tables.has(one.parent),
    )
  }

  private tables(): Set<string> {
    const found = new Set(this.roots.keys())
    for (const table of found) {
      for (const { parent, child, cascades } of this.references) {
        if (cascades && parent === table) found.add(child)
      }
    }
    return found
  }

  /** Which rows of a table belong to it. */
  condition(table: string): SQL {
    const through = this.edgesTo(table).map(({ parent, columns, parent_columns }) => {
      const same = columns.map(
        (column, at) => sql`${named(parent, parent_columns[at] ?? '')} = ${named(table, column)}`,
      )
      return sql`exists (select from ${sql.identifier(parent)}
        where ${sql.join(same, sql` and `)} and ${this.condition(parent)})`
    })
    return sql`(${or(this.roots.get(table), ...through) ?? sql`false`})`
  }

  /** Its tables, each after those that it refers to. */
  inOrder(): string[] {
    const tables = this.tables()
    const placed = new Set<string>()
    const place = (table: string) => {
      if (placed.has(table)) return
      for (const { child, parent } of this.references) {
        if (child === table && tables.has(parent)) place(parent)
      }
      placed.add(table)
    }
    for (const table of tables) place(table)
    return [...placed]
  }
}

/**
 * Moves rows out of their tables into a removal, with all rows that the database deletes with them.
 * `roots` says which rows of which table.
 */
export async function moveOut(
  db: Executor,
  removal: number,
  roots: ReadonlyMap<string, SQL>,
): Promise<void> {
  const parts = new Parts(roots, await selectReferences(db))
  const tables = parts.inOrder()
  for (const [place, table] of tables.entries()) {
    const name = sql.identifier(table)
    await db.execute(sql`
      insert into ${sampleRemovalRows} (removal_id, table_name, place, rows)
      select ${removal}::int, ${table}::text, ${place}::int, jsonb_agg(to_jsonb(${name}))
      from ${name} where ${parts.condition(table)} having count(*) > 0`)
  }
  for (const table of tables.toReversed()) {
    await db.execute(sql`delete from ${sql.identifier(table)} where ${parts.condition(table)}`)
  }
}

/** Moves the rows of a removal back into their tables, with the numbers they had. */
export async function moveBack(db: Executor, removal: number): Promise<void> {
  const isOfRemoval = eq(sampleRemovalRows.removal_id, removal)
  const tables = await db
    .select({ name: sampleRemovalRows.table_name })
    .from(sampleRemovalRows)
    .where(isOfRemoval)
    .orderBy(asc(sampleRemovalRows.place))
  for (const { name } of tables) {
    const { rows: columns } = await db.execute<{ name: string }>(sql`
      select column_name as name from information_schema.columns c
      where c.table_schema = 'public' and c.table_name = ${name} and c.is_generated = 'NEVER'
        and exists (select from ${sampleRemovalRows} where ${isOfRemoval}
          and ${sampleRemovalRows.table_name} = ${name} and ${sampleRemovalRows.rows} -> 0 ? c.column_name)
      order by c.ordinal_position`)
    const list = sql.join(
      columns.map((column) => sql.identifier(column.name)),
      sql`, `,
    )
    const table = sql.identifier(name)
    await db.execute(sql`
      insert into ${table} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${table}, (
        select ${sampleRemovalRows.rows} from ${sampleRemovalRows}
        where ${isOfRemoval} and ${sampleRemovalRows.table_name} = ${name}))`)
  }
  await dropRows(db, removal)
}

/** Deletes the rows of a removal for good. */
export async function dropRows(db: Executor, removal: number): Promise<void> {
  await db.delete(sampleRemovalRows).where(eq(sampleRemovalRows.removal_id, removal))
}

/** Makes removals and returns of samples wait for each other until the transaction ends. */
export async function lockSamples(db: Executor): Promise<void> {
  await db.select({ id: installations.id }).from(installations).for('update')
}

const lasting = sql`make_interval(hours => ${takeBackHours})`

const shown = {
  id: sampleRemovals.id,
  marked: sampleRemovals.marked,
  removed_at: sampleRemovals.removed_at,
  removed_by: sql<string>`trim(${users.name} || ' ' || ${users.last_name})`,
  until: sql<string>`to_char((${sampleRemovals.removed_at} + ${lasting}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  is_back: sql<boolean>`${sampleRemovals.taken_back_at} is not null`,
  is_over: sql<boolean>`${sampleRemovals.erased_at} is not null or ${sampleRemovals.removed_at} + ${lasting} <= now()`,
  is_erased: sql<boolean>`${sampleRemovals.erased_at} is not null`,
}

/** A removal by its number, or the last one. */
export async function findRemoval(db: Executor, id?: number) {
  const [found] = await db
    .select(shown)
    .from(sampleRemovals)
    .innerJoin(users, eq(users.id, sampleRemovals.removed_by))
    .where(id === undefined ? undefined : eq(sampleRemovals.id, id))
    .orderBy(desc(sampleRemovals.id))
    .limit(1)
  return found
}

/** Writes a removal, and returns its number. */
export async function insertRemoval(
  db: Executor,
  removal: Pick<typeof sampleRemovals.$inferInsert, 'removed_by' | 'marked'>,
): Promise<number> {
  const [row] = await db.insert(sampleRemovals).values(removal).returning({ id: sampleRemovals.id })
  return row?.id ?? 0
}

/** Notes that a removal was taken back by somebody, or erased. */
export async function endRemoval(db: Executor, id: number, takenBackBy?: number): Promise<void> {
  await db
    .update(sampleRemovals)
    .set(
      takenBackBy === undefined
        ? { erased_at: sql`now()` }
        : { taken_back_by: takenBackBy, taken_back_at: sql`now()` },
    )
    .where(eq(sampleRemovals.id, id))
}
