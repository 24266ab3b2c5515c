import { bilingualColumns } from '@/lib/bilingual/columns'
import { constantText, oneOf } from '@/lib/db/checks'
import { lookupLists, type LookupList } from '@/lib/db/codes/lookup-lists'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

/** Entries of all code lists; `extra` has the additional fields of some lists. */
export const lookups = pgTable(
  'lookups',
  {
    list: text().$type<LookupList>().notNull(),
    id: integer().notNull(),
    ...bilingualColumns('name'),
    extra: jsonb().$type<Record<string, string | null>>().notNull().default({}),
    sort: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.id] }),
    oneOf('lookups_list', table.list, lookupLists),
    index('lookups_order').on(table.list, table.sort),
  ],
)

/** The constant list name of a reference to a code list, which makes it a real foreign key. */
export function lookupListColumn(list: LookupList) {
  return text().notNull().generatedAlwaysAs(constantText(list))
}

/** The foreign key with that list name. */
export function lookupReference(list: AnyPgColumn, id: AnyPgColumn) {
  return foreignKey({ columns: [list, id], foreignColumns: [lookups.list, lookups.id] })
}
