import { matches } from '@/lib/db/checks'
import { instantNow, partialIndex } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts'

/**
 * Checks of origin that people made. A check stays as it was: it has its own copy of the rule, its
 * source and the names. Those without an account are deleted after 24 months.
 */
export const originChecks = pgTable(
  'origin_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The secret part of its address. */
    token: text().notNull().unique(),
    idempotency_key: uuid().notNull().unique(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    market: text().notNull(),
    hs6: text().notNull(),
    agreement_key: text().notNull(),
    rule_number: integer(),
    /** The version of the list; it may be gone, so it is no reference. */
    version_id: integer(),
    answers: jsonb().notNull(),
    result: jsonb().notNull(),
    /** Names, rule and source as they were shown. */
    snapshot: jsonb().notNull(),
    created_at: instantNow(),
  },
  (table) => [
    matches('origin_checks_market', table.market, '^[A-Z]{2}$'),
    matches('origin_checks_hs6', table.hs6, '^[0-9]{6}$'),
    index('origin_checks_user').on(table.user_id, table.id),
    partialIndex('origin_checks_unclaimed', sql`user_id is null`, [table.created_at]),
  ],
)
