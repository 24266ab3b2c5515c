import 'server-only'
import type { Executor } from '@/lib/db/database'
import type { MailSpeed } from '@/lib/db/codes/mail-topics'
import { isRecent, span } from '@/lib/db/instants'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { buyingRequestNotices, buyingRequests } from '@/lib/db/schema/buying-requests'
import {
  followChanges,
  followChangeTopics,
  followDeliveries,
  followers,
  followRounds,
  follows,
} from '@/lib/db/schema/follows'
import type { Locale } from '@/lib/i18n/locale'
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FollowSource } from '../sources/contract'

/** Inserts the round of a period; nothing where another instance did. */
export async function insertRound(
  db: Executor,
  round: { speed: MailSpeed; slot: string; until_change: number },
) {
  const [written] = await db
    .insert(followRounds)
    .values(round)
    .onConflictDoNothing()
    .returning({ id: followRounds.id })
  return written
}

export async function findRound(db: Executor, id: number) {
  const [round] = await db.select().from(followRounds).where(eq(followRounds.id, id))
  return round
}

/** Whether a round covers changes that the one before it at the same speed did not. */
export async function hasNews(db: Executor, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${followRounds} r where r.id = ${id}::int and r.until_change > coalesce((
      select max(b.until_change) from ${followRounds} b
      where b.speed = r.speed and b.id < r.id), 0)`)
  return rows.length > 0
}

/** Whether anybody gets mails this soon. */
export async function hasFollowers(db: Executor, speed: MailSpeed): Promise<boolean> {
  const rows = await db
    .select({ id: followers.id })
    .from(followers)
    .where(and(eq(followers.speed, speed), isNull(followers.stopped_at)))
    .limit(1)
  return rows.length > 0
}

/**
 * Queues the mails of a round for the next followers by id: those with a change that no earlier mail
 * covered. One statement, so that it happens as a whole or not at all; followers that were queued are
 * skipped. Returns the last follower that was looked at; null after the last one.
 */
export async function queueDeliveries(
  db: Executor,
  round: { id: number; speed: MailSpeed; until_change: number },
  { after, count }: { after: number; count: number },
): Promise<number | null> {
  const { rows } = await db.execute<{ last: number | null }>(sql`
    with slice as materialized (
      select id, told_until from ${followers}
      where speed = ${round.speed} and stopped_at is null and id > ${after}::int
      order by id limit ${count}::int
    ), fresh as materialized (
      select s.id, s.told_until from slice s
      where exists (
        select from ${follows} f
        join ${followChangeTopics} t on t.topic = f.topic
          and t.change_id > greatest(s.told_until, f.from_change)
          and t.change_id <= ${round.until_change}::bigint
        where f.follower_id = s.id and f.confirmed_at is not null)
    ), moved as (
      update ${followers} p set told_until = ${round.until_change}::bigint
      from fresh where p.id = fresh.id and p.told_until = fresh.told_until
      returning p.id, fresh.told_until as after_change
    ), queued as (
      insert into ${followDeliveries} (round_id, follower_id, after_change)
      select ${round.id}::int, id, after_change from moved
      on conflict do nothing
    )
    select max(id) as last from slice`)
  return rows[0]?.last ?? null
}

/** The seconds for which a delivery is locked: less than the lease of its job, which runs again then. */
const claimSeconds = 240

export interface Delivery extends Record<string, unknown> {
  follower_id: number
  after_change: number
  email: string | null
  locale: Locale
  name: string
}

/** The person of a delivery: without an address, they get no mails any more. */
const recipients = (deliveries: SQL) => sql`
  select c.follower_id, c.after_change, coalesce(u.locale, p.locale) as locale,
    coalesce(u.name, '') as name,
    case when p.stopped_at is null then coalesce(p.email, u.email) end as email
  from ${deliveries} c
  join ${followers} p on p.id = c.follower_id
  left join ${users} u on u.id = p.user_id and u.email_verified_at is not null
    and u.disabled_at is null and u.deleted_at is null
  order by c.follower_id`

/** Locks the next deliveries of a round that no job sends. */
export async function claimDeliveries(
  db: Executor,
  round: number,
  count: number,
): Promise<Delivery[]> {
  const { rows } = await db.execute<Delivery>(sql`
    with claimed as (
      update ${followDeliveries} set claimed_at = now()
      where (round_id, follower_id) in (
        select round_id, follower_id from ${followDeliveries}
        where round_id = ${round}::int and done_at is null
          and ${isRecent(sql`claimed_at`, span(claimSeconds))} is not true
        order by follower_id limit ${count}::int
        for update skip locked)
      returning follower_id, after_change
    )
    ${recipients(sql`claimed`)}`)
  return rows.map(toDelivery)
}

/** The delivery that a job of its own sends, unless it did. */
export async function findDelivery(db: Executor, round: number, follower: number) {
  const { rows } = await db.execute<Delivery>(
    recipients(sql`(select follower_id, after_change from ${followDeliveries}
      where round_id = ${round}::int and follower_id = ${follower}::int and records is null)`),
  )
  return rows.map(toDelivery)[0]
}

const toDelivery = (row: Delivery): Delivery => ({
  ...row,
  after_change: Number(row.after_change),
})

/** Ends a delivery: with the number of records that were sent, or null where another job sends it. */
export async function endDelivery(
  db: Executor,
  delivery: { round: number; follower: number },
  records: number | null,
) {
  await db
    .update(followDeliveries)
    .set({ done_at: sql`now()`, records })
    .where(
      and(
        eq(followDeliveries.round_id, delivery.round),
        eq(followDeliveries.follower_id, delivery.follower),
      ),
    )
}

export interface FoundChange extends Record<string, unknown> {
  follower_id: number
  source: FollowSource
  record_id: string
  changed_at: string
}

/** The newest changes of each delivery, at most so many for one. */
export async function selectChanges(
  db: Executor,
  round: { until_change: number },
  deliveries: readonly Pick<Delivery, 'follower_id' | 'after_change'>[],
  limit: number,
): Promise<FoundChange[]> {
  if (deliveries.length === 0) return []
  const ids = sql.param(deliveries.map(({ follower_id }) => follower_id))
  const afters = sql.param(deliveries.map(({ after_change }) => after_change))
  const { rows } = await db.execute<FoundChange>(sql`
    select d.follower_id, c.source, c.record_id, c.changed_at
    from unnest(${ids}::int[], ${afters}::bigint[]) as d (follower_id, after_change)
    cross join lateral (
      select distinct t.change_id
      from ${follows} f
      join ${followChangeTopics} t on t.topic = f.topic
        and t.change_id > greatest(d.after_change, f.from_change)
        and t.change_id <= ${round.until_change}::bigint
      where f.follower_id = d.follower_id and f.confirmed_at is not null
      order by t.change_id desc limit ${limit}::int
    ) n
    join ${followChanges} c on c.id = n.change_id
    order by d.follower_id, c.id desc`)
  return rows
}

/**
 * Notes that accounts are told of requests of buyers by the mails of a round, and returns of which: a
 * request that another mail told them of, as one that fits their company, is not among them. A mail
 * that is sent again tells of the same ones.
 */
export async function claimRequests(
  db: Executor,
  round: number,
  told: readonly Pick<FoundChange, 'follower_id' | 'record_id'>[],
): Promise<Pick<FoundChange, 'follower_id' | 'record_id'>[]> {
  if (told.length === 0) return []
  const people = sql.param(told.map(({ follower_id }) => follower_id))
  const records = sql.param(told.map(({ record_id }) => record_id))
  const { rows } = await db.execute<Pick<FoundChange, 'follower_id' | 'record_id'>>(sql`
    with told as (
      select distinct p.id as follower_id, r.id as request_id,
        coalesce(p.user_id, (select ${users.id} from ${users}
          where lower(${users.email}) = lower(p.email) and ${users.email_verified_at} is not null
            and ${isActiveUser})) as user_id
      from unnest(${people}::int[], ${records}::int[]) as t (follower_id, request_id)
      join ${followers} p on p.id = t.follower_id
      join ${buyingRequests} r on r.id = t.request_id
    ), noted as (
      insert into ${buyingRequestNotices} as n (request_id, user_id, follow_round)
      select request_id, user_id, ${round}::int from told where user_id is not null
      order by request_id, user_id
      on conflict (request_id, user_id) do update set told_at = n.told_at
      returning request_id, user_id, follow_round
    )
    select follower_id, request_id::text as record_id from told
    left join noted using (request_id, user_id)
    where user_id is null or noted.follow_round = ${round}::int`)
  return rows
}

/** Deletes rounds with their deliveries, and the topics and tokens of changes, after 90 days. */
export async function deleteOldRounds(db: Executor) {
  const isOld = (column: PgColumn) => sql`${column} < now() - interval '90 days'`
  await db.delete(followRounds).where(isOld(followRounds.created_at))
  await db.execute(sql`delete from ${followChangeTopics} where change_id <= (
    select coalesce(max(${followChanges.id}), 0) from ${followChanges}
    where ${isOld(followChanges.found_at)})`)
  await db.execute(sql`update ${followChanges} set tokens = null
    where tokens is not null and ${isOld(followChanges.found_at)}`)
}
