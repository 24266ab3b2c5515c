import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import { replaceFiles } from '@/features/files/server/uploads'
import { countAgainstLimit } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { personOf, type Actor } from '@/lib/auth/actor'
import { hashPassword } from '@/lib/auth/password'
import { isEasilyGuessed } from '@/lib/auth/password-rule'
import { database, transaction, type Executor } from '@/lib/db/database'
import { deleteJobsAbout } from '@/lib/db/jobs'
import { accountLocale } from '@/lib/i18n/locale'
import { noticeMail, verificationMail, voidLinks } from '../../server/account-mails'
import { toUser } from '../../server/accounts.mapper'
import { rememberDevice } from '../../server/login-guard'
import { confirmPassword } from '../../reauthentication/server/reauthentication'
import { forgetSecondFactor } from '../../server/second-factor'
import {
  anonymise,
  findByEmail,
  findUser,
  setPassword,
  type UserRow,
} from '../../server/accounts.sql'
import { endAllSessions, listMySessions, renewThisSession } from '../../sessions/server/sessions'
import type { changeEmail, changePassword } from '../contract'
import { selectUsers } from './security.sql'

const invalid = (field: string, rule: string) =>
  new Problem('invalid', { fields: { [field]: [rule] } })

/** Sets a new password, ends the person's other sessions and notifies the person by mail. */
export async function setMyPassword(body: BodyOf<typeof changePassword>, context: CallContext) {
  const { user } = await confirmPassword(context.actor, body.current_password)
  if (isEasilyGuessed(body.password, user)) throw invalid('password', 'guessable')
  const password_hash = await hashPassword(body.password)
  await transaction(async (tx) => {
    await setPassword(tx, user.id, password_hash)
    await renewThisSession(tx, context)
    if (context.actor.carrier === 'cookie') {
      await rememberDevice(tx, { ...user, password_hash }, context)
    }
    await voidLinks(tx, user.id, user.email)
    await noticeMail.enqueue(tx, { about: 'password', email: user.email, ...addressee(user) })
  })
  return 'Success' as const
}

const addressee = ({ name, locale, email_verified_at }: UserRow) => ({
  name,
  locale: accountLocale(locale),
  is_limited: email_verified_at === null,
})

/**
 * Sends a mail to the new address, which takes effect when its link is opened; the old address is
 * notified. A taken address gets the same answer, and no mail, as one that got enough of them today.
 */
export async function askForNewEmail(actor: Actor, body: BodyOf<typeof changeEmail>) {
  const { user } = await confirmPassword(actor, body.current_password)
  await countAgainstLimit('resend-day', String(user.id))
  await transaction(async (tx) => {
    await noticeMail.enqueue(tx, { about: 'email', email: user.email, ...addressee(user) })
    if (await findByEmail(tx, body.email)) return
    await verificationMail.enqueue(tx, { user_id: user.id, email: body.email, is_limited: true })
  })
  return 'Success' as const
}

/** Deletes sessions, personal data and credentials of an account; the row stays. */
async function emptyAccount(tx: Executor, user: UserRow) {
  await endAllSessions(tx, user.id)
  await anonymise(tx, user.id)
  await forgetSecondFactor(tx, user.id)
  if (user.avatar_key !== null) await replaceFiles(tx, [user.avatar_key])
  await deleteJobsAbout(tx, [{ user_id: user.id }, { email: user.email }])
}

/** Empties accounts that belong to no real person, such as samples: nobody is told. */
export async function emptyAccounts(tx: Executor, ids: readonly number[]) {
  for (const user of await selectUsers(tx, ids)) await emptyAccount(tx, user)
}

/** Closes the account of a person, who is told by mail. */
export async function endAccount(tx: Executor, user: UserRow) {
  await emptyAccount(tx, user)
  await noticeMail.enqueue(tx, { about: 'deletion', email: user.email, ...addressee(user) })
}

/** The caller's account with its sessions, and the company it belongs to. */
export async function exportAccount(actor: Actor) {
  const found = await findUser(await database(), personOf(actor).userId)
  if (!found) throw new Problem('unauthenticated')
  const { id, created_at, company_id } = found.user
  return {
    id,
    company_id,
    account: { ...toUser(found.user, found.company_approved_at), created_at },
    sessions: await listMySessions(actor),
  }
}
