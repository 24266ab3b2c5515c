import 'server-only'
import { columnPair } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { composedRoles } from '@/lib/db/schema/composed-roles'
import { companies } from '@/lib/db/schema/companies'
import { changeHistory } from '@/lib/db/schema/history'
import { and, eq, isNull, sql } from 'drizzle-orm'

/** The parts of a person's permissions that admins decide. */
export type AccountStatus = Pick<
  typeof users.$inferSelect,
  'staff_roles' | 'composed_role_id' | 'is_vip' | 'company_id'
>

/** Reads and locks a person's account status, also of a disabled account. */
export async function lockAccountStatus(db: Executor, id: number) {
  const [row] = await db
    .select({
      version: users.version,
      email: users.email,
      email_verified_at: users.email_verified_at,
      locale: users.locale,
      staff_roles: users.staff_roles,
      composed_role_id: users.composed_role_id,
      is_vip: users.is_vip,
      company_id: users.company_id,
      disabled_at: users.disabled_at,
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
    .for('update')
  return row
}

/**
 * Whether another admin can log in. Locks the admins until the transaction ends, so that two who
 * take each other's role do not both succeed.
 */
export async function isAnotherAdmin(db: Executor, id: number): Promise<boolean> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`${users.staff_roles} @> array['admin']`,
        isNull(users.disabled_at),
        isNull(users.deleted_at),
      ),
    )
    .orderBy(users.id)
    .for('update')
  return admins.some((admin) => admin.id !== id)
}

const written = { version: sql`${users.version} + 1`, updated_at: sql`now()` }

export async function setAccountStatus(db: Executor, id: number, change: Partial<AccountStatus>) {
  await db
    .update(users)
    .set({ ...change, ...written })
    .where(eq(users.id, id))
}

export async function setDisabled(db: Executor, id: number, disabled: boolean) {
  await db
    .update(users)
    .set({ disabled_at: disabled ? sql`now()` : null, ...written })
    .where(eq(users.id, id))
}

/** Removes the password: only a link sent or printed from now on opens the account. */
export async function removePassword(db: Executor, id: number) {
  await db
    .update(users)
    .set({ password_hash: null, ...written })
    .where(eq(users.id, id))
}

export async function companyExists(db: Executor, id: number): Promise<boolean> {
  const [found] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deleted_at)))
    .limit(1)
  return found !== undefined
}

/** The names of a composed role, which cannot be deleted until the transaction ends. */
export async function holdRole(db: Executor, id: number) {
  const [found] = await db
    .select(columnPair(composedRoles, 'name'))
    .from(composedRoles)
    .where(eq(composedRoles.id, id))
    .for('key share')
  return found
}

interface PersonAction {
  /** Null for the portal itself, at the command line. */
  by: number | null
  action: string
  user_id: number
  change?: Record<string, unknown>
}

/** Writes an audit entry of an action on an account. */
export async function insertAction(
  db: Executor,
  { by, action, user_id, change = {} }: PersonAction,
) {
  await db
    .insert(changeHistory)
    .values({ changed_by: by, action, subject: 'user', subject_id: String(user_id), change })
}
