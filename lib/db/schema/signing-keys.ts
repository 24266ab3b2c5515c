import { instantNow } from '@/lib/db/columns'
import { pgTable, text } from 'drizzle-orm/pg-core'

/** Keys that sign links, by purpose. All instances share them. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text().primaryKey(),
  key: text().notNull(),
  created_at: instantNow(),
})
