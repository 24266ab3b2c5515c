import { bilingualColumns } from '@/lib/bilingual/columns'
import { contentStates, type ContentState, type Touched } from '@/lib/db/codes/content-states'
import { oneOf, together } from '@/lib/db/checks'
import { day, instant, instantNow, partialIndex } from '@/lib/db/columns'
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
 * The editorial state of a record of public content. The published record is in the table of its
 * kind; `data` is what will be published next, null when there is nothing. A record that staff never
 * edited has no row here. `version` is incremented by every step.
 */
export const contentEntries = pgTable(
  'content_entries',
  {
    kind: text().notNull(),
    /** The key of the record's row; several columns are joined by dots. */
    record_id: text().notNull(),
    version: integer().notNull(),
    state: text().$type<ContentState>().notNull(),
    /** Never published: the table of its kind has no row yet. */
    is_new: boolean().notNull(),
    /** The proposed change is to delete the record. */
    removes: boolean().notNull().default(false),
    data: jsonb().$type<Record<string, unknown>>(),
    ...bilingualColumns('label'),
    /** The authors of unpublished changes; under the four-eyes rule none of them can approve. */
    authors: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    approved_by: integer().references(() => users.id),
    publish_at: instant(),
    /** When the published record goes, who decided it, and who confirmed it where four eyes are asked. */
    unpublish_at: instant(),
    unpublish_by: integer().references(() => users.id),
    unpublish_confirmed_by: integer().references(() => users.id),
    /** Who answers for the published record, and when it is looked at again; then after so many months. */
    owner_id: integer().references(() => users.id, { onDelete: 'set null' }),
    review_on: day(),
    review_months: integer(),
    reviewed_on: day(),
    /** The date of a check of which the owner was told. */
    review_mailed_for: day(),
    /** Why it was returned to the editor. */
    note: text(),
    /** Fields that were edited in one language and not yet in the other, and when. */
    touched: jsonb().$type<Touched>().notNull().default({}),
    /** The same for the published record. */
    published_touched: jsonb().$type<Touched>().notNull().default({}),
    /** Languages with missing texts, and languages older than the other one, in the next publication. */
    missing: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    older: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    updated_by: integer().references(() => users.id),
    updated_at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.record_id] }),
    oneOf('content_entries_state', table.state, contentStates),
    check('content_entries_version', sql`${table.version} >= 0`),
    check(
      'content_entries_data',
      sql`${table.data} is not null or ${table.removes} or ${table.state} in ('published', 'removed')`,
    ),
    partialIndex('content_entries_new', sql`is_new`, [table.kind, table.updated_at]),
    partialIndex('content_entries_work', sql`state not in ('published', 'removed')`, [
      table.state,
      table.updated_at,
    ]),
    together('content_entries_unpublish', table.unpublish_at, table.unpublish_by),
    together('content_entries_review', table.review_on, table.review_months),
    check('content_entries_review_months', sql`${table.review_months} between 1 and 60`),
    partialIndex('content_entries_unpublish_at', sql`unpublish_at is not null`, [
      table.unpublish_at,
    ]),
    partialIndex('content_entries_review_on', sql`review_on is not null`, [table.review_on]),
    partialIndex('content_entries_owner', sql`owner_id is not null`, [
      table.owner_id,
      table.review_on,
    ]),
    index('content_entries_unpublisher').on(table.unpublish_by),
    index('content_entries_unpublish_confirmer').on(table.unpublish_confirmed_by),
    index('content_entries_approver').on(table.approved_by),
    index('content_entries_person').on(table.updated_by),
  ],
)

/** Every editorial step on a record with its content; version 0 is the initial content. */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text().notNull(),
    record_id: text().notNull(),
    version: integer().notNull(),
    action: text().notNull(),
    state: text().$type<ContentState>().notNull(),
    data: jsonb().$type<Record<string, unknown>>(),
    /** The fields that were then edited in one language only; null where that was not noted. */
    touched: jsonb().$type<Touched>(),
    /** Null for the portal itself. */
    by: integer().references(() => users.id),
    at: instantNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.record_id, table.version] }),
    oneOf('content_versions_state', table.state, contentStates),
    index('content_versions_person').on(table.by),
    partialIndex('content_versions_published', sql`action = 'publish'`, [table.at]),
  ],
)

/** Links in published records, as the last round found and checked them. */
export const contentLinks = pgTable(
  'content_links',
  {
    kind: text().notNull(),
    record_id: text().notNull(),
    /** The field, in its language. */
    field: text().notNull(),
    url: text().notNull(),
    /** The text that readers see; empty where there is none. */
    text: text().notNull(),
    /** The HTTP status of the last check, or the word for why there was none; null before the first. */
    answer: text(),
    checked_at: instant(),
    /** The first failure since it last worked. */
    failed_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.record_id, table.field, table.url] }),
    index('content_links_checked').on(table.checked_at),
    index('content_links_url').on(table.url),
    partialIndex('content_links_failed', sql`failed_at is not null`, [table.failed_at]),
  ],
)

/** Settings of a kind of content; a kind without a row has the defaults. */
export const contentSettings = pgTable('content_settings', {
  kind: text().primaryKey(),
  /** The four-eyes rule: a second person must approve each change before publication. */
  four_eyes: boolean().notNull().default(false),
  updated_at: instantNow(),
})
