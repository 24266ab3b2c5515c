import { bilingualNullableColumns } from '@/lib/bilingual/columns'
import { matches, oneOf } from '@/lib/db/checks'
import { instant } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Stored pictures and documents. `key` is opaque (128 bits) and is all a stranger would need, so
 * it never appears where the file itself may not. What lies under a key never changes.
 */
export const files = pgTable(
  'files',
  {
    key: text().primaryKey(),
    kind: text().notNull(),
    is_public: boolean().notNull(),
    mime: text().notNull(),
    /** All stored sizes together. */
    bytes: integer().notNull(),
    /** Of the document, or of the picture's sizes one after the other. */
    sha256: text().notNull(),
    file_name: text(),
    widths: integer().array().notNull().default([]),
    /** Of the largest size. */
    height: integer(),
    ...bilingualNullableColumns('alt'),
    sample: boolean().notNull().default(false),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    matches('files_key', table.key, '^[0-9a-f]{32}$'),
    matches('files_sha256', table.sha256, '^[0-9a-f]{64}$'),
    oneOf('files_kind', table.kind, ['picture', 'document']),
    check('files_bytes', sql`${table.bytes} > 0`),
    index('files_sample')
      .on(table.sample)
      .where(sql`${table.sample}`),
  ],
)
