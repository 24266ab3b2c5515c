'use client'

import { Button } from '@/components/button/button'

import type { Locale } from '@/lib/i18n/locale'
import type { ModalTexts } from './modal-texts'
import { NoticeModal } from './notice-modal'

interface ErrorModalProps {
  locale: Locale
  open: boolean
  onClose: () => void
  /** Tries the same again; what was typed is still there. */
  onRetry?: () => void
  texts: ModalTexts['error']
}

/** Something could not be done: what, why, and the next step. */
export function ErrorModal({ onRetry, texts, ...modal }: ErrorModalProps) {
  return (
    <NoticeModal
      {...modal}
      role="alertdialog"
      tone="error"
      icon="error"
      title={texts.title}
      text={texts.text}
      closeText={texts.close}
      action={onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
    />
  )
}
