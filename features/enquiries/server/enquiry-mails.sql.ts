import 'server-only'
import { instantOrNull } from '@/lib/db/columns'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { addresseeColumns, wantsMailAtOnce } from '@/lib/db/reads/addressees'
import { isOpen } from '@/lib/db/reads/enquiries'
import { mayWorkOn } from '@/lib/db/reads/reachable-enquiries'
import { lookups } from '@/lib/db/schema/lookups'
import { and, eq, sql } from 'drizzle-orm'
import { namesUnread } from './mentions.sql'

const mailed = {
  reader: addresseeColumns,
  type: lookups,
  text: enquiries.description,
  /** By when the office has promised to answer, while an answer is due. */
  answerDue: instantOrNull(
    sql`case when ${enquiries.waits_since} is null then ${enquiries.answer_due_at} end`,
  ),
}

const isType = and(eq(lookups.list, 'enquiry_types'), eq(lookups.id, enquiries.enq_type))

/** An enquiry and the recipient of its mails; undefined when the account is deleted. */
export async function findInquirer(db: Executor, enquiryId: number) {
  const [found] = await db
    .select(mailed)
    .from(enquiries)
    .innerJoin(users, eq(users.id, enquiries.user_id))
    .innerJoin(lookups, isType)
    .where(and(eq(enquiries.id, enquiryId), isActiveUser))
    .limit(1)
  return found
}

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

/** The names of a status. */
export async function findStatus(db: Executor, status: number) {
  const [found] = await db
    .select()
    .from(lookups)
    .where(and(eq(lookups.list, 'enquiry_statuses'), eq(lookups.id, status)))
    .limit(1)
  return found
}
