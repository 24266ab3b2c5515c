import { bilingualNullableColumns } from '@/lib/bilingual/columns'
import { matches, oneOf } from '@/lib/db/checks'
import { instant, instantNow, partialIndex } from '@/lib/db/columns'
import { mediumVector } from '@/lib/db/staff-search-vectors'
import { sql } from 'drizzle-orm'
import { audiences, type Audience } from '@/lib/files/audience'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'

/**
 * Stored pictures and documents. `key` is opaque (128 bits); a new file gets a new key. The sizes of
 * a picture are public; the handler of a document checks access. A replaced file gets `discarded_at`
 * in the transaction that replaces it, and is deleted later.
 */
export const files = pgTable(
  'files',
  {
    key: text().primaryKey(),
    kind: text().notNull(),
    audience: text().$type<Audience>().notNull(),
    /** Who uploaded it; may read an `owner` file, like their company and staff. */
    owner_id: integer().references(() => users.id, { onDelete: 'set null' }),
    mime: text().notNull(),
    /** Bytes of all stored sizes, without the AVIF that is made later. */
    bytes: integer().notNull(),
    /** SHA-256 of the document, or of the concatenated sizes of the picture. */
    sha256: text().notNull(),
    /** SHA-256 of each size of a picture by its file name, `640.webp`; null until they are read. */
    size_sums: jsonb().$type<Record<string, string>>(),
    file_name: text(),
    /** Of a document, where they were counted. */
    pages: integer(),
    widths: integer().array().notNull().default([]),
    /** Width of the largest size. */
    height: integer(),
    ...bilingualNullableColumns('alt'),
    sample: boolean().notNull().default(false),
    created_at: instantNow(),
    discarded_at: instant(),
  },
  (table) => [
    matches('files_key', table.key, '^[0-9a-f]{32}$'),
    matches('files_sha256', table.sha256, '^[0-9a-f]{64}$'),
    oneOf('files_kind', table.kind, ['picture', 'document']),
    oneOf('files_audience', table.audience, audiences),
    check('files_bytes', sql`${table.bytes} > 0`),
    check('files_pages', sql`${table.pages} > 0`),
    partialIndex('files_sample', sql`${table.sample}`, [table.sample]),
    index('files_owner').on(table.owner_id),
    index('files_words')
      .using('gin', mediumVector(table))
      .where(sql`${table.owner_id} is null`),
    partialIndex('files_discarded', sql`${table.discarded_at} is not null`, [table.discarded_at]),
  ],
)
