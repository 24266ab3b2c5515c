import 'server-only'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { lookups } from '@/lib/db/schema/lookups'
import { and, eq, isNull } from 'drizzle-orm'

/** An enquiry and the recipient of its mails; undefined when the account is deleted. */
export async function findAddressee(db: Executor, enquiryId: number) {
  const [found] = await db
    .select({ id: enquiries.id, locale: users.locale, name: users.name, address: users.email })
    .from(enquiries)
    .innerJoin(users, eq(users.id, enquiries.user_id))
    .where(and(eq(enquiries.id, enquiryId), isNull(users.disabled_at), isNull(users.deleted_at)))
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
