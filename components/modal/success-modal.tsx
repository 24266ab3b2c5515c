'use client'

import { CopyButton } from '@/components/copy-button/copy-button'

import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import type { ModalTexts } from './modal-texts'
import styles from './modal.module.css'
import { NoticeModal } from './notice-modal'

interface SuccessModalProps {
  locale: Locale
  open: boolean
  onClose: () => void
  /** The number of the request, where it got one. */
  requestNumber?: string | number | undefined
  /** A way on besides closing. */
  action?: ReactNode
  /** What else there is to know of what was received. */
  children?: ReactNode
  /** `next` says what happens now. */
  texts: ModalTexts['success']
}

/** Something was received: the request number, large and to be copied, and what happens next. */
export function SuccessModal({ requestNumber, texts, children, ...modal }: SuccessModalProps) {
  return (
    <NoticeModal
      {...modal}
      tone="success"
      icon="success"
      title={texts.title}
      text={texts.text}
      closeText={texts.close}
    >
      {requestNumber !== undefined && (
        <div className={styles.number}>
          <p>
            <span className={styles.numberLabel}>{texts.number}</span>
            <br />
            <bdi className={styles.numberValue}>{requestNumber}</bdi>
          </p>
          <CopyButton
            text={String(requestNumber)}
            texts={{ copy: texts.copy, copied: texts.copied, failed: texts.copyFailed }}
          />
        </div>
      )}
      {children}
      {texts.next && <p className={styles.next}>{texts.next}</p>}
    </NoticeModal>
  )
}
