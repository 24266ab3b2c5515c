'use client'

import { usePermissions } from 'react-admin'
import { permit, type StaffAccess, type StaffRight } from './staff-areas'

/** Whether the rights of the person in the back office suffice; true for the moment until they are known. */
export function useRights(): (needed: StaffAccess) => boolean {
  const { permissions } = usePermissions<readonly StaffRight[]>()
  return (needed) => !permissions || permit(permissions, needed)
}
