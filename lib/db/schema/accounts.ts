import { oneOf, zeroOrOne } from '@/lib/db/checks'
import { instant } from '@/lib/db/columns'
import { searchVector } from '@/lib/db/search-vector'
import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { companies } from './companies'

/** The words of a person's names and address, as an index has them. */
export function personWords(person: {
  name: AnyPgColumn
  last_name: AnyPgColumn
  email: AnyPgColumn
}): SQL {
  const { name, last_name, email } = person
  return searchVector([sql`${name}`, sql`${last_name}`, sql`translate(${email}, '@.-_+', '     ')`])
}

type StaffRole = 'editor' | 'officer' | 'admin'

/**
 * People. An account that was deleted keeps its row without personal data, since history names it.
 * `version` grows by one with every write of the person's own.
 */
export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    last_name: text().notNull().default(''),
    email: text().notNull(),
    phone: text().notNull().default(''),
    /** argon2id in PHC form; null when nobody can log in with a password. */
    password_hash: text(),
    email_verified_at: instant(),
    /** The key of a private picture. */
    avatar_key: text(),
    company_id: integer().references(() => companies.id),
    is_vip: boolean().notNull().default(false),
    subscribe: integer().notNull().default(0),
    /** The language of the mails to this person. */
    locale: text().$type<'en' | 'ar'>().notNull(),
    staff_roles: text()
      .array()
      .$type<StaffRole[]>()
      .notNull()
      .default(sql`'{}'`),
    version: integer().notNull().default(1),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
    updated_at: instant()
      .notNull()
      .default(sql`now()`),
    disabled_at: instant(),
    deleted_at: instant(),
    sample: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_company').on(table.company_id),
    index('users_present')
      .on(table.id)
      .where(sql`deleted_at is null`),
    index('users_staff')
      .on(table.id)
      .where(sql`cardinality(staff_roles) > 0`),
    index('users_vip')
      .on(table.id)
      .where(sql`is_vip`),
    index('users_disabled')
      .on(table.id)
      .where(sql`disabled_at is not null`),
    index('users_words').using('gin', personWords(table)),
    oneOf('users_locale', table.locale, ['en', 'ar']),
    zeroOrOne('users_subscribe', table.subscribe),
    check('users_staff_roles', sql`${table.staff_roles} <@ array['editor', 'officer', 'admin']`),
  ],
)

/**
 * Where people are logged in: a browser (cookie) or a program (Bearer). Only the SHA-256 of the
 * token is stored. A session ends when it was idle too long or at `expires_at`.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** One login opens a session for each carrier; they end together. */
    login_id: uuid().notNull(),
    token_hash: text().notNull().unique(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    carrier: text().$type<'cookie' | 'bearer'>().notNull(),
    idle_seconds: integer().notNull(),
    /** What the browser says it is, to tell one's sessions apart. */
    agent: text().notNull(),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
    seen_at: instant()
      .notNull()
      .default(sql`now()`),
    expires_at: instant().notNull(),
    /** When the person last said who they are: at the login, or with the password since. */
    proven_at: instant()
      .notNull()
      .default(sql`now()`),
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
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address the link proves; it may be one the person wants to change to. */
    email: text().notNull(),
    created_at: instant()
      .notNull()
      .default(sql`now()`),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (table) => [
    oneOf('account_tokens_purpose', table.purpose, ['reset', 'verify']),
    index('account_tokens_user').on(table.user_id, table.purpose),
  ],
)

/** Wrong logins of an account since the last right one, whether or not the account exists. */
export const loginFailures = pgTable('login_failures', {
  /** SHA-256 of the lower-case address. */
  account: text().primaryKey(),
  /** Wrong ones of late: each makes the next one wait longer, and a quiet quarter hour forgets. */
  failures: integer().notNull(),
  /** Wrong ones without a right one between. */
  consecutive: integer().notNull(),
  failed_at: instant().notNull(),
  blocked_until: instant().notNull(),
})

/**
 * The second factor of a person of staff: a secret shared with their authenticator. It counts once
 * it is confirmed. `last_step` is that of the last code: no code is taken twice.
 */
export const secondFactors = pgTable('second_factors', {
  user_id: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  last_step: bigint({ mode: 'number' }).notNull().default(0),
  created_at: instant()
    .notNull()
    .default(sql`now()`),
  confirmed_at: instant(),
})

/** Codes that stand in for the authenticator, each once; only the SHA-256 is stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    code_hash: text().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    used_at: instant(),
  },
  (table) => [index('recovery_codes_person').on(table.user_id)],
)
