import 'server-only'
import { Problem } from '@/lib/api/problem'
import { tokenHash } from '@/lib/auth/tokens'
import { database } from '@/lib/db/database'
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
