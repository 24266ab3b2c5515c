import 'server-only'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { enquiries } from '@/lib/db/schema/enquiries'
import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm'

const ended = [40, 50, 60]
/** Accounts whose roles open the case desk. */
export const isOfficerRole = sql`${users.staff_roles} && array['officer', 'admin']`
const active = and(isNull(users.disabled_at), isNull(users.deleted_at))
const fullName = sql<string>`trim(${users.name} || ' ' || ${users.last_name})`

export async function isOfficer(db: Executor, id: number): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isOfficerRole, active))
  return found !== undefined
}

/** The officers, with the number of open enquiries of each. */
export async function selectOfficers(db: Executor) {
  const own = sql<number>`(select count(*)::int from ${enquiries} where ${and(
    eq(enquiries.owner_id, users.id),
    notInArray(enquiries.status, ended),
  )})`
  return db
    .select({ id: users.id, name: fullName, open: own })
    .from(users)
    .where(and(isOfficerRole, active, sql`cardinality(${users.staff_roles}) > 0`))
    .orderBy(asc(users.name), asc(users.id))
}
