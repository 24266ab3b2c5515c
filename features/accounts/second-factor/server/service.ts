import 'server-only'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { tokenHash } from '@/lib/auth/tokens'
import { stepOfCode } from '@/lib/auth/totp'
import { transaction, type Executor } from '@/lib/db/database'
import { endAllSessions } from '../../sessions/server/service'
import { insertAction, lockAccountStatus } from '../../account-status/server/repository'
import { deleteFactor, findFactor, spendRecoveryCode, spendStep } from './repository'

/** A recovery code as it is compared: people write it in small letters, with or without dashes. */
export const recoveryHash = (code: string) =>
  tokenHash(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))

const isOfAuthenticator = (code: string) => /^\d{6}$/.test(code)

/** What a code claims to come from. */
export const factorOf = (code: string) =>
  isOfAuthenticator(code.replace(/\s/g, '')) ? 'authenticator' : 'recovery code'

/**
 * Takes the code of a person whose password was right: of their authenticator, or one for
 * recovery, each once. Nothing is asked of whoever has no factor; the answer says whether it was.
 * Throws `invalid` at `code`: `second_factor` where none was given, `code` for a wrong or used one.
 */
export async function passSecondFactor(
  tx: Executor,
  userId: number,
  code: string | undefined,
): Promise<boolean> {
  const factor = await findFactor(tx, userId)
  if (!factor?.confirmed_at) return false
  const given = code?.replace(/\s/g, '') ?? ''
  if (given === '') throw new Problem('invalid', { fields: { code: ['second_factor'] } })
  if (await isTaken(tx, userId, given)) return true
  throw new Problem('invalid', { fields: { code: ['code'] } })
}

async function isTaken(tx: Executor, userId: number, code: string): Promise<boolean> {
  if (isOfAuthenticator(code)) return consumeCode(tx, userId, code)
  const taken = await spendRecoveryCode(tx, userId, recoveryHash(code))
  if (taken) await insertAction(tx, { by: userId, action: 'recovery-code', user_id: userId })
  return taken
}

/** Uses up a code of a person's authenticator; false when it is wrong or was used. */
export async function consumeCode(tx: Executor, userId: number, code: string): Promise<boolean> {
  const factor = await findFactor(tx, userId)
  const step = factor ? stepOfCode(factor.secret, code, factor.now) : null
  return step !== null && spendStep(tx, userId, step)
}

/**
 * Takes the factor of somebody who has lost it; all their logins end. Throws `forbidden`,
 * `not_found`, and `conflict` for one’s own, which asks for a code.
 */
export async function removeSecondFactor(actor: Actor, userId: number) {
  requireAccess('staff:admin', actor)
  const by = personOf(actor).userId
  if (by === userId) throw new Problem('conflict', { fields: { id: ['own'] } })
  await transaction(async (tx) => {
    if (!(await lockAccountStatus(tx, userId))) throw new Problem('not_found')
    if (!(await deleteFactor(tx, userId))) return
    await endAllSessions(tx, userId)
    await insertAction(tx, { by, action: 'second-factor-reset', user_id: userId })
  })
}

/** Removes what a person proved themself with, with their account. */
export async function forgetSecondFactor(tx: Executor, userId: number) {
  await deleteFactor(tx, userId)
}
