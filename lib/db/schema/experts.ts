import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { searchVector } from '@/lib/db/search-vector'
import { referenceTo } from '@/lib/db/columns'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Fields of expertise of the pool entries. */
export const experts = pgTable('experts', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  ...bilingualColumns('NAME', 'upper'),
  sort: integer().notNull(),
  sample: boolean().notNull().default(false),
})

/** The pool of experts. `status` 1 is public. */
export const poolEntries = pgTable(
  'pool_entries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    expert_id: referenceTo(() => experts.id),
    ...bilingualColumns('FULL_NAME', 'bare'),
    ...bilingualColumns('DESCRIPTION', 'upper'),
    ...bilingualColumns('TARIFF', 'upper'),
    ...bilingualColumns('field'),
    ...bilingualColumns('languages'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    status: integer().notNull().default(1),
    sample: boolean().notNull().default(false),
  },
  (table) => [
    index('pool_entries_status').on(table.status, table.id),
    index('pool_entries_words').using('gin', searchVector([table.FULL_NAME, table.FULL_NAME_ara])),
    index('pool_entries_expert').on(table.expert_id),
  ],
)
