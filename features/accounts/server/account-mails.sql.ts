import 'server-only'
import type { Executor } from '@/lib/db/database'
import { accountTokens } from '@/lib/db/schema/accounts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { NewToken } from './accounts.sql'

const isOpen = (user_id: number) =>
  and(eq(accountTokens.user_id, user_id), isNull(accountTokens.used_at))

/**
 * Invalidates a person's open links of a purpose that were made for as many minutes: an invitation
 * and a link for a new password differ in this alone, and neither ends the other.
 */
export async function voidTokens(
  db: Executor,
  { user_id, purpose, minutes }: Pick<NewToken, 'user_id' | 'purpose' | 'minutes'>,
) {
  const { created_at, expires_at } = accountTokens
  const isAsLong = sql`${expires_at} = ${created_at} + make_interval(mins => ${minutes})`
  await db
    .delete(accountTokens)
    .where(and(isOpen(user_id), eq(accountTokens.purpose, purpose), isAsLong))
}

/** Invalidates open links for a new password. */
export async function voidResetTokens(db: Executor, user_id: number) {
  await db.delete(accountTokens).where(and(isOpen(user_id), eq(accountTokens.purpose, 'reset')))
}

/** Invalidates open links that were sent to other addresses than this, or verify another one. */
export async function voidTokensElsewhere(db: Executor, user_id: number, email: string) {
  const isElsewhere = sql`lower(${accountTokens.email}) <> lower(${email})`
  await db.delete(accountTokens).where(and(isOpen(user_id), isElsewhere))
}
