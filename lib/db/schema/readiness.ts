import { bilingualColumns } from '@/lib/bilingual/columns'
import { inOrder, oneOf } from '@/lib/db/checks'
import { referenceTo } from '@/lib/db/columns'
import { index, integer, numeric, pgTable } from 'drizzle-orm/pg-core'

/** Sections of the readiness assessment. */
export const readinessSections = pgTable('readiness_sections', {
  id: integer().primaryKey(),
  ...bilingualColumns('section'),
  sort: integer().notNull(),
})

/** Statements of the readiness assessment. `status` 1 is active. */
export const readinessQuestions = pgTable(
  'readiness_questions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    section_id: referenceTo(() => readinessSections.id),
    ...bilingualColumns('question'),
    enq_type: integer().notNull(),
    sort: integer().notNull(),
    status: integer().notNull().default(1),
  },
  (table) => [
    oneOf('readiness_questions_type', table.enq_type, [3]),
    index('readiness_questions_order').on(table.status, table.sort, table.id),
    index('readiness_questions_section').on(table.section_id),
  ],
)

/** The result text of a range of average scores. */
export const readinessBands = pgTable(
  'readiness_bands',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    min_average: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().unique(),
    max_average: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull(),
    ...bilingualColumns('title'),
    ...bilingualColumns('advice'),
  },
  (table) => [inOrder('readiness_bands_range', table.min_average, table.max_average)],
)
