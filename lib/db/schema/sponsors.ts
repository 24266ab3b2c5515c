import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { day } from '@/lib/db/columns'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Sponsors, shown while `status` is 1 and `date_end` is later than today. */
export const sponsors = pgTable(
  'sponsors',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...bilingualColumns('DESCRIPTION', 'upper'),
    ...bilingualColumns('TARIFF', 'upper'),
    ...bilingualColumns('link', 'bare'),
    ...bilingualNullableColumns('meta_description', 'short'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    date_end: day().notNull(),
    status: integer().notNull().default(1),
    sample: boolean().notNull().default(false),
  },
  (table) => [index('sponsors_shown').on(table.status, table.date_end)],
)
