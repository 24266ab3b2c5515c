import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Contact data of the offices; `link` leads to the map. */
export const offices = pgTable(
  'offices',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...bilingualColumns('name', 'bare'),
    ...bilingualColumns('email', 'bare'),
    ...bilingualColumns('phone', 'bare'),
    ...bilingualColumns('link', 'bare'),
    ...bilingualColumns('address'),
    ...bilingualColumns('hours'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    sort: integer().notNull(),
    sample: boolean().notNull().default(false),
  },
  (table) => [index('offices_order').on(table.sort, table.id)],
)
