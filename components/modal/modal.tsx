'use client'

import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/names'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import Dialog from '@mui/material/Dialog'
import { useId, type ReactNode } from 'react'
import { stayReadable } from './stay-readable'
import styles from './modal.module.css'

export type ModalTone = 'plain' | 'success' | 'warning' | 'error' | 'info'

export interface ModalProps {
  locale: Locale
  open: boolean
  title: string
  tone?: ModalTone
  icon?: IconName
  children?: ReactNode
  /** Buttons; the first one is the way on. */
  actions?: ReactNode
  /** Leaves the dialog by its button, Escape or a press next to it. Without it the dialog stays. */
  onClose?: (() => void) | undefined
  closeText?: string
  /** After the dialog is gone: where focus is moved to a place of the caller's choice. */
  onGone?: () => void
  /** Set it when `onGone` moves the focus itself. */
  keepsFocus?: boolean
  role?: 'dialog' | 'alertdialog'
  /** Wide enough for a record with a chart or table. */
  wide?: boolean
}

/** The dialog all modals are made of. */
export function Modal({
  locale,
  open,
  title,
  tone = 'plain',
  icon,
  children,
  actions,
  onClose,
  closeText,
  onGone,
  keepsFocus = false,
  role = 'dialog',
  wide = false,
}: ModalProps) {
  const titleId = useId()
  const textId = useId()
  return (
    <MuiProvider locale={locale}>
      <Dialog
        ref={stayReadable}
        open={open}
        role={role}
        onClose={onClose}
        maxWidth={wide ? 'md' : 'xs'}
        aria-labelledby={titleId}
        aria-describedby={children ? textId : undefined}
        disableRestoreFocus={keepsFocus}
        slotProps={{ transition: { onExited: onGone } }}
      >
        <div className={`${styles.modal} ${styles[tone]}`}>
          <div className={styles.head}>
            {icon && <Icon name={icon} className={styles.sign} />}
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {onClose && closeText && (
              <button
                type="button"
                className={styles.close}
                aria-label={closeText}
                onClick={onClose}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
          {children && (
            <div id={textId} className={styles.body}>
              {children}
            </div>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </Dialog>
    </MuiProvider>
  )
}
