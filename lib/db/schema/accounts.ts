import { oneOf, zeroOrOne } from '@/lib/db/checks'
import { instant } from '@/lib/db/columns'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { companies } from './companies'

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
