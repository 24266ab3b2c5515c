import { bilingualColumns, bilingualNullableColumns } from '@/lib/bilingual/columns'
import { day, instant } from '@/lib/db/columns'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** News items. `status` 1 is public; anything else is not. */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...bilingualColumns('DESCRIPTION', 'upper'),
    ...bilingualColumns('TARIFF', 'upper'),
    ...bilingualNullableColumns('meta_description', 'short'),
    image: text(),
    ...bilingualNullableColumns('image_alt'),
    status: integer().notNull().default(1),
    news_date: day().notNull(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
    sample: boolean().notNull().default(false),
  },
  (table) => [index('news_public_by_date').on(table.status, table.news_date, table.id)],
)
