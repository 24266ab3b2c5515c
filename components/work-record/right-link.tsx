'use client'

import { permit, type StaffAccess, type StaffRight } from '@/lib/auth/staff-areas'
import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'

interface RightLinkProps {
  to: string
  /** What its screen requires. */
  needs: StaffAccess
  className?: string | undefined
  children: ReactNode
}

/** A link to another section of the back office; its text alone for whom that section is not open. */
export function RightLink({ to, needs, className, children }: RightLinkProps) {
  const { permissions } = usePermissions<readonly StaffRight[]>()
  if (permissions && !permit(permissions, needs))
    return <span className={className}>{children}</span>
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
