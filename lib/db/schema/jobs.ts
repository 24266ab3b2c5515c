import { instant } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/**
 * Work that can wait or fail, written in the transaction that asks for it. A job with `done_at` is
 * finished, one with `dead_at` was tried often enough and waits for staff.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    name: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    run_at: instant()
      .notNull()
      .default(sql`now()`),
    /** Taken by a runner until then; a runner that dies gives it back by time. */
    locked_until: instant(),
    last_error: text(),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
    done_at: instant(),
    dead_at: instant(),
  },
  (table) => [
    index('jobs_due')
      .on(table.run_at)
      .where(sql`done_at is null and dead_at is null`),
    index('jobs_dead')
      .on(table.dead_at)
      .where(sql`dead_at is not null`),
  ],
)
