import { bilingualColumns } from '@/lib/bilingual/columns'
import { searchVector } from '@/lib/db/search-vector'
import { belongsTo, referenceTo } from '@/lib/db/columns'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { governorates } from './geography'
import { lookupListColumn, lookupReference } from './lookups'

/** Bodies that support exporters. `status` 1 is public. */
export const institutions = pgTable(
  'institutions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    ...bilingualColumns('name'),
    gov_id: referenceTo(() => governorates.id),
    ...bilingualColumns('description'),
    website: text(),
    status: integer().notNull().default(1),
  },
  (table) => [
    index('institutions_status').on(table.status, table.id),
    index('institutions_words').using('gin', searchVector([table.name_eng, table.name_ara])),
    index('institutions_governorate').on(table.gov_id),
  ],
)

/** Types of an institution (code list `exports_type`). */
export const institutionTypes = pgTable(
  'institution_types',
  {
    institution_id: belongsTo(() => institutions.id),
    type_list: lookupListColumn('exports_type'),
    type_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.institution_id, table.type_id] }),
    lookupReference(table.type_list, table.type_id),
    index('institution_types_type').on(table.type_id),
  ],
)

/** How a company can use the services of an institution (code list `exports_mode`). */
export const institutionModes = pgTable(
  'institution_modes',
  {
    institution_id: belongsTo(() => institutions.id),
    mode_list: lookupListColumn('exports_mode'),
    mode_id: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.institution_id, table.mode_id] }),
    lookupReference(table.mode_list, table.mode_id),
    index('institution_modes_mode').on(table.mode_id),
  ],
)
