'use client'

import { Button } from '@/components/button/button'
import { CopyButton } from '@/components/copy-button/copy-button'
import { success } from '@/components/icon/paths'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import { Modal } from './modal'
import type { ModalTexts } from './modal-texts'
import styles from './modal.module.css'

interface SuccessModalProps {
  locale: Locale
  open: boolean
  onClose: () => void
  /** The number of the request, where it got one. */
  requestNumber?: string | number | undefined
  /** A way on besides closing. */
  action?: ReactNode
  /** `next` says what happens now. */
  texts: ModalTexts['success']
}

/** Something was received: the request number, large and to be copied, and what happens next. */
export function SuccessModal({
  locale,
  open,
  onClose,
  requestNumber,
  action,
  texts,
}: SuccessModalProps) {
  return (
    <Modal
      locale={locale}
      open={open}
      onClose={onClose}
      closeText={texts.close}
      title={texts.title}
      tone="success"
      icon={success}
      actions={
        <>
          {action}
          <Button variant={action ? 'secondary' : 'primary'} onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
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
      {texts.next && <p className={styles.next}>{texts.next}</p>}
    </Modal>
  )
}
