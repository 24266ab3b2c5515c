import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { mayWorkOn } from '@/lib/db/reads/reachable-enquiries'
import { lookups } from '@/lib/db/schema/lookups'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { namesUnread } from '../../notes/server/repository'

const mailed = {
  locale: users.locale,
  name: users.name,
  address: users.email,
  isConfirmed: sql<boolean>`${isNotNull(users.email_verified_at)}`,
  type: lookups,
  text: enquiries.description,
  /** By when the office has promised to answer, while an answer is due. */
  answerDue: sql<string | null>`case when ${enquiries.waits_since} is null
    then ${enquiries.answer_due_at} end`.mapWith(enquiries.answer_due_at),
}

/** Members of staff choose whether they get mails at once. */
const wantsMailAtOnce = eq(users.staff_mail, 'at_once')

const isType = and(eq(lookups.list, 'enquiry_types'), eq(lookups.id, enquiries.enq_type))

/** An enquiry and the recipient of its mails; undefined when the account is deleted. */
export async function findAddressee(db: Executor, enquiryId: number) {
  const [found] = await db
    .select(mailed)
    .from(enquiries)
    .innerJoin(users, eq(users.id, enquiries.user_id))
    .innerJoin(lookups, isType)
    .where(and(eq(enquiries.id, enquiryId), isActiveUser))
    .limit(1)
  return found
}

/** An enquiry and the officer it is assigned to; undefined when that is somebody else by now. */
export async function findOfficer(db: Executor, enquiryId: number, userId: number) {
  const [found] = await db
    .select(mailed)
    .from(enquiries)
    .innerJoin(users, eq(users.id, enquiries.owner_id))
    .innerJoin(lookups, isType)
    .where(
      and(
        eq(enquiries.id, enquiryId),
        eq(users.id, userId),
        isActiveUser,
        wantsMailAtOnce,
        mayWorkOn,
      ),
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
    .where(
      and(
        eq(enquiries.id, enquiryId),
        namesUnread(db, userId),
        isActiveUser,
        mayWorkOn,
        wantsMailAtOnce,
      ),
    )
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
