import 'server-only'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { secretKeys } from '@/lib/auth/secret-keys'
import { tokenHash } from '@/lib/auth/tokens'
import { stepOfCode } from '@/lib/auth/totp'
import { transaction, type Executor } from '@/lib/db/database'
import { logger } from '@/lib/log/logger'
import { findByEmail } from './accounts.sql'
import { endAllSessions } from '../sessions/server/sessions'
import { insertAction, lockAccountStatus } from './account-status.sql'
import { currentPrefix, openSecret, sealSecret } from './second-factor.mapper'
import {
  deleteFactor,
  findFactor,
  replaceSecret,
  selectOtherSecrets,
  spendRecoveryCode,
  spendStep,
} from './second-factor.sql'

/** How many secrets are read at once to be sealed again. */
const batch = 200

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
 * at `code`: `second_factor` without a code, `code` for a wrong or used one, `sealed` for one that no
 * key of the portal can check.
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

/**
 * Consumes a code of a person's authenticator; false when it is wrong or was used. Throws `invalid`
 * at `code` (`sealed`) when none of the keys opens the secret.
 */
export async function consumeCode(tx: Executor, userId: number, code: string): Promise<boolean> {
  const factor = await findFactor(tx, userId)
  if (!factor) return false
  const secret = openSecret(userId, factor.secret)
  if (secret === null) {
    logger().error({ user: userId }, 'no key of SECRET_KEYS opens a second factor')
    throw new Problem('invalid', { fields: { code: ['sealed'] } })
  }
  const step = stepOfCode(secret, code, factor.now)
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
    await resetFactor(tx, { by, userId })
  })
}

/**
 * Removes the second factor of the person with an address; false when they have none. For the command
 * line: checks no permission. Throws `not_found`.
 */
export async function dropSecondFactor(tx: Executor, email: string): Promise<boolean> {
  const found = await findByEmail(tx, email)
  if (!found) throw new Problem('not_found')
  return resetFactor(tx, { by: null, userId: found.id })
}

async function resetFactor(tx: Executor, { by, userId }: { by: number | null; userId: number }) {
  if (!(await deleteFactor(tx, userId))) return false
  await endAllSessions(tx, userId)
  await insertAction(tx, { by, action: 'second-factor-reset', user_id: userId })
  return true
}

/** Removes the second factor of a closed account. */
export async function forgetSecondFactor(tx: Executor, userId: number) {
  await deleteFactor(tx, userId)
}

/**
 * Seals each secret with the newest key that is sealed with an older one, or was stored by a release
 * that did not seal it. The log says when no secret needs an older key, and how many no key opens.
 */
export async function resealSecondFactors(db: Executor): Promise<void> {
  const prefix = currentPrefix()
  const counts = { resealed: 0, unreadable: 0 }
  let after = 0
  for (;;) {
    const rows = await selectOtherSecrets(db, prefix, { after, count: batch })
    for (const row of rows) {
      const secret = openSecret(row.user_id, row.secret)
      if (secret === null) counts.unreadable += 1
      else if (await replaceSecret(db, replacement(row, secret))) counts.resealed += 1
    }
    if (rows.length < batch) break
    after = rows.at(-1)?.user_id ?? after
  }
  if (counts.unreadable > 0) {
    logger().error(counts, 'no key of SECRET_KEYS opens some second factors')
  } else if (counts.resealed > 0 || secretKeys().length > 1) {
    logger().info(counts, 'every second factor is sealed with the first of SECRET_KEYS')
  }
}

function replacement(
  { user_id, secret: from }: { user_id: number; secret: string },
  opened: string,
) {
  return { user_id, from, to: sealSecret(user_id, opened) }
}
