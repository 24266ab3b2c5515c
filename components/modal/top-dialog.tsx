'use client'

import { Icon } from '@/components/icon/icon'
import { Text } from '@/components/layout/text'
import Dialog from '@mui/material/Dialog'
import { useId, type ReactNode } from 'react'
import { stayReadable } from './stay-readable'
import styles from './top-dialog.module.css'

interface TopDialogProps {
  title: string
  closeText: string
  open: boolean
  onClose: () => void
  /** Called after the closing transition. */
  onGone?: () => void
  children: ReactNode
}

/** A dialog that is aligned to the top, so that results that come and go move nothing else. */
export function TopDialog({ title, closeText, open, onClose, onGone, children }: TopDialogProps) {
  const titleId = useId()
  return (
    <Dialog
      ref={stayReadable}
      open={open}
      onClose={onClose}
      maxWidth={false}
      scroll="paper"
      aria-labelledby={titleId}
      slotProps={{
        ...(onGone && { transition: { onExited: onGone } }),
        container: { className: styles.place ?? '' },
        paper: { className: styles.paper ?? '' },
      }}
    >
      <div className={styles.head}>
        <Text id={titleId} as="h2" tone="title" step={1}>
          {title}
        </Text>
        <button type="button" className={styles.close} aria-label={closeText} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Dialog>
  )
}
