import { bilingualColumns } from '@/lib/bilingual/columns'
import { matches } from '@/lib/db/checks'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Sections of the Harmonized System (I to XXI). */
export const hsSections = pgTable('hs_sections', {
  code: text().primaryKey(),
  position: integer().notNull().unique(),
  ...bilingualColumns('name'),
})

/** Chapters (two digits). */
export const hsChapters = pgTable(
  'hs_chapters',
  {
    code: text().primaryKey(),
    section: text()
      .notNull()
      .references(() => hsSections.code),
    ...bilingualColumns('name'),
    reserved: boolean().notNull().default(false),
  },
  (table) => [
    matches('hs_chapters_code', table.code, '^[0-9]{2}$'),
    index('hs_chapters_section').on(table.section),
  ],
)

/** Headings (four digits). */
export const hsHeadings = pgTable(
  'hs_headings',
  {
    code: text().primaryKey(),
    chapter: text()
      .notNull()
      .references(() => hsChapters.code),
    ...bilingualColumns('name'),
  },
  (table) => [
    matches('hs_headings_code', table.code, '^[0-9]{4}$'),
    check('hs_headings_under_chapter', sql`left(${table.code}, 2) = ${table.chapter}`),
    index('hs_headings_chapter').on(table.chapter),
  ],
)

/** Subheadings (six digits). */
export const hsSubheadings = pgTable(
  'hs_subheadings',
  {
    code: text().primaryKey(),
    heading: text()
      .notNull()
      .references(() => hsHeadings.code),
    ...bilingualColumns('name'),
  },
  (table) => [
    matches('hs_subheadings_code', table.code, '^[0-9]{6}$'),
    check('hs_subheadings_under_heading', sql`left(${table.code}, 4) = ${table.heading}`),
    index('hs_subheadings_heading').on(table.heading),
  ],
)
