import { rolesWith, type StaffRight } from '@/lib/auth/staff-areas'
import { users } from '@/lib/db/schema/accounts'
import { composedRoles } from '@/lib/db/schema/composed-roles'
import { and, eq, sql, type SQL } from 'drizzle-orm'

/** The composed role of a person, where they have one. */
export const isTheirRole = and(
  eq(composedRoles.id, users.composed_role_id),
  sql`'composed' = any(${users.staff_roles})`,
)

/** What decides what a member of staff may use, of a query that joins their composed role. */
export const rightsColumns = {
  staffRoles: users.staff_roles,
  composed: {
    areas: composedRoles.areas,
    content_kinds: composedRoles.content_kinds,
    case_types: composedRoles.case_types,
    case_regions: composedRoles.case_regions,
  },
}

/** Whether a built-in role of the person of a query has an area. */
export const hasWhole = (area: StaffRight): SQL =>
  sql`${users.staff_roles} && ${sql.param(rolesWith(area))}::text[]`

/**
 * Whether the person of a query has an area by any of their roles (`rightsOf`); by a composed one
 * only where the condition on it is true.
 */
export const worksIn = (area: StaffRight, limited: SQL = sql`true`): SQL =>
  sql`(${hasWhole(area)} or exists (select from ${composedRoles} where ${isTheirRole}
    and ${area} = any(${composedRoles.areas}) and ${limited}))`
