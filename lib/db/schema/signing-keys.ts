import { instant } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'

/** Keys that links are signed with, by what they are for. All instances share them. */
export const signingKeys = pgTable('signing_keys', {
  purpose: text().primaryKey(),
  key: text().notNull(),
  created_at: instant()
    .notNull()
    .default(sql`now()`),
})
