'use client'

import { Button } from '@/components/button/button'
import { error } from '@/components/icon/paths'
import type { Locale } from '@/lib/i18n/locale'
import { Modal } from './modal'
import type { ModalTexts } from './modal-texts'

interface ErrorModalProps {
  locale: Locale
  open: boolean
  onClose: () => void
  /** Tries the same again; what was typed is still there. */
  onRetry?: () => void
  texts: ModalTexts['error']
}

/** Something could not be done: what, why, and the next step. */
export function ErrorModal({ locale, open, onClose, onRetry, texts }: ErrorModalProps) {
  return (
    <Modal
      locale={locale}
      open={open}
      role="alertdialog"
      onClose={onClose}
      closeText={texts.close}
      title={texts.title}
      tone="error"
      icon={error}
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
          <Button variant={onRetry ? 'secondary' : 'primary'} onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
    </Modal>
  )
}
