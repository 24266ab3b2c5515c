import 'server-only'
import type { Executor } from '@/lib/db/database'
import { accountTokens, loginFailures, sessions } from '@/lib/db/schema/accounts'
import { sql } from 'drizzle-orm'

/**
 * Deletes sessions that expired, idle or old, expired links, used or not, and wrong logins older
 * than 30 days, except of accounts locked until a new password is set.
 */
export async function deleteEndedLogins(db: Executor) {
  const { expires_at, seen_at, idle_seconds } = sessions
  await db
    .delete(sessions)
    .where(
      sql`${expires_at} <= now() or ${seen_at} <= now() - make_interval(secs => ${idle_seconds})`,
    )
  await db.delete(accountTokens).where(sql`${accountTokens.expires_at} <= now()`)
  const { failed_at, blocked_until } = loginFailures
  await db
    .delete(loginFailures)
    .where(sql`${failed_at} < now() - interval '30 days' and ${blocked_until} < 'infinity'`)
}
