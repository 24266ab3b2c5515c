import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { findAddressee, wantsMailAtOnce } from '@/lib/db/reads/addressees'
import { users } from '@/lib/db/schema/accounts'
import { contentEntries } from '@/lib/db/schema/content'
import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'

const { owner_id, review_on, review_mailed_for, is_new, state } = contentEntries

const isDue = (day: string) => and(lte(review_on, day), eq(is_new, false), ne(state, 'removed'))

const wantsReminders = and(
  wantsMailAtOnce,
  sql`${users.staff_roles} && array['editor', 'admin']::text[]`,
)

/**
 * The owners, among those who want mails at once, of records whose check has become due; each due
 * date is claimed once.
 */
export async function claimDueOwners(db: Executor, day: string): Promise<number[]> {
  const claimed = await db
    .update(contentEntries)
    .set({ review_mailed_for: review_on })
    .where(
      and(isDue(day), isNotNull(owner_id), sql`${review_mailed_for} is distinct from ${review_on}`),
    )
    .returning({ owner: owner_id })
  const owners = [...new Set(claimed.flatMap(({ owner }) => owner ?? []))]
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, owners), wantsReminders))
    .orderBy(asc(users.id))
  return found.map(({ id }) => id)
}

/** An owner who still works on content and wants mails at once. */
export const findOwner = (db: Executor, id: number) => findAddressee(db, id, wantsReminders)

/** The records of an owner that are due until a day, the longest due first. */
export async function selectDueOf(db: Executor, owner: number, day: string) {
  const { kind, record_id } = contentEntries
  return db
    .select({ kind, id: record_id, review_on, ...columnPair(contentEntries, 'label') })
    .from(contentEntries)
    .where(and(eq(owner_id, owner), isDue(day)))
    .orderBy(asc(review_on), asc(kind), asc(record_id))
}
