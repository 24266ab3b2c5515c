import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { networkForLog } from '@/lib/api/client-address'
import { tokenHash } from '@/lib/auth/tokens'
import { database } from '@/lib/db/database'
import { logger } from '@/lib/log/logger'
import { claimLogin, forgiveLogins } from './repository'

/** The account an address stands for, whether or not anybody has it; no address is stored. */
const accountOf = (email: string) => tokenHash(email.trim().toLowerCase())

/**
 * Counts a login before it is tried. Throws `too_many_requests` with the seconds to wait while the
 * account is held back after wrong ones; a new password by mail frees it (RELIABILITY.md 2.2).
 */
export async function admitLogin(email: string): Promise<void> {
  const seconds = await claimLogin(await database(), accountOf(email))
  if (seconds !== null) throw new Problem('too_many_requests', { retryAfter: seconds })
}

/** The right password was given, or a new one set: wrong logins before no longer count. */
export async function forgiveAccount(email: string): Promise<void> {
  await forgiveLogins(await database(), accountOf(email))
}

/** What is known of a try to log in, beside what was typed. */
interface LoginAttempt {
  /** The account, once the address is known to be one's. */
  user: number | null
  factor: 'password' | 'authenticator' | 'recovery code'
}

/**
 * One line of the log for each try to log in, however it ends, without what was typed. The reason
 * of a refusal is the rule that it broke.
 */
export async function loggedAttempt<T>(
  { requestId, address }: Pick<CallContext, 'requestId' | 'address'>,
  work: (attempt: LoginAttempt) => Promise<T>,
): Promise<T> {
  const attempt: LoginAttempt = { user: null, factor: 'password' }
  const line = () => ({ requestId, from: networkForLog(address), ...attempt })
  try {
    const result = await work(attempt)
    logger().info(line(), 'logged in')
    return result
  } catch (error) {
    const reason = reasonOf(error)
    // Who has a second factor is asked for it once the password was right: that is half a login.
    if (reason === 'second_factor') logger().info({ ...line(), reason }, 'login goes on')
    else logger().warn({ ...line(), reason }, 'login refused')
    throw error
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Problem)) return 'internal'
  const [[rule] = []] = Object.values(error.fields ?? {})
  // Another server has sentences where we have rules.
  return rule !== undefined && /^[a-z_]+$/.test(rule) ? rule : error.code
}
