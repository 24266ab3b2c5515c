import type { EmbeddedPostgres } from '@/lib/embedded-postgres/embedded-postgres'
import { longRunningLimits, type SessionLimits } from '@/lib/embedded-postgres/limits'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Drizzle on a plain pool of the embedded engine, with time for a busy machine. */
export function clientOf(
  engine: EmbeddedPostgres,
  limits: Partial<SessionLimits> = {},
): NodePgDatabase {
  const pool = new pg.Pool(engine.clientConfig({ ...longRunningLimits, ...limits }))
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return drizzle(pool)
}
