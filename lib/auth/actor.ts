import type { Access } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { permit, rightsOf, staffAccess, type ComposedRights, type StaffRole } from './staff-areas'

/**
 * The actor of a call: everything a permission can depend on, and nothing from the request body.
 */
export interface Actor {
  userId: number | null
  companyId: number | null
  vip: boolean
  staffRoles: readonly StaffRole[]
  /** The role that an admin composed for the person. */
  composed: ComposedRights | null
  /** The id of the login; its cookie and token end together. */
  loginId: string | null
  /** The credentials of the call: a browser's cookie or a program's Bearer. */
  carrier: 'cookie' | 'bearer' | null
  /** Whether the person authenticated recently, as irreversible actions require. */
  loggedInRecently: boolean
}

/** A visitor: not logged in. */
export const anonymous: Actor = {
  userId: null,
  companyId: null,
  vip: false,
  staffRoles: [],
  composed: null,
  loginId: null,
  carrier: null,
  loggedInRecently: false,
}

/** A person who is logged in: the actor of an endpoint that is not public. */
export type Person = Actor & { userId: number; loginId: string }

/** The person behind a call. Throws `unauthenticated` for a visitor. */
export function personOf(actor: Actor): Person {
  const { userId, loginId } = actor
  if (userId === null || loginId === null) throw new Problem('unauthenticated')
  return { ...actor, userId, loginId }
}

/** Whether the actor may make a call with this access. */
export function permits(access: Access, actor: Actor): boolean {
  if (access === 'public') return true
  if (actor.userId === null) return false
  if (access === 'user') return true
  if (access === 'company') return actor.companyId !== null
  if (access === 'vip') return actor.vip
  const rights = rightsOf(actor)
  return staffAccess.some((needed) => access === `staff:${needed}` && permit(rights, needed))
}

/** Throws `unauthenticated` when nobody is logged in, or `forbidden`. */
export function requireAccess(access: Access, actor: Actor): void {
  if (permits(access, actor)) return
  throw new Problem(actor.userId === null ? 'unauthenticated' : 'forbidden')
}

/** Throws `forbidden` with `due` at `proof` when re-authentication is required. */
export function requireRecentLogin(actor: Actor): void {
  if (!actor.loggedInRecently) throw new Problem('forbidden', { fields: { proof: ['due'] } })
}
