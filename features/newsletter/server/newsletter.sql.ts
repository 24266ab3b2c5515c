import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { newsletterDeliveries } from '@/lib/db/schema/newsletter'
import { and, asc, eq, sql } from 'drizzle-orm'

/** The person of a mail link; undefined when the account is closed. */
export async function findReader(db: Executor, id: number) {
  const [found] = await db
    .select({ id: users.id, email: users.email, subscribe: users.subscribe })
    .from(users)
    .where(and(eq(users.id, id), isActiveUser))
  return found
}

/** Writes whether a person gets the digest. */
export async function setSubscription(db: Executor, id: number, subscribe: 0 | 1) {
  await db
    .update(users)
    .set({ subscribe, version: sql`${users.version} + 1`, updated_at: sql`now()` })
    .where(and(eq(users.id, id), isActiveUser, sql`${users.subscribe} <> ${subscribe}`))
}

/** The editions that were sent to a person. */
export async function selectDeliveries(db: Executor, user_id: number) {
  return db
    .select({ week: newsletterDeliveries.week, asked_at: newsletterDeliveries.asked_at })
    .from(newsletterDeliveries)
    .where(eq(newsletterDeliveries.user_id, user_id))
    .orderBy(asc(newsletterDeliveries.week))
}

export async function deleteDeliveries(db: Executor, user_id: number) {
  await db.delete(newsletterDeliveries).where(eq(newsletterDeliveries.user_id, user_id))
}
