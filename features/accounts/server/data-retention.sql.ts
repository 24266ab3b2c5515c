import 'server-only'
import type { Executor } from '@/lib/db/database'
import { span } from '@/lib/db/instants'
import { accountTokens, loginFailures, sessions } from '@/lib/db/schema/accounts'
import { sql } from 'drizzle-orm'

/** How many days a wrong login is kept. */
export const failedLoginDays = 30

/**
 * Deletes sessions that expired, idle or old, expired links, used or not, and wrong logins older
 * than their days, except of accounts locked until a new password is set.
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
    .where(
      sql`${failed_at} < now() - ${span(failedLoginDays * 86_400)} and ${blocked_until} < 'infinity'`,
    )
}
