'use client'

import { usePermissions } from 'react-admin'

/** Whether the person in the back office is an admin; undefined for the moment until it is known. */
export function useIsAdmin(): boolean | undefined {
  return usePermissions<readonly string[]>().permissions?.includes('admin')
}
