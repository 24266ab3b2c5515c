import 'server-only'
import { instantOrNull } from '@/lib/db/columns'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { addresseeColumns } from '@/lib/db/reads/addressees'
import { lookups } from '@/lib/db/schema/lookups'
import { and, eq, sql } from 'drizzle-orm'

/** What mails tell of an enquiry, and who reads them. */
export const mailed = {
  reader: addresseeColumns,
  type: lookups,
  text: enquiries.description,
  /** By when the office has promised to answer, while an answer is due. */
  answerDue: instantOrNull(
    sql`case when ${enquiries.waits_since} is null then ${enquiries.answer_due_at} end`,
  ),
}

export const isType = and(eq(lookups.list, 'enquiry_types'), eq(lookups.id, enquiries.enq_type))

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

/** The names of a status. */
export async function findStatus(db: Executor, status: number) {
  const [found] = await db
    .select()
    .from(lookups)
    .where(and(eq(lookups.list, 'enquiry_statuses'), eq(lookups.id, status)))
    .limit(1)
  return found
}
