'use client'

import { Icon } from '@/components/icon/icon'
import { Text } from '@/components/layout/text'
import { useId, type MouseEvent, type ReactNode, type RefObject } from 'react'
import styles from './drawer.module.css'

interface DrawerProps {
  /** The caller opens it with `showModal()`. */
  dialog: RefObject<HTMLDialogElement | null>
  title: string
  closeText: string
  onClose?: () => void
  children: ReactNode
}

/**
 * A panel at the starting side of the window. The native dialog keeps focus inside, makes the
 * rest inert, closes on Escape and gives focus back; its content is ordinary markup of the page.
 */
export function Drawer({ dialog, title, closeText, onClose, children }: DrawerProps) {
  const titleId = useId()
  const closeFrom = (event: MouseEvent<HTMLDialogElement>) => {
    const onBackdrop = event.target === event.currentTarget
    const onLink = event.target instanceof Element && event.target.closest('a') !== null
    if (onBackdrop || onLink) event.currentTarget.close()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      onClick={closeFrom}
      onClose={onClose}
    >
      <div className={styles.head}>
        <Text id={titleId} step={0} weight="heading">
          {title}
        </Text>
        <button
          type="button"
          className={styles.close}
          aria-label={closeText}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
