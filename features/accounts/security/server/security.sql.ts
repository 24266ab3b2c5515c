import 'server-only'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { inArray } from 'drizzle-orm'
import type { UserRow } from '../../server/accounts.sql'

/** Some people, also those whose accounts are closed. */
export async function selectUsers(db: Executor, ids: readonly number[]): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
}
