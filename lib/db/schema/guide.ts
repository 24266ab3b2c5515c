import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { instant } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The six fields of a guide step. */
function stepColumns<Step extends number>(step: Step) {
  return {
    ...bilingualColumns(`step_${step}_name`),
    ...bilingualColumns(`step_${step}`, 'bare'),
    ...bilingualNullableColumns(`step_${step}_file`, 'bare'),
  }
}

/** The export guide: one record of seven steps, flat as on the wire. */
export const exportGuide = pgTable(
  'export_guide',
  {
    id: integer().primaryKey().default(1),
    ...stepColumns(1),
    ...stepColumns(2),
    ...stepColumns(3),
    ...stepColumns(4),
    ...stepColumns(5),
    ...stepColumns(6),
    ...stepColumns(7),
    ...bilingualColumns('sub_subtitle'),
    ...bilingualColumns('step_guide'),
    ...bilingualColumns('keywords', 'bare'),
    /** The whole guide, for logged-in people. */
    ...bilingualNullableColumns('guide_file', 'bare'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    updated_at: instant().notNull(),
  },
  (table) => [check('export_guide_one_row', sql`${table.id} = 1`)],
)
