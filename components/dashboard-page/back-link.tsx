'use client'

import { Glyph } from '@/components/icon/glyph'
import { arrowBack } from '@/components/icon/paths'
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
      <Glyph drawing={arrowBack} size={size} />
      {children}
    </Link>
  )
}
