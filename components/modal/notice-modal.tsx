'use client'

import { Button } from '@/components/button/button'
import type { IconDrawing } from '@/components/icon/paths'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import { Modal, type ModalTone } from './modal'

interface NoticeModalProps {
  locale: Locale
  open: boolean
  onClose: () => void
  tone: ModalTone
  icon: IconDrawing
  title: string
  text: string
  closeText: string
  /** A way on besides closing. */
  action?: ReactNode
}

/** Says one thing and waits to be closed. */
export function NoticeModal({
  locale,
  open,
  onClose,
  tone,
  icon,
  title,
  text,
  closeText,
  action,
}: NoticeModalProps) {
  return (
    <Modal
      locale={locale}
      open={open}
      onClose={onClose}
      closeText={closeText}
      title={title}
      tone={tone}
      icon={icon}
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
    </Modal>
  )
}
