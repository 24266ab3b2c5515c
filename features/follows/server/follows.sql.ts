import 'server-only'
import type { Executor } from '@/lib/db/database'
import type { MailSpeed } from '@/lib/db/codes/mail-topics'
import { isConfirmedUser } from '@/lib/db/reads/addressees'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import {
  followChanges,
  followDeliveries,
  followers,
  followRounds,
  follows,
  followSearches,
} from '@/lib/db/schema/follows'
import type { Locale } from '@/lib/i18n/locale'
import { and, asc, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The address that mails to a follower go to; null while there is none. */
const address = sql<string | null>`coalesce(${followers.email},
  case when ${users.email_verified_at} is not null then ${users.email} end)`

const columns = {
  id: followers.id,
  user_id: followers.user_id,
  email: address,
  locale: followers.locale,
  speed: followers.speed,
  pending_speed: followers.pending_speed,
  stopped_at: followers.stopped_at,
}

const found = (db: Executor) =>
  db
    .select(columns)
    .from(followers)
    .leftJoin(users, and(eq(users.id, followers.user_id), isActiveUser))

export type FollowerRow = Awaited<ReturnType<typeof found>>[number]

/** The follower of a mail link. */
export async function findFollower(db: Executor, id: number) {
  const [row] = await found(db).where(eq(followers.id, id))
  return row
}

/** The follower with an address: one without account, or the account that verified it. */
export async function findByAddress(db: Executor, email: string) {
  const folded = email.toLowerCase()
  const [row] = await found(db)
    .where(
      or(
        eq(sql`lower(${followers.email})`, folded),
        and(isConfirmedUser, eq(sql`lower(${users.email})`, folded)),
      ),
    )
    .orderBy(asc(followers.email))
  return row
}

/** The person of an account, and the address that they verified. */
export async function findMember(db: Executor, id: number) {
  const [row] = await db
    .select({
      id: users.id,
      locale: users.locale,
      email: sql<string | null>`case when ${isConfirmedUser} then ${users.email} end`,
    })
    .from(users)
    .where(and(eq(users.id, id), isActiveUser))
  return row
}

/** The follower of an account: its own, or the one with its verified address. */
export async function findOfMember(
  db: Executor,
  { id, email }: { id: number; email: string | null },
) {
  const isOwn = eq(followers.user_id, id)
  const hasAddress =
    email === null ? undefined : eq(sql`lower(${followers.email})`, email.toLowerCase())
  const [row] = await found(db)
    .where(or(isOwn, hasAddress))
    .orderBy(asc(followers.user_id))
    .limit(1)
  return row
}

/** Makes a follower without account the account’s own. */
export async function adoptFollower(db: Executor, id: number, user_id: number) {
  await db.update(followers).set({ user_id, email: null }).where(eq(followers.id, id))
}

/** Inserts a follower; nothing where another request did so at the same moment. */
export async function insertFollower(
  db: Executor,
  row: { user_id?: number; email?: string; locale: Locale; speed: MailSpeed },
) {
  const [written] = await db
    .insert(followers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: followers.id })
  return written
}

interface NewFollow {
  follower_id: number
  kind: (typeof follows.$inferInsert)['kind']
  target: string
  topic: string
}

/** The last change that was noted. */
export const lastChange = sql`(select coalesce(max(${followChanges.id}), 0) from ${followChanges})`

/** Follows a topic, confirmed; repeating it changes nothing. */
export async function insertFollow(db: Executor, row: NewFollow) {
  const confirmed_at = sql`now()`
  await db
    .insert(follows)
    .values({ ...row, confirmed_at, from_change: lastChange })
    .onConflictDoUpdate({
      target: [follows.follower_id, follows.topic],
      set: { confirmed_at, from_change: lastChange },
      setWhere: isNull(follows.confirmed_at),
    })
}

/**
 * Writes what an email address asked to follow, unconfirmed. False where this request was made
 * before: its mail is on its way.
 */
export async function requestFollowOf(db: Executor, row: NewFollow & { idempotency_key: string }) {
  const written = await db
    .insert(follows)
    .values(row)
    .onConflictDoUpdate({
      target: [follows.follower_id, follows.topic],
      set: { idempotency_key: row.idempotency_key },
      setWhere: sql`${follows.idempotency_key} is distinct from ${row.idempotency_key}::uuid`,
    })
    .returning({ id: follows.id })
  return written.length > 0
}

/** The parsed text of a followed search, once for all who follow it. */
export async function insertSearch(db: Executor, topic: string, query: string) {
  await db
    .insert(followSearches)
    .values({ topic, query: sql`${query}::tsquery` })
    .onConflictDoUpdate({ target: followSearches.topic, set: { query: sql`excluded.query` } })
}

/**
 * How much a person follows besides a topic. Locks the person until the transaction ends, so that
 * requests at the same moment count each other.
 */
export async function countOthers(db: Executor, follower: number, topic: string) {
  await db.select().from(followers).where(eq(followers.id, follower)).for('update')
  return db.$count(follows, and(eq(follows.follower_id, follower), ne(follows.topic, topic)))
}

/** What a person follows, the latest first. */
export async function selectFollows(db: Executor, follower: number) {
  return db
    .select({
      id: follows.id,
      kind: follows.kind,
      target: follows.target,
      confirmed: sql<boolean>`${isNotNull(follows.confirmed_at)}`,
      created_at: follows.created_at,
    })
    .from(follows)
    .where(eq(follows.follower_id, follower))
    .orderBy(desc(follows.id))
}

/** Ends a follow; false where the person has none with the id. */
export async function deleteFollow(db: Executor, follower: number, id: number) {
  const deleted = await db
    .delete(follows)
    .where(and(eq(follows.follower_id, follower), eq(follows.id, id)))
    .returning({ id: follows.id })
  return deleted.length > 0
}

/** Sets how soon a person is told; null stops the mails. What was published before is not sent. */
export async function setSpeed(db: Executor, follower: number, speed: MailSpeed | null) {
  const from = sql`case when ${followers.stopped_at} is null then ${followers.told_until}
    else ${lastChange} end`
  await db
    .update(followers)
    .set(
      speed === null
        ? { stopped_at: sql`coalesce(${followers.stopped_at}, now())`, pending_speed: null }
        : { speed, pending_speed: null, stopped_at: null, told_until: from },
    )
    .where(eq(followers.id, follower))
}

/** The mails of a person: when each was sent, and with how many records. */
export async function selectDeliveries(db: Executor, follower: number) {
  return db
    .select({ sent_at: followDeliveries.done_at, records: followDeliveries.records })
    .from(followDeliveries)
    .innerJoin(followRounds, eq(followRounds.id, followDeliveries.round_id))
    .where(and(eq(followDeliveries.follower_id, follower), isNotNull(followDeliveries.records)))
    .orderBy(asc(followDeliveries.round_id))
}

export async function deleteFollower(db: Executor, id: number) {
  await db.delete(followers).where(eq(followers.id, id))
}

/** Deletes what was not confirmed in time, addresses that stopped their mails, and unused searches. */
export async function deleteOld(db: Executor, days: number) {
  const isOld = (column: PgColumn) => sql`${column} < now() - make_interval(days => ${days}::int)`
  await db.delete(follows).where(and(isNull(follows.confirmed_at), isOld(follows.created_at)))
  await db.execute(sql`update ${followers} p set pending_speed = null
    where pending_speed is not null and not exists (
      select from ${follows} f where f.follower_id = p.id and f.confirmed_at is null)`)
  await db
    .delete(followers)
    .where(
      and(
        isNotNull(followers.email),
        or(
          isOld(followers.stopped_at),
          sql`not exists (select from ${follows} f where f.follower_id = ${followers.id})`,
        ),
        isOld(followers.created_at),
      ),
    )
  await db.execute(sql`delete from ${followSearches} s
    where not exists (select from ${follows} f where f.topic = s.topic)`)
}
