import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isEnquiryLate } from '@/lib/db/enquiry-due'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { enquiries, enquiryMessages } from '@/lib/db/schema/enquiries'
import { lookups } from '@/lib/db/schema/lookups'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isOpen } from '../../service-levels/server/repository'

const has = (...roles: string[]) =>
  sql`${users.staff_roles} && array[${sql.join(
    roles.map((role) => sql`${role}`),
    sql`, `,
  )}]::text[]`

const wantsMailAtOnce = and(
  isActiveUser,
  eq(users.staff_mail, 'at_once'),
  sql`cardinality(${users.staff_roles}) > 0`,
)

/**
 * Who gets a mail about an enquiry at once: its officer, or all officers while it has none; admins
 * too where it is late.
 */
export async function selectRecipients(
  db: Executor,
  { owner, isLate: late }: { owner: number | null; isLate: boolean },
): Promise<number[]> {
  const isOwner = owner === null ? has('officer', 'admin') : eq(users.id, owner)
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(wantsMailAtOnce, late ? sql`(${isOwner} or ${has('admin')})` : isOwner))
    .orderBy(asc(users.id))
  return rows.map(({ id }) => id)
}

/** A member of staff who still works on enquiries and wants mails at once. */
export async function findRecipient(db: Executor, id: number) {
  const [found] = await db
    .select({ name: users.name, address: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, id), wantsMailAtOnce, has('officer', 'admin')))
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

/** Those of these enquiries that are still open, with the names of their types. */
export async function selectOpenCases(db: Executor, ids: readonly number[]) {
  return db
    .select({ id: enquiries.id, created_at: enquiries.created_at, type: lookups })
    .from(enquiries)
    .innerJoin(lookups, and(eq(lookups.list, 'enquiry_types'), eq(lookups.id, enquiries.enq_type)))
    .where(and(inArray(enquiries.id, [...ids]), isOpen))
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
