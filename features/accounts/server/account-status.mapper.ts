import 'server-only'
import type { StaffRole } from '@/lib/auth/staff-areas'
import { renamePair } from '@/lib/bilingual/pair'
import type { AccountStatus } from './account-status.sql'

/** What the audit log keeps of roles: those of every portal, and a composed one by its names. */
export const rolesInWords = <Names extends object>(
  roles: readonly StaffRole[],
  composed: Names | null,
) => ({
  staff_roles: roles.filter((role) => role !== 'composed'),
  ...(composed && renamePair(composed, 'name', 'composed_role')),
})

/** What the audit log keeps of an account's status. */
export const statusInWords = (
  { staff_roles, is_vip, company_id }: AccountStatus,
  composed: object | null,
) => ({ ...rolesInWords(staff_roles, composed), is_vip, company_id })
