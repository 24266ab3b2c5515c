import 'server-only'
import type { Executor } from '@/lib/db/database'
import { violationOf, type Violation } from '@/lib/db/errors'
import { contentEntries } from '@/lib/db/schema/content'
import { menuEntries } from '@/lib/db/schema/menus'
import { and, asc, eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { PublishedTable, RecordList } from '../../kinds/server/repository'

/** A record of public content, its fields under their wire names. */
export type ContentFields = Record<string, unknown>

const columnsIn = (table: PgTable) =>
  new Map<string, PgColumn>(Object.entries(getTableColumns(table)))

/** The name under which a table has a column. */
function nameOf(table: PgTable, column: PgColumn): string {
  return [...columnsIn(table)].find(([, one]) => one.name === column.name)?.[0] ?? column.name
}

/** The values of the key columns in a record's id, by their names; null where the id names none. */
export function keyValues({ table, key }: PublishedTable, id: string): ContentFields | null {
  const parts = id.split('.')
  if (parts.length !== key.length) return null
  const values = key.map((column, at) => {
    const part = parts[at] ?? ''
    return column.dataType === 'number' ? Number(part) : part
  })
  if (values.some((value) => Number.isNaN(value))) return null
  return Object.fromEntries(key.map((column, at) => [nameOf(table, column), values[at]]))
}

/** Whether a row is the record of an id. */
function isRecord(place: PublishedTable, id: string): SQL | undefined {
  const values = Object.values(keyValues(place, id) ?? {})
  if (values.length === 0) return sql`false`
  return and(...place.key.map((column, at) => eq(column, values[at])))
}

/** The id of a row, as it stands in its entry. */
export function idOf({ key }: PublishedTable): SQL<string> {
  const parts = key.map((column) => sql`${column}::text`)
  return sql<string>`${sql.join(parts, sql` || '.' || `)}`
}

/** The published record of an id; with `lock`, nobody else changes it until the transaction ends. */
export async function findRecord(
  db: Executor,
  place: PublishedTable,
  id: string,
  lock = false,
): Promise<ContentFields | undefined> {
  const found = db.select().from(place.table).where(isRecord(place, id)).limit(1)
  const [row] = await (lock ? found.for('update') : found)
  if (!row) return undefined
  return { ...row, ...(await listsOf(db, place, id)) }
}

async function listsOf(db: Executor, place: PublishedTable, id: string): Promise<ContentFields> {
  const found: ContentFields = {}
  for (const [field, { table, owner, value }] of Object.entries(place.lists ?? {})) {
    const rows = await db
      .select({ value: sql<string | number>`${value}` })
      .from(table)
      .where(eq(owner, ownerOf(place, id)))
      .orderBy(asc(value))
    found[field] = rows.map((row) => row.value)
  }
  return found
}

const ownerOf = (place: PublishedTable, id: string) => Object.values(keyValues(place, id) ?? {})[0]

/** What of a record stands in its own row. */
function rowOf({ table }: PublishedTable, record: ContentFields): ContentFields {
  const columns = columnsIn(table)
  const own = Object.entries(record).filter(([name]) => columns.has(name))
  return {
    ...Object.fromEntries(own),
    ...(columns.has('updated_at') && { updated_at: sql`now()` }),
  }
}

/** Writes a record where the public reads it, over the one that stands there. */
export async function writeRecord(
  db: Executor,
  place: PublishedTable,
  { id, record, isNew }: Written,
) {
  const row = rowOf(place, record)
  const key = keyValues(place, id) ?? {}
  const isMade = columnsIn(place.table).has('created_at') && { created_at: sql`now()` }
  if (isNew) await db.insert(place.table).values({ ...row, ...isMade, ...key })
  else await db.update(place.table).set(row).where(isRecord(place, id))
  for (const [field, list] of Object.entries(place.lists ?? {})) {
    await writeList(db, list, ownerOf(place, id), record[field])
  }
}

async function writeList(db: Executor, list: RecordList, owner: unknown, values: unknown) {
  const { table } = list
  await db.delete(table).where(eq(list.owner, owner))
  const rows = [...new Set(Array.isArray(values) ? values : [])].map((value) => ({
    [nameOf(table, list.owner)]: owner,
    [nameOf(table, list.value)]: value,
  }))
  if (rows.length > 0) await db.insert(table).values(rows)
}

interface Written {
  id: string
  record: ContentFields
  isNew: boolean
}

/** Tries to write a record and takes it back: the rule of the database that it breaks, or null. */
export async function tryRecord(
  db: Executor,
  place: PublishedTable,
  written: Written,
): Promise<Violation | null> {
  const takenBack = new Error('A trial is taken back.')
  try {
    await db.transaction(async (trial) => {
      await writeRecord(trial, place, written)
      throw takenBack
    })
    return null
  } catch (error) {
    if (error === takenBack) return null
    const violation = violationOf(error)
    if (!violation) throw error
    return { ...violation, column: fieldOf(place, violation.column) }
  }
}

/** The field that a column belongs to: that of a list for a column of its table. */
function fieldOf({ table, lists = {} }: PublishedTable, column: string | null): string | null {
  const own = [...columnsIn(table)].find(([, one]) => one.name === column)?.[0]
  const list = Object.entries(lists).find(([, { value }]) => value.name === column)?.[0]
  return own ?? list ?? null
}

/** The menu entry and all those above it. */
export async function selectAbove(db: Executor, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive above as (
      select ${menuEntries.id}, ${menuEntries.parent_id} from ${menuEntries} where ${menuEntries.id} = ${id}
      union
      select upper.id, upper.parent_id from menu_entries upper join above on upper.id = above.parent_id
    )
    select id from above`)
  return rows.map((row) => row.id)
}

/** Takes a record from the public; what it has in tables of its own goes with it. */
export async function deleteRecord(db: Executor, place: PublishedTable, id: string) {
  await db.delete(place.table).where(isRecord(place, id))
}

/** Writes the places of records among each other; answers how many there were. */
export async function writePlaces(
  db: Executor,
  place: PublishedTable,
  ids: readonly string[],
): Promise<number> {
  let placed = 0
  for (const [at, id] of ids.entries()) {
    const row = rowOf(place, { sort: at + 1 })
    const written = await db
      .update(place.table)
      .set(row)
      .where(isRecord(place, id))
      .returning({ id: idOf(place) })
    placed += written.length
  }
  return placed
}

/** A number that no record of the kind has or will have. */
export async function nextId(
  db: Executor,
  kind: string,
  place: PublishedTable,
  record: ContentFields,
): Promise<string> {
  const { table, key } = place
  const last = key.at(-1)
  const list = key.slice(0, -1).map((column) => String(record[nameOf(table, column)]))
  if (last?.generatedIdentity) {
    const schema = getTableConfig(table).schema ?? 'public'
    const named = sql`pg_get_serial_sequence(${`${schema}.${getTableName(table)}`}, ${last.name})`
    const { rows } = await db.execute<{ next: string }>(sql`select nextval(${named})::text as next`)
    return rows[0]?.next ?? ''
  }
  const within = key.slice(0, -1).map((column, at) => eq(column, list[at]))
  const [found] = await db
    .select({ highest: sql<number>`coalesce(max(${last}), 0)::int` })
    .from(table)
    .where(and(...within))
  const prefix = list.map((part) => `${part}.`).join('')
  const begun = await db
    .select({ id: contentEntries.record_id })
    .from(contentEntries)
    .where(
      and(eq(contentEntries.kind, kind), sql`starts_with(${contentEntries.record_id}, ${prefix})`),
    )
  const taken = begun.map(({ id }) => Number(id.slice(prefix.length)))
  return `${prefix}${Math.max(found?.highest ?? 0, ...taken.filter(Number.isInteger)) + 1}`
}
