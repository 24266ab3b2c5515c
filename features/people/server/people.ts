import 'server-only'
import type { BodyOf } from '@/lib/api/endpoint'
import { pageOf } from '@/lib/api/paging'
import { Problem } from '@/lib/api/problem'
import { requireAccess, requireRecentLogin, type Actor } from '@/lib/auth/actor'
import type { BuiltInRole, StaffRole } from '@/lib/auth/staff-areas'
import { database, type Executor } from '@/lib/db/database'
import { rowsWithTotal } from '@/lib/db/search-page'
import { sessionsOf } from '@/features/accounts/sessions/server/sessions'
import {
  changeAccountStatus,
  disableAccount,
  enableAccount,
  signOutEverywhere,
} from '@/features/accounts/server/account-status'
import { inviteAgain, inviteStaff } from '@/features/accounts/server/invitations'
import { removeSecondFactor } from '@/features/accounts/server/second-factor'
import type { inviteStaff as inviteCall } from '../contract'
import { countPeople, findPerson, selectPeople } from './people.sql'

const pageSize = 25

interface PeopleQuery {
  page?: number | undefined
  per_page?: number | undefined
  q?: string | undefined
  sort?: string | undefined
  role?: string | undefined
  vip?: '0' | '1' | undefined
  blocked?: '0' | '1' | undefined
}

const flag = (value: '0' | '1' | undefined) => (value === undefined ? undefined : value === '1')

/** People with an account, by default the newest first. Throws `forbidden`. */
export async function listPeople(actor: Actor, query: PeopleQuery) {
  requireAccess('staff:people', actor)
  const { q: search, role, sort = 'id-desc' } = query
  const filters = { search, role, vip: flag(query.vip), blocked: flag(query.blocked) }
  const db = await database()
  const limit = query.per_page ?? pageSize
  const offset = ((query.page ?? 1) - 1) * limit
  const { rows, total } = await rowsWithTotal(search, {
    rows: () => selectPeople(db, { ...filters, sort, limit, offset }),
    count: () => countPeople(db, filters),
  })
  return pageOf({ data: rows.map(({ person }) => person), total }, query, pageSize)
}

/** The newest accounts that a text names, for admins. */
export async function searchPeople(db: Executor, search: string, limit: number) {
  const found = await selectPeople(db, { search, sort: 'id-desc', limit, offset: 0 })
  return found.map(({ person }) => person)
}

/** A person with their logins. Throws `forbidden`, `not_found`. */
export async function getPerson(actor: Actor, id: number) {
  requireAccess('staff:people', actor)
  const found = await findPerson(await database(), id)
  if (!found) throw new Problem('not_found')
  return { ...found, sessions: await sessionsOf(id) }
}

interface AccountStatus {
  version: number
  staff_roles: BuiltInRole[]
  composed_role_id?: number | null | undefined
  is_vip: boolean
  company_id: number | null
}

/** A composed role is one of a person's roles. */
function withComposed<
  Given extends { staff_roles: BuiltInRole[]; composed_role_id: number | null },
>(given: Given): Given & { staff_roles: StaffRole[] } {
  const composed = given.composed_role_id === null ? [] : ['composed' as const]
  return { ...given, staff_roles: [...given.staff_roles, ...composed] }
}

/**
 * Changes the roles, VIP or company of a person. Throws what `changeAccountStatus` throws, and
 * `forbidden` where the password is due again.
 */
export async function setPersonStatus(
  actor: Actor,
  id: number,
  { version, ...wanted }: AccountStatus,
) {
  requireAccess('staff:people', actor)
  requireRecentLogin(actor)
  const { composed_role_id = (await getPerson(actor, id)).composed_role?.id ?? null } = wanted
  await changeAccountStatus(actor, id, withComposed({ ...wanted, composed_role_id }), version)
  return getPerson(seenBy(actor), id)
}

/**
 * Invites a new member of staff, who sets a password with the mailed link. Throws what `inviteStaff`
 * throws, and `forbidden` where the password is due again.
 */
export async function invitePerson(actor: Actor, invitation: BodyOf<typeof inviteCall>) {
  requireAccess('staff:admin', actor)
  requireRecentLogin(actor)
  return getPerson(actor, await inviteStaff(actor, withComposed(invitation)))
}

/** An admin who removed their own role still gets the result. */
const seenBy = (actor: Actor): Actor => ({ ...actor, staffRoles: ['admin'] })

const accountActions = {
  block: disableAccount,
  unblock: enableAccount,
  'sign-out': signOutEverywhere,
  'reset-second-factor': removeSecondFactor,
  'invite-again': inviteAgain,
}

/**
 * Runs one action on a person's account. Throws `not_found`, `conflict`, and `forbidden` also where
 * the password is due again.
 */
export async function runAccountAction(
  actor: Actor,
  id: number,
  action: keyof typeof accountActions,
) {
  requireAccess('staff:people', actor)
  requireRecentLogin(actor)
  await accountActions[action](actor, id)
  return getPerson(seenBy(actor), id)
}
