import 'server-only'
import type { Executor } from '@/lib/db/database'
import { deleteEndedLogins } from './data-retention.sql'

/** Deletes expired sessions and links, and old wrong logins. */
export async function clearLogins(db: Executor): Promise<void> {
  await deleteEndedLogins(db)
}
