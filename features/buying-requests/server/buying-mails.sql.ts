import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { addresseeColumns } from '@/lib/db/reads/addressees'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { buyingRequests, introductions } from '@/lib/db/schema/buying-requests'
import { enquiries } from '@/lib/db/schema/enquiries'
import { and, eq } from 'drizzle-orm'

/** A request and its buyer; undefined when it is deleted. */
export async function findRequest(db: Executor, id: number) {
  const { name, email, company, locale, state, refusal_reason } = buyingRequests
  const [found] = await db
    .select({
      ...columnPair(buyingRequests, 'product'),
      id: buyingRequests.id,
      name,
      email,
      company,
      locale,
      state,
      refusal_reason,
    })
    .from(buyingRequests)
    .where(eq(buyingRequests.id, id))
  return found
}

/** An introduction, with the request or the enquiry that it is about. */
export async function findIntroduction(db: Executor, id: number) {
  const { request_id, enquiry_id, company_id, agreed_at } = introductions
  const [found] = await db
    .select({ request_id, enquiry_id, company_id, agreed_at })
    .from(introductions)
    .where(eq(introductions.id, id))
  return found
}

/**
 * Who filed an enquiry, in the language of the account and with its address: the one that was typed in
 * the enquiry may be somebody else’s.
 */
export async function findInquirer(db: Executor, id: number) {
  const [found] = await db
    .select({
      reader: { ...addresseeColumns, name: enquiries.name },
      company: enquiries.company,
    })
    .from(enquiries)
    .innerJoin(users, eq(users.id, enquiries.user_id))
    .where(and(eq(enquiries.id, id), isActiveUser))
  return found
}
