import 'server-only'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { tokenHash } from '@/lib/auth/tokens'
import { stepOfCode } from '@/lib/auth/totp'
import { transaction, type Executor } from '@/lib/db/database'
import { endAllSessions } from '../../sessions/server/service'
import { insertAction, lockAccountStatus } from '../../account-status/server/repository'
import { deleteFactor, findFactor, spendRecoveryCode, spendStep } from './repository'

/** A recovery code in comparable form: people write lower case, with or without dashes. */
export const recoveryHash = (code: string) =>
  tokenHash(code.toUpperCase().replace(/[^A-Z2-7]/g, ''))

const isOfAuthenticator = (code: string) => /^\d{6}$/.test(code)

/** The kind of a code by its form. */
export const factorOf = (code: string) =>
  isOfAuthenticator(code.replace(/\s/g, '')) ? 'authenticator' : 'recovery code'

/**
 * Checks the code of a person whose password was right: of the authenticator, or a recovery code,
 * each usable once. Returns false for a person without a factor, who needs no code. Throws `invalid`
 * at `code`: `second_factor` without a code, `code` for a wrong or used one.
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

/** Consumes a code of a person's authenticator; false when it is wrong or was used. */
export async function consumeCode(tx: Executor, userId: number, code: string): Promise<boolean> {
  const factor = await findFactor(tx, userId)
  const step = factor ? stepOfCode(factor.secret, code, factor.now) : null
  return step !== null && spendStep(tx, userId, step)
}

/**
 * Removes the second factor of a person who lost it; all their logins end. Throws `forbidden`,
 * `not_found`, and `conflict` for one’s own, which requires a code.
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

/** Removes the second factor of a closed account. */
export async function forgetSecondFactor(tx: Executor, userId: number) {
  await deleteFactor(tx, userId)
}
