import 'server-only'
import type { Executor } from '@/lib/db/database'
import { insertAll, raiseIdentity } from '@/lib/db/insert'
import { clockTolerance, isTooFarAhead } from '@/lib/db/instants'
import { accountTokens, isActiveUser, users } from '@/lib/db/schema/accounts'
import { companies } from '@/lib/db/schema/companies'
import { countries } from '@/lib/db/schema/geography'
import type { Locale } from '@/lib/i18n/locale'
import { and, eq, gt, isNotNull, isNull, not, sql } from 'drizzle-orm'

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

/** The person with an address, in any spelling of its letters. */
export async function findByEmail(db: Executor, email: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isActiveUser))
    .limit(1)
  return row
}

/** A person, and when the version of their company that the public sees was approved. */
export async function findUser(db: Executor, id: number) {
  const [row] = await db
    .select({ user: users, company_approved_at: companies.approved_at })
    .from(users)
    .leftJoin(companies, and(eq(companies.id, users.company_id), isNull(companies.deleted_at)))
    .where(and(eq(users.id, id), isActiveUser))
    .limit(1)
  return row
}

/** Inserts a person; returns undefined when the address is taken. */
export async function insertUser(db: Executor, row: NewUser) {
  const [written] = await db
    .insert(users)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: users.id })
  return written
}

/** Inserts people with given ids. */
export async function insertUsers(db: Executor, rows: readonly NewUser[]) {
  await insertAll(db, users, rows)
  await raiseIdentity(db, users)
}

/** Reads and locks the person's password and roles until the transaction ends. */
export async function lockForLogin(db: Executor, id: number) {
  const [row] = await db
    .select({
      id: users.id,
      password_hash: users.password_hash,
      staff_roles: users.staff_roles,
      device_series: users.device_series,
    })
    .from(users)
    .where(and(eq(users.id, id), isActiveUser))
    .for('update')
  return row
}

const renewed = { version: sql`${users.version} + 1`, updated_at: sql`now()` }

export async function setPassword(db: Executor, id: number, password_hash: string) {
  await db
    .update(users)
    .set({ password_hash, ...renewed })
    .where(eq(users.id, id))
}

/** Ends the names of all browsers that have logged in to an account; returns it. */
export async function forgetDevices(db: Executor, id: number) {
  const [user] = await db
    .update(users)
    .set({ device_series: sql`${users.device_series} + 1` })
    .where(eq(users.id, id))
    .returning()
  return user
}

export async function setNames(
  db: Executor,
  id: number,
  names: { name: string; last_name: string },
) {
  await db
    .update(users)
    .set({ ...names, ...renewed })
    .where(eq(users.id, id))
}

/** What a person’s forms are filled in with, besides their name and company. */
export interface Details {
  phone?: string | undefined
  job_title?: string | undefined
  country_id?: number | null | undefined
}

export async function isCountry(db: Executor, id: number): Promise<boolean> {
  return (await db.$count(countries, eq(countries.id, id))) > 0
}

export async function setDetails(db: Executor, id: number, details: Details) {
  await db
    .update(users)
    .set({ ...details, ...renewed })
    .where(eq(users.id, id))
}

export async function setLocale(db: Executor, id: number, locale: Locale) {
  await db
    .update(users)
    .set({ locale, ...renewed })
    .where(eq(users.id, id))
}

/** Replaces the picture of a person; returns the key of the old one, or null. */
export async function setAvatar(db: Executor, id: number, avatar_key: string) {
  const [before] = await db
    .select({ key: users.avatar_key })
    .from(users)
    .where(eq(users.id, id))
    .for('update')
  await db.update(users).set({ avatar_key }).where(eq(users.id, id))
  return before?.key ?? null
}

/** Assigns a company to a person without one; false when they have one. */
export async function setCompany(db: Executor, id: number, company_id: number): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ company_id, ...renewed })
    .where(and(eq(users.id, id), isActiveUser, isNull(users.company_id)))
    .returning({ id: users.id })
  return changed.length > 0
}

/**
 * Sets the verified address of a person. False when somebody else has it. A sample account with
 * another address is that of a real person.
 */
export async function confirmEmail(db: Executor, id: number, email: string): Promise<boolean> {
  const taken = sql`exists (select 1 from ${users} as other where lower(other.email) = lower(${email}) and other.id <> ${id})`
  const changed = await db
    .update(users)
    .set({
      email,
      email_verified_at: sql`now()`,
      ...renewed,
      sample: sql`${users.sample} and lower(${users.email}) = lower(${email})`,
    })
    .where(and(eq(users.id, id), isActiveUser, sql`not ${taken}`))
    .returning({ id: users.id })
  return changed.length > 0
}

/** Removes the personal data and credentials of a row that audit entries refer to. */
export async function anonymise(db: Executor, id: number) {
  await db
    .update(users)
    .set({
      name: '',
      last_name: '',
      email: sql`'deleted-' || ${users.id}`,
      phone: '',
      job_title: '',
      country_id: null,
      password_hash: null,
      email_verified_at: null,
      avatar_key: null,
      company_id: null,
      is_vip: false,
      subscribe: 0,
      staff_roles: [],
      composed_role_id: null,
      deleted_at: sql`now()`,
      ...renewed,
    })
    .where(eq(users.id, id))
  await db.delete(accountTokens).where(eq(accountTokens.user_id, id))
}

type Purpose = (typeof accountTokens.$inferSelect)['purpose']

export interface NewToken {
  purpose: Purpose
  token_hash: string
  user_id: number
  email: string
  minutes: number
}

/** Writes a one-time token. */
export async function insertToken(db: Executor, { minutes, ...token }: NewToken) {
  await db
    .insert(accountTokens)
    .values({ ...token, expires_at: sql`now() + make_interval(mins => ${minutes})` })
}

/** No link of a mail works longer. */
const longestLink = sql`interval '3 days'`

const isRunning = (purpose: Purpose, token_hash: string) =>
  and(
    eq(accountTokens.purpose, purpose),
    eq(accountTokens.token_hash, token_hash),
    gt(accountTokens.expires_at, sql`now()`),
    not(isTooFarAhead(accountTokens.created_at, clockTolerance)),
    not(isTooFarAhead(accountTokens.expires_at, longestLink)),
  )

/** Consumes a token once: of two simultaneous requests only one succeeds. */
export async function consumeToken(db: Executor, purpose: Purpose, token_hash: string) {
  const [taken] = await db
    .update(accountTokens)
    .set({ used_at: sql`now()` })
    .where(and(isRunning(purpose, token_hash), isNull(accountTokens.used_at)))
    .returning({ user_id: accountTokens.user_id, email: accountTokens.email })
  return taken
}

/** Whether the address verified by a used link is still the person's, before the link expires. */
export async function isVerifiedBy(db: Executor, token_hash: string): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.user_id))
    .where(
      and(
        isRunning('verify', token_hash),
        sql`lower(${users.email}) = lower(${accountTokens.email})`,
        isNotNull(users.email_verified_at),
      ),
    )
    .limit(1)
  return found !== undefined
}
