import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { networkForLog } from '@/lib/api/client-address'
import { tokenHash } from '@/lib/auth/tokens'
import { database } from '@/lib/db/database'
import { logger } from '@/lib/log/logger'
import { countLogin } from '@/lib/metrics/measures'
import { claimLogin, forgiveLogins } from './repository'

/** A key for the account of an address, existing or not; no address is stored. */
const accountOf = (email: string) => tokenHash(email.trim().toLowerCase())

/**
 * Counts a login attempt. Throws `too_many_requests` with the seconds to wait while the account is
 * locked after wrong ones; a password reset by mail unlocks it (RELIABILITY.md 2.2).
 */
export async function admitLogin(email: string): Promise<void> {
  const seconds = await claimLogin(await database(), accountOf(email))
  if (seconds !== null) throw new Problem('too_many_requests', { retryAfter: seconds })
}

/** Resets the wrong logins after the right password or a new one. */
export async function forgiveAccount(email: string): Promise<void> {
  await forgiveLogins(await database(), accountOf(email))
}

/** A login attempt, without the input of the form. */
interface LoginAttempt {
  /** The account, when the address belongs to one. */
  user: number | null
  factor: 'password' | 'authenticator' | 'recovery code'
}

/**
 * Writes one log line for each login attempt, without the input of the form. The reason of a
 * refusal is the broken rule.
 */
export async function loggedAttempt<T>(
  { requestId, address }: Pick<CallContext, 'requestId' | 'address'>,
  work: (attempt: LoginAttempt) => Promise<T>,
): Promise<T> {
  const attempt: LoginAttempt = { user: null, factor: 'password' }
  const line = () => ({ requestId, from: networkForLog(address), ...attempt })
  try {
    const result = await work(attempt)
    countLogin('success')
    logger().info(line(), 'logged in')
    return result
  } catch (error) {
    const reason = reasonOf(error)
    countLogin(resultOf(reason))
    // With a second factor, the right password is only the first step of a login.
    if (reason === 'second_factor') logger().info({ ...line(), reason }, 'login goes on')
    else logger().warn({ ...line(), reason }, 'login refused')
    throw error
  }
}

function resultOf(reason: string) {
  if (reason === 'second_factor') return reason
  if (reason === 'too_many_requests') return 'limited'
  return reason === 'internal' || reason === 'unavailable' ? 'error' : 'refused'
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Problem)) return 'internal'
  const [[rule] = []] = Object.values(error.fields ?? {})
  // An existing provider answers sentences instead of rules.
  return rule !== undefined && /^[a-z_]+$/.test(rule) ? rule : error.code
}
