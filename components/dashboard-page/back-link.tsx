'use client'

import { Icon } from '@/components/icon/icon'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface BackLinkProps {
  to: string
  /** Of its arrow, in pixels. */
  size?: number
  children: ReactNode
}

/** The way up from a screen. */
export function BackLink({ to, size = 24, children }: BackLinkProps) {
  return (
    <Link to={to}>
      <Icon name="arrow-back" size={size} />
      {children}
    </Link>
  )
}
