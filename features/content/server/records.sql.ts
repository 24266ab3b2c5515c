import 'server-only'
import type { Executor } from '@/lib/db/database'
import { violationOf, type Violation } from '@/lib/db/errors'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { contentEntries } from '@/lib/db/schema/content'
import { menuEntries } from '@/lib/db/schema/menus'
import { and, asc, eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { PublishedTable, RecordList } from '../kinds/server/kinds.sql'

/** A record of public content, its fields under their wire names. */
export type ContentFields = Record<string, unknown>

const columnsIn = (table: PgTable) =>
  new Map<string, PgColumn>(Object.entries(getTableColumns(table)))

/** The name under which a table has a column. */
function nameOf(table: PgTable, column: PgColumn): string {
  return [...columnsIn(table)].find(([, one]) => one.name === column.name)?.[0] ?? column.name
}

/** The values of the key columns in a record's id, by their names; null for a malformed id. */
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
function isRecord(storage: PublishedTable, id: string): SQL | undefined {
  const values = Object.values(keyValues(storage, id) ?? {})
  if (values.length === 0) return sql`false`
  return and(...storage.key.map((column, at) => eq(column, values[at])))
}

/** The id of a row, as its entry has it. */
export function idOf({ key }: PublishedTable): SQL<string> {
  const parts = key.map((column) => sql`${column}::text`)
  return sql<string>`${sql.join(parts, sql` || '.' || `)}`
}

/** The published record of an id; with `lock`, its row is locked until the transaction ends. */
export async function findRecord(
  db: Executor,
  storage: PublishedTable,
  id: string,
  lock = false,
): Promise<ContentFields | undefined> {
  const found = db.select().from(storage.table).where(isRecord(storage, id)).limit(1)
  const [row] = await (lock ? found.for('update') : found)
  if (!row) return undefined
  return { ...row, ...(await listsOf(db, storage, id)) }
}

async function listsOf(db: Executor, storage: PublishedTable, id: string): Promise<ContentFields> {
  const found: ContentFields = {}
  for (const [field, { table, owner, value }] of Object.entries(storage.lists ?? {})) {
    const rows = await db
      .select({ value: sql<string | number>`${value}` })
      .from(table)
      .where(eq(owner, ownerOf(storage, id)))
      .orderBy(asc(value))
    found[field] = rows.map((row) => row.value)
  }
  return found
}

const ownerOf = (storage: PublishedTable, id: string) =>
  Object.values(keyValues(storage, id) ?? {})[0]

/** The fields of a record that its own row holds. */
function rowOf({ table }: PublishedTable, record: ContentFields): ContentFields {
  const columns = columnsIn(table)
  const own = Object.entries(record).filter(([name]) => columns.has(name))
  return {
    ...Object.fromEntries(own),
    ...(columns.has('updated_at') && { updated_at: sql`now()` }),
  }
}

/** Writes a published record, over the one that exists. What staff publish is no sample any more. */
export async function writeRecord(
  db: Executor,
  storage: PublishedTable,
  { id, record, isNew }: Written,
) {
  const isTheirs = columnsIn(storage.table).has('sample') && { sample: false }
  const row = { ...rowOf(storage, record), ...isTheirs }
  const key = keyValues(storage, id) ?? {}
  const isMade = columnsIn(storage.table).has('created_at') && { created_at: sql`now()` }
  if (isNew) await db.insert(storage.table).values({ ...row, ...isMade, ...key })
  else await db.update(storage.table).set(row).where(isRecord(storage, id))
  for (const [field, list] of Object.entries(storage.lists ?? {})) {
    await writeList(db, list, ownerOf(storage, id), record[field])
  }
}

async function writeList(db: Executor, list: RecordList, owner: unknown, values: unknown) {
  await db.delete(list.table).where(eq(list.owner, owner))
  await insertAll(db, list.table, rowsOfList(list, owner, values))
}

function rowsOfList({ table, owner, value }: RecordList, of: unknown, values: unknown) {
  const [ownerName, valueName] = [nameOf(table, owner), nameOf(table, value)]
  return [...new Set(Array.isArray(values) ? values : [])].map((one): ContentFields => ({
    [ownerName]: of,
    [valueName]: one,
  }))
}

/**
 * Inserts new records with their lists, however many. Generated ids continue after those that records
 * bring; one that brings no time of its last change was changed now.
 */
export async function insertRecords(
  db: Executor,
  { table, key, lists = {} }: PublishedTable,
  records: readonly ContentFields[],
) {
  const now = columnsIn(table).has('updated_at') && { updated_at: sql`now()` }
  const rows = records.map((record): ContentFields => ({ ...now, ...record }))
  await insertAll(db, table, rows)
  const [owner] = key.map((column) => nameOf(table, column))
  if (owner === undefined) return
  for (const [field, list] of Object.entries(lists)) {
    const ofList = records.flatMap((record) => rowsOfList(list, record[owner], record[field]))
    await insertAll(db, list.table, ofList)
  }
  const isGenerated = key.at(-1)?.generatedIdentity !== undefined
  if (isGenerated && records.some((record) => owner in record)) await raiseIdentity(db, table)
}

interface Written {
  id: string
  record: ContentFields
  isNew: boolean
}

/** Dry run: writes a record and rolls it back; returns the database rule that it violates, or null. */
export async function dryRunWrite(
  db: Executor,
  storage: PublishedTable,
  written: Written,
): Promise<Violation | null> {
  const rolledBack = new Error('A dry run is rolled back.')
  try {
    await db.transaction(async (savepoint) => {
      await writeRecord(savepoint, storage, written)
      throw rolledBack
    })
    return null
  } catch (error) {
    if (error === rolledBack) return null
    const violation = violationOf(error)
    if (!violation) throw error
    return { ...violation, column: fieldOf(storage, violation.column) }
  }
}

/** The field that a column belongs to: that of a list for a column of its table. */
function fieldOf({ table, lists = {} }: PublishedTable, column: string | null): string | null {
  const own = [...columnsIn(table)].find(([, one]) => one.name === column)?.[0]
  const list = Object.entries(lists).find(([, { value }]) => value.name === column)?.[0]
  return own ?? list ?? null
}

/** The menu entry and its ancestors. */
export async function selectAncestors(db: Executor, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive above as (
      select ${menuEntries.id}, ${menuEntries.parent_id} from ${menuEntries} where ${menuEntries.id} = ${id}
      union
      select upper.id, upper.parent_id from menu_entries upper join above on upper.id = above.parent_id
    )
    select id from above`)
  return rows.map((row) => row.id)
}

/** Whether a row of the column that a kind names refers to a record. */
export async function isUsed(db: Executor, storage: PublishedTable, id: string): Promise<boolean> {
  const { usedBy } = storage
  return (
    usedBy !== undefined && (await db.$count(usedBy.table, eq(usedBy, ownerOf(storage, id)))) > 0
  )
}

/** Deletes a published record, with its rows in other tables. */
export async function deleteRecord(db: Executor, storage: PublishedTable, id: string) {
  await db.delete(storage.table).where(isRecord(storage, id))
}

/** Writes the positions of records; returns how many rows were found. */
export async function writePositions(
  db: Executor,
  storage: PublishedTable,
  field: string,
  ids: readonly string[],
): Promise<number> {
  let placed = 0
  for (const [at, id] of ids.entries()) {
    const row = rowOf(storage, { [field]: at + 1 })
    const written = await db
      .update(storage.table)
      .set(row)
      .where(isRecord(storage, id))
      .returning({ id: idOf(storage) })
    placed += written.length
  }
  return placed
}

/** A key that no record or draft of the kind has. */
export async function nextId(
  db: Executor,
  kind: string,
  storage: PublishedTable,
  record: ContentFields,
): Promise<string> {
  const { table, key } = storage
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
  const entries = await db
    .select({ id: contentEntries.record_id })
    .from(contentEntries)
    .where(
      and(eq(contentEntries.kind, kind), sql`starts_with(${contentEntries.record_id}, ${prefix})`),
    )
  const taken = entries.map(({ id }) => Number(id.slice(prefix.length)))
  return `${prefix}${Math.max(found?.highest ?? 0, ...taken.filter(Number.isInteger)) + 1}`
}
