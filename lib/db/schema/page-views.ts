import { oneOf } from '@/lib/db/checks'
import { day } from '@/lib/db/columns'
import { locales, type Locale } from '@/lib/i18n/locale'
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Views of a page by day and language; anonymous. */
export const pageViews = pgTable(
  'page_views',
  {
    day: day().notNull(),
    page: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    views: integer().notNull(),
    /** Loaded with the sample data, for days before it. */
    sample: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.locale] }),
    oneOf('page_views_locale', table.locale, locales),
  ],
)
