import 'server-only'
import type { Executor } from '@/lib/db/database'
import { accountTokens, loginFailures, sessions } from '@/lib/db/schema/accounts'
import { sql } from 'drizzle-orm'

/** Deletes sessions that expired, idle or old. */
export async function deleteEndedSessions(db: Executor) {
  const { expires_at, seen_at, idle_seconds } = sessions
  await db
    .delete(sessions)
    .where(
      sql`${expires_at} <= now() or ${seen_at} <= now() - make_interval(secs => ${idle_seconds})`,
    )
}

/** Deletes expired links, used or not. */
export async function deleteEndedTokens(db: Executor) {
  await db.delete(accountTokens).where(sql`${accountTokens.expires_at} <= now()`)
}

/**
 * Deletes wrong logins older than 30 days, except of accounts locked until a new password is set.
 */
export async function deleteOldLoginFailures(db: Executor) {
  const { failed_at, blocked_until } = loginFailures
  await db
    .delete(loginFailures)
    .where(sql`${failed_at} < now() - interval '30 days' and ${blocked_until} < 'infinity'`)
}
