import 'server-only'
import type { Executor } from '@/lib/db/database'
import { accountTokens, loginFailures, sessions } from '@/lib/db/schema/accounts'
import { sql } from 'drizzle-orm'

/** Sessions that ended by time, idle or old. */
export async function deleteEndedSessions(db: Executor) {
  const { expires_at, seen_at, idle_seconds } = sessions
  await db
    .delete(sessions)
    .where(
      sql`${expires_at} <= now() or ${seen_at} <= now() - make_interval(secs => ${idle_seconds})`,
    )
}

/** Links whose time is over, used or not. */
export async function deleteEndedTokens(db: Executor) {
  await db.delete(accountTokens).where(sql`${accountTokens.expires_at} <= now()`)
}

/** Wrong logins of 30 days ago; an account that only a new password frees stays held back. */
export async function deleteOldLoginFailures(db: Executor) {
  const { failed_at, blocked_until } = loginFailures
  await db
    .delete(loginFailures)
    .where(sql`${failed_at} < now() - interval '30 days' and ${blocked_until} < 'infinity'`)
}
