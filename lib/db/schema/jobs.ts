import { instant, instantNow, partialIndex } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/**
 * Background jobs, written in the transaction that needs them. A job with `done_at` is finished; one
 * with `dead_at` failed too often and waits for staff.
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
    run_at: instantNow(),
    /** Locked by a runner until then, so that the job of a dead runner becomes due again. */
    locked_until: instant(),
    last_error: text(),
    created_at: instantNow(),
    done_at: instant(),
    dead_at: instant(),
  },
  (table) => [
    partialIndex('jobs_due', sql`done_at is null and dead_at is null`, [table.run_at]),
    partialIndex('jobs_dead', sql`dead_at is not null`, [table.dead_at]),
  ],
)
