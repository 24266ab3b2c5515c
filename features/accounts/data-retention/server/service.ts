import 'server-only'
import type { Executor } from '@/lib/db/database'
import { deleteEndedSessions, deleteEndedTokens, deleteOldLoginFailures } from './repository'

/** Removes what is left of people's logins: ended sessions and links, and old wrong logins. */
export async function clearLogins(db: Executor): Promise<void> {
  await deleteEndedSessions(db)
  await deleteEndedTokens(db)
  await deleteOldLoginFailures(db)
}
