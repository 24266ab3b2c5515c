'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import styles from './print-button.module.css'

/** Opens the print dialog of the browser. It needs script and is not there without it. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
      <Icon name="print" />
      {children}
    </Button>
  )
}
