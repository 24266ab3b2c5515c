import 'server-only'
import type { Executor } from '@/lib/db/database'
import type { PlanGuest } from '@/lib/db/codes/export-plans'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { exportPlanPeople as people } from '@/lib/db/schema/export-plans'
import { and, asc, eq, gte, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { hasExpired, lastDay, openSince, openUntil } from '../rules'

/** A person by their account; undefined for a closed one. */
export async function findPerson(db: Executor, id: number) {
  const { name, email, email_verified_at, company_id, locale } = users
  const [found] = await db
    .select({ id: users.id, name, email, email_verified_at, company_id, locale })
    .from(users)
    .where(and(eq(users.id, id), isActiveUser))
  return found
}

/** Locks the owner of a plan, so that what is counted in it stays so until the transaction ends. */
export async function lockOwner(tx: Executor, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}

/** The role of a person who accepted an invitation. */
export async function findRole(db: Executor, owner: number, person: number) {
  const [found] = await db
    .select({ role: people.role })
    .from(people)
    .where(and(eq(people.owner_id, owner), eq(people.user_id, person)))
  return found?.role
}

const state = {
  invited_at: people.invited_at,
  accepted: sql<boolean>`${people.user_id} is not null`,
  offered: sql<boolean>`${people.offered_at} is not null`,
}

/** Says until when an invitation can be accepted instead of when it was sent. */
const withLastDay =
  (day: string) =>
  <Row extends { invited_at: string; accepted: boolean }>({ invited_at, ...row }: Row) => ({
    ...row,
    last_day: lastDay(invited_at),
    expired: !row.accepted && hasExpired(invited_at, day),
  })

export async function selectPeople(db: Executor, owner: number, day: string) {
  const rows = await db
    .select({
      id: people.id,
      email: people.email,
      role: people.role,
      name: users.name,
      ...state,
    })
    .from(people)
    .leftJoin(users, eq(users.id, people.user_id))
    .where(eq(people.owner_id, owner))
    .orderBy(asc(people.id))
  return rows.map(withLastDay(day))
}

const isOpen = (day: string) =>
  sql`(${gte(people.invited_at, openSince(day))} and ${lt(people.invited_at, openUntil(day))})`

/** Deletes the expired invitation of an address, so that it can be invited again. */
export async function deleteExpired(
  tx: Executor,
  owner: number,
  email: string,
  day: string,
): Promise<void> {
  await tx
    .delete(people)
    .where(
      and(
        eq(people.owner_id, owner),
        eq(people.email, email),
        isNull(people.user_id),
        not(isOpen(day)),
      ),
    )
}

/** Writes an invitation; undefined when the address has one. */
export async function insertInvitation(
  db: Executor,
  invitation: { owner_id: number; email: string; role: PlanGuest },
) {
  const [added] = await db
    .insert(people)
    .values(invitation)
    .onConflictDoNothing()
    .returning({ id: people.id })
  return added?.id
}

const ofOwner = (owner: number, id: number) => and(eq(people.owner_id, owner), eq(people.id, id))

/** Whether there was such a person. */
export async function updateRole(db: Executor, owner: number, id: number, role: PlanGuest) {
  const rows = await db.update(people).set({ role }).where(ofOwner(owner, id)).returning()
  return rows.length > 0
}

/** Whether there was such a person. */
export async function deletePerson(db: Executor, owner: number, id: number) {
  const rows = await db.delete(people).where(ofOwner(owner, id)).returning()
  return rows.length > 0
}

/** Somebody who accepted, locked. */
export async function lockGuest(db: Executor, owner: number, id: number) {
  const [found] = await db
    .select({ user_id: people.user_id })
    .from(people)
    .where(and(ofOwner(owner, id), isNotNull(people.user_id)))
    .for('update')
  return found?.user_id ?? null
}

/** The plan or invitation is this person's: they accepted it, or it was sent to their confirmed address. */
const isFor = ({ id, email }: { id: number; email: string | null }) =>
  or(
    eq(people.user_id, id),
    email === null ? undefined : and(isNull(people.user_id), eq(people.email, email.toLowerCase())),
  )

interface Guest {
  id: number
  /** Null until it is confirmed. */
  email: string | null
}

export async function selectShared(db: Executor, guest: Guest, day: string) {
  const rows = await db
    .select({
      id: people.id,
      role: people.role,
      owner: { id: users.id, name: users.name },
      ...state,
    })
    .from(people)
    .innerJoin(users, eq(users.id, people.owner_id))
    .where(isFor(guest))
    .orderBy(asc(people.id))
  return rows.map(withLastDay(day))
}

const isNotExpired = (day: string) => or(isNotNull(people.user_id), isOpen(day))

/** Whether there was such an invitation that has not expired. */
export async function acceptInvitation(db: Executor, guest: Guest, id: number, day: string) {
  const rows = await db
    .update(people)
    .set({ user_id: guest.id })
    .where(and(eq(people.id, id), isFor(guest), isNotExpired(day)))
    .returning()
  return rows.length > 0
}

/** Whether there was such a plan or invitation. */
export async function deleteShared(db: Executor, guest: Guest, id: number) {
  const rows = await db
    .delete(people)
    .where(and(eq(people.id, id), isFor(guest)))
    .returning()
  return rows.length > 0
}

/** Deletes whom a person invited, and where they were invited. */
export async function deletePeopleOf(db: Executor, { id, email }: Guest) {
  await db.delete(people).where(or(eq(people.owner_id, id), isFor({ id, email })))
}
