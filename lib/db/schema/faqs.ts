import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { oneOf, zeroOrOne } from '@/lib/db/checks'
import { searchVector } from '@/lib/db/search-vector'
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** 1 exporters, 2 international buyers: the number in `new_faq/{audience}`. */
const audiences = [1, 2] as const

/** The three tabs of each audience. */
export const faqTabs = pgTable(
  'faq_tabs',
  {
    audience: integer().notNull(),
    id: integer().notNull(),
    ...bilingualColumns('name'),
    slug: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.audience, table.id] }),
    oneOf('faq_tabs_audience', table.audience, audiences),
    oneOf('faq_tabs_id', table.id, [1, 2, 3]),
  ],
)

/** Questions and answers. `status` 1 is public. */
export const faqs = pgTable(
  'faqs',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    audience: integer().notNull(),
    tab_id: integer().notNull(),
    ...bilingualColumns('question'),
    ...bilingualColumns('answer'),
    ...bilingualNullableColumns('file'),
    status: integer().notNull().default(1),
    add_to_home: integer().notNull().default(0),
    sort: integer().notNull(),
    sample: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({
      columns: [table.audience, table.tab_id],
      foreignColumns: [faqTabs.audience, faqTabs.id],
    }),
    zeroOrOne('faqs_add_to_home', table.add_to_home),
    index('faqs_order').on(table.audience, table.tab_id, table.status, table.sort, table.id),
    index('faqs_by_place').on(table.sort, table.id),
    index('faqs_words').using('gin', searchVector([table.question_eng, table.question_ara])),
  ],
)
