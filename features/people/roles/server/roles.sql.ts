import 'server-only'
import { columnPair, columnsOf } from '@/lib/bilingual/columns'
import type { Executor } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { composedRoles } from '@/lib/db/schema/composed-roles'
import { countries } from '@/lib/db/schema/geography'
import { lookups } from '@/lib/db/schema/lookups'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { RoleWrite } from '../contract'

const {
  id,
  version,
  updated_at: _at,
  ...written
} = {
  ...columnPair(composedRoles, 'name'),
  id: composedRoles.id,
  version: composedRoles.version,
  updated_at: composedRoles.updated_at,
  areas: composedRoles.areas,
  content_kinds: composedRoles.content_kinds,
  case_types: composedRoles.case_types,
  case_regions: composedRoles.case_regions,
}

const hasIt = and(eq(users.composed_role_id, id), isNull(users.deleted_at))
const people = sql<number>`(select count(*)::int from ${users} where ${hasIt})`

export async function selectRoles(db: Executor) {
  return db
    .select({ ...written, id, version, people })
    .from(composedRoles)
    .orderBy(asc(id))
}

export async function findRole(db: Executor, role: number) {
  const [found] = await db
    .select({ ...written, id, version, people })
    .from(composedRoles)
    .where(eq(id, role))
  return found
}

/** Locks a role, so that nobody gets it until the transaction ends. */
export async function lockRole(db: Executor, role: number) {
  await db.select({ id }).from(composedRoles).where(eq(id, role)).for('update')
  return findRole(db, role)
}

export async function insertRole(db: Executor, role: RoleWrite): Promise<number> {
  const [added] = await db.insert(composedRoles).values(role).returning({ id })
  return added?.id ?? 0
}

export async function changeRole(db: Executor, role: number, given: RoleWrite) {
  await db
    .update(composedRoles)
    .set({ ...given, version: sql`${version} + 1`, updated_at: sql`now()` })
    .where(eq(id, role))
}

export async function removeRole(db: Executor, role: number) {
  await db.delete(composedRoles).where(eq(id, role))
}

/** The types of enquiries. */
export async function selectTypes(db: Executor) {
  return db
    .select({ id: lookups.id, ...columnPair(lookups, 'name') })
    .from(lookups)
    .where(eq(lookups.list, 'enquiry_types'))
    .orderBy(asc(lookups.sort))
}

/** The regions of the world by their names. */
export async function selectRegions(db: Executor) {
  const [english, arabic] = columnsOf(countries, ['region'])
  return db
    .selectDistinct({ code: sql<string>`${english}`, arabic: sql<string>`${arabic}` })
    .from(countries)
    .orderBy(sql`1`)
}
