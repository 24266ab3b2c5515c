import { getTableColumns } from 'drizzle-orm'
import { text, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { pairOf, suffixes, type SuffixStyle, type Pair } from './fields'
import type { BilingualField } from './in-locale'

const required = () => text().notNull().default('')
const optional = () => text()

/** The column pair of a bilingual text, under its wire names. */
export function bilingualColumns<Field extends string, H extends SuffixStyle = 'lower'>(
  field: Field,
  suffixStyle?: H,
): Record<Pair<Field, H>, ReturnType<typeof required>> {
  return pairOf(field, (suffixStyle ?? 'lower') as H, required)
}

/** The column pair of a bilingual text that may be missing. */
export function bilingualNullableColumns<Field extends string, H extends SuffixStyle = 'lower'>(
  field: Field,
  suffixStyle?: H,
): Record<Pair<Field, H>, ReturnType<typeof optional>> {
  return pairOf(field, (suffixStyle ?? 'lower') as H, optional)
}

/** The columns of bilingual fields in both languages, for searches. */
export function columnsOf<Table extends PgTable>(
  table: Table,
  fields: readonly BilingualField<Table['_']['columns']>[],
): PgColumn[] {
  return columnsIn(getTableColumns(table), fields)
}

/** The same of the columns of a table, within its declaration. */
export function columnsIn(
  given: Readonly<Record<string, PgColumn>>,
  fields: readonly string[],
): PgColumn[] {
  const columns = new Map(Object.entries(given))
  return fields.flatMap((field) => {
    for (const [english, arabic] of Object.values(suffixes)) {
      const pair = [columns.get(`${field}${english}`), columns.get(`${field}${arabic}`)]
      const found = pair.filter((column) => column !== undefined)
      if (found.length === 2) return found
    }
    return []
  })
}

/** The column pair of one bilingual field, under its wire names, for what a query selects. */
export function columnPair<
  Table extends PgTable,
  Field extends string,
  H extends SuffixStyle = 'lower',
>(table: Table, field: Field, suffixStyle?: H): Pick<Table['_']['columns'], Pair<Field, H>> {
  const columns = getTableColumns(table)
  const names = Object.keys(pairOf(field, (suffixStyle ?? 'lower') as H, () => null))
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<
    Table['_']['columns'],
    Pair<Field, H>
  >
}
