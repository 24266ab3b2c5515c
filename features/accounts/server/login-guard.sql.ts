import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isTooFarAhead } from '@/lib/db/instants'
import { loginFailures } from '@/lib/db/schema/accounts'
import { eq, sql, type SQL } from 'drizzle-orm'

const longestWait = sql`interval '15 minutes'`

/**
 * Free wrong logins, then 1, 2, 4, 8 s; from the tenth recent one 15 min; from 100 until a reset.
 */
function blockedUntil(failures: SQL, consecutive: SQL): SQL {
  return sql`case
    when ${consecutive} >= 100 then 'infinity'::timestamptz
    when ${failures} >= 10 then now() + ${longestWait}
    when ${failures} > 5 then now() + make_interval(secs => power(2, ${failures} - 6))
    else now() end`
}

/**
 * Counts a login attempt in one statement, so that simultaneous attempts stay within the limit.
 * Returns the seconds to wait when the account is locked, otherwise null.
 */
export async function claimLogin(db: Executor, account: string): Promise<number | null> {
  const { failed_at, failures: before, consecutive: row, blocked_until } = loginFailures
  const isQuiet = sql`(${failed_at} < now() - ${longestWait} or ${isTooFarAhead(failed_at, longestWait)})`
  const failures = sql`(case when ${isQuiet} then least(${before}, 5) else ${before} end + 1)`
  const consecutive = sql`(${row} + 1)`
  const first = { failures: 1, consecutive: 1, failed_at: sql`now()`, blocked_until: sql`now()` }
  const claimed = await db
    .insert(loginFailures)
    .values({ account, ...first })
    .onConflictDoUpdate({
      target: loginFailures.account,
      set: {
        failures,
        consecutive,
        failed_at: sql`now()`,
        blocked_until: blockedUntil(failures, consecutive),
      },
      // 'infinity' is what a hundred wrong logins write; nothing else waits longer than this.
      setWhere: sql`${blocked_until} <= now()
        or (${isTooFarAhead(blocked_until, longestWait)} and ${blocked_until} < 'infinity')`,
    })
    .returning({ account: loginFailures.account })
  return claimed.length > 0 ? null : secondsLeft(db, account)
}

async function secondsLeft(db: Executor, account: string): Promise<number> {
  const end = sql`least(${loginFailures.blocked_until}, now() + ${longestWait})`
  const [row] = await db
    .select({ seconds: sql<number>`ceil(extract(epoch from ${end} - now()))::int` })
    .from(loginFailures)
    .where(eq(loginFailures.account, account))
  return Math.max(1, row?.seconds ?? 1)
}

/** Resets the wrong logins after a right login or a new password. */
export async function forgiveLogins(db: Executor, account: string) {
  await db.delete(loginFailures).where(eq(loginFailures.account, account))
}
