import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import type { ReactNode } from 'react'
import styles from './chip.module.css'

interface RemovableChipProps {
  children: ReactNode
  /** The list without this filter. */
  href: string
  /** 'Remove filter' */
  removeText: string
}

/** A chosen filter; following it takes the filter away. */
export function RemovableChip({ children, href, removeText }: RemovableChipProps) {
  return (
    <Link href={href} look="bare" className={`${styles.chip} ${styles.petrol} ${styles.removable}`}>
      <VisuallyHidden>{removeText}:</VisuallyHidden> {children}
      <Icon name="close" size={16} />
    </Link>
  )
}
