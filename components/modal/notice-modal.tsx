'use client'

import { Button } from '@/components/button/button'
import type { ReactNode } from 'react'
import { Modal, type ModalProps } from './modal'

interface NoticeModalProps extends Omit<ModalProps, 'actions'> {
  onClose: () => void
  text: string
  closeText: string
  /** A way on besides closing. */
  action?: ReactNode
}

/** Says one thing and waits to be closed. */
export function NoticeModal({ text, action, children, ...modal }: NoticeModalProps) {
  const { onClose, closeText } = modal
  return (
    <Modal
      {...modal}
      actions={
        <>
          {action}
          <Button variant={action ? 'secondary' : 'primary'} onClick={onClose}>
            {closeText}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
    </Modal>
  )
}
