import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { day, instant, referenceTo } from '@/lib/db/columns'
import { searchVector } from '@/lib/db/search-vector'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { countries } from './geography'
import { lookupListColumn, lookupReference } from './lookups'

/** Credentials of the organisation. `status` 1 is active; inactive ones are listed, too. */
export const credentials = pgTable(
  'credentials',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...bilingualColumns('name'),
    ...bilingualColumns('description'),
    type_list: lookupListColumn('credential_types'),
    type: integer().notNull(),
    country_id: referenceTo(() => countries.id),
    date: day().notNull(),
    status: integer().notNull().default(1),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    updated_at: instant().notNull(),
    sample: boolean().notNull().default(false),
  },
  (table) => [
    lookupReference(table.type_list, table.type),
    index('credentials_by_date').on(table.date, table.id),
    index('credentials_by_change').on(table.updated_at, table.id),
    index('credentials_words').using('gin', searchVector([table.name_eng, table.name_ara])),
    index('credentials_type').on(table.type),
    index('credentials_country').on(table.country_id),
  ],
)
