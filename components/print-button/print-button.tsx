'use client'

import { Button } from '@/components/button/button'
import { Glyph } from '@/components/icon/glyph'
import { print } from '@/components/icon/paths'
import styles from './print-button.module.css'

/** Opens the print dialog of the browser. It needs script and is not there without it. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
      <Glyph drawing={print} />
      {children}
    </Button>
  )
}
