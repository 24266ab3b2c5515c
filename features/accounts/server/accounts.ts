import 'server-only'
import { networkForLog } from '@/lib/api/client-address'
import type { BodyOf } from '@/lib/api/endpoint'
import { countAgainstLimit, countedFirst } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { personOf, type Actor } from '@/lib/auth/actor'
import { withMinimumResponseTime } from '@/lib/auth/minimum-response-time'
import { hashPassword, isOutdated, isPassword } from '@/lib/auth/password'
import { isEasilyGuessed } from '@/lib/auth/password-rule'
import { tokenHash } from '@/lib/auth/tokens'
import {
  database,
  evenWhenShort,
  transaction,
  type Executor,
  type Transaction,
} from '@/lib/db/database'
import { countConfirmationMail } from '@/lib/mail/confirmation-limit'
import { mailboxOf } from '@/lib/mail/mailbox'
import type { requestPasswordReset, login, register, resetPassword } from '../contract'
import {
  admitLogin,
  forgiveAccount,
  loggedAttempt,
  loginCounter,
  rememberDevice,
} from './login-guard'
import {
  newDeviceMail,
  resetMail,
  verificationMail,
  voidLinks,
  voidLinksElsewhere,
} from './account-mails'
import { factorOf, passSecondFactor } from './second-factor'
import { endAllSessions, openSessions } from '../sessions/server/sessions'
import { toUser } from './accounts.mapper'
import {
  confirmEmail,
  findByEmail,
  findUser,
  insertUser,
  insertUsers,
  isVerifiedBy,
  lockForLogin,
  setCompany,
  setPassword,
  consumeToken,
  type NewUser,
  type UserRow,
} from './accounts.sql'

const invalid = (field: string, rule: string) =>
  new Problem('invalid', { fields: { [field]: [rule] } })

/**
 * Logs a person in. Throws the same `invalid` for a wrong address and a wrong password, and one at
 * `code` for a missing (`second_factor`) or wrong (`code`) second factor; these count like wrong
 * passwords. A login with a browser that the account does not know is told by mail; known is one
 * that logged in, registered or set a password by a mailed link. Throws `too_many_requests` while the account is locked, `unavailable` while too many
 * passwords are checked, `storage_full` on a full volume, where only staff are let in, to clear up.
 */
export async function logIn(body: BodyOf<typeof login>, context: CallContext) {
  const tried = () =>
    loggedAttempt(context, async (attempt) => {
      const counter = await loginCounter(body.email, context.device)
      await admitLogin(counter)
      const isKnownDevice = counter !== body.email
      const user = await findByEmail(await database(), body.email)
      attempt.user = user?.id ?? null
      const right = await isPassword(user?.password_hash ?? null, body.password)
      if (!user?.password_hash || !right) throw invalid('email', 'credentials')
      const proven = user.password_hash
      const renewed = isOutdated(proven) ? await hashPassword(body.password) : null
      const open = async (tx: Transaction) => {
        // A new password, or another role, may have been set since this person was read.
        const locked = await lockForLogin(tx, user.id)
        if (locked?.password_hash !== proven) throw invalid('email', 'credentials')
        attempt.factor = body.code ? factorOf(body.code) : 'password'
        if (!(await passSecondFactor(tx, user.id, body.code))) attempt.factor = 'password'
        if (renewed !== null) await setPassword(tx, user.id, renewed)
        const opened = await openSessions(
          tx,
          sessionPerson(locked, body.remember ?? false),
          context,
        )
        const account = { email: user.email, password_hash: renewed ?? proven }
        await rememberDevice(tx, { ...locked, ...account }, context)
        if (!isKnownDevice) await newDeviceMail.enqueue(tx, deviceLogin(user.id, context))
        return opened
      }
      const isStaff = user.staff_roles.length > 0
      const opened = await (isStaff ? evenWhenShort(() => transaction(open)) : transaction(open))
      await forgiveAccount(counter)
      return opened
    })
  return withMinimumResponseTime(tried)
}

/** A login with a browser that the account does not know, as the mail about it tells it. */
const deviceLogin = (user_id: number, { agent, address }: CallContext) => ({
  user_id,
  agent,
  network: networkForLog(address),
  at: new Date().toISOString(),
})

const sessionPerson = (
  { id, staff_roles }: Pick<UserRow, 'id' | 'staff_roles'>,
  remember: boolean,
) => ({
  id,
  isStaff: staff_roles.length > 0,
  remember,
})

/**
 * Registers a person in the language of the page, sends the verification mail, and logs in. A mailbox
 * that got enough of such mails today gets none, and the answer is the same. Throws `invalid` with the
 * field: an address that is taken, a password that is easy to guess.
 */
export async function registerPerson(body: BodyOf<typeof register>, context: CallContext) {
  if (isEasilyGuessed(body.password, body)) throw invalid('password', 'guessable')
  const password_hash = await hashPassword(body.password)
  const { name, phone, email } = body
  return transaction(async (tx) => {
    const written = await insertUser(tx, {
      name,
      phone,
      email,
      password_hash,
      locale: context.namedLocale,
    })
    if (!written) throw invalid('email', 'taken')
    await verificationMail.enqueue(tx, { user_id: written.id, email, is_limited: true })
    const opened = await openSessions(
      tx,
      { id: written.id, isStaff: false, remember: false },
      context,
    )
    await rememberDevice(tx, { email, password_hash, device_series: 0 }, context)
    return opened
  })
}

/** The caller. */
export async function getUser(actor: Actor) {
  const found = await findUser(await database(), personOf(actor).userId)
  if (!found) throw new Problem('unauthenticated')
  return toUser(found.user, found.company_approved_at)
}

/**
 * Sends a link for a new password to a known address; the answer is the same for an unknown one.
 * Throws `too_many_requests`.
 */
export async function askForReset({ email }: BodyOf<typeof requestPasswordReset>) {
  return withMinimumResponseTime(async () => {
    await countAgainstLimit('forget-account', tokenHash(email.toLowerCase()))
    const db = await database()
    const user = await findByEmail(db, email)
    if (user) await resetMail.enqueue(db, { user_id: user.id })
    return { message: 'Message has been sent to your Email, Please check your Email' }
  })
}

/**
 * Sets a new password with the token of the mail, once, and ends all sessions. Throws `invalid`
 * when the link is used, too old or not this address's, or the password easy to guess.
 */
export async function setNewPassword(body: BodyOf<typeof resetPassword>, context: CallContext) {
  const password_hash = await hashPassword(body.password)
  const email = await transaction(async (tx) => {
    const taken = await consumeToken(tx, 'reset', tokenHash(body.token))
    const found = taken && (await findUser(tx, taken.user_id))
    const addresses = [taken?.email, found?.user.email, body.email]
    if (!found || new Set(addresses.map((address) => address?.toLowerCase())).size > 1) {
      throw invalid('email', 'link')
    }
    const { user } = found
    if (isEasilyGuessed(body.password, user)) throw invalid('password', 'guessable')
    await setPassword(tx, user.id, password_hash)
    // The link of an invitation has reached its address.
    if (user.staff_roles.length > 0 && user.email_verified_at === null) {
      await confirmEmail(tx, user.id, user.email)
    }
    await endAllSessions(tx, user.id)
    await rememberDevice(tx, { ...user, password_hash }, context)
    await voidLinks(tx, user.id, user.email)
    return user.email
  })
  await forgiveAccount(email)
  return { message: 'Your password has been reset successfuly' }
}

/**
 * Verifies an address with the token of the mail. Mail scanners open links before people do, so a
 * second call returns the same. Throws `not_found` when the link is unknown or too old.
 */
export async function confirmAddress(token: string) {
  return transaction(async (tx) => {
    const hash = tokenHash(token)
    const fresh = await consumeToken(tx, 'verify', hash)
    if (!fresh && !(await isVerifiedBy(tx, hash))) throw new Problem('not_found')
    if (!fresh) return 'Success' as const
    if (!(await confirmEmail(tx, fresh.user_id, fresh.email))) throw new Problem('not_found')
    await voidLinksElsewhere(tx, fresh.user_id, fresh.email)
    return 'Success' as const
  })
}

/**
 * Sends the verification mail again: 202. Throws `too_many_requests` within 60 seconds, and
 * where the mailbox got three mails today before it is confirmed, `conflict` when the address is verified.
 */
export async function sendVerificationAgain({ actor, reply }: CallContext) {
  const { userId } = personOf(actor)
  const db = await database()
  const found = await findUser(db, userId)
  if (!found || found.user.email_verified_at !== null) throw new Problem('conflict')
  const { email } = found.user
  const minute = { action: 'resend', caller: tokenHash(mailboxOf(email)) } as const
  await countedFirst([minute], async () => {
    await countConfirmationMail(email)
    await verificationMail.enqueue(db, { user_id: userId, email })
  })
  reply.status = 202
  return 'Success' as const
}

/**
 * Assigns a company to a person, in the transaction that creates it; false when they have one
 * already.
 */
export async function joinCompany(db: Executor, id: number, company: number): Promise<boolean> {
  return setCompany(db, id, company)
}

/** Inserts the sample people, who share a password. */
export async function importUsers(db: Executor, people: readonly NewUser[], password: string) {
  const password_hash = await hashPassword(password)
  const email_verified_at = new Date().toISOString()
  const credentials = { password_hash, email_verified_at }
  await insertUsers(
    db,
    people.map((person) => ({ ...person, ...credentials, sample: true })),
  )
}
