import 'server-only'
import { countAgainstLimit } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { isPassword } from '@/lib/auth/password'
import { database, evenWhenShort } from '@/lib/db/database'
import { admitLogin, forgiveAccount } from '../../server/login-guard'
import { findUser } from '../../server/accounts.sql'
import { confirmLogin } from '../../sessions/server/sessions.sql'

/**
 * Checks the password of the caller again. Throws `invalid`, `too_many_requests`. The guesses of a
 * session are counted by themselves, so that nobody who guesses elsewhere keeps the person from it.
 */
export async function confirmPassword(actor: Actor, password: string) {
  const { userId, loginId } = personOf(actor)
  const found = await findUser(await database(), userId)
  if (!found) throw new Problem('unauthenticated')
  const { user } = found
  await countAgainstLimit('account-change', String(user.id))
  const counter = `${user.email} ${loginId}`
  await admitLogin(counter)
  if (!(await isPassword(user.password_hash, password))) {
    throw new Problem('invalid', { fields: { current_password: ['credentials'] } })
  }
  await forgiveAccount(counter)
  return { user, company_approved_at: found.company_approved_at }
}

/** Marks the current login as re-authenticated. Throws what `confirmPassword` throws. */
export async function recordRecentLogin(actor: Actor, password: string) {
  await confirmPassword(actor, password)
  await evenWhenShort(async () => confirmLogin(await database(), personOf(actor).loginId))
  return 'Success' as const
}
