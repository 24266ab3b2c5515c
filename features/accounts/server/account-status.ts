import 'server-only'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { newToken, tokenHash } from '@/lib/auth/tokens'
import { transaction, type Executor } from '@/lib/db/database'
import { requireUnchanged } from '@/lib/db/record-change'
import { accountLocale, type Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { siteUrl } from '@/lib/routing/site-url'
import { voidLinks } from './account-mails'
import { findByEmail, insertToken, insertUser } from './accounts.sql'
import { endAllSessions } from '../sessions/server/sessions'
import { statusInWords } from './account-status.mapper'
import {
  companyExists,
  holdRole,
  insertAction,
  isAnotherAdmin,
  lockAccountStatus,
  setDisabled,
  setAccountStatus,
  removePassword,
  type AccountStatus,
} from './account-status.sql'

/** How long the link of a new member of staff works, in minutes (RELIABILITY.md 2.2). */
const linkMinutes = 30

/**
 * Who changes the account of a person: accounts of staff are changed by admins only. Throws
 * `unauthenticated`, `forbidden`, `not_found`.
 */
async function changerOf(tx: Executor, actor: Actor, userId: number): Promise<number> {
  requireAccess('staff:people', actor)
  const { staff_roles } = await accountStatusOf(tx, userId)
  if (staff_roles.length > 0) requireAccess('staff:admin', actor)
  return personOf(actor).userId
}

/**
 * Changes the roles, VIP or company of a person. All their sessions end, of browsers and of
 * programs, so that no earlier session gets the new permissions (RELIABILITY.md T4); open links for
 * a new password or another address become void. Throws `forbidden`, `not_found` for a person or a
 * company that does not exist, and `conflict` when no admin would remain, or when the person was
 * changed since the version that was seen, or gets a role before their address is confirmed. Only
 * admins give roles, change the accounts of staff, and add somebody to a company, whose messages and
 * products are open to its people.
 */
export async function changeAccountStatus(
  actor: Actor,
  userId: number,
  changes: Partial<AccountStatus>,
  version?: number,
) {
  requireAccess('staff:people', actor)
  await transaction(async (tx) => {
    if (changes.staff_roles?.includes('admin') === false) await requireOtherAdmin(tx, userId)
    const by = await changerOf(tx, actor, userId)
    if ((changes.staff_roles ?? []).length > 0) requireAccess('staff:admin', actor)
    const seen = { subject: 'user', id: userId, version }
    const found = await requireUnchanged(tx, await accountStatusOf(tx, userId), seen)
    const isRaised =
      changes.staff_roles?.some((role) => !found.staff_roles.includes(role)) ||
      (changes.composed_role_id ?? found.composed_role_id) !== found.composed_role_id
    if (isRaised && found.email_verified_at === null) {
      throw new Problem('conflict', { fields: { staff_roles: ['unconfirmed'] } })
    }
    const { company_id = null } = changes
    if (company_id !== null && company_id !== found.company_id) requireAccess('staff:admin', actor)
    await change(tx, { by, userId, changes })
  })
}

/** Throws `conflict` for the last admin who can log in: nobody else could appoint one. */
export async function requireOtherAdmin(tx: Executor, userId: number) {
  const other = await isAnotherAdmin(tx, userId)
  const { staff_roles, disabled_at } = await accountStatusOf(tx, userId)
  if (other || disabled_at !== null || !staff_roles.includes('admin')) return
  throw new Problem('conflict', { fields: { staff_roles: ['last_admin'] } })
}

/** The names of a composed role; null for none. Throws `invalid` where it does not exist. */
export async function namesOf(tx: Executor, { composed_role_id: id }: Partial<AccountStatus>) {
  if (id === null || id === undefined) return null
  const found = await holdRole(tx, id)
  if (!found) throw new Problem('invalid', { fields: { composed_role_id: ['unknown'] } })
  return found
}

async function change(
  tx: Executor,
  { by, userId, changes }: { by: number | null; userId: number; changes: Partial<AccountStatus> },
) {
  const { staff_roles, email, ...kept } = await accountStatusOf(tx, userId)
  const { composed_role_id, is_vip, company_id } = kept
  const before = { staff_roles: [...staff_roles].sort(), composed_role_id, is_vip, company_id }
  const after: AccountStatus = { ...before, ...changes }
  after.staff_roles = [...new Set(after.staff_roles)].sort()
  if (JSON.stringify(before) === JSON.stringify(after)) return
  if (after.company_id !== null && !(await companyExists(tx, after.company_id))) {
    throw new Problem('not_found')
  }
  await setAccountStatus(tx, userId, after)
  await endAllSessions(tx, userId)
  await voidLinks(tx, userId, email)
  const change = {
    before: statusInWords(before, await namesOf(tx, before)),
    after: statusInWords(after, await namesOf(tx, after)),
  }
  await insertAction(tx, { by, action: 'change', user_id: userId, change })
}

/** Reads and locks the status of an account. Throws `not_found`. */
export async function accountStatusOf(tx: Executor, userId: number) {
  const found = await lockAccountStatus(tx, userId)
  if (!found) throw new Problem('not_found')
  return found
}

/**
 * Disables an account until it is enabled again: nobody can log in, and every credential answers
 * 401 at once. Throws `forbidden`, `not_found`, and `conflict` for the last admin.
 */
export async function disableAccount(actor: Actor, userId: number) {
  requireAccess('staff:people', actor)
  await transaction(async (tx) => {
    await requireOtherAdmin(tx, userId)
    const by = await changerOf(tx, actor, userId)
    const { email, disabled_at } = await accountStatusOf(tx, userId)
    if (disabled_at !== null) return
    await setDisabled(tx, userId, true)
    await endAllSessions(tx, userId)
    await voidLinks(tx, userId, email)
    await insertAction(tx, { by, action: 'disable', user_id: userId })
  })
}

/** Enables a disabled account; the person has to log in again. Throws `forbidden`, `not_found`. */
export async function enableAccount(actor: Actor, userId: number) {
  requireAccess('staff:people', actor)
  await transaction(async (tx) => {
    const by = await changerOf(tx, actor, userId)
    const { disabled_at } = await accountStatusOf(tx, userId)
    if (disabled_at === null) return
    await setDisabled(tx, userId, false)
    await insertAction(tx, { by, action: 'enable', user_id: userId })
  })
}

/** Ends every login of a person, who may log in again. Throws `forbidden`, `not_found`. */
export async function signOutEverywhere(actor: Actor, userId: number) {
  requireAccess('staff:people', actor)
  await transaction(async (tx) => {
    const by = await changerOf(tx, actor, userId)
    await endAllSessions(tx, userId)
    await insertAction(tx, { by, action: 'sign-out', user_id: userId })
  })
}

interface Appointment {
  email: string
  role: StaffRole
  /** The language of a new account; null leaves it to the person. */
  locale: Locale | null
}

/**
 * Gives a role to the account of an e-mail address and creates a missing account. Returns the link
 * that sets its password once, within 30 minutes. Until then nobody can log in, even if the address
 * was registered before. For the command line: checks no permission. Throws `conflict` for an
 * account that is disabled.
 */
export async function appointStaff(tx: Executor, { email, role, locale }: Appointment) {
  const found = await findByEmail(tx, email)
  const name = email.split('@')[0] ?? email
  const made = found ? undefined : await insertUser(tx, { email, name, locale })
  const userId = found?.id ?? made?.id
  if (userId === undefined) throw new Problem('conflict')
  const { staff_roles, ...person } = await accountStatusOf(tx, userId)
  await change(tx, { by: null, userId, changes: { staff_roles: [...staff_roles, role] } })
  await removePassword(tx, userId)
  await endAllSessions(tx, userId)
  await voidLinks(tx, userId, person.email)
  const token = newToken()
  await insertToken(tx, {
    purpose: 'reset',
    token_hash: tokenHash(token),
    user_id: userId,
    email: person.email,
    minutes: linkMinutes,
  })
  const path = localePath(accountLocale(person.locale), routes.resetPassword(token, person.email))
  return { isNew: made !== undefined, link: siteUrl(path) }
}

/**
 * Removes every staff role from the account of an e-mail address. For the command line: checks no
 * permission. Throws `not_found`.
 */
export async function dismissStaff(tx: Executor, email: string) {
  const found = await findByEmail(tx, email)
  if (!found) throw new Problem('not_found')
  await change(tx, {
    by: null,
    userId: found.id,
    changes: { staff_roles: [], composed_role_id: null },
  })
}
