import { belongsTo, day, instantNow } from '@/lib/db/columns'
import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { news } from './news'

/** Weekly digests of news, identified by the first day of the week. */
export const newsletterEditions = pgTable('newsletter_editions', {
  week: day().primaryKey(),
  created_at: instantNow(),
})

/** The news items of an edition; each item is in one edition only. */
export const newsletterNews = pgTable(
  'newsletter_news',
  {
    news_id: integer()
      .primaryKey()
      .references(() => news.id, { onDelete: 'cascade' }),
    week: day()
      .notNull()
      .references(() => newsletterEditions.week),
  },
  (table) => [index('newsletter_news_week').on(table.week)],
)

/** For whom the mail of an edition was queued, so that each person gets one. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    user_id: belongsTo(() => users.id),
    week: day()
      .notNull()
      .references(() => newsletterEditions.week),
    asked_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.week, table.user_id] }),
    index('newsletter_deliveries_user').on(table.user_id),
  ],
)
