import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface OpenLinkProps {
  to: string
  /** Whether the screen is open to the reader. */
  isOpen: boolean
  className?: string | undefined
  children: ReactNode
}

/** A link to another screen; its text alone for whom that screen is not open. */
export function OpenLink({ to, isOpen, className, children }: OpenLinkProps) {
  if (!isOpen) return <span className={className}>{children}</span>
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
