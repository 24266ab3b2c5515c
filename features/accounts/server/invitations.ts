import 'server-only'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { transaction } from '@/lib/db/database'
import type { Locale } from '@/lib/i18n/locale'
import { rolesInWords } from './account-status.mapper'
import { insertAction, setAccountStatus } from './account-status.sql'
import { accountStatusOf, namesOf } from './account-status'
import { staffInvitationMail } from './account-mails'
import { insertUser } from './accounts.sql'

interface Invitation {
  name: string
  email: string
  staff_roles: StaffRole[]
  composed_role_id: number | null
  locale: Locale
}

/**
 * Creates an account with roles of staff for a new address and mails the link that sets its
 * password; until then nobody can log in to it. Returns its id. Throws `forbidden`, and `invalid`
 * for an address that has an account.
 */
export async function inviteStaff(
  actor: Actor,
  { staff_roles, composed_role_id, ...person }: Invitation,
) {
  requireAccess('staff:admin', actor)
  const by = personOf(actor).userId
  return transaction(async (tx) => {
    const made = await insertUser(tx, person)
    if (!made) throw new Problem('invalid', { fields: { email: ['has_account'] } })
    const names = await namesOf(tx, { composed_role_id })
    const given = { staff_roles: [...new Set(staff_roles)].sort(), composed_role_id }
    await setAccountStatus(tx, made.id, given)
    await staffInvitationMail.enqueue(tx, { user_id: made.id })
    const change = rolesInWords(staff_roles, names)
    await insertAction(tx, { by, action: 'invite', user_id: made.id, change })
    return made.id
  })
}

/**
 * Mails the link of an invitation again; the earlier one is void. Throws `forbidden`, `not_found`,
 * and `conflict` for a person who is not staff, is blocked or has confirmed their address.
 */
export async function inviteAgain(actor: Actor, userId: number) {
  requireAccess('staff:admin', actor)
  const by = personOf(actor).userId
  await transaction(async (tx) => {
    const found = await accountStatusOf(tx, userId)
    const isInvited = found.staff_roles.length > 0 && found.email_verified_at === null
    if (!isInvited || found.disabled_at !== null) throw new Problem('conflict')
    await staffInvitationMail.enqueue(tx, { user_id: userId })
    await insertAction(tx, { by, action: 'invite', user_id: userId })
  })
}
