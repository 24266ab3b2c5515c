import 'server-only'
import { getSite } from '@/features/site/server/site'
import type { BodyOf } from '@/lib/api/endpoint'
import { countAgainstLimit } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { personOf, type Actor } from '@/lib/auth/actor'
import { requireMaySeal } from '@/lib/auth/shared-keys'
import { base32, newTotpSecret, totpAddress } from '@/lib/auth/totp'
import { inLocale } from '@/lib/bilingual/in-locale'
import { database, transaction, type Executor } from '@/lib/db/database'
import { accountLocale } from '@/lib/i18n/locale'
import { settings } from '@/lib/settings/settings'
import { randomBytes } from 'node:crypto'
import type { endSecondFactor, renewRecoveryCodes } from '../contract'
import { confirmPassword } from '../../reauthentication/server/reauthentication'
import {
  confirmFactor,
  deleteFactor,
  findFactor,
  replaceRecoveryCodes,
  writeSecret,
} from '../../server/second-factor.sql'
import { sealSecret } from '../../server/second-factor.mapper'
import { passSecondFactor, recoveryHash, consumeCode } from '../../server/second-factor'
import { findUser } from '../../server/accounts.sql'
import { renewThisSession } from '../../sessions/server/sessions'
import { insertAction } from '../../server/account-status.sql'

const codeCount = 10
/** 136 random bits: 28 letters, in seven groups of four. */
const codeBytes = 17

/** The caller with their roles from the database, also while the roles are suspended. */
async function callerOf(actor: Actor) {
  const found = await findUser(await database(), personOf(actor).userId)
  if (!found) throw new Problem('unauthenticated')
  return found.user
}

/** Whether the caller logs in with a second factor, and whether they must. */
export async function getSecondFactor(actor: Actor) {
  const user = await callerOf(actor)
  const factor = await findFactor(await database(), user.id)
  const is_on = factor?.confirmed_at != null
  return {
    is_on,
    is_required: settings().STAFF_SECOND_FACTOR && user.staff_roles.length > 0,
    recovery_codes_left: is_on ? factor.codes_left : 0,
  }
}

/**
 * Creates a secret for the caller's authenticator. Throws `forbidden` for people who are not staff,
 * `conflict` when a factor is on, `invalid` for a wrong password, `too_many_requests`, `unavailable`
 * while other instances seal with another key.
 */
export async function beginEnrolment(
  actor: Actor,
  { current_password }: { current_password: string },
) {
  const { user } = await confirmPassword(actor, current_password)
  if (user.staff_roles.length === 0) throw new Problem('forbidden')
  const secret = newTotpSecret()
  const db = await database()
  await requireMaySeal(db)
  const sealed = sealSecret(user.id, secret)
  if (!(await writeSecret(db, user.id, sealed))) throw new Problem('conflict')
  const issuer = inLocale(await getSite(), 'name', accountLocale(user.locale))
  return { secret, address: totpAddress(secret, { issuer, account: user.email }) }
}

/**
 * Turns the factor on with a code of the authenticator, and returns the recovery codes, once. The
 * caller's other logins end. Throws `conflict` when none was begun, `invalid`, `too_many_requests`.
 */
export async function confirmEnrolment({ code }: { code: string }, context: CallContext) {
  const user = await callerOf(context.actor)
  await countAgainstLimit('account-change', String(user.id))
  return transaction(async (tx) => {
    const factor = await findFactor(tx, user.id)
    if (!factor || factor.confirmed_at !== null) throw new Problem('conflict')
    if (!(await consumeCode(tx, user.id, code.replace(/\s/g, '')))) {
      throw new Problem('invalid', { fields: { code: ['code'] } })
    }
    await confirmFactor(tx, user.id)
    await renewThisSession(tx, context)
    await insertAction(tx, { by: user.id, action: 'second-factor-on', user_id: user.id })
    return { recovery_codes: await newRecoveryCodes(tx, user.id) }
  })
}

async function newRecoveryCodes(tx: Executor, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, () => base32(randomBytes(codeBytes)))
  await replaceRecoveryCodes(tx, userId, codes.map(recoveryHash))
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Checks the password and code of the caller; throws `conflict` where no factor is on. */
async function confirmSecondFactor(tx: Executor, userId: number, code: string) {
  const factor = await findFactor(tx, userId)
  if (!factor?.confirmed_at) throw new Problem('conflict')
  await passSecondFactor(tx, userId, code)
}

/** New recovery codes. Throws `conflict` where no factor is on, `invalid`, `too_many_requests`. */
export async function renewCodes(
  actor: Actor,
  { current_password, code }: BodyOf<typeof renewRecoveryCodes>,
) {
  const { user } = await confirmPassword(actor, current_password)
  return transaction(async (tx) => {
    await confirmSecondFactor(tx, user.id, code)
    await insertAction(tx, { by: user.id, action: 'recovery-codes', user_id: user.id })
    return { recovery_codes: await newRecoveryCodes(tx, user.id) }
  })
}

/**
 * Turns the factor off. Throws `conflict` where none is on, or where it is required of staff,
 * `invalid`, `too_many_requests`.
 */
export async function endEnrolment(
  { current_password, code }: BodyOf<typeof endSecondFactor>,
  context: CallContext,
) {
  const { user } = await confirmPassword(context.actor, current_password)
  if (settings().STAFF_SECOND_FACTOR && user.staff_roles.length > 0) throw new Problem('conflict')
  await transaction(async (tx) => {
    await confirmSecondFactor(tx, user.id, code)
    await deleteFactor(tx, user.id)
    await renewThisSession(tx, context)
    await insertAction(tx, { by: user.id, action: 'second-factor-off', user_id: user.id })
  })
  return 'Success' as const
}
