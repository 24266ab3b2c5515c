import 'server-only'
import type { Executor } from '@/lib/db/database'
import { signingKeys } from '@/lib/db/schema/signing-keys'
import { eq, inArray, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'

/** The key that signs links for a purpose; the first call creates it for all instances. */
export async function signingKey(db: Executor, purpose: string): Promise<string> {
  const known = await findKey(db, purpose)
  return known ?? recordOnce(db, purpose, randomBytes(32).toString('base64url'))
}

/** Records a value for a purpose unless another instance did; returns what is recorded. */
export async function recordOnce(db: Executor, purpose: string, key: string): Promise<string> {
  await db.insert(signingKeys).values({ purpose, key }).onConflictDoNothing()
  return (await findKey(db, purpose)) ?? recordOnce(db, purpose, key)
}

/** Records a value for a purpose in place of the last one. */
export async function record(db: Executor, purpose: string, key: string): Promise<void> {
  await db
    .insert(signingKeys)
    .values({ purpose, key })
    .onConflictDoUpdate({ target: signingKeys.purpose, set: { key, created_at: sql`now()` } })
}

/** Deletes what is recorded for some purposes. */
export async function forget(db: Executor, purposes: readonly string[]): Promise<void> {
  await db.delete(signingKeys).where(inArray(signingKeys.purpose, [...purposes]))
}

/** What is recorded for a purpose. */
export async function findKey(db: Executor, purpose: string) {
  const [found] = await db
    .select({ key: signingKeys.key })
    .from(signingKeys)
    .where(eq(signingKeys.purpose, purpose))
  return found?.key
}
