import { Stack } from '@/components/layout/stack'
import type { ReactNode } from 'react'
import styles from './plan-fields.module.css'

/** A long and a short field of a form; side by side on wide screens. */
export function PlanFields({ children }: { children: ReactNode }) {
  return (
    <Stack gap={3} className={styles.fields}>
      {children}
    </Stack>
  )
}
