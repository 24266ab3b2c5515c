import 'server-only'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { networkForLog } from '@/lib/api/client-address'
import { deviceCookie } from '@/lib/auth/device-cookie'
import { isSignatureOf, signatureOf } from '@/lib/auth/signature'
import { newToken, tokenHash } from '@/lib/auth/tokens'
import { database, evenWhenShort, type Executor } from '@/lib/db/database'
import { signingKey } from '@/lib/db/signing-keys'
import { logger } from '@/lib/log/logger'
import { countLogin } from '@/lib/metrics/measures'
import { countRefused } from '@/lib/metrics/refused-traffic'
import { findByEmail } from './accounts.sql'
import { claimLogin, forgiveLogins } from './login-guard.sql'

/** A key for the account of an address, existing or not, or a device of it; no address is stored. */
const accountOf = (counter: string) => tokenHash(counter.trim().toLowerCase())

const purpose = 'device'

interface Account {
  email: string
  password_hash: string | null
  device_series: number
}

const signedText = (id: string, { email, password_hash, device_series }: Account) =>
  `${id} ${email.toLowerCase()} ${password_hash} ${device_series}`

/**
 * Gives the browser of a call a name that the portal signs. It ends with the password, and when the
 * person ends all other sessions.
 */
export async function rememberDevice(
  db: Executor,
  account: Account,
  { reply }: Pick<CallContext, 'reply'>,
): Promise<void> {
  const id = newToken()
  const signature = signatureOf(signedText(id, account), await signingKey(db, purpose))
  reply.headers.append('set-cookie', deviceCookie(`${id}.${signature}`))
}

/**
 * Whose wrong logins a login counts among. A browser that has logged in to the account counts by
 * itself, so that nobody who guesses elsewhere locks the person out of it; all others share one count.
 */
export async function loginCounter(email: string, device: string | null): Promise<string> {
  const [, id, signature] = /^([\w-]{43})\.([\w-]{43})$/.exec(device ?? '') ?? []
  if (id === undefined || signature === undefined) return email
  const db = await database()
  const account = await findByEmail(db, email)
  if (!account?.password_hash) return email
  const isKnown = isSignatureOf(signedText(id, account), signature, await signingKey(db, purpose))
  return isKnown ? `${email} ${id}` : email
}

/**
 * Counts a login attempt. Throws `too_many_requests` with the seconds to wait while the account is
 * locked after wrong ones; a password reset by mail unlocks it (RELIABILITY.md 2.2). Guesses are
 * counted on a volume that is short of space, too.
 */
export async function admitLogin(counter: string): Promise<void> {
  const claim = async () => claimLogin(await database(), accountOf(counter))
  const seconds = await evenWhenShort(claim)
  if (seconds !== null) throw new Problem('too_many_requests', { retryAfter: seconds })
}

/** Resets the wrong logins after the right password or a new one. */
export async function forgiveAccount(counter: string): Promise<void> {
  await evenWhenShort(async () => forgiveLogins(await database(), accountOf(counter)))
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
    const result = resultOf(reason)
    countLogin(result)
    if (result === 'refused' || result === 'limited') countRefused('login', address)
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
