import type { EmbeddedPostgres } from '@/lib/embedded-postgres/embedded-postgres'
import { requestLimits, type SessionLimits } from '@/lib/embedded-postgres/limits'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Drizzle on a bare pool of the embedded engine, without what `lib/db` adds to it. */
export function clientOf(
  engine: EmbeddedPostgres,
  limits: Partial<SessionLimits> = {},
): NodePgDatabase {
  const pool = new pg.Pool(engine.clientConfig({ ...requestLimits, ...limits }))
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  return drizzle(pool)
}
