import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { inOrder, oneOf } from '@/lib/db/checks'
import { index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'

/** Texts of the enquiry forms, by enquiry type (spec/decisions.md section 5). */
export const enquiryPages = pgTable(
  'enquiry_pages',
  {
    id: integer().primaryKey(),
    ...bilingualColumns('title'),
    ...bilingualColumns('subtitle'),
    ...bilingualColumns('tooltip'),
    ...bilingualNullableColumns('result_description'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
  },
  (table) => [oneOf('enquiry_pages_type', table.id, [1, 2, 3, 5, 6, 7])],
)

/** Sections of the readiness assessment. */
export const readinessSections = pgTable('readiness_sections', {
  id: integer().primaryKey(),
  ...bilingualColumns('section'),
  sort: integer().notNull(),
})

/** Statements of the readiness assessment. `status` 1 is asked. */
export const readinessQuestions = pgTable(
  'readiness_questions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    section_id: integer()
      .notNull()
      .references(() => readinessSections.id),
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

/** What a range of averages means. */
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
