import { createHash } from 'node:crypto'
import pg from 'pg'
import { z } from 'zod'

/**
 * Copies of whole tables through SQL, so that no program of a matching PostgreSQL version is needed.
 * A row is one line: a JSON array of its columns' texts, in the order of the bytes, so that equal
 * tables have equal lines on both engines.
 */
export const copiedTable = z.object({
  name: z.string(),
  /** Without generated ones. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
})
export type CopiedTable = z.output<typeof copiedTable>

export const copiedSequence = z.object({ name: z.string(), value: z.string() })
export type CopiedSequence = z.output<typeof copiedSequence>

/** A connection of `DatabaseHandle.withoutTimeout`. */
export type Connection = pg.Client

const rowsAtOnce = 500
const named = (name: string) => `public.${pg.escapeIdentifier(name)}`

/** The portal's tables; a partitioned one is one table. */
export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select relname as name,
            json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
                     order by attnum) as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname collate "C"`,
  )
  return rows
}

/** The lines of a table, some hundred at a time. Runs inside a transaction. */
export async function* readLines(
  client: pg.ClientBase,
  { name, columns }: CopiedTable,
): AsyncIterable<string[]> {
  const texts = columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`)
  await client.query(
    `declare table_copy no scroll cursor for
       select line from (select to_json(array[${texts.join()}])::text as line from ${named(name)}) as lines
        order by line collate "C"`,
  )
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from table_copy`)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await client.query('close table_copy')
}

/** Writes lines of `readLines` into a table. */
export async function writeLines(
  client: pg.ClientBase,
  { name, columns }: CopiedTable,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map((column) => pg.escapeIdentifier(column.name))
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`)
  await client.query(
    `insert into ${named(name)} (${names.join()}) overriding system value
     select ${values.join()} from json_array_elements($1::json) as line`,
    [`[${lines.join()}]`],
  )
}

/** What a table holds: equal for equal rows, whichever engine holds them. */
export interface TableSum {
  rows: number
  sha256: string
}

/** Reads a whole table. Runs inside a transaction. */
export async function tableSum(client: pg.ClientBase, table: CopiedTable): Promise<TableSum> {
  const hash = createHash('sha256')
  let rows = 0
  for await (const lines of readLines(client, table)) {
    hash.update(`${lines.join('\n')}\n`)
    rows += lines.length
  }
  return { rows, sha256: hash.digest('hex') }
}

/** The keys of the files that the records use. */
export async function listFileKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    'select key from files where discarded_at is null',
  )
  return rows.map(({ key }) => key)
}

export async function listSequences(client: pg.ClientBase): Promise<CopiedSequence[]> {
  const { rows } = await client.query<CopiedSequence>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by sequencename collate "C"`,
  )
  return rows
}

export async function setSequences(
  client: pg.ClientBase,
  sequences: readonly CopiedSequence[],
): Promise<void> {
  for (const { name, value } of sequences) {
    await client.query('select setval($1::regclass, $2)', [named(name), value])
  }
}

/**
 * Empties the tables and runs work that fills them in any order: foreign keys are taken off and put
 * on again, which checks them, and triggers do not fire. Runs inside a transaction.
 */
export async function refilling(
  client: pg.ClientBase,
  tables: readonly CopiedTable[],
  work: () => Promise<void>,
): Promise<void> {
  const names = tables.map(({ name }) => named(name))
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
            pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  )
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join()}`)
  await work()
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  for (const { table, name, definition } of keys) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}
