import 'server-only'
import type { Executor } from '@/lib/db/database'
import type { MailSpeed } from '@/lib/db/codes/mail-topics'
import { followers, follows } from '@/lib/db/schema/follows'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { lastChange } from './follows.sql'

/** Notes how soon a person wants to be told once they confirm; nothing where nothing waits for it. */
export async function setPendingSpeed(db: Executor, follower: number, pending_speed: MailSpeed) {
  if (!(await hasPending(db, follower))) return
  await db.update(followers).set({ pending_speed }).where(eq(followers.id, follower))
}

/**
 * Confirms everything that was asked for; what is published from now on counts. False where nothing
 * waited for it.
 */
export async function confirmAll(db: Executor, follower: number) {
  const confirmed = await db
    .update(follows)
    .set({ confirmed_at: sql`now()`, from_change: lastChange })
    .where(and(eq(follows.follower_id, follower), isNull(follows.confirmed_at)))
    .returning({ id: follows.id })
  return confirmed.length > 0
}

export async function hasPending(db: Executor, follower: number) {
  const isPending = and(eq(follows.follower_id, follower), isNull(follows.confirmed_at))
  return (await db.$count(follows, isPending)) > 0
}

export async function hasFollows(db: Executor, follower: number) {
  return (await db.$count(follows, eq(follows.follower_id, follower))) > 0
}
