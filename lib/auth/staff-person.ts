'use client'

import { createContext, use } from 'react'
import type { StaffPerson } from './staff-areas'

/** The member of staff whose back office this is. */
export const StaffPersonContext = createContext<StaffPerson | null>(null)

/** The member of staff who works in the back office; throws outside of it. */
export function useStaffPerson(): StaffPerson {
  const person = use(StaffPersonContext)
  if (!person) throw new Error('Only screens of the back office have a member of staff.')
  return person
}
