import { Glyph } from '@/components/icon/glyph'
import type { IconDrawing } from '@/components/icon/paths'
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
  icon?: IconDrawing
}

/** A short label: a sector, a kind, a state. A state has an icon next to its word. */
export function Chip({ children, tone = 'neutral', icon }: ChipProps) {
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>
      {icon && <Glyph drawing={icon} size={16} />}
      {children}
    </span>
  )
}
