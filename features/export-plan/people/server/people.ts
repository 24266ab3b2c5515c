import 'server-only'
import { countAgainstLimit } from '@/lib/api/limits'
import { Problem } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { database, transaction, type Executor } from '@/lib/db/database'
import type { PlanGuest } from '@/lib/db/codes/export-plans'
import { today } from '@/lib/i18n/today'
import { countConfirmationMail } from '@/lib/mail/confirmation-limit'
import type { PlanRole } from '../../contract'
import { invitationMail, offerMail } from '../../server/plan-mails'
import {
  endOffer,
  findOffer,
  hasContents,
  hasOffer,
  moveOwner,
  selectOffer,
  writeOffer,
} from '../../server/ownership.sql'
import { peopleLimit, type OfferAcceptance, type SharedPlan } from '../contract'
import {
  acceptInvitation,
  deleteExpired,
  deletePeopleOf,
  deletePerson,
  deleteShared,
  findPerson,
  findRole,
  insertInvitation,
  lockGuest,
  lockOwner,
  selectPeople,
  selectShared,
  updateRole,
} from './people.sql'

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

/**
 * The same for a change: the plan keeps its owner until the transaction ends, so that nothing is
 * written where a plan was before it was transferred.
 */
export async function planToEdit(tx: Executor, actor: Actor, plan: number | undefined) {
  await lockOwner(tx, plan ?? personOf(actor).userId)
  return planFor(tx, actor, plan, 'edit')
}

/** The people with whom the caller shares their plan. */
export async function listPeople(actor: Actor) {
  return selectPeople(await database(), personOf(actor).userId, today())
}

/**
 * Invites an address, or again after its invitation expired: the new one has a number and a link of
 * its own. Throws `conflict` when it is invited already or as many as can be, `invalid` for the
 * caller's own, `too_many_requests`.
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
  const day = today()
  await transaction(async (tx) => {
    await lockOwner(tx, userId)
    await deleteExpired(tx, userId, email, day)
    if ((await selectPeople(tx, userId, day)).length >= peopleLimit) throw new Problem('conflict')
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
 * Offers the caller's plan to a person; nothing changes until they accept. Throws `not_found`,
 * `conflict` while it is offered already, `too_many_requests`.
 */
export async function offer(actor: Actor, id: number) {
  const { userId } = personOf(actor)
  await countAgainstLimit('plan-invitation', `offers of ${userId}`)
  await transaction(async (tx) => {
    await lockOwner(tx, userId)
    if ((await lockGuest(tx, userId, id)) === null) throw new Problem('not_found')
    if (await hasOffer(tx, userId)) throw new Problem('conflict')
    await writeOffer(tx, userId, id)
    await offerMail.enqueue(tx, { offer: id })
  })
  return listPeople(actor)
}

/** Takes the offer of the caller's plan back. Throws `not_found`. */
export async function withdrawOffer(actor: Actor, id: number) {
  const { userId } = personOf(actor)
  if (!(await endOffer(await database(), { owner: userId }, id))) throw new Problem('not_found')
  return listPeople(actor)
}

/**
 * Makes the caller the owner of a plan that is offered to them, with those whom they take along.
 * Throws `not_found`, `conflict` when they have a plan of their own.
 */
export async function acceptOffer(actor: Actor, id: number, along: OfferAcceptance) {
  const { userId } = personOf(actor)
  await transaction(async (tx) => {
    const offeredBy = await findOffer(tx, userId, id)
    const former = offeredBy === undefined ? undefined : await findPerson(tx, offeredBy)
    if (!former) throw new Problem('not_found')
    // In one order everywhere, so that two who wait for each other's plans do not lock each other out.
    const owners = [former.id, userId].toSorted((one, other) => one - other)
    for (const owner of owners) await lockOwner(tx, owner)
    if (!(await endOffer(tx, { guest: userId }, id))) throw new Problem('not_found')
    if (await hasContents(tx, userId)) throw new Problem('conflict')
    await moveOwner(tx, former, userId, along)
  })
  return listShared(actor)
}

/** Declines a plan that is offered to the caller, who goes on as before. Throws `not_found`. */
export async function declineOffer(actor: Actor, id: number) {
  const { userId } = personOf(actor)
  if (!(await endOffer(await database(), { guest: userId }, id))) throw new Problem('not_found')
  return listShared(actor)
}

async function guestOf(actor: Actor) {
  const db = await database()
  const { userId } = personOf(actor)
  const self = await findPerson(db, userId)
  return { db, guest: { id: userId, email: self?.email_verified_at ? self.email : null } }
}

/**
 * The plans that others share with the caller, with what is offered to them, and invitations to their
 * confirmed address.
 */
export async function listShared(actor: Actor): Promise<SharedPlan[]> {
  const { db, guest } = await guestOf(actor)
  const plans = await selectShared(db, guest, today())
  return Promise.all(
    plans.map(async ({ offered, ...plan }) => ({
      ...plan,
      offer: offered ? await selectOffer(db, plan.owner.id, guest.id) : null,
    })),
  )
}

/** Accepts an invitation. Throws `not_found`, also for one that has expired. */
export async function accept(actor: Actor, id: number) {
  const { db, guest } = await guestOf(actor)
  if (!(await acceptInvitation(db, guest, id, today()))) throw new Problem('not_found')
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
  const day = today()
  return {
    people: await selectPeople(db, userId, day),
    shared: await selectShared(db, { id: userId, email }, day),
  }
}

/**
 * Ends all sharing of a person whose account is closed, who neither transfers nor takes over a plan
 * until the transaction ends.
 */
export async function forgetPeople(db: Executor, userId: number) {
  await lockOwner(db, userId)
  const person = await findPerson(db, userId)
  await deletePeopleOf(db, { id: userId, email: person?.email_verified_at ? person.email : null })
}
