import { oneOf } from '@/lib/db/checks'
import { belongsTo, instant, instantNow, partialIndex, plainText, tsvector } from '@/lib/db/columns'
import { followKinds, type FollowKind } from '@/lib/db/codes/follows'
import { mailSpeeds, type MailSpeed } from '@/lib/db/codes/mail-topics'
import { locales, type Locale } from '@/lib/i18n/locale'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'

const tsquery = customType<{ data: string }>({ dataType: () => 'tsquery' })

/**
 * People who follow something: an account, or an email address without one. `told_until` is the last
 * change that a round of mails covered for them.
 */
export const followers = pgTable(
  'followers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text(),
    locale: text().$type<Locale>().notNull(),
    speed: text().$type<MailSpeed>().notNull(),
    /** Chosen with a follow that waits for its confirmation, from when on it counts. */
    pending_speed: text().$type<MailSpeed>(),
    /** Set while they receive no mails. */
    stopped_at: instant(),
    told_until: bigint({ mode: 'number' }).notNull().default(0),
    created_at: instantNow(),
  },
  (table) => [
    oneOf('followers_speed', table.speed, mailSpeeds),
    oneOf('followers_pending_speed', table.pending_speed, mailSpeeds),
    oneOf('followers_locale', table.locale, locales),
    check('followers_address', sql`num_nonnulls(${table.user_id}, ${table.email}) = 1`),
    uniqueIndex('followers_email').on(sql`lower(${table.email})`),
    partialIndex('followers_round', sql`${table.stopped_at} is null`, [table.speed, table.id]),
  ],
)

/**
 * What a person follows. One that came by email counts once it is confirmed; `from_change` is the
 * last change before that.
 */
export const follows = pgTable(
  'follows',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    follower_id: belongsTo(() => followers.id),
    kind: text().$type<FollowKind>().notNull(),
    target: text().notNull(),
    /** The kind with the target in the form in which changes name it. */
    topic: plainText().notNull(),
    from_change: bigint({ mode: 'number' }).notNull().default(0),
    /** Of the request that the last confirmation mail was sent for. */
    idempotency_key: uuid(),
    created_at: instantNow(),
    confirmed_at: instant(),
  },
  (table) => [
    oneOf('follows_kind', table.kind, followKinds),
    unique('follows_topic_once').on(table.follower_id, table.topic),
    index('follows_topic').on(table.topic),
    partialIndex('follows_pending', sql`${table.confirmed_at} is null`, [table.created_at]),
  ],
)

/**
 * Public records that are new or changed, in the order in which the portal found them. `stamp` is the
 * version of the record, or empty where only its first publication counts.
 */
export const followChanges = pgTable(
  'follow_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text().notNull(),
    record_id: text().notNull(),
    stamp: text().notNull(),
    changed_at: instant().notNull(),
    /** What followed searches are compared with, where the search has no document of the record. */
    tokens: tsvector(),
    found_at: instantNow(),
  },
  (table) => [
    unique('follow_changes_once').on(table.source, table.record_id, table.stamp),
    index('follow_changes_found').on(table.found_at),
  ],
)

/** The topics of a change. */
export const followChangeTopics = pgTable(
  'follow_change_topics',
  {
    topic: plainText().notNull(),
    change_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => followChanges.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.topic, table.change_id] }),
    index('follow_change_topics_change').on(table.change_id),
  ],
)

/** The searches that people follow, each once, with their parsed text. */
export const followSearches = pgTable('follow_searches', {
  topic: plainText().primaryKey(),
  query: tsquery().notNull(),
})

/** Rounds of mails, one for each speed and period, which cover the changes up to `until_change`. */
export const followRounds = pgTable(
  'follow_rounds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    speed: text().$type<MailSpeed>().notNull(),
    slot: instant().notNull(),
    until_change: bigint({ mode: 'number' }).notNull(),
    created_at: instantNow(),
  },
  (table) => [
    oneOf('follow_rounds_speed', table.speed, mailSpeeds),
    unique('follow_rounds_slot').on(table.speed, table.slot),
    index('follow_rounds_created').on(table.created_at),
  ],
)

/** The mail of a round to a person, each once. */
export const followDeliveries = pgTable(
  'follow_deliveries',
  {
    round_id: belongsTo(() => followRounds.id),
    follower_id: belongsTo(() => followers.id),
    /** The last change of the person’s earlier mails. */
    after_change: bigint({ mode: 'number' }).notNull(),
    /** Locks it for the job that sends it. */
    claimed_at: instant(),
    /** Set when it is sent, when there is nothing to send, or when a job of its own sends it. */
    done_at: instant(),
    /** The number of records in the mail; null before it is sent. */
    records: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.round_id, table.follower_id] }),
    index('follow_deliveries_follower').on(table.follower_id),
    partialIndex('follow_deliveries_open', sql`${table.done_at} is null`, [
      table.round_id,
      table.follower_id,
    ]),
  ],
)
