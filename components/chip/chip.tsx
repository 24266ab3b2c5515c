import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/names'
import type { ReactNode } from 'react'
import styles from './chip.module.css'

export type ChipTone =
  | 'neutral'
  | 'petrol'
  | 'rose'
  | 'olive'
  | 'sand'
  | 'success'
  | 'warning'
  | 'danger'
  | 'dark-red'
  | 'info'
  | 'cyan'

interface ChipProps {
  children: ReactNode
  tone?: ChipTone
  /** A drawing of `paths.ts`. */
  icon?: IconName
}

/** A short label: a sector, a kind, a state. A state has an icon next to its word. */
export function Chip({ children, tone = 'neutral', icon }: ChipProps) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}
