'use client'

import { permit, type StaffAccess } from './staff-areas'
import { useStaffPerson } from './staff-person'

/** Whether the rights of the person in the back office suffice. */
export function useRights(): (needed: StaffAccess) => boolean {
  const { rights } = useStaffPerson()
  return (needed) => permit(rights, needed)
}
