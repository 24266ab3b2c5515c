import 'server-only'
import type { Executor } from '@/lib/db/database'
import { addresseeColumns } from '@/lib/db/reads/addressees'
import { isActiveUser, users } from '@/lib/db/schema/accounts'
import { composedRoles } from '@/lib/db/schema/composed-roles'
import { isTheirRole, rightsColumns } from '@/lib/db/staff-areas'
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { StaffMailChoice } from '../contract'

export async function findChoice(db: Executor, id: number) {
  const { staff_mail } = users
  const [found] = await db.select({ staff_mail }).from(users).where(eq(users.id, id))
  return found
}

export async function updateChoice(db: Executor, id: number, staff_mail: StaffMailChoice) {
  await db.update(users).set({ staff_mail }).where(eq(users.id, id))
}

const wantsDigest = and(
  isActiveUser,
  sql`cardinality(${users.staff_roles}) > 0`,
  ne(users.staff_mail, 'none'),
)

/** Staff who have no summary of a day yet, marked as having it. */
export async function claimDigestReaders(db: Executor, day: string): Promise<number[]> {
  const isDue = or(isNull(users.staff_digest_on), lt(users.staff_digest_on, day))
  const rows = await db
    .update(users)
    .set({ staff_digest_on: day })
    .where(and(wantsDigest, isDue))
    .returning({ id: users.id })
  return rows.map(({ id }) => id)
}

export async function findDigestReader(db: Executor, id: number) {
  const [found] = await db
    .select({ reader: addresseeColumns, ...rightsColumns })
    .from(users)
    .leftJoin(composedRoles, isTheirRole)
    .where(and(eq(users.id, id), wantsDigest))
  return found
}
