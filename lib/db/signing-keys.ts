import 'server-only'
import type { Executor } from '@/lib/db/database'
import { signingKeys } from '@/lib/db/schema/signing-keys'
import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'

/** The key that signs links for a purpose; the first call creates it for all instances. */
export async function signingKey(db: Executor, purpose: string): Promise<string> {
  const known = await findKey(db, purpose)
  if (known !== undefined) return known
  await db
    .insert(signingKeys)
    .values({ purpose, key: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  return (await findKey(db, purpose)) ?? signingKey(db, purpose)
}

async function findKey(db: Executor, purpose: string) {
  const [found] = await db
    .select({ key: signingKeys.key })
    .from(signingKeys)
    .where(eq(signingKeys.purpose, purpose))
  return found?.key
}
