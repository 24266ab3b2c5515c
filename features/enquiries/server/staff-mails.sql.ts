import 'server-only'
import type { Executor } from '@/lib/db/database'
import { findAddressee, wantsMailAtOnce } from '@/lib/db/reads/addressees'
import { isEnquiryLate, isOpen } from '@/lib/db/reads/enquiries'
import { mayWorkOn } from '@/lib/db/reads/reachable-enquiries'
import { users } from '@/lib/db/schema/accounts'
import { enquiries, enquiryMessages } from '@/lib/db/schema/enquiries'
import { lookups } from '@/lib/db/schema/lookups'
import { hasWhole, worksIn } from '@/lib/db/staff-areas'
import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { isType, mailed } from './inquirer-mails.sql'
import { namesUnread } from './mentions.sql'

const isMailedStaff = and(wantsMailAtOnce, sql`cardinality(${users.staff_roles}) > 0`)

/**
 * Who gets a mail about an enquiry at once: its officer, or all while it has none, as far as their
 * roles reach it; admins too where it is late.
 */
export async function selectRecipients(
  db: Executor,
  { id, owner, isLate: late }: { id: number; owner: number | null; isLate: boolean },
): Promise<number[]> {
  const isOwner = owner === null ? mayWorkOn : and(eq(users.id, owner), mayWorkOn)
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(enquiries, eq(enquiries.id, id))
    .where(and(isMailedStaff, late ? or(isOwner, hasWhole('admin')) : isOwner))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

/** A member of staff who still works on enquiries and wants mails at once. */
export const findRecipient = (db: Executor, id: number) =>
  findAddressee(db, id, and(isMailedStaff, worksIn('cases')))

/** An open enquiry and the officer it is assigned to; undefined when that is somebody else by now. */
export async function findOfficer(db: Executor, enquiryId: number, userId: number) {
  const [found] = await db
    .select(mailed)
    .from(enquiries)
    .innerJoin(users, eq(users.id, enquiries.owner_id))
    .innerJoin(lookups, isType)
    .where(
      and(eq(enquiries.id, enquiryId), eq(users.id, userId), wantsMailAtOnce, mayWorkOn, isOpen),
    )
    .limit(1)
  return found
}

/** An enquiry and the officer whom its notes name; undefined once they have opened it. */
export async function findMentioned(db: Executor, enquiryId: number, userId: number) {
  const [found] = await db
    .select(mailed)
    .from(enquiries)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(lookups, isType)
    .where(and(eq(enquiries.id, enquiryId), namesUnread(db, userId), wantsMailAtOnce, mayWorkOn))
    .limit(1)
  return found
}

/** The officer of an enquiry, and how many messages of its person are unread. */
export async function findOwner(db: Executor, id: number) {
  const isUnread = and(
    eq(enquiryMessages.enquiry_id, enquiries.id),
    eq(enquiryMessages.sender, 'person'),
    isNull(enquiryMessages.read_at),
  )
  const [found] = await db
    .select({ owner: enquiries.owner_id, unread: count(enquiryMessages.id) })
    .from(enquiries)
    .leftJoin(enquiryMessages, isUnread)
    .where(eq(enquiries.id, id))
    .groupBy(enquiries.id)
  return found
}

/**
 * Those of these enquiries that are still open and that a member of staff may work on, with the names
 * of their types.
 */
export async function selectOpenCases(db: Executor, ids: readonly number[], reader: number) {
  return db
    .select({
      id: enquiries.id,
      created_at: enquiries.created_at,
      type: lookups,
      owner: enquiries.owner_id,
    })
    .from(enquiries)
    .innerJoin(lookups, and(eq(lookups.list, 'enquiry_types'), eq(lookups.id, enquiries.enq_type)))
    .innerJoin(users, eq(users.id, reader))
    .where(and(inArray(enquiries.id, [...ids]), isOpen, mayWorkOn))
    .orderBy(asc(enquiries.id))
}

/** Marks late enquiries of which staff were not told yet, and returns them with their officers. */
export async function escalateLate(db: Executor) {
  return db
    .update(enquiries)
    .set({ escalated_at: sql`now()` })
    .where(and(isEnquiryLate, isNull(enquiries.escalated_at)))
    .returning({ id: enquiries.id, owner: enquiries.owner_id })
}
