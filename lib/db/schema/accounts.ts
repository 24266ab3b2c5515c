import type { StaffRole } from '@/lib/auth/staff-areas'
import { oneOf, zeroOrOne } from '@/lib/db/checks'
import { belongsTo, instant, instantNow, partialIndex } from '@/lib/db/columns'
import { searchVector } from '@/lib/db/search-vector'
import { and, isNull, sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { companies } from './companies'
import { composedRoles } from './composed-roles'
import { countries } from './geography'

/** The indexed names and e-mail address of a person. */
export function personWords(person: {
  name: AnyPgColumn
  last_name: AnyPgColumn
  email: AnyPgColumn
}): SQL {
  const { name, last_name, email } = person
  return searchVector([sql`${name}`, sql`${last_name}`, sql`translate(${email}, '@.-_+', '     ')`])
}

/**
 * People. The row of a deleted account stays, without personal data, since audit entries refer to it.
 * `version` (optimistic lock) is incremented when the person changes their data.
 */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    last_name: text().notNull().default(''),
    email: text().notNull(),
    phone: text().notNull().default(''),
    job_title: text().notNull().default(''),
    /** Where the person works from. */
    country_id: integer().references(() => countries.id),
    /** argon2id in PHC form; null when login by password is impossible. */
    password_hash: text(),
    email_verified_at: instant(),
    /** Counts how often all known browsers were forgotten; their cookies are signed with it. */
    device_series: integer().notNull().default(0),
    /** The key of a private picture. */
    avatar_key: text(),
    company_id: integer().references(() => companies.id),
    is_vip: boolean().notNull().default(false),
    subscribe: integer().notNull().default(0),
    /** The language of emails and back office; null where none was chosen (`accountLocale`). */
    locale: text().$type<'en' | 'ar'>(),
    staff_roles: text()
      .array()
      .$type<StaffRole[]>()
      .notNull()
      .default(sql`'{}'`),
    /** The role that an admin composed for them; then `staff_roles` has `composed`. */
    composed_role_id: integer().references(() => composedRoles.id),
    /** The emails that a member of staff gets about their work. */
    staff_mail: text().$type<'at_once' | 'daily' | 'none'>().notNull().default('at_once'),
    /** The day of the last summary of what waits for them. */
    staff_digest_on: date(),
    version: integer().notNull().default(1),
    created_at: instantNow(),
    updated_at: instantNow(),
    disabled_at: instant(),
    deleted_at: instant(),
    sample: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_company').on(table.company_id),
    partialIndex('users_present', sql`deleted_at is null`, [table.id]),
    partialIndex('users_staff', sql`cardinality(staff_roles) > 0`, [table.id]),
    partialIndex('users_vip', sql`is_vip`, [table.id]),
    partialIndex('users_disabled', sql`disabled_at is not null`, [table.id]),
    index('users_words').using('gin', personWords(table)),
    oneOf('users_locale', table.locale, ['en', 'ar']),
    oneOf('users_staff_mail', table.staff_mail, ['at_once', 'daily', 'none']),
    zeroOrOne('users_subscribe', table.subscribe),
    index('users_composed_role').on(table.composed_role_id),
    check(
      'users_staff_roles',
      sql`${table.staff_roles} <@ array['editor', 'officer', 'admin', 'composed']`,
    ),
  ],
)

/** People who can log in. */
export const isActiveUser = and(isNull(users.disabled_at), isNull(users.deleted_at))

/**
 * Sessions of browsers (cookie) and programs (Bearer). Only the SHA-256 of the token is stored. A
 * session ends when it is idle for too long, or at `expires_at`.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** One login opens a session for each carrier; they end together. */
    login_id: uuid().notNull(),
    token_hash: text().notNull().unique(),
    user_id: belongsTo(() => users.id),
    carrier: text().$type<'cookie' | 'bearer'>().notNull(),
    idle_seconds: integer().notNull(),
    /** The browser's name, by which the person recognises the session. */
    agent: text().notNull(),
    created_at: instantNow(),
    seen_at: instantNow(),
    expires_at: instant().notNull(),
    /** The last login or re-authentication. */
    proven_at: instantNow(),
  },
  (table) => [
    oneOf('sessions_carrier', table.carrier, ['cookie', 'bearer']),
    index('sessions_user').on(table.user_id, table.login_id),
    index('sessions_expiry').on(table.expires_at),
  ],
)

/** One-time links sent by mail; only the SHA-256 of the token is stored. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    purpose: text().$type<'reset' | 'verify'>().notNull(),
    token_hash: text().notNull().unique(),
    user_id: belongsTo(() => users.id),
    /** The address that the link verifies; it may be a new one of the person. */
    email: text().notNull(),
    created_at: instantNow(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    oneOf('account_tokens_purpose', table.purpose, ['reset', 'verify']),
    index('account_tokens_user').on(table.user_id, table.purpose),
  ],
)

/** Failed logins of an address since the last successful one, whether the account exists or not. */
export const loginFailures = pgTable('login_failures', {
  /** SHA-256 of the lower-case address. */
  account: text().primaryKey(),
  /** Recent failures: each one delays the next attempt longer; reset after 15 minutes without one. */
  failures: integer().notNull(),
  /** Consecutive failures. */
  consecutive: integer().notNull(),
  failed_at: instant().notNull(),
  blocked_until: instant().notNull(),
})

/**
 * The second factor of staff: a secret shared with their authenticator, valid once it is confirmed.
 * `last_step` is the time step of the last code, so that no code is accepted twice.
 */
export const secondFactors = pgTable('second_factors', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_at: instantNow(),
  confirmed_at: instant(),
})

/** One-time codes that replace the authenticator; only the SHA-256 is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    code_hash: text().primaryKey(),
    user_id: belongsTo(() => users.id),
    used_at: instant(),
  },
  (table) => [index('recovery_codes_person').on(table.user_id)],
)
