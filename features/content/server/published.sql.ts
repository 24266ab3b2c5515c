import 'server-only'
import type { Executor } from '@/lib/db/database'
import { asc, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PublishedTable } from '../kinds/server/kinds.sql'
import { idOf, keyValues, type ContentFields } from './records.sql'

const columnsIn = ({ table }: PublishedTable) =>
  new Map<string, PgColumn>(Object.entries(getTableColumns(table)))

/** The switches that hide a published record from the public. */
const switches = ['status', 'visible']

/** Whether the public sees a row. */
const isShown = (storage: PublishedTable): SQL[] =>
  switches.flatMap((name) => {
    const column = columnsIn(storage).get(name)
    return column?.dataType === 'number' ? [sql`${column} <> 0`] : []
  })

/** Whether the key of a row is after that of an id: the index of the key finds the next page. */
function follows(storage: PublishedTable, id: string): SQL {
  const values = Object.values(keyValues(storage, id) ?? {}).map((value) => sql`${value}`)
  const columns = storage.key.map((column) => sql`${column}`)
  return sql`(${sql.join(columns, sql`, `)}) > (${sql.join(values, sql`, `)})`
}

interface Wanted {
  fields: readonly string[]
  /** A condition on the fields. */
  where?: SQL | undefined
  /** The id after which a page starts. */
  after?: string | undefined
  limit: number
}

/** Some fields of the records that the public sees, by their ids. */
export async function selectShown(
  db: Executor,
  storage: PublishedTable,
  { fields, where, after, limit }: Wanted,
): Promise<{ id: string; record: ContentFields }[]> {
  const columns = fields.flatMap((name) => {
    const column = columnsIn(storage).get(name)
    return column ? [[name, column] as const] : []
  })
  const conditions = [
    ...isShown(storage),
    ...(where ? [where] : []),
    ...(after === undefined ? [] : [follows(storage, after)]),
  ]
  return db
    .select({ id: idOf(storage), record: Object.fromEntries(columns) })
    .from(storage.table)
    .where(conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined)
    .orderBy(...storage.key.map((column) => asc(column)))
    .limit(limit)
}

/** Whether HTML has a picture without an alternative text. */
const lacksAlternative = (html: PgColumn) => sql`${html} ~ '<img(?![^>]*\\salt="[^"]*[^"\\s])'`

const isEmpty = (text: PgColumn) => sql`coalesce(trim(${text}), '') = ''`

interface PictureFields {
  /** Fields with HTML. */
  html: readonly string[]
  /** Fields with a picture, and those of its texts. */
  pictures: readonly { field: string; texts: readonly string[] }[]
}

/** The condition of the records with a picture without an alternative text; null where no field has one. */
export function lacksAlternatives(
  storage: PublishedTable,
  { html, pictures }: PictureFields,
): SQL | null {
  const column = (name: string) => columnsIn(storage).get(name) ?? []
  const inHtml = html.flatMap(column).map(lacksAlternative)
  const inFields = pictures.flatMap(({ field, texts }) =>
    [field].flatMap(column).flatMap((picture) => {
      const without = texts.flatMap(column).map(isEmpty)
      return without.length === 0
        ? []
        : [sql`(not ${isEmpty(picture)} and (${sql.join(without, sql` or `)}))`]
    }),
  )
  const all = [...inHtml, ...inFields]
  return all.length === 0 ? null : sql`(${sql.join(all, sql` or `)})`
}
