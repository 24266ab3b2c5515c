import { bilingualColumns } from '@/lib/bilingual/columns'
import { contentStates, type ContentState, type Touched } from '@/lib/db/content-state'
import { oneOf } from '@/lib/db/checks'
import { instant } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'

/**
 * How the work on a record of public content stands. What the public sees stands in the table of
 * its kind; `data` is what will be published next, null when there is nothing. A record that staff
 * never touched has no row here. `version` grows by one with every step.
 */
export const contentEntries = pgTable(
  'content_entries',
  {
    kind: text().notNull(),
    /** The key of the record's own row; of several columns, between points. */
    record_id: text().notNull(),
    version: integer().notNull(),
    state: text().$type<ContentState>().notNull(),
    /** Never published: there is no row of its own yet. */
    is_new: boolean().notNull(),
    /** What is proposed is to take the record away. */
    removes: boolean().notNull().default(false),
    data: jsonb().$type<Record<string, unknown>>(),
    ...bilingualColumns('label'),
    /** Who wrote what is not published yet: none of them approves it where four eyes are asked. */
    authors: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    approved_by: integer().references(() => users.id),
    publish_at: instant(),
    /** Why it was sent back. */
    note: text(),
    /** Fields that were written in one language and not yet in the other, and when. */
    touched: jsonb().$type<Touched>().notNull().default({}),
    /** The same of what is published. */
    published_touched: jsonb().$type<Touched>().notNull().default({}),
    /** Languages that lack something in what will be published next, and that are older than the other one. */
    missing: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    older: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    updated_by: integer().references(() => users.id),
    updated_at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.record_id] }),
    oneOf('content_entries_state', table.state, contentStates),
    check('content_entries_version', sql`${table.version} >= 0`),
    check(
      'content_entries_data',
      sql`${table.data} is not null or ${table.removes} or ${table.state} in ('published', 'removed')`,
    ),
    index('content_entries_new')
      .on(table.kind, table.updated_at)
      .where(sql`is_new`),
    index('content_entries_work')
      .on(table.state, table.updated_at)
      .where(sql`state not in ('published', 'removed')`),
    index('content_entries_approver').on(table.approved_by),
    index('content_entries_person').on(table.updated_by),
  ],
)

/** Every step of the work on a record, with what it said then; version 0 is what there was at first. */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text().notNull(),
    record_id: text().notNull(),
    version: integer().notNull(),
    action: text().notNull(),
    state: text().$type<ContentState>().notNull(),
    data: jsonb().$type<Record<string, unknown>>(),
    /** Null for what the portal does itself. */
    by: integer().references(() => users.id),
    at: instant()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.record_id, table.version] }),
    oneOf('content_versions_state', table.state, contentStates),
    index('content_versions_person').on(table.by),
  ],
)

/** What is decided for a kind of content; a kind without a row has the usual rules. */
export const contentSettings = pgTable('content_settings', {
  kind: text().primaryKey(),
  /** Who writes a change cannot be who approves it, and nothing is published without approval. */
  four_eyes: boolean().notNull().default(false),
  updated_at: instant()
    .notNull()
    .default(sql`now()`),
})
