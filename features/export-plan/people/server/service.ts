import 'server-only'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import type { PlanGuest } from '@/lib/db/plan-codes'
import { countConfirmationMail } from '@/lib/mail/confirmation-limit'
import type { PlanRole } from '../../contract'
import { handOverMail, invitationMail } from '../../mails/server/service'
import { peopleLimit } from '../contract'
import {
  acceptInvitation,
  deletePeopleOf,
  deletePerson,
  deleteShared,
  findPerson,
  findRole,
  hasContents,
  insertInvitation,
  lockGuest,
  lockOwner,
  moveOwner,
  selectPeople,
  selectShared,
  updateRole,
} from './repository'

/**
 * The owner of a plan, and what the caller may do with it. Throws `not_found` for a plan that is not
 * shared with the caller, `forbidden` for a reader who wants to change something.
 */
export async function planFor(
  db: Executor,
  actor: Actor,
  plan: number | undefined,
  wants: 'read' | 'edit',
) {
  const { userId } = personOf(actor)
  const owner = await findPerson(db, plan ?? userId)
  const role: PlanRole | undefined =
    owner?.id === userId ? 'owner' : owner && (await findRole(db, owner.id, userId))
  if (!owner || !role) throw new Problem('not_found')
  if (wants === 'edit' && role === 'reader') throw new Problem('forbidden')
  return { owner, role }
}

/** The people with whom the caller shares their plan. */
export async function listPeople(actor: Actor) {
  return selectPeople(await database(), personOf(actor).userId)
}

/**
 * Invites an address. Throws `conflict` when it is invited already or as many as can be, `invalid` for
 * the caller's own, `too_many_requests`.
 */
export async function invite(actor: Actor, body: { email: string; role: PlanGuest }) {
  const db = await database()
  const { userId } = personOf(actor)
  const email = body.email.toLowerCase()
  const self = await findPerson(db, userId)
  if (self?.email.toLowerCase() === email) {
    throw new Problem('invalid', { fields: { email: ['own_address'] } })
  }
  await countConfirmationMail(email)
  await transaction(async (tx) => {
    await lockOwner(tx, userId)
    if ((await selectPeople(tx, userId)).length >= peopleLimit) throw new Problem('conflict')
    const id = await insertInvitation(tx, { owner_id: userId, email, role: body.role })
    if (id === undefined) throw new Problem('conflict')
    await invitationMail.enqueue(tx, { invitation: id })
  })
  return listPeople(actor)
}

/** Changes what a person may do. Throws `not_found`. */
export async function changePerson(actor: Actor, id: number, role: PlanGuest) {
  const { userId } = personOf(actor)
  if (!(await updateRole(await database(), userId, id, role))) throw new Problem('not_found')
  return listPeople(actor)
}

/** Takes a person off the caller's plan. Throws `not_found`. */
export async function removePerson(actor: Actor, id: number) {
  const { userId } = personOf(actor)
  if (!(await deletePerson(await database(), userId, id))) throw new Problem('not_found')
  return listPeople(actor)
}

/**
 * Makes a person the owner; the caller goes on as an editor. Throws `not_found`, `conflict` when the
 * person has a plan of their own.
 */
export async function handOver(actor: Actor, id: number) {
  const { userId } = personOf(actor)
  await transaction(async (tx) => {
    const to = await lockGuest(tx, userId, id)
    const self = await findPerson(tx, userId)
    if (to === null || !self) throw new Problem('not_found')
    if (await hasContents(tx, to)) throw new Problem('conflict')
    await moveOwner(tx, self, to)
    await handOverMail.enqueue(tx, { owner: to, former: self.name })
  })
  return 'Success' as const
}

async function guestOf(actor: Actor) {
  const db = await database()
  const { userId } = personOf(actor)
  const self = await findPerson(db, userId)
  return { db, guest: { id: userId, email: self?.email_verified_at ? self.email : null } }
}

/** The plans that others share with the caller, and invitations to their confirmed address. */
export async function listShared(actor: Actor) {
  const { db, guest } = await guestOf(actor)
  return selectShared(db, guest)
}

/** Accepts an invitation. Throws `not_found`. */
export async function accept(actor: Actor, id: number) {
  const { db, guest } = await guestOf(actor)
  if (!(await acceptInvitation(db, guest, id))) throw new Problem('not_found')
  return listShared(actor)
}

/** Leaves a plan, or declines an invitation. Throws `not_found`. */
export async function leave(actor: Actor, id: number) {
  const { db, guest } = await guestOf(actor)
  if (!(await deleteShared(db, guest, id))) throw new Problem('not_found')
  return listShared(actor)
}

/** Whom a person shares their plan with, and the plans shared with them, for the export of their data. */
export async function exportPeople(db: Executor, userId: number) {
  const person = await findPerson(db, userId)
  const email = person?.email_verified_at ? person.email : null
  return {
    people: await selectPeople(db, userId),
    shared: await selectShared(db, { id: userId, email }),
  }
}

/** Ends all sharing of a person whose account is closed. */
export async function forgetPeople(db: Executor, userId: number) {
  const person = await findPerson(db, userId)
  await deletePeopleOf(db, { id: userId, email: person?.email_verified_at ? person.email : null })
}
