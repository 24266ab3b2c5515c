import 'server-only'
import type { Executor } from '@/lib/db/database'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { and, eq, isNotNull } from 'drizzle-orm'

/**
 * A person's name, address and language; undefined when the account is closed or its address is not
 * confirmed.
 */
export async function findAddressee(db: Executor, userId: number) {
  const [found] = await db
    .select({ name: users.name, address: users.email, locale: users.locale })
    .from(users)
    .where(and(eq(users.id, userId), isActiveUser, isNotNull(users.email_verified_at)))
  return found
}
